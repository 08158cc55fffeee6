import { Button, Stack, Text } from '@mantine/core';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Payer } from '@prorata/contract/recurring/recurring';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import { IconMail, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { addressLine, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { LettersDialog } from './letters-dialog.tsx';
import { PayerDialog } from './payer-dialog.tsx';
import classes from './recurring.module.css';
import { useChanged } from './recurring-queries.ts';
import type { RecurringProps } from './recurring-tab.tsx';

/** Who withholds of the income and pays month by month. */
export function PayersCard({ dossier, recurring: { payers }, canWrite }: RecurringProps) {
  const { t } = useTranslation(['recurring', 'vocabulary']);
  const changed = useChanged(dossier.id);
  const [written, write] = useState<Payer>();
  const [edited, edit] = useState<Payer | 'new'>();
  const removing = useRemoving<Payer>({
    remove: async ({ id: payerId, version }) =>
      changed(
        await request(recurringCalls.removePayer, {
          params: { dossierId: dossier.id, payerId },
          query: { version },
        }),
      ),
    onRemoved: ({ name }) => showSuccess(t('payers.removed', { name })),
  });
  const add = canWrite && (
    <Button variant="default" leftSection={<IconPlus />} onClick={() => edit('new')}>
      {t('payers.add')}
    </Button>
  );
  return (
    <Block title={t('payers.title')} remark={<Count of={payers.length} />} act={add}>
      {payers.length === 0 && (
        <Hint px="lg" py="md">
          {t('payers.noneText')}
        </Hint>
      )}
      <ul className={classes.things}>
        {payers.map((payer) => (
          <li key={payer.id}>
            <PayerFacts payer={payer} />
            {canWrite && (
              <RowMenu
                name={payer.name}
                acts={[
                  {
                    key: 'letter',
                    label: t('vocabulary:incomeLetter.employer'),
                    icon: IconMail,
                    act: () => write(payer),
                  },
                  { key: 'edit', label: t('payers.edit'), icon: IconPencil, act: () => edit(payer) },
                  {
                    key: 'remove',
                    label: t('payers.remove'),
                    icon: IconTrash,
                    act: () => removing.ask(payer),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      <LettersDialog
        dossierId={dossier.id}
        payer={written}
        canSend={canWrite}
        opened={written !== undefined}
        onClose={() => write(undefined)}
      />
      <PayerDialog dossierId={dossier.id} payer={edited} onClose={() => edit(undefined)} />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('payers.removeTitle', { name: removing.thing?.name ?? '' })}
        verb={t('payers.remove')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('payers.removeText')}
      </RemoveDialog>
    </Block>
  );
}

function PayerFacts({ payer }: { readonly payer: Payer }) {
  const { t } = useTranslation(['recurring', 'vocabulary', 'dossiers']);
  const language = useLanguage();
  const { name, kind, kboNumber, address, account, seizedAt, paysOnDay, endedOn, releasedAt } = payer;
  const facts = [
    t(`vocabulary:incomeKind.${kind}`),
    kboNumber && t('dossiers:kbo', { number: formatEnterpriseNumber(kboNumber) }),
    addressLine(address) ||
      [address.address1, address.address2, address.zipcode, address.city].filter(Boolean).join(' '),
    account && formatIban(account),
    paysOnDay !== null && t('payers.paysOn', { day: paysOnDay }),
    seizedAt && t('payers.seized', { moment: formatDate(seizedAt, language, 'dateTime') }),
    endedOn && t('payers.ended', { date: formatDate(endedOn, language) }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <Stack gap={0} miw={0} flex={1}>
      <Text fw={500}>{name}</Text>
      {facts.map((fact) => (
        <Hint key={fact}>{fact}</Hint>
      ))}
      {releasedAt && (
        <div>
          <StatusBadge tone="positive">
            {t('payers.released', { date: formatDate(releasedAt, language) })}
          </StatusBadge>
        </div>
      )}
    </Stack>
  );
}
