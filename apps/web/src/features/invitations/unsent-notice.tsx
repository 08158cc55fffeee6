import { Box, Button, Group, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { sendingCostQuery } from './invitation-queries.ts';
import { SendDialog } from './send-dialog.tsx';

const DAY_MS = 86_400_000;

/** How many invitations wait to be sent, until when the law gives time, and the way to send them. */
export function UnsentNotice({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const due = useDue(dossier);
  const [isSending, setSending] = useState(false);
  // What is on its way already counts as sent here, before the post has taken it over.
  const count = useQuery(sendingCostQuery(dossier.id)).data?.unsentInvitations ?? 0;
  return (
    <>
      {count > 0 && (
        <Group gap="md" px="lg" py="md" bd="1px solid warning.2" bdrs="lg" bg="warning.0" c="warning.8">
          <IconAlertTriangle size={20} aria-hidden />
          <Box flex="1 1 14rem">
            <Text inherit fw={600}>
              {t('unsent.title', { count })}
            </Text>
            {due && <Text size="sm">{due}</Text>}
          </Box>
          <Button leftSection={<IconSend />} onClick={() => setSending(true)}>
            {t('unsent.send', { count })}
          </Button>
        </Group>
      )}
      <SendDialog
        dossierId={dossier.id}
        fileNumber={dossier.fileNumber}
        count={count}
        opened={isSending}
        onClose={() => setSending(false)}
      />
    </>
  );
}

/** The legal last day, as the dossier counts it, with the event that it is counted from. */
function useDue({ terms, saleDate, dateSeizure }: Dossier): string | undefined {
  const { t } = useTranslation('invitations');
  const language = useLanguage();
  const term = terms.find((one) => one.term === 'invitation');
  if (term === undefined) return undefined;
  const date = formatDate(term.dueOn, language);
  const event = saleDate ?? dateSeizure;
  if (event === null) return t('unsent.due', { date });
  const days = Math.round((Date.parse(term.countedUntil) - Date.parse(event)) / DAY_MS);
  const words = { date, days, event: formatDate(event, language) };
  return saleDate === null ? t('unsent.dueSeizure', words) : t('unsent.dueSale', words);
}
