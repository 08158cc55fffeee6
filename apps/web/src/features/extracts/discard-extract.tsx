import { Button } from '@mantine/core';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { DraftOrSeal } from '@prorata/contract/extracts/draft';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

type Discarded = Pick<DraftOrSeal, 'extractId' | 'version' | 'dossierId' | 'fileName'>;

/** Nothing will ever come of an extract that stays sealed: it is thrown away, and another copy chosen in its place. */
export function DiscardExtract({ draft }: { readonly draft: Discarded }) {
  const { t } = useTranslation('extracts');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removing = useRemoving<Discarded>({
    remove: ({ extractId, version }) =>
      request(extractsCalls.discard, { params: { extractId }, query: { version } }),
    onRemoved: async ({ extractId, dossierId }) => {
      await navigate({
        to: '/app/extract',
        search: dossierId === null ? {} : { dossierId },
        replace: true,
      });
      queries.removeQueries({ queryKey: ['extracts', extractId] });
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => removing.ask(draft)}
      >
        {t('discard.verb')}
      </Button>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('discard.title')}
        verb={t('discard.verb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('discard.text', { name: draft.fileName })}
      </RemoveDialog>
    </>
  );
}
