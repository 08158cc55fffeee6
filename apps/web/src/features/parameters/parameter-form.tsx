import { Button } from '@mantine/core';
import type { parametersCalls } from '@prorata/contract/parameters/calls';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { ParameterField } from './parameter-field.tsx';
import classes from './parameter-form.module.css';
import { ParameterHistory } from './parameter-history.tsx';
import { useParameterSaving } from './use-parameter-saving.ts';
import { useParameterWords } from './use-parameter-words.ts';

interface ParameterFormProps {
  readonly parameter: Parameter;
  readonly onClose: () => void;
}

/** One parameter: its value, its default and its history. */
export function ParameterForm({ parameter, onClose }: ParameterFormProps) {
  const { t } = useTranslation(['parameters', 'forms']);
  const { textOf, nameOf } = useParameterWords();
  const { form, submit, isSaving, outcome, reset } = useParameterSaving(parameter, onClose);
  return (
    <ContractForm<typeof parametersCalls.update>
      form={form}
      labels={{ value: t('value'), [parameter.id.split('.')[0] ?? '']: nameOf(parameter.id) }}
      onSubmit={submit}
    >
      <p className={classes.text}>{textOf(parameter.id)}</p>
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <ParameterField parameter={parameter} />
      </FieldGrid>
      <ParameterHistory parameter={parameter} />
      <div className={classes.acts}>
        {parameter.isChanged && (
          <Button className={classes.reset ?? ''} variant="subtle" disabled={isSaving} onClick={reset}>
            {t('reset')}
          </Button>
        )}
        <Button variant="default" disabled={isSaving} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('forms:save')}
        </Button>
      </div>
    </ContractForm>
  );
}
