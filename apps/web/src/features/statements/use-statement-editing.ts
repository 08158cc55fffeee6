import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { statementQuery } from './statement-queries.ts';
import { valuesOf, withoutOtherType } from './statement-values.ts';

/** Editing a statement of the office: its form, and what saving it changes elsewhere on the screen. */
export function useStatementEditing(dossier: Dossier, statement: Statement) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id, statementId: statement.id };
  const { queryKey } = statementQuery(dossier.id, statement.id);
  const form = useContractForm(statementsCalls.update, valuesOf(statement), withoutOtherType);
  const read = async () => {
    const newest = await request(statementsCalls.read, { params });
    queries.setQueryData(queryKey, newest);
    return newest;
  };
  const saving = useSaving({
    form,
    save: (body) => request(statementsCalls.update, { params, body }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      form.reset(valuesOf(saved));
      showSuccess(t('saved'), saved.creditorName);
      void refresh();
    },
    reload: async () => valuesOf(await read()),
  });

  /**
   * Documents and claims are saved by themselves, which may withdraw the mark "validated"; what is typed in the form
   * goes on from the version to which that led.
   */
  const keepPart = async () => {
    const newest = await read();
    form.resetField('version', { defaultValue: newest.version });
    form.resetField('validated', { defaultValue: newest.validated });
    void refresh();
  };
  return { form, ...saving, keepPart };
}
