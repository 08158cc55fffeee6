import type { Party } from '@prorata/contract/parties/party';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementChanges } from '@prorata/contract/statements/statement-changes';
import type { Creditor } from '@prorata/domain/dossier-validation/dossier-to-validate';
import type { CreditorType, Language, LegalForm, Salutation, SendOption } from '@prorata/domain/vocabulary';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { legalFormOf, streetAddressOf } from '../parties/party-values.ts';

/** What the form of a statement holds. */
export type StatementForm = ValuesOf<typeof statementsCalls.update>;

/** Something new has no version yet: the one it starts with here is not sent. Its amount waits to be typed. */
export const NEW_STATEMENT: Omit<StatementForm, 'totalAmountClaimed'> = {
  version: 1,
  creditorType: null,
  salutation: null,
  firstName: null,
  lastName: null,
  nationalNumber: null,
  corporateName: null,
  corporateForm: null,
  kboNumber: null,
  creditorAddress: {
    street: null,
    housenumber: null,
    housenumberaddition: null,
    zipcode: null,
    city: null,
    country: 'BE',
  },
  creditorReference: null,
  language: null,
  declaredTotal: null,
  rejectionReason: null,
  rejectionNote: null,
  titles: [],
  isReserved: false,
  declarant: null,
  bailiffOfficeId: null,
  bailiffOffice: null,
  paymentaccount: null,
  accountHolder: null,
  paymentreference: null,
  primaryEmail: null,
  extraEmails: null,
  sendOption: 'RegisteredLetter',
  sendSeparately: false,
  sendReportByEmail: false,
  sendDistributionFileAsAttachment: false,
  noSecurityLink: false,
  validated: false,
};

type CreditorFields = Partial<
  Pick<
    StatementForm,
    | 'creditorType'
    | 'firstName'
    | 'lastName'
    | 'nationalNumber'
    | 'corporateName'
    | 'kboNumber'
    | 'creditorAddress'
  >
>;

/** Who claims, as the rules look at it. */
export function creditorOf(fields: CreditorFields): Creditor {
  const { street, zipcode, city, country } = fields.creditorAddress ?? {};
  return {
    type: fields.creditorType ?? null,
    firstName: fields.firstName ?? null,
    lastName: fields.lastName ?? null,
    nationalNumber: fields.nationalNumber ?? null,
    companyName: fields.corporateName ?? null,
    enterpriseNumber: fields.kboNumber ?? null,
    address: {
      address1: null,
      street: street ?? null,
      zipcode: zipcode ?? null,
      city: city ?? null,
      country: country ?? null,
    },
  };
}

/** Whether a creditor has a first and a last name. A trader is a person with an enterprise number. */
export function isPerson(type: CreditorType | null | undefined): boolean {
  return type === 'person' || type === 'trader';
}

export function isEnterprise(type: CreditorType | null | undefined): boolean {
  return type !== null && type !== undefined && type !== 'person';
}

/** What the chosen type of creditor does not have is not sent, though it was typed before. */
export function withoutOtherType<Values extends CreditorFields>(values: Values): Values {
  const { creditorType: type } = values;
  return {
    ...values,
    ...(!isPerson(type) && { salutation: null, firstName: null, lastName: null, nationalNumber: null }),
    ...(!isEnterprise(type) && { corporateName: null, corporateForm: null, kboNumber: null }),
  };
}

type AddressPart = 'street' | 'housenumber' | 'housenumberaddition' | 'zipcode' | 'city' | 'country';
type Filled =
  | { readonly name: 'creditorType'; readonly value: CreditorType }
  | { readonly name: 'corporateForm'; readonly value: LegalForm | null }
  | { readonly name: 'sendOption'; readonly value: SendOption | null }
  | { readonly name: 'language'; readonly value: Language | null }
  | { readonly name: 'salutation'; readonly value: Salutation | null }
  | {
      readonly name:
        | 'firstName'
        | 'lastName'
        | 'nationalNumber'
        | 'corporateName'
        | 'kboNumber'
        | 'primaryEmail'
        | 'extraEmails'
        | 'paymentaccount';
      readonly value: string | null;
    }
  | { readonly name: `creditorAddress.${AddressPart}`; readonly value: string | null };

/** What is known of a party, in the fields of a statement; nothing stands for "leave it as it is". */
export function partyValues(party: Party): Filled[] {
  const address = streetAddressOf(party.address);
  return [
    { name: 'creditorType', value: creditorTypeOf(party) },
    { name: 'corporateName', value: party.name },
    { name: 'corporateForm', value: legalFormOf(party) },
    { name: 'kboNumber', value: party.kboNumber },
    { name: 'salutation', value: party.salutation },
    { name: 'firstName', value: party.firstname },
    { name: 'lastName', value: party.lastname },
    { name: 'nationalNumber', value: party.nationalNumber },
    { name: 'creditorAddress.street', value: address.street },
    { name: 'creditorAddress.housenumber', value: address.housenumber },
    { name: 'creditorAddress.housenumberaddition', value: address.housenumberaddition },
    { name: 'creditorAddress.zipcode', value: address.zipcode },
    { name: 'creditorAddress.city', value: address.city },
    { name: 'creditorAddress.country', value: address.country },
    { name: 'paymentaccount', value: party.paymentaccount },
    { name: 'primaryEmail', value: party.email },
    { name: 'extraEmails', value: party.extraEmails },
    { name: 'sendOption', value: party.sendOption },
    { name: 'language', value: party.language },
  ];
}

/**
 * The same as changes of a statement, as the grid makes them in one go: what is not known stays, except that a person has no
 * name of a company, nor a company that of a person.
 */
export function partyChanges(party: Party): StatementChanges {
  const known = partyValues(party).filter(({ name, value }) => value !== null && !name.includes('.'));
  const address = streetAddressOf(party.address);
  const isPlaced = address.street !== null || address.city !== null;
  return withoutOtherType({
    ...Object.fromEntries(known.map(({ name, value }) => [name, value])),
    ...(isPlaced && { creditorAddress: address }),
  });
}

function creditorTypeOf({ legalEntityType, name, kboNumber }: Party): CreditorType {
  if (legalEntityType === 'government') return 'governmentInstance';
  if (legalEntityType === 'naturalPerson' || name === null) return kboNumber === null ? 'person' : 'trader';
  return 'legalEntity';
}
