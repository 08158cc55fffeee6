import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Collection } from '@prorata/contract/dossiers/collection';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import type { BalanceForm } from './cost-values.ts';
import { collectionQuery, useRefreshDossier } from './dossier-queries.ts';

interface SavingBalance {
  /** The id of the cost, where it is about one. */
  readonly about?: string;
  readonly values: BalanceForm;
  /** What the form holds of the newest state, when somebody else was first. */
  readonly reloaded: (newest: Collection) => BalanceForm;
  readonly onSaved: () => void;
}

/** The balance and all execution costs are saved together, whichever of them was changed. */
export function useSavingBalance(dossierId: string, { about, values, reloaded, onSaved }: SavingBalance) {
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossierId);
  const params = { dossierId };
  const { queryKey } = collectionQuery(dossierId);
  const form = useContractForm(dossiersCalls.setBalance, values, undefined, about);
  const saving = useSaving({
    form,
    save: (body) => request(dossiersCalls.setBalance, { params, body }),
    onSaved: (saved) => {
      form.reset();
      queries.setQueryData(queryKey, saved);
      onSaved();
      void refresh();
    },
    reload: async () => {
      const newest = await request(dossiersCalls.readCollection, { params });
      queries.setQueryData(queryKey, newest);
      return reloaded(newest);
    },
  });
  return { form, ...saving };
}
