import type { Party } from '@prorata/contract/parties/party';
import { DEED_KINDS, type TransactionKind } from '@prorata/domain/vocabulary';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { labelOf, useFormSetting } from '../../components/form/form-setting.ts';
import { CheckedNumberField, ENTERPRISE_NUMBER } from '../../components/form/number-fields.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { PartySearch } from '../parties/party-search.tsx';
import { lineAddressOf, partyNameOf } from '../parties/party-values.ts';
import type { DossierForm } from './dossier-form.ts';

/** Who seized, by which deeds, and who owed the money: what the report names besides the debtor. */
export function DeedsSection() {
  const { t } = useTranslation('dossiers');
  const [kinds, thirdParties] = useWatch<DossierForm, ['transactionKind', 'thirdPartyDebtors']>({
    name: ['transactionKind', 'thirdPartyDebtors'],
  });
  const chosen: readonly TransactionKind[] = kinds ?? [];
  const isThirdParty = chosen.includes('seizureByThirdParties') || (thirdParties ?? []).length > 0;
  return (
    <FormSection title={t('sections.deeds')} hint={t('sections.deedsHint')}>
      <SeizingCreditors />
      <TextField<DossierForm> name="electedDomicile" span={12} help="electedDomicile" />
      <Deeds />
      {isThirdParty && <ThirdPartyDebtors />}
    </FormSection>
  );
}

function SeizingCreditors() {
  const { t } = useTranslation('dossiers');
  const { labels } = useFormSetting();
  return (
    <RowsField
      name="seizingCreditors"
      title={labelOf(labels, 'seizingCreditors')}
      addLabel={t('deeds.addCreditor')}
      removeLabel={(number) => t('deeds.removeCreditor', { number })}
      blank={() => ({ name: '' })}
    >
      {(path) => (
        <>
          <PartyFields path={path} />
          <TextField name={`${path}.counsel`} span={6} />
          <TextField name={`${path}.bailiff`} span={6} hint={t('deeds.bailiffHint')} />
        </>
      )}
    </RowsField>
  );
}

function Deeds() {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const { labels } = useFormSetting();
  const kinds = DEED_KINDS.map((value) => ({ value, label: t(`vocabulary:deedKind.${value}`) }));
  return (
    <RowsField
      name="deeds"
      title={labelOf(labels, 'deeds')}
      addLabel={t('deeds.add')}
      removeLabel={(number) => t('deeds.remove', { number })}
      blank={() => ({ kind: 'title' })}
    >
      {(path) => (
        <>
          <SelectField name={`${path}.kind`} span={12} choices={kinds} />
          <DateField name={`${path}.date`} span={6} />
          <DateField name={`${path}.servedOn`} span={6} />
          <DescriptionField path={path} />
          <TextField name={`${path}.officer`} span={6} />
          <TextField name={`${path}.repertoryNumber`} span={6} />
        </>
      )}
    </RowsField>
  );
}

/** Only of a title is it not plain what to write. */
function DescriptionField({ path }: { readonly path: string }) {
  const { t } = useTranslation('dossiers');
  const kind = useWatch({ name: `${path}.kind` });
  const hint = kind === 'title' ? t('deeds.descriptionHint') : undefined;
  return <TextField name={`${path}.description`} span={12} {...(hint && { hint })} />;
}

function ThirdPartyDebtors() {
  const { t } = useTranslation('dossiers');
  const { labels } = useFormSetting();
  return (
    <RowsField
      name="thirdPartyDebtors"
      title={labelOf(labels, 'thirdPartyDebtors')}
      addLabel={t('deeds.addThirdParty')}
      removeLabel={(number) => t('deeds.removeThirdParty', { number })}
      blank={() => ({ name: '' })}
    >
      {(path) => (
        <>
          <PartyFields path={path} />
          <DateField name={`${path}.declaredOn`} span={6} />
          <DateField name={`${path}.receivedOn`} span={6} />
        </>
      )}
    </RowsField>
  );
}

/** Who it is: found among those known, or typed. Whoever stands there already need not be found. */
function PartyFields({ path }: { readonly path: string }) {
  const { getValues, setValue } = useFormContext();
  const [isNew] = useState(() => !getValues(`${path}.name`));
  const fillIn = (party: Party) => {
    const { address1, zipcode, city } = lineAddressOf(party.address);
    const place = [zipcode, city].filter(Boolean).join(' ');
    const known = {
      name: partyNameOf(party),
      kboNumber: party.kboNumber,
      address: [address1, place].filter(Boolean).join(', ') || null,
    };
    for (const [name, value] of Object.entries(known)) {
      if (value !== null) setValue(`${path}.${name}`, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <>
      {isNew && <PartySearch onChoose={fillIn} />}
      <TextField name={`${path}.name`} span={7} required />
      <CheckedNumberField name={`${path}.kboNumber`} kind={ENTERPRISE_NUMBER} span={5} />
      <TextField name={`${path}.address`} span={12} />
    </>
  );
}
