import { Checkbox, Input, Stack } from '@mantine/core';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, useField } from '../form/field.tsx';
import { ChoiceCardsField } from '../form/fields.tsx';
import { fieldId } from '../form/form-setting.ts';
import type { ClaimValues } from './claim-values.ts';

/** Somebody against whom the dossier runs. */
export interface Debtor {
  readonly id: string;
  readonly name: string;
}

interface DebtorsFieldProps {
  /** Everybody against whom the dossier runs; with one there is nothing to ask. */
  readonly debtors: readonly Debtor[];
}

/** Who owes the amount, and whether each of several owes a part or all of it. */
export function DebtorsField({ debtors }: DebtorsFieldProps) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const { setValue } = useFormContext<ClaimValues>();
  const field = useField<ClaimValues>({ name: 'debtorIds' });
  const liability = useWatch<ClaimValues, 'liability'>({ name: 'liability' });
  if (debtors.length < 2) return null;
  const chosen = debtorsOf(field.value);
  const toggle = (id: string, isChosen: boolean) => {
    const next = debtors.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one)));
    // Somebody owes it.
    if (next.length === 0) return;
    field.change(next.length === 1 && next[0] === MAIN_DEFENDANT ? [] : next);
    // That several owe all of it each is not presumed (Civil Code 5.160).
    const several = liability === 'solidary' ? 'solidary' : 'joint';
    setValue('liability', next.length === 1 ? 'own' : several, { shouldDirty: true });
  };
  const kinds = (['joint', 'solidary'] as const).map((value) => ({
    value,
    label: t(`vocabulary:liability.${value}`),
    text: t(`debtors.${value}`),
  }));
  return (
    <>
      <Cell span={12}>
        <Input.Wrapper
          labelElement="div"
          label={t('debtors.title')}
          description={chosen.length === 1 ? t('debtors.own') : undefined}
          error={field.error}
        >
          <Stack gap="sm" my="xs" role="group" aria-label={t('debtors.title')}>
            {debtors.map(({ id, name }, place) => (
              <Checkbox
                key={id}
                {...(place === 0 && { id: fieldId('debtorIds') })}
                label={name}
                checked={chosen.includes(id)}
                disabled={field.isReadOnly}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
            ))}
          </Stack>
        </Input.Wrapper>
      </Cell>
      {chosen.length > 1 && <ChoiceCardsField<ClaimValues> name="liability" choices={kinds} required />}
    </>
  );
}

/** Nobody named is the first defendant alone. */
function debtorsOf(ids: unknown): readonly string[] {
  return Array.isArray(ids) && ids.length > 0 ? ids : [MAIN_DEFENDANT];
}

interface DebtorsLineProps extends DebtorsFieldProps {
  readonly of: { readonly debtorIds: readonly string[]; readonly liability: ClaimValues['liability'] };
}

/** Who owes something, in one line; nothing where the dossier runs against one. */
export function DebtorsLine({ debtors, of: { debtorIds, liability = 'own' } }: DebtorsLineProps) {
  const { t } = useTranslation('vocabulary');
  const language = useLanguage();
  if (debtors.length < 2) return null;
  const names = debtors.filter(({ id }) => debtorsOf(debtorIds).includes(id)).map(({ name }) => name);
  return (
    <span>
      {t(`liability.${liability}`)}: {new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}
    </span>
  );
}
