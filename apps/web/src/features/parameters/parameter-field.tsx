import type { parametersCalls } from '@prorata/contract/parameters/calls';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import { useTranslation } from 'react-i18next';
import { CheckField, TextField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { useParameterWords } from './use-parameter-words.ts';

type Values = ValuesOf<typeof parametersCalls.update>;

const INPUT_TYPES = { text: 'text', email: 'email', url: 'url' } as const;
const NUMBER_KINDS = { integer: 'count', amount: 'amount', percentage: 'percentage' } as const;

/** The field that fits the kind of a parameter, with its bounds and its default below it. */
export function ParameterField({ parameter }: { readonly parameter: Parameter }) {
  const { t } = useTranslation('parameters');
  const { inWords } = useParameterWords();
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
