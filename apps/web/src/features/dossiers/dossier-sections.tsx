import { Stack, TextInput } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconLock } from '@tabler/icons-react';
import { memo, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField, MomentField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { fullName } from '../../components/full-name.ts';
import { useTurns } from '../../platform/gradually.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DeedsSection } from './deeds-section.tsx';
import { defendantKindOf } from './defendant-section.tsx';
import { Defendants } from './defendants.tsx';
import { type DossierChoices, type DossierForm, usePeopleChoices } from './dossier-form.ts';
import { TransactionKindField } from './transaction-kind-field.tsx';

interface DossierSectionsProps {
  /** Absent for a new one. */
  readonly dossier?: Dossier;
  readonly choices: DossierChoices;
  /** Whom a new one is about, where that is known. */
  readonly defendantKind?: 'company' | 'person';
}

/** The general side of a dossier: drawn anew for another dossier, and not each time that the form around it changes. */
export const DossierSections = memo(AllSections);

function AllSections({ dossier, choices, defendantKind = 'company' }: DossierSectionsProps) {
  const turn = useTurns(5);
  return (
    <>
      <About dossier={dossier} choices={choices} />
      {turn >= 2 && <Origin />}
      {turn >= 3 && (
        <Concerned
          start={dossier ? defendantKindOf(dossier.defendant) : defendantKind}
          // Of a dossier that is only being opened everything is still to be filled in.
          marksMissing={dossier !== undefined}
          legalForms={choices.legalForms}
        />
      )}
      {turn >= 4 && <Deeds />}
      {turn >= 5 && <PeopleSection dossier={dossier} signers={choices.signers} />}
    </>
  );
}

const Concerned = memo(Defendants);
const Deeds = memo(DeedsSection);

interface AboutProps {
  readonly dossier: Dossier | undefined;
  readonly choices: DossierChoices;
}

const About = memo(function AboutSection({ dossier, choices }: AboutProps) {
  const { t } = useTranslation(['dossiers', 'fields']);
  return (
    <FormSection title={t('sections.dossier')} hint={t('sections.dossierHint')}>
      <TextField<DossierForm> name="dossierTitle" span={12} />
      {dossier && <PlainField label={t('fields:dossier.fileNumber')} value={dossier.fileNumber} />}
      <TextField<DossierForm> name="dossierReference" />
      <TextField<DossierForm> name="repertoryNumber" />
      <DateField<DossierForm> name="filingDate" />
      <SelectField<DossierForm> name="language" span={3} choices={choices.languages} required />
      <DistributionTypeField choices={choices} />
      <PaymentTypeField choices={choices} />
    </FormSection>
  );
});

const Origin = memo(function OriginSection() {
  const { t } = useTranslation('dossiers');
  return (
    <FormSection title={t('sections.origin')} hint={t('sections.originHint')} help="origin">
      <TransactionKindField />
      <Cell>
        <Stack gap="md">
          <MomentField<DossierForm>
            name="daterequestcbb"
            hint={t('hints.daterequestcbb')}
            help="centralFile"
          />
          <CheckField<DossierForm> name="freeOfRegistrationFees" />
        </Stack>
      </Cell>
    </FormSection>
  );
});

/** Whoever chooses a ranking learns at once what the product does not do with it. */
function DistributionTypeField({ choices }: Pick<DossierSectionsProps, 'choices'>) {
  const { t } = useTranslation('dossiers');
  const chosen = useWatch<DossierForm, 'distributionType'>({ name: 'distributionType' });
  return (
    <SelectField<DossierForm>
      name="distributionType"
      span={5}
      choices={choices.distributionTypes}
      help="distributionType"
      hint={chosen === 'ranking' ? t('hints.ranking') : undefined}
      required
    />
  );
}

/** Whoever chooses money that comes month by month learns where it is followed. */
function PaymentTypeField({ choices }: Pick<DossierSectionsProps, 'choices'>) {
  const { t } = useTranslation('dossiers');
  const chosen = useWatch<DossierForm, 'paymentType'>({ name: 'paymentType' });
  return (
    <SelectField<DossierForm>
      name="paymentType"
      choices={choices.paymentTypes}
      help="recurring"
      hint={chosen === 'recurring' ? t('hints.recurring') : undefined}
      required
    />
  );
}

interface PeopleSectionProps {
  readonly dossier: Dossier | undefined;
  readonly signers: DossierChoices['signers'];
}

function PeopleSection({ dossier, signers }: PeopleSectionProps) {
  const { t } = useTranslation('dossiers');
  const people = usePeopleChoices(dossier);
  const { setValue } = useFormContext<DossierForm>();
  const deputy = useWatch<DossierForm, 'deputyBailiffId'>({ name: 'deputyBailiffId' });
  const signer = useWatch<DossierForm, 'signer'>({ name: 'signer' });
  const responsible = useWatch<DossierForm, 'responsibleBailiffId'>({ name: 'responsibleBailiffId' });
  // Two bailiffs are two people.
  const deputies = people.deputies.filter(({ value }) => value !== responsible);
  useEffect(() => {
    // Without a deputy there is one bailiff to sign.
    if (!deputy && signer === 'deputy') setValue('signer', 'responsible', { shouldDirty: true });
  }, [deputy, signer, setValue]);
  return (
    <FormSection title={t('sections.people')} hint={t('sections.peopleHint')}>
      <SelectField<DossierForm> name="responsibleBailiffId" choices={people.responsible} required />
      <SelectField<DossierForm> name="deputyBailiffId" choices={deputies} clearable />
      <SelectField<DossierForm>
        name="signer"
        choices={signers.filter(({ value }) => value === 'responsible' || deputy)}
        hint={t('hints.signer')}
        required
      />
      {dossier && <PlainField label={t('columns.createdBy')} value={fullName(dossier.createdBy)} />}
    </FormSection>
  );
}

interface PlainFieldProps {
  readonly label: string;
  readonly value: string;
}

/** Among the fields of a form: what nobody fills in, because the product gives it. */
function PlainField({ label, value }: PlainFieldProps) {
  return (
    <Cell>
      <TextInput
        label={label}
        value={value}
        readOnly
        rightSection={<IconLock color="var(--prorata-hint)" size={14} aria-hidden />}
      />
    </Cell>
  );
}
