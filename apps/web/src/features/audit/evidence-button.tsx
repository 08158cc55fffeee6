import { Button, Tooltip } from '@mantine/core';
import { auditCalls } from '@prorata/contract/audit/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

/** All that proves the dossier in one file, for those who answer for the deeds of the office. */
export function EvidenceButton({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('evidence');
  const language = useLanguage();
  const inWords = useProblem();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(ownUserQuery);
  const exporting = useMutation({
    mutationFn: () =>
      request(auditCalls.exportEvidence, { params: { dossierId: dossier.id }, body: { language } }),
    onSuccess: (file) => {
      saveFile(file);
      showSuccess(t('exported'));
      // That it was taken out stands in the log.
      void queryClient.invalidateQueries({ queryKey: dossierKey(dossier.id) });
    },
    onError: (error) => showFailure(t('exportFailed'), inWords(error).message),
  });
  if (!me?.isOrganizationAdmin && me?.userType !== 'Bailiff') return null;
  return (
    <Tooltip label={t('exportHint')} multiline w={320}>
      <Button
        variant="default"
        leftSection={<IconFileZip />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t('export')}
      </Button>
    </Tooltip>
  );
}
