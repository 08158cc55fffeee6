import type { EventValues } from '@prorata/contract/audit/events';
import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { storedDeedsSchema } from '@prorata/contract/dossiers/deeds';
import type { Defendant } from '@prorata/contract/dossiers/dossier';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { coDefendantsOf, nameOf } from '../parties/defendant-names.ts';
import { estatesOf } from './defendants.ts';
import type { DossierRecord } from './find-dossier.ts';

/** All that can be edited of a dossier, in the words of the API. */
export type DossierFields = BodyOf<typeof dossiersCalls.create>;

/** The same without the two bailiffs, who are people and not fields. */
type OwnFields = Omit<DossierFields, 'responsibleBailiffId' | 'deputyBailiffId'>;

/** As stored; an older dossier may lack the language that a new one must have. */
type StoredFields = Omit<OwnFields, 'language'> & Pick<DossierRecord, 'language'>;

export function fieldsOf(row: DossierRecord): StoredFields {
  return {
    dossierTitle: row.title,
    dossierReference: row.reference,
    repertoryNumber: row.repertoryNumber,
    filingDate: row.filingDate,
    language: row.language,
    defendant: defendantOf(row),
    coDefendants: coDefendantsOf(row),
    estates: estatesOf(row),
    daterequestcbb: row.cbbRequestedAt?.toISOString() ?? null,
    freeOfRegistrationFees: row.isFreeOfRegistrationFees,
    transactionKind: [...row.transactionKinds],
    saleDate: row.saleDate,
    dateSeizure: row.seizureDate,
    paymentType: row.paymentType,
    distributionType: row.distributionType,
    signer: row.signer,
    ...deedsOf(row),
  };
}

export function columnsOf({ defendant, coDefendants, estates, ...fields }: DossierFields) {
  const { address } = defendant;
  return {
    title: fields.dossierTitle,
    reference: fields.dossierReference,
    repertoryNumber: fields.repertoryNumber,
    filingDate: fields.filingDate,
    language: fields.language,
    responsibleBailiffId: fields.responsibleBailiffId,
    deputyBailiffId: fields.deputyBailiffId,
    defendantSalutation: defendant.salutation,
    defendantFirstName: defendant.name,
    defendantLastName: defendant.surname,
    defendantNationalNumber: defendant.nationalNumber,
    defendantCompanyName: defendant.companyName,
    defendantEnterpriseNumber: defendant.kboNumber,
    defendantCorporateForm: defendant.corporateForm,
    defendantEmail: defendant.email,
    defendantPhone: defendant.phone,
    defendantAddress: Object.values(address).every((part) => part === null) ? null : address,
    coDefendants: JSON.stringify(coDefendants),
    estates: JSON.stringify(estates),
    cbbRequestedAt: fields.daterequestcbb === null ? null : new Date(fields.daterequestcbb),
    isFreeOfRegistrationFees: fields.freeOfRegistrationFees,
    transactionKinds: fields.transactionKind,
    saleDate: fields.saleDate,
    seizureDate: fields.dateSeizure,
    paymentType: fields.paymentType,
    distributionType: fields.distributionType,
    signer: fields.signer,
    seizingCreditors: JSON.stringify(fields.seizingCreditors),
    deeds: JSON.stringify(fields.deeds),
    thirdPartyDebtors: JSON.stringify(fields.thirdPartyDebtors),
    electedDomicile: fields.electedDomicile,
  };
}

/** The parties and deeds that the report names. */
export function deedsOf(
  row: Pick<DossierRecord, 'seizingCreditors' | 'deeds' | 'thirdPartyDebtors' | 'electedDomicile'>,
) {
  const { seizingCreditors, deeds, thirdPartyDebtors, electedDomicile } = row;
  return storedDeedsSchema.parse({ seizingCreditors, deeds, thirdPartyDebtors, electedDomicile });
}

/** The first defendant. */
export function defendantOf(row: DossierRecord): Defendant {
  const address = row.defendantAddress ?? {};
  const street = [address.street, address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  return {
    salutation: row.defendantSalutation,
    name: row.defendantFirstName,
    surname: row.defendantLastName,
    email: row.defendantEmail,
    phone: row.defendantPhone,
    nationalNumber: row.defendantNationalNumber,
    companyName: row.defendantCompanyName,
    kboNumber: row.defendantEnterpriseNumber,
    corporateForm: row.defendantCorporateForm,
    address: {
      // An address that came from elsewhere may have the street apart from its numbers.
      address1: address.address1 ?? (street || null),
      address2: address.address2 ?? null,
      zipcode: address.zipcode ?? null,
      city: address.city ?? null,
      country: address.country ?? null,
    },
  };
}

/** The people of a dossier by name, for the audit trail. */
type NamedBailiffs = Pick<EventValues<'dossier.changed'>, 'responsibleBailiffId' | 'deputyBailiffId'>;

/** The fields as the audit trail keeps them: each part of the defendant by itself, so that a change names it. */
export function auditedFieldsOf(
  { defendant, coDefendants, estates, daterequestcbb, ...fields }: StoredFields,
  bailiffs: NamedBailiffs,
) {
  const names = new Map(
    [{ ...defendant, id: MAIN_DEFENDANT }, ...coDefendants].map((one) => [one.id, nameOf(one)]),
  );
  return {
    ...fields,
    // The same moment may be written with another offset.
    daterequestcbb: daterequestcbb && new Date(daterequestcbb).toISOString(),
    ...bailiffs,
    'defendant.salutation': defendant.salutation,
    'defendant.name': defendant.name,
    'defendant.surname': defendant.surname,
    'defendant.email': defendant.email,
    'defendant.phone': defendant.phone,
    'defendant.nationalNumber': defendant.nationalNumber,
    'defendant.companyName': defendant.companyName,
    'defendant.kboNumber': defendant.kboNumber,
    'defendant.corporateForm': defendant.corporateForm,
    'defendant.address': defendant.address,
    coDefendants: coDefendants.map(({ id: _, ...person }) => person),
    estates: estates.map(({ name, memberIds }) => ({
      name,
      memberIds: memberIds.map((id) => names.get(id) ?? id),
    })),
  } satisfies EventValues<'dossier.changed'>;
}
