import type { QueryOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { ReviewCounts } from '@prorata/contract/statements/statement-row';
import { type RawBuilder, sql } from 'kysely';
import { type Page, readPage } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { listDifferences, needsReason } from './filed-statement.ts';
import { completeStatements } from './read-statements.ts';
import { selectOverview } from './select-overview.ts';

type Query = QueryOf<typeof statementsCalls.list>;

type Overview = Awaited<ReturnType<ReturnType<typeof selectOverview>['executeTakeFirstOrThrow']>>;

export interface ListedStatement extends Overview {
  /** The office made something else of what the creditor filed. */
  readonly isChanged: boolean;
}

/** The statements of a dossier, in the order in which they were entered unless said otherwise. */
export async function listStatements(
  db: Database,
  dossierId: string,
  { origin, reviewState, sort = 'createdAt', direction = 'asc', ...page }: Query,
): Promise<Page<ListedStatement> & { readonly counts: ReviewCounts }> {
  const overview = selectRows(db, dossierId, origin);
  const chosen = reviewState === undefined ? overview : overview.where('reviewState', '=', reviewState);
  const ordered = chosen
    .selectAll()
    .orderBy(COLUMNS[sort], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('id', direction);
  const [counts, { items, ...rest }] = await Promise.all([
    countByReviewState(db, dossierId, origin),
    readPage(ordered, page),
  ]);
  return { ...rest, items: await markChanged(db, items), counts };
}

/** The same of single statements, in no order; those that are gone are not among them. */
export async function readRows(
  db: Database | Transaction,
  dossierId: string,
  ids: readonly string[],
): Promise<ListedStatement[]> {
  const rows = await selectRows(db, dossierId, undefined).where('id', 'in', ids).selectAll().execute();
  return markChanged(db, rows);
}

async function markChanged(
  db: Database | Transaction,
  rows: readonly Overview[],
): Promise<ListedStatement[]> {
  const changed = await findChanged(db, rows);
  return rows.map((row) => ({ ...row, isChanged: changed.has(row.id) }));
}

async function findChanged(
  db: Database | Transaction,
  rows: readonly Overview[],
): Promise<ReadonlySet<string>> {
  const filed = rows.filter((row) => row.filed !== null);
  if (filed.length === 0) return new Set();
  const statements = await completeStatements(db, filed);
  return new Set(
    statements.filter((one) => listDifferences(one).some(needsReason)).map((statement) => statement.id),
  );
}

const COLUMNS: Readonly<Record<NonNullable<Query['sort']>, RawBuilder<unknown>>> = {
  creditorName: sql`fold(creditor_name) collate "und-x-icu"`,
  totalAmountClaimed: sql`total_amount_claimed_cents`,
  submittedAt: sql`submitted_at`,
  createdAt: sql`created_at`,
};

function selectRows(db: Database | Transaction, dossierId: string, origin: Query['origin']) {
  const rows = db.selectFrom(selectOverview(db, dossierId).as('row'));
  if (origin === undefined) return rows;
  return rows.where('invitationId', origin === 'bailiff' ? 'is' : 'is not', null);
}

async function countByReviewState(
  db: Database,
  dossierId: string,
  origin: Query['origin'],
): Promise<ReviewCounts> {
  const rows = await selectRows(db, dossierId, origin)
    .select(['reviewState', sql<bigint>`count(*)`.as('number')])
    .select(sql<bigint>`count(*) filter (where is_late)`.as('late'))
    .groupBy('reviewState')
    .execute();
  const none = { filing: 0, incomplete: 0, toReview: 0, validated: 0, invalid: 0 };
  const byState = Object.fromEntries(rows.map(({ reviewState, number }) => [reviewState, Number(number)]));
  const late = rows.reduce((sum, row) => sum + Number(row.late), 0);
  return { ...none, ...byState, late };
}
