import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { CreditorType } from '@prorata/domain/vocabulary';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';

/** What the form of a statement holds. */
export type StatementForm = ValuesOf<typeof statementsCalls.update>;

/** A statement as its form starts with it. */
export function valuesOf(statement: Statement): StatementForm {
  const {
    id: _id,
    dossierId: _dossierId,
    creditorName: _creditorName,
    privilegedClaims: _privilegedClaims,
    documents: _documents,
    validatedAt: _validatedAt,
    validatedBy: _validatedBy,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...values
  } = statement;
  return values;
}

/** Something new has no version yet: the one it starts with here is not sent. Its amount waits to be typed. */
export const NEW_STATEMENT: Omit<StatementForm, 'totalAmountClaimed'> = {
  version: 1,
  creditorType: null,
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
  isReserved: false,
  declarant: null,
  bailiffOfficeId: null,
  bailiffOffice: null,
  paymentaccount: null,
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

/** Whether a creditor has a first and a last name. A trader is a person with an enterprise number. */
export function isPerson(type: CreditorType | null | undefined): boolean {
  return type === 'person' || type === 'trader';
}

export function isEnterprise(type: CreditorType | null | undefined): boolean {
  return type !== null && type !== undefined && type !== 'person';
}

/** What the chosen type of creditor does not have is not sent, though it was typed before. */
export function withoutOtherType(values: StatementForm): StatementForm {
  const { creditorType: type } = values;
  return {
    ...values,
    ...(!isPerson(type) && { firstName: null, lastName: null, nationalNumber: null }),
    ...(!isEnterprise(type) && { corporateName: null, corporateForm: null, kboNumber: null }),
  };
}
