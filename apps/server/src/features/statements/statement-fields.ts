import { debtorsShape } from '@prorata/contract/dossiers/estates';
import type { statementFieldsSchema } from '@prorata/contract/statements/statement';
import { type Title, titlesSchema } from '@prorata/contract/statements/title';
import type { Creditor } from '@prorata/domain/dossier-validation/dossier-to-validate';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { parseExtraEmails } from '@prorata/domain/email-addresses';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import type { Insertable } from 'kysely';
import type * as z from 'zod';
import type { StatementsTable } from '../../database/tables.ts';
import { streetAddressOf } from '../parties/street-address.ts';
import type { StatementRecord } from './statement-record.ts';

type StatementFields = z.output<typeof statementFieldsSchema>;
type DebtorIds = StatementFields['debtorIds'];
type OfficeField = 'isReserved' | 'noSecurityLink' | 'declaredTotal' | 'rejectionReason' | 'rejectionNote';
type DebtorField = 'debtorIds' | 'liability';

/**
 * What is typed into a statement. What only the office decides stays as it is when a creditor files, and so do the
 * debtors where nothing is said of them.
 */
export type StatementInput = Omit<StatementFields, OfficeField | DebtorField> &
  Partial<Pick<StatementFields, OfficeField>> & {
    readonly [Field in DebtorField]?: StatementFields[Field] | undefined;
  };

/** The columns that keep what was typed; those of fields that were not given are absent. */
export function columnsOf(given: StatementInput) {
  return {
    creditorType: given.creditorType,
    salutation: given.salutation,
    firstName: given.firstName,
    lastName: given.lastName,
    nationalNumber: given.nationalNumber,
    corporateName: given.corporateName,
    corporateForm: given.corporateForm,
    enterpriseNumber: given.kboNumber,
    foreignForm: given.foreignForm,
    foreignNumber: given.foreignNumber,
    creditorAddress: given.creditorAddress,
    creditorReference: given.creditorReference,
    language: given.language,
    totalAmountClaimedCents: centsFromEuros(given.totalAmountClaimed),
    declarant: given.declarant,
    bailiffsOfficeId: given.bailiffOfficeId,
    bailiffsOfficeName: given.bailiffOffice,
    paymentAccount: given.paymentaccount,
    accountHolder: given.accountHolder,
    paymentReference: given.paymentreference,
    primaryEmail: given.primaryEmail,
    extraEmails: parseExtraEmails(given.extraEmails ?? '').addresses,
    sendOption: given.sendOption,
    isSentSeparately: given.sendSeparately,
    isReportSentByEmail: given.sendReportByEmail,
    isDistributionFileAttached: given.sendDistributionFileAsAttachment,
    ...(given.isReserved !== undefined && { isReserved: given.isReserved }),
    ...(given.declaredTotal !== undefined && {
      declaredTotalCents: given.declaredTotal === null ? null : centsFromEuros(given.declaredTotal),
    }),
    ...(given.rejectionReason !== undefined && { rejectionReason: given.rejectionReason }),
    ...(given.rejectionNote !== undefined && { rejectionNote: given.rejectionNote }),
    titles: given.titles,
    ...(given.debtorIds !== undefined && { debtorIds: given.debtorIds }),
    ...(given.liability !== undefined && { liability: given.liability }),
    ...(given.noSecurityLink !== undefined && { hasNoSecurityLink: given.noSecurityLink }),
  } satisfies Partial<Record<keyof Insertable<StatementsTable>, unknown>>;
}

/** As they are written: JSON goes to the database as text. */
export function storedColumns<Columns extends { readonly titles?: unknown }>({
  titles,
  ...columns
}: Columns) {
  return { ...columns, ...(titles !== undefined && { titles: JSON.stringify(titles) }) };
}

/** What was typed, as the API says it; also how the audit trail tells what changed. */
export function fieldsOf(stored: StatementRecord): StatementFields {
  const told = stored.originalTotalAmountClaimedCents ?? stored.declaredTotalCents;
  return {
    creditorType: stored.creditorType,
    salutation: stored.salutation,
    firstName: stored.firstName,
    lastName: stored.lastName,
    nationalNumber: stored.nationalNumber,
    corporateName: stored.corporateName,
    corporateForm: stored.corporateForm,
    kboNumber: stored.enterpriseNumber,
    foreignForm: stored.foreignForm,
    foreignNumber: stored.foreignNumber,
    creditorAddress: streetAddressOf(stored.creditorAddress),
    creditorReference: stored.creditorReference,
    language: stored.language,
    totalAmountClaimed: eurosFromCents(stored.totalAmountClaimedCents),
    declaredTotal: told === null ? null : eurosFromCents(told),
    rejectionReason: stored.rejectionReason,
    rejectionNote: stored.rejectionNote,
    titles: titlesOf(stored),
    debtorIds: debtorsOf(stored),
    liability: stored.liability,
    isReserved: stored.isReserved,
    declarant: stored.declarant,
    bailiffOfficeId: stored.bailiffsOfficeId,
    bailiffOffice: stored.bailiffsOfficeName,
    paymentaccount: stored.paymentAccount,
    accountHolder: stored.accountHolder,
    paymentreference: stored.paymentReference,
    primaryEmail: stored.primaryEmail,
    extraEmails: stored.extraEmails.length === 0 ? null : stored.extraEmails.join('; '),
    sendOption: stored.sendOption,
    sendSeparately: stored.isSentSeparately,
    sendReportByEmail: stored.isReportSentByEmail,
    sendDistributionFileAsAttachment: stored.isDistributionFileAttached,
    noSecurityLink: stored.hasNoSecurityLink,
  };
}

export function debtorsOf({ debtorIds }: Pick<StatementRecord, 'debtorIds'>): DebtorIds {
  return debtorsShape.debtorIds.parse(debtorIds);
}

export function titlesOf({ titles }: Pick<StatementRecord, 'titles'>): Title[] {
  return titlesSchema.parse(titles);
}

type CreditorColumn =
  | 'creditorType'
  | 'firstName'
  | 'lastName'
  | 'nationalNumber'
  | 'corporateName'
  | 'enterpriseNumber'
  | 'creditorAddress';

/** Who claims, as the rules look at it. */
export function creditorOf(stored: Pick<StatementRecord, CreditorColumn>): Creditor {
  const { address1 = null, ...address } = { ...stored.creditorAddress };
  return {
    type: stored.creditorType,
    firstName: stored.firstName,
    lastName: stored.lastName,
    nationalNumber: stored.nationalNumber,
    companyName: stored.corporateName,
    enterpriseNumber: stored.enterpriseNumber,
    address: { ...streetAddressOf(address), address1 },
  };
}

export type CreditorNames = Pick<StatementRecord, 'firstName' | 'lastName' | 'corporateName'>;

/** The name under which the creditor appears everywhere; empty while there is none. */
export function creditorNameOf({ firstName, lastName, corporateName }: CreditorNames): string {
  const numbers = { nationalNumber: null, enterpriseNumber: null };
  return partyName({ firstName, lastName, companyName: corporateName, ...numbers }) ?? '';
}
