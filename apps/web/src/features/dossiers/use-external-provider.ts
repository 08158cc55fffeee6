import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from './dossier-queries.ts';

/** Sending the invitation to the external provider, after a question, and looking at it first. */
export function useExternalProvider({ id: dossierId, externalProvider }: Dossier) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossierId);
  const [isAsked, setAsked] = useState(false);
  const notifying = useMutation({
    mutationFn: () => request(dossiersCalls.notifyExternalProvider, { query: { dossierId } }),
    onSuccess: async () => {
      setAsked(false);
      showSuccess(t('acts.externalProvider.done', { provider: externalProvider ?? '' }));
      await refresh();
    },
  });
  const downloading = useMutation({
    mutationFn: () => request(dossiersCalls.downloadExternalProviderInvitation, { query: { dossierId } }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('acts.externalProvider.notDownloaded'), inWords(error).message),
  });
  return {
    ask: () => {
      notifying.reset();
      setAsked(true);
    },
    isAsked,
    isBusy: notifying.isPending,
    problem: notifying.error === null ? undefined : inWords(notifying.error),
    confirm: () => notifying.mutate(),
    close: () => setAsked(false),
    download: () => downloading.mutate(),
  };
}
