import { Select, Text } from '@mantine/core';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { ALL_BASIS_POINTS, type Shares } from '@prorata/contract/dossiers/estates';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { Cell } from '../../components/form/field.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useEstates } from './use-defendant-name.ts';

type AssetValues = ValuesOf<typeof dossiersCalls.updateAsset>;

const UNDIVIDED = 'undivided';

/** Whose an asset is: all of it somebody's, or undivided by shares. With one defendant there is nothing to ask. */
export function SharesField({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const { setValue } = useFormContext<AssetValues>();
  const estates = useEstates(dossier).map(({ id, name }) => ({ value: id, label: name }));
  const shares = useWatch<AssetValues, 'shares'>({ name: 'shares' }) ?? [];
  const [isSplitting, setSplitting] = useState(false);
  if (estates.length < 2) return null;
  const isUndivided = isSplitting || shares.length > 1;
  const choose = (owner: string | null) => {
    setSplitting(owner === UNDIVIDED);
    const all =
      owner === null || owner === MAIN_DEFENDANT ? [] : [{ estateId: owner, basisPoints: ALL_BASIS_POINTS }];
    const people = [MAIN_DEFENDANT, ...dossier.coDefendants.map(({ id }) => id)];
    setValue('shares', owner === UNDIVIDED ? inEqualParts(people) : all, { shouldDirty: true });
  };
  return (
    <>
      <Cell span={5}>
        <Select
          label={t('shares.owner')}
          description={t('shares.hint')}
          data={[...estates, { value: UNDIVIDED, label: t('shares.undivided') }]}
          value={isUndivided ? UNDIVIDED : (shares[0]?.estateId ?? MAIN_DEFENDANT)}
          onChange={choose}
          allowDeselect={false}
        />
      </Cell>
      {isUndivided && (
        <RowsField
          name="shares"
          title={t('shares.title')}
          addLabel={t('shares.add')}
          removeLabel={(number) => t('shares.remove', { number })}
          blank={() => ({ estateId: null, basisPoints: null })}
          outcome={<SharesSum />}
        >
          {(path) => (
            <>
              <SelectField name={`${path}.estateId`} span={8} choices={estates} required />
              <DecimalField name={`${path}.basisPoints`} kind="share" span={4} required />
            </>
          )}
        </RowsField>
      )}
    </>
  );
}

/** What cannot be divided evenly goes to those who come first. */
function inEqualParts(estateIds: readonly string[]): Shares {
  const part = Math.floor(ALL_BASIS_POINTS / estateIds.length);
  const left = ALL_BASIS_POINTS - part * estateIds.length;
  return estateIds.map((estateId, place) => ({ estateId, basisPoints: part + (place < left ? 1 : 0) }));
}

function SharesSum() {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  const shares = useWatch<AssetValues, 'shares'>({ name: 'shares' }) ?? [];
  const sum = shares.reduce((points, { basisPoints }) => points + (Number(basisPoints) || 0), 0);
  return (
    <Text
      size="sm"
      aria-live="polite"
      c={sum === ALL_BASIS_POINTS ? 'positive.8' : 'var(--mantine-color-error)'}
    >
      {t(sum === ALL_BASIS_POINTS ? 'shares.sum' : 'shares.wrongSum', {
        percentage: formatDecimal(sum / 100, language, 0, 2),
      })}
    </Text>
  );
}

/** Whose an asset is, in one line; nothing where there is one defendant. */
export function useOwners(dossier: Dossier): (shares: Shares) => string | undefined {
  const language = useLanguage();
  const estates = useEstates(dossier);
  const nameOf = (id: string) => estates.find((estate) => estate.id === id)?.name ?? '';
  return (shares) => {
    if (estates.length < 2) return undefined;
    const [only, ...others] = shares;
    if (others.length === 0) return nameOf(only?.estateId ?? MAIN_DEFENDANT);
    return shares
      .map(
        ({ estateId, basisPoints }) =>
          `${nameOf(estateId)} ${formatDecimal(basisPoints / 100, language, 0, 2)} %`,
      )
      .join(' · ');
  };
}
