import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { dossierQuery, useRefreshDossier } from './dossier-queries.ts';
import { valuesOf } from './dossier-values.ts';

/** Editing the general side of a dossier: its form, and what saving it changes elsewhere on the screen. */
export function useDossierEditing(dossier: Dossier) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id };
  const { queryKey } = dossierQuery(dossier.id);
  const form = useContractForm(dossiersCalls.update, valuesOf(dossier));

  const saving = useSaving({
    form,
    save: (body) => request(dossiersCalls.update, { params, body }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      form.reset(valuesOf(saved));
      showSuccess(t('saved'), saved.fileNumber);
      void refresh();
    },
    reload: async () => {
      const newest = await request(dossiersCalls.read, { params });
      queries.setQueryData(queryKey, newest);
      return valuesOf(newest);
    },
  });

  /** The explanation is saved by itself; the form goes on from there, if nobody else came between. */
  const keepExplained = (saved: Dossier) => {
    if (saved.version === form.getValues('version') + 1) {
      form.reset(valuesOf(saved), { keepDirty: true, keepDirtyValues: true });
    }
    queries.setQueryData(queryKey, saved);
    void refresh();
  };
  return { form, ...saving, keepExplained };
}
