import type { ImportedClaim, ImportedCreditor } from '@prorata/contract/imports/import';
import type { Party } from '@prorata/contract/parties/party';
import { ORDINARY_CAUSE } from '@prorata/domain/imports/read-cause';
import type { RowValues } from '@prorata/domain/imports/read-cell';
import { amountOf, fullName, type ImportCreditor, type ImportRow } from '@prorata/domain/imports/read-import';
import { sumEuros } from '@prorata/domain/money';
import { hasLegalForm } from '@prorata/domain/parties/fold-name';
import type { CreditorType } from '@prorata/domain/vocabulary';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import { streetAddressOf } from '../parties/party-values.ts';
import { namesOf } from '../statements/grid-cells.ts';
import { isPerson, NEW_STATEMENT, partyChanges, withoutOtherType } from '../statements/statement-values.ts';

interface Destination {
  /** Who it is in the book or the register; nothing for somebody new. */
  readonly party: Party | undefined;
  /** The statement of the dossier to which the claims are added. */
  readonly statementId: string | undefined;
}

/** What is taken over of a creditor: the lines of it that are ready. */
export function creditorToTake(
  creditor: ImportCreditor,
  rows: readonly ImportRow[],
  { party, statementId }: Destination,
): ImportedCreditor {
  const numbers = rows.map(({ number }) => number);
  if (statementId !== undefined) {
    return { into: 'statement', rows: numbers, statementId, claims: rows.map(claimOf) };
  }
  const isPlain = rows.length === 1 && rows.every(isOneSum);
  return {
    into: 'newStatement',
    rows: numbers,
    statement: {
      ...statementOf(creditor.values, party),
      totalAmountClaimed: sumEuros(rows.map(({ values }) => amountOf(values))),
      titles: isPlain ? rows.flatMap(titlesOf) : [],
    },
    claims: isPlain ? [] : rows.map(claimOf),
  };
}

/** One ordinary amount needs no claim of its own: what no claim takes of the total is ordinary. */
function isOneSum({ values }: ImportRow): boolean {
  const isOrdinary = (values.cause ?? ORDINARY_CAUSE) === ORDINARY_CAUSE;
  return isOrdinary && partsOf(values).length === 0;
}

type StatementFields = Extract<ImportedCreditor, { into: 'newStatement' }>['statement'];

/** What the sheet says goes before what was known; the name of somebody known is the one that is known. */
function statementOf(
  values: RowValues,
  party: Party | undefined,
): Omit<StatementFields, 'totalAmountClaimed'> {
  const { version: _, validated: __, ...nothing } = NEW_STATEMENT;
  const known = party ? partyChanges(party) : {};
  const creditorType = values.kind ?? known.creditorType ?? guessType(values);
  const address = addressOf(values);
  return withoutOtherType({
    ...nothing,
    ...(party ? known : nameFields(values, creditorType)),
    creditorType,
    ...(values.enterpriseNumber !== undefined && { kboNumber: values.enterpriseNumber }),
    ...(values.nationalNumber !== undefined && { nationalNumber: values.nationalNumber }),
    ...(address && { creditorAddress: address }),
    ...(values.language !== undefined && { language: values.language }),
    ...(values.email !== undefined && { primaryEmail: values.email }),
    ...(values.sendOption !== undefined && { sendOption: values.sendOption }),
    ...(values.account !== undefined && { paymentaccount: values.account }),
    accountHolder: values.accountHolder ?? null,
    creditorReference: values.reference ?? null,
    paymentreference: values.paymentReference ?? null,
  });
}

/** The number tells what somebody is, else the first name or the legal form; else it is chosen later. */
function guessType(values: RowValues): CreditorType | null {
  if (values.nationalNumber !== undefined) return values.enterpriseNumber === undefined ? 'person' : 'trader';
  if (values.enterpriseNumber !== undefined) return 'legalEntity';
  if (values.firstName !== undefined) return 'person';
  return hasLegalForm(values.name ?? '') ? 'legalEntity' : null;
}

function nameFields(values: RowValues, type: CreditorType | null) {
  if (isPerson(type) && values.firstName !== undefined) {
    return { firstName: values.firstName, lastName: values.name ?? null };
  }
  return namesOf(fullName(values), type);
}

function addressOf(values: RowValues) {
  const { street = null, houseNumber = null, zipcode = null, city = null, country = 'BE' } = values;
  if (street === null && zipcode === null && city === null) return undefined;
  const place = { zipcode, city, country };
  if (houseNumber !== null) return { street, housenumber: houseNumber, housenumberaddition: null, ...place };
  const line = { addressee: null, address1: street, address2: null, street: null };
  return streetAddressOf({ ...line, housenumber: null, housenumberaddition: null, ...place });
}

function claimOf(row: ImportRow): ImportedClaim {
  const { values } = row;
  const privilege = findPrivilege(values.cause ?? ORDINARY_CAUSE);
  const type = privilege?.kind ?? 'chirographic';
  const isSpecific = type === 'specific';
  return {
    type,
    privilegeId: privilege === undefined || privilege.id === ORDINARY_CAUSE ? null : privilege.id,
    amountDemanded: amountOf(values),
    parts: partsOf(values),
    titles: titlesOf(row),
    ...(isSpecific && { assetIds: [...(values.lotIds ?? [])], onAllAssets: values.isOnAllLots ?? false }),
  };
}

/** The parts of a claim, where it is not all principal. */
function partsOf(values: RowValues): NonNullable<ImportedClaim['parts']> {
  if (!values.interest && !values.costs) return [];
  return (['principal', 'interest', 'costs'] as const).flatMap((kind) => {
    const declared = values[kind] ?? 0;
    return declared === 0 ? [] : [{ kind, declared, admitted: declared }];
  });
}

/** A date alone does not tell what a claim is founded on. */
function titlesOf({ values }: ImportRow) {
  return values.titleKind === undefined ? [] : [{ kind: values.titleKind, date: values.titleDate ?? null }];
}
