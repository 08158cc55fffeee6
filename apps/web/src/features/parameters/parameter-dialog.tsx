import { Button, Flex, Text, Title } from '@mantine/core';
import { parametersCalls } from '@prorata/contract/parameters/calls';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import { useQueryClient } from '@tanstack/react-query';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { CheckField, TextField } from '../../components/form/fields.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Acts } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { parametersQuery } from './parameter-queries.ts';
import classes from './parameters.module.css';
import { useParameterLabels } from './use-parameter-labels.ts';

interface ParameterDialogProps {
  readonly parameter: Parameter | undefined;
  readonly onClose: () => void;
}

export function ParameterDialog({ parameter, onClose }: ParameterDialogProps) {
  const { nameOf } = useParameterLabels();
  return (
    <FormDialog
      opened={parameter !== undefined}
      onClose={onClose}
      size="34rem"
      title={parameter && nameOf(parameter.id)}
    >
      {parameter && <ParameterForm parameter={parameter} onClose={onClose} />}
    </FormDialog>
  );
}

interface ParameterFormProps {
  readonly parameter: Parameter;
  readonly onClose: () => void;
}

/** One parameter: its value, its default and its history. */
function ParameterForm({ parameter, onClose }: ParameterFormProps) {
  const { t } = useTranslation(['parameters', 'forms']);
  const { textOf, nameOf } = useParameterLabels();
  const { form, submit, isSaving, outcome, reset } = useParameterSaving(parameter, onClose);
  return (
    <ContractForm<typeof parametersCalls.update>
      form={form}
      labels={{ value: t('value'), [parameter.id.split('.')[0] ?? '']: nameOf(parameter.id) }}
      onSubmit={submit}
    >
      <Text c="dimmed" mb="md">
        {textOf(parameter.id)}
      </Text>
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <ParameterField parameter={parameter} />
      </FieldGrid>
      <ParameterHistory parameter={parameter} />
      <Acts mt="xl">
        {parameter.isChanged && (
          <Button me="auto" variant="subtle" disabled={isSaving} onClick={reset}>
            {t('reset')}
          </Button>
        )}
        <Button variant="default" disabled={isSaving} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('forms:save')}
        </Button>
      </Acts>
    </ContractForm>
  );
}

type Values = ValuesOf<typeof parametersCalls.update>;

const INPUT_TYPES = { text: 'text', email: 'email', url: 'url', rates: 'text' } as const;
const NUMBER_KINDS = { integer: 'count', amount: 'amount', percentage: 'percentage' } as const;

/** The field that fits the kind of a parameter, with its bounds and its default below it. */
function ParameterField({ parameter }: { readonly parameter: Parameter }) {
  const { t } = useTranslation('parameters');
  const { inWords } = useParameterLabels();
  const { kind, unit, minimum, maximum, defaultValue } = parameter;
  const byDefault = t('default', { value: inWords(parameter, defaultValue) });
  switch (kind) {
    case 'boolean':
      return <CheckField<Values> name="value" hint={byDefault} />;
    case 'integer':
    case 'amount':
    case 'percentage': {
      const bounds = t('bounds', {
        minimum: inWords(parameter, minimum),
        maximum: inWords(parameter, maximum),
      });
      return (
        <DecimalField<Values>
          name="value"
          kind={NUMBER_KINDS[kind]}
          span={6}
          hint={`${bounds}. ${byDefault}.`}
          {...(unit && { unit: t(`units.${unit}`) })}
        />
      );
    }
    default:
      return <TextField<Values> name="value" type={INPUT_TYPES[kind]} span={12} hint={byDefault} />;
  }
}

/** Who changed a parameter when, the latest first. */
function ParameterHistory({ parameter }: { readonly parameter: Parameter }) {
  const { t } = useTranslation(['parameters', 'audit']);
  const language = useLanguage();
  const { inWords } = useParameterLabels();
  const { history } = parameter;
  return (
    <>
      <Title order={3} size="sm" mt="lg" mb="xs">
        {t('history')}
      </Title>
      {history.length === 0 && <Text c="dimmed">{t('noHistory')}</Text>}
      <ol className={classes.history}>
        {history.map(({ changedAt, changedBy, before, after }) => (
          <Flex
            component="li"
            key={`${changedAt} ${before} ${after}`}
            wrap="wrap"
            justify="space-between"
            columnGap="md"
            py="xs"
          >
            <Text span size="sm">
              {t('audit:change', { before: inWords(parameter, before), after: inWords(parameter, after) })}
            </Text>
            <Text span size="sm" c="dimmed">
              {t('changedBy', { name: changedBy, moment: formatDate(changedAt, language, 'dateTime') })}
            </Text>
          </Flex>
        ))}
      </ol>
    </>
  );
}

/** Editing one parameter: its form, saving it and putting its default back. */
function useParameterSaving(parameter: Parameter, onClose: () => void) {
  const { t } = useTranslation(['parameters', 'forms']);
  const { nameOf } = useParameterLabels();
  const queries = useQueryClient();
  const params = { paramId: parameter.id };
  const form = useContractForm(parametersCalls.update, valuesOf(parameter), undefined, parameter.id);
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
