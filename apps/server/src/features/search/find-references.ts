import { type FoundReference, MAX_FOUND } from '@prorata/contract/search/found';
import { formatIban } from '@prorata/domain/iban';
import { eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { InvitationCodes } from '../invitations/invitation-codes.ts';
import type { EntryQueries } from './entry-queries.ts';
import { DOSSIER_COLUMNS, inScope, isEntryFoundBy, placeIn, type SearchScope } from './found-place.ts';
import type { Typed } from './read-typed.ts';

/** What was typed, and by what it is found among references and accounts. */
type Sought = Pick<Typed, 'code' | 'barcode' | 'amounts'> & Pick<EntryQueries, 'reference' | 'account'>;

/** What was typed whole comes first: a code, the number of a letter. References, accounts and amounts follow. */
export async function findReferences(
  db: Database,
  codes: Pick<InvitationCodes, 'digest'>,
  scope: SearchScope,
  sought: Sought,
) {
  const [ofCode, letters, statements] = await Promise.all([
    sought.code === undefined ? [] : findByDigest(db, scope, codes.digest(sought.code)),
    sought.barcode === undefined ? [] : findByBarcode(db, scope, sought.barcode),
    findStatements(db, scope, sought),
  ]);
  const items = [...ofCode, ...letters, ...statements.items];
  return {
    items: items.slice(0, MAX_FOUND),
    total: ofCode.length + letters.length + statements.total,
  };
}

/** Exactly, and by what the database keeps of it: nobody finds a code by its beginning. */
async function findByDigest(db: Database, scope: SearchScope, codeDigest: string): Promise<FoundReference[]> {
  const invitation = await db
    .selectFrom('invitations')
    .innerJoin('dossiers', 'dossiers.id', 'invitations.dossierId')
    .select(DOSSIER_COLUMNS)
    .select(['invitations.id', 'invitations.addressee', 'invitations.emails'])
    .where('codeDigest', '=', codeDigest)
    .where(inScope(scope))
    .executeTakeFirst();
  if (invitation === undefined) return [];
  const name = invitation.addressee ?? invitation.emails[0] ?? null;
  const place = placeIn(invitation, 'invitations', invitation.id);
  return [{ kind: 'code', text: null, name, amount: null, place }];
}

async function findByBarcode(db: Database, scope: SearchScope, barcode: string): Promise<FoundReference[]> {
  const letters = await db
    .selectFrom('deliveries')
    .innerJoin('dossiers', 'dossiers.id', 'deliveries.dossierId')
    .select(DOSSIER_COLUMNS)
    .select(['deliveries.addressee', 'deliveries.invitationId'])
    .where('barcode', '=', barcode)
    .where(inScope(scope))
    .orderBy('deliveries.createdAt', 'desc')
    .limit(MAX_FOUND)
    .execute();
  return letters.map((letter) => ({
    kind: 'barcode',
    text: barcode,
    name: letter.addressee,
    amount: null,
    place: letter.invitationId
      ? placeIn(letter, 'invitations', letter.invitationId)
      : placeIn(letter, 'sending'),
  }));
}

async function findStatements(db: Database, scope: SearchScope, { reference, account, amounts }: Sought) {
  const { organizationId } = scope;
  const amount = amounts.map((cents) => `'${organizationId}:a:${cents}'`).join(' | ');
  const queries = [reference, account, amount].filter((query) => query !== undefined && query !== '');
  if (queries.length === 0) return { items: [], total: 0 };
  const any = queries.map((query) => `(${query})`).join(' | ');
  const holds = (query: string | undefined) =>
    query === undefined ? sql<boolean>`false` : sql<boolean>`entry.words @@ ${query}::tsquery`;
  const rows = await db
    .selectFrom('searchEntries as entry')
    .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
    .innerJoin('statements', 'statements.id', 'entry.thingId')
    .select(DOSSIER_COLUMNS)
    .select([
      'statements.id',
      'statements.creditorReference',
      'statements.paymentReference',
      'statements.paymentAccount',
      'statements.totalAmountClaimedCents',
      sql<string | null>`coalesce(
        statements.corporate_name,
        nullif(btrim(coalesce(statements.first_name, '') || ' ' || coalesce(statements.last_name, '')), '')
      )`.as('name'),
      holds(reference).as('isReference'),
      holds(account).as('isAccount'),
      // Where there is no other reference, its words need not be taken apart.
      sql<boolean>`${holds(reference)} and statements.creditor_reference is not null and (
        statements.payment_reference is null
        or array_to_tsvector(reference_words(${organizationId}::uuid, statements.creditor_reference)) @@ ${reference ?? null}::tsquery
      )`.as('isOwnReference'),
      sql<number>`count(*) over ()::integer`.as('total'),
    ])
    .where(isEntryFoundBy(any))
    .where(inScope(scope))
    .orderBy('statements.createdAt', 'desc')
    .orderBy('statements.id', 'desc')
    .limit(MAX_FOUND)
    .execute();
  return { items: rows.map(present), total: rows[0]?.total ?? 0 };

  function present(row: (typeof rows)[number]): FoundReference {
    const amount = eurosFromCents(row.totalAmountClaimedCents);
    const found = { name: row.name, amount, place: placeIn(row, 'statements', row.id) };
    if (row.isOwnReference) return { kind: 'reference', text: row.creditorReference, ...found };
    if (row.isReference) return { kind: 'communication', text: row.paymentReference, ...found };
    if (row.isAccount && row.paymentAccount !== null) {
      return { kind: 'account', text: formatIban(row.paymentAccount), ...found };
    }
    return { kind: 'amount', text: null, ...found };
  }
}
