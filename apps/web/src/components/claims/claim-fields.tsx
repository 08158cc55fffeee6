import type { Privilege } from '@prorata/contract/distribution/privilege';
import { CLAIM_TYPES } from '@prorata/domain/vocabulary';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../form/date-fields.tsx';
import { CheckField, type Choice, ChoiceCardsField, SelectField, TextField } from '../form/fields.tsx';
import { DecimalField } from '../form/number-fields.tsx';
import classes from './claim-fields.module.css';
import type { ClaimValues } from './claim-values.ts';
import { PrivilegeField } from './privilege-field.tsx';
import { ProofField, type ProofFieldProps } from './proof-field.tsx';

interface ClaimFieldsProps extends ProofFieldProps {
  readonly privileges: readonly Privilege[];
  /** The lots that a specific claim can draw on, for the office; the invited creditor only describes the thing. */
  readonly assets?: readonly Choice[] | undefined;
}

/** The fields of a claim, for a form over any of the calls that take one. The proof comes first, the rest after it. */
export function ClaimFields({ privileges, assets, ...proof }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const documentId = useWatch<ClaimValues, 'documentId'>({ name: 'documentId' });
  return (
    <>
      <ProofField {...proof} />
      {documentId ? (
        <ClaimItself privileges={privileges} assets={assets} />
      ) : (
        <p className={classes.then}>{t('proof.rest')}</p>
      )}
    </>
  );
}

function ClaimItself({ privileges, assets }: Pick<ClaimFieldsProps, 'privileges' | 'assets'>) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  const privilegeId = useWatch<ClaimValues, 'privilegeId'>({ name: 'privilegeId' });
  const privilege = privileges.find(({ id }) => id === privilegeId);
  useKeepTogether(privilege);
  const types = CLAIM_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:claimTypeInLaw.${value}`),
    text: t(`types.${value}`),
  }));
  return (
    <>
      <ChoiceCardsField<ClaimValues> name="type" choices={types} required />
      <PrivilegeField privileges={privileges} type={type} />
      {!assets && <p className={classes.neutral}>{t('privilege.neutral')}</p>}
      {type === 'specific' && assets && (
        <SelectField<ClaimValues>
          name="assetId"
          span={6}
          choices={assets}
          clearable
          hint={t('hints.assetId')}
        />
      )}
      {type === 'specific' && (
        <TextField<ClaimValues>
          name="assetDescription"
          span={assets ? 6 : 12}
          hint={assets && t('hints.assetDescription')}
        />
      )}
      <DecimalField<ClaimValues> name="amountDemanded" kind="amount" required />
      {privilege?.cap && privilege.cap.amount === null && (
        <DecimalField<ClaimValues> name="limit" kind="amount" hint={t('hints.limit')} />
      )}
      {(type === 'specific' || privilege?.validOn === 'claimDate') && (
        <DateField<ClaimValues> name="since" hint={t('hints.since')} />
      )}
      {assets && <CheckField<ClaimValues> name="isReserved" hint={t('hints.isReserved')} />}
    </>
  );
}

/** Another type has other privileges, and only a specific claim draws on one lot: what no longer fits is taken back. */
function useKeepTogether(privilege: Privilege | undefined): void {
  const { setValue, getValues } = useFormContext<ClaimValues>();
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  useEffect(() => {
    if (privilege !== undefined && privilege.type !== type) {
      setValue('privilegeId', null, { shouldDirty: true });
    }
    if (type !== 'specific' && getValues('assetId')) setValue('assetId', null, { shouldDirty: true });
  }, [type, privilege, setValue, getValues]);
}
