import type { Creditor } from '@prorata/contract/creditors/creditor';
import { type CreditorToTell, listCreditorQuestions } from '@prorata/domain/creditors/creditor-questions';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { eurosFromCents } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { type Selectable, sql } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, StatementsTable, Transaction } from '../../database/tables.ts';
import { SHARES_IN_DISTRIBUTION } from '../dossiers/shares-in-distribution.ts';
import { streetAddressOf } from '../parties/street-address.ts';

type ClaimedStatement = Pick<
  Selectable<StatementsTable>,
  | 'id'
  | 'creditorId'
  | 'invitationId'
  | 'firstName'
  | 'lastName'
  | 'nationalNumber'
  | 'corporateName'
  | 'enterpriseNumber'
  | 'creditorAddress'
  | 'creditorReference'
  | 'paymentAccount'
  | 'totalAmountClaimedCents'
> & { readonly name: string };

/** A creditor of a dossier with its statements that share in the distribution, oldest first. */
export interface CreditorRecord extends CreditorToTell {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly ClaimedStatement[];
  readonly toldAt: Date | null;
  readonly tellerName: string | null;
}

/** Who claims in a dossier. Who has nothing in the distribution is left out, unless another is said to be the same. */
export async function readCreditors(
  db: Database | Transaction,
  dossierId: string,
): Promise<CreditorRecord[]> {
  const [creditors, listed] = await readTogether(db, (db) => [
    listCreditors(db, dossierId),
    listSharing(db, dossierId),
  ]);
  const statements = Map.groupBy(
    listed.map((row) => ({ ...row, name: nameOf(row) })),
    ({ creditorId }) => creditorId,
  );
  return creditors.map(({ firstName, lastName, corporateName, ...creditor }) => {
    const own = statements.get(creditor.id) ?? [];
    const name = own[0]?.name ?? nameOf({ firstName, lastName, corporateName });
    return { ...creditor, name, statements: own };
  });
}

const listCreditors = compileOnce((db, dossierId: string) =>
  db
    .selectFrom('creditors as creditor')
    .leftJoin('users as teller', 'teller.id', 'creditor.toldBy')
    .select(['creditor.id', 'creditor.version', 'sameAsId', 'apartFromIds', 'toldAt'])
    .select(['creditor.firstName', 'creditor.lastName', 'creditor.corporateName'])
    .select(sql<string | null>`teller.first_name || ' ' || teller.last_name`.as('tellerName'))
    .where('dossierId', '=', dossierId)
    .orderBy('creditor.id'),
);

const listSharing = compileOnce((db, dossierId: string) =>
  db
    .selectFrom('statements')
    .select(['id', 'creditorId', 'invitationId', 'firstName', 'lastName', 'nationalNumber', 'corporateName'])
    .select([
      'enterpriseNumber',
      'creditorAddress',
      'creditorReference',
      'paymentAccount',
      'totalAmountClaimedCents',
    ])
    .where('dossierId', '=', dossierId)
    .where(SHARES_IN_DISTRIBUTION)
    .orderBy('id'),
);

function nameOf(party: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly corporateName: string | null;
}): string {
  const { firstName, lastName, corporateName: companyName } = party;
  return partyName({ firstName, lastName, companyName, nationalNumber: null, enterpriseNumber: null }) ?? '';
}

/** Those who claim, each with what is asked about it. */
export function presentCreditors(creditors: readonly CreditorRecord[]): Creditor[] {
  const questions = new Map(listCreditorQuestions(creditors).map((asked) => [asked.creditorId, asked]));
  const claiming = creditors.filter(({ statements }) => statements.length > 0);
  return claiming.map(({ id, version, name, statements, sameAsId, apartFromIds, toldAt, tellerName }) => {
    const { code, candidateIds } = questions.get(id) ?? {};
    return {
      id,
      version,
      name,
      statements: statements.map(presentStatement),
      sameAsId,
      apartFromIds: [...apartFromIds],
      toldAt: toldAt?.toISOString() ?? null,
      toldBy: tellerName,
      question: code && candidateIds ? { code, candidateIds: [...candidateIds] } : null,
    };
  });
}

function presentStatement(statement: ClaimedStatement): Creditor['statements'][number] {
  return {
    id: statement.id,
    creditorName: statement.name,
    kboNumber: statement.enterpriseNumber,
    nationalNumber: statement.nationalNumber && maskNationalNumber(statement.nationalNumber),
    creditorAddress: streetAddressOf(statement.creditorAddress),
    creditorReference: statement.creditorReference,
    paymentaccount: statement.paymentAccount,
    totalAmountClaimed: eurosFromCents(statement.totalAmountClaimedCents),
    origin: statement.invitationId === null ? 'bailiff' : 'thirdParty',
  };
}
