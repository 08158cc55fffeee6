import { parametersCalls } from '@prorata/contract/parameters/calls';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { parametersQuery } from './parameter-queries.ts';
import { useParameterWords } from './use-parameter-words.ts';

/** Editing one parameter: its form, saving it and putting its default back. */
export function useParameterSaving(parameter: Parameter, onClose: () => void) {
  const { t } = useTranslation(['parameters', 'forms']);
  const { nameOf } = useParameterWords();
  const queries = useQueryClient();
  const params = { paramId: parameter.id };
  const form = useContractForm(parametersCalls.update, valuesOf(parameter));
  const saving = useSaving({
    form,
    // A text that was emptied is a value too; only a reset asks for the default.
    save: ({ value, version }) =>
      request(parametersCalls.update, { params, body: { value: value ?? blankOf(parameter), version } }),
    onSaved: (saved) => finish(saved, t('forms:saved')),
    reload: async () => {
      await queries.invalidateQueries({ queryKey: parametersQuery.queryKey });
      const { items } = await queries.ensureQueryData(parametersQuery);
      return valuesOf(items.find(({ id }) => id === parameter.id) ?? parameter);
    },
  });
  const resetting = useSaving({
    form,
    save: ({ version }) => request(parametersCalls.update, { params, body: { value: null, version } }),
    onSaved: (saved) => finish(saved, t('resetDone', { name: nameOf(saved.id) })),
  });
  const finish = (saved: Parameter, message: string) => {
    void queries.invalidateQueries({ queryKey: parametersQuery.queryKey });
    showSuccess(message, nameOf(saved.id));
    onClose();
  };
  return {
    form,
    submit: saving.submit,
    isSaving: saving.isSaving || resetting.isSaving,
    outcome:
      resetting.outcome.conflict || resetting.outcome.problem
        ? { ...saving.outcome, ...shown(resetting.outcome) }
        : saving.outcome,
    reset: () => {
      form.reset();
      void resetting.submit();
    },
  };
}

type Outcome = ReturnType<typeof useSaving>['outcome'];

function shown({ conflict, problem }: Outcome) {
  return { conflict, problem };
}

function valuesOf({ value, version }: Parameter) {
  return { value, version };
}

function blankOf({ kind }: Parameter) {
  return kind === 'text' || kind === 'email' || kind === 'url' ? '' : null;
}
