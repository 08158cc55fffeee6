import { Checkbox, Input, Stack } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, useField } from '../form/field.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { fieldId } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import type { ClaimValues } from './claim-values.ts';
import { RowsField } from './rows-field.tsx';

/** What was sold or seized, as a claim can draw on it. */
export interface Lot {
  readonly id: string;
  /** "Lot 2". */
  readonly label: string;
  readonly name: string;
  readonly inLetPremises: boolean | null;
  /** Seized money, and no thing. */
  readonly isMoney: boolean;
}

interface LotsFieldProps {
  readonly lots: readonly Lot[];
  readonly privilege: Privilege;
}

/** The lots on which a special claim draws: those that are ticked, or all. */
export function LotsField({ lots, privilege }: LotsFieldProps) {
  const { t } = useTranslation('claims');
  const { setValue } = useFormContext<ClaimValues>();
  const field = useField<ClaimValues>({ name: 'assetIds' });
  const onAll = useWatch<ClaimValues, 'onAllAssets'>({ name: 'onAllAssets' }) === true;
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const isLessor = isOfLessor(privilege);
  const toggle = (id: string, isChosen: boolean) =>
    // In the order of the lots, whatever was ticked first.
    field.change(
      lots.map((lot) => lot.id).filter((other) => (other === id ? isChosen : chosen.includes(other))),
    );
  const chooseAll = (isAll: boolean) => {
    setValue('onAllAssets', isAll, { shouldDirty: true });
    if (isAll) field.change([]);
  };
  return (
    <>
      <Cell span={12} help="lots" label={t('lots.label')}>
        <Input.Wrapper labelElement="div" description={t('lots.hint')} error={field.error}>
          <Stack gap="0.375rem" my="xs" role="group" aria-label={t('lots.label')}>
            {lots.length === 0 && t('lots.none')}
            {lots.map((lot, place) => (
              <Checkbox
                key={lot.id}
                {...(place === 0 && { id: fieldId('assetIds') })}
                label={`${lot.label} · ${lot.name}`}
                description={isLessor ? t(standingOf(lot)) : undefined}
                checked={onAll || chosen.includes(lot.id)}
                disabled={field.isReadOnly || onAll || (isLessor && lot.isMoney && !chosen.includes(lot.id))}
                onChange={({ currentTarget }) => toggle(lot.id, currentTarget.checked)}
              />
            ))}
            {lots.length > 1 && (
              <Checkbox
                label={t('lots.all')}
                checked={onAll}
                disabled={field.isReadOnly}
                onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
              />
            )}
          </Stack>
        </Input.Wrapper>
      </Cell>
      {(onAll || chosen.length > 1) && (
        <FixedParts lots={onAll ? lots : lots.filter(({ id }) => chosen.includes(id))} />
      )}
    </>
  );
}

/** Whether a privilege rests on what garnishes premises that were let (Mortgage Act 20, 1°). */
export function isOfLessor({ id }: { readonly id: string | null | undefined }): boolean {
  return id === 'lessor' || id === 'lessor-younger-than-pledge';
}

function standingOf({ isMoney, inLetPremises }: Lot) {
  if (isMoney) return 'lots.money';
  if (inLetPremises === null) return 'lots.unknown';
  return inLetPremises ? 'lots.wasThere' : 'lots.wasElsewhere';
}

/** A lessor's claim starts with the lots that are known to have been in the let premises. */
export function useLetPremises(lots: readonly Lot[], isLessor: boolean): void {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  const wasLessor = useRef(isLessor);
  useEffect(() => {
    if (isLessor === wasLessor.current) return;
    wasLessor.current = isLessor;
    const { assetIds = [], onAllAssets } = getValues();
    if (!isLessor || assetIds.length > 0 || onAllAssets) return;
    const there = lots.filter(({ inLetPremises, isMoney }) => inLetPremises && !isMoney);
    setValue(
      'assetIds',
      there.map(({ id }) => id),
      { shouldDirty: true },
    );
  }, [isLessor, lots, getValues, setValue]);
}

/** What the office lets the claim take from each lot, where it departs from the rule. */
function FixedParts({ lots }: Pick<LotsFieldProps, 'lots'>) {
  const { t } = useTranslation('claims');
  const fixed = useWatch<ClaimValues, 'fixedParts'>({ name: 'fixedParts' }) ?? [];
  const choices = lots.map(({ id, label, name }) => ({ value: id, label: `${label} · ${name}` }));
  return (
    <>
      <RowsField
        name="fixedParts"
        title={t('fixedParts.title')}
        hint={t('fixedParts.hint')}
        addLabel={t('fixedParts.add')}
        removeLabel={(number) => t('fixedParts.remove', { number })}
        blank={() => ({ assetId: null, amount: null })}
      >
        {(path) => (
          <>
            <SelectField name={`${path}.assetId`} span={7} choices={choices} required />
            <DecimalField name={`${path}.amount`} kind="amount" span={5} required />
          </>
        )}
      </RowsField>
      {fixed.length > 0 && (
        <TextField<ClaimValues>
          name="fixedPartsReason"
          span={12}
          required
          hint={t('fixedParts.reasonHint')}
        />
      )}
    </>
  );
}
