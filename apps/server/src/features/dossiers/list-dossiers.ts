import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { MAX_CHOSEN_DOSSIERS } from '@prorata/contract/dossiers/dossier-row';
import { eurosFromCents } from '@prorata/domain/money';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Page } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { IS_RUN_DUE } from './due-runs.ts';
import { IS_STOPPED } from './holds.ts';
import { matchSearch } from './match-search.ts';
import { selectDossiers, selectFromDossiers } from './queries.ts';
import { isMine } from './whose-dossier.ts';

type Query = QueryOf<typeof dossiersCalls.list>;
type Filter = QueryOf<typeof dossiersCalls.listFound>;
/** By what and in which direction; the list's own order where it is left out. */
type Order = Pick<Query, 'sort' | 'direction'>;
type StatusCounts = Record<DossierStatus, number>;

export type ListedDossier = Awaited<ReturnType<typeof selectRows>>[number];

export interface DossierList extends Page<ListedDossier> {
  readonly statusCounts: StatusCounts;
}

/** The dossiers of the person's own office, those opened last first unless said otherwise. */
export async function listDossiers(db: Database, user: ActingUser, query: Query): Promise<DossierList> {
  const { organizationId, ofMine, chosen, condition } = await readConditions(db, user, query);
  const [statusCounts, shown] = await readTogether(db, (together) => [
    countByStatus(together, organizationId, ofMine),
    chosen.length === 0 ? listShown(together, condition, query) : listCounted(together, condition, query),
  ]);
  const items = await readRows(db, shown.ids);
  const total = shown.total ?? sumOf(statusCounts, query);
  return { items, total, page: query.page, pageSize: query.pageSize, statusCounts };
}

/** What a filter asks for, of the person's own office. */
async function readConditions(db: Database, user: ActingUser, filter: Filter) {
  const organizationId = user.organization?.id;
  if (organizationId === undefined) throw new ProblemError('not-found');
  const ofMine = filter.OnlyShowMyDossiers ? [isMine(user.id)] : [];
  const containsSearch = filter.Search === null ? [] : [await matchSearch(db, organizationId, filter.Search)];
  const isHeld = filter.OnlyShowStoppedDossiers ? [IS_STOPPED] : [];
  const isDue = filter.OnlyShowDueDossiers ? [IS_RUN_DUE] : [];
  const chosen = [...ofMine, ...isHeld, ...isDue, ...containsSearch];
  const condition = sql.join<SqlBool>(
    [sql<SqlBool>`dossiers.organization_id = ${organizationId}`, ...inStatus(filter), ...chosen],
    sql` and `,
  );
  return { organizationId, ofMine, chosen, condition };
}

/** All that a filter finds, as far as it can be chosen at once: with what decides which acts fit. */
export async function listFound(
  db: Database,
  user: ActingUser,
  filter: Filter,
): Promise<AnswerOf<typeof dossiersCalls.listFound>> {
  const { condition } = await readConditions(db, user, filter);
  const found = await selectFromDossiers(db)
    .select([
      'dossiers.id',
      'fileNumber',
      'balanceToDistributeCents',
      'dossierHandlers.handlerId',
      sql<boolean>`dossiers.erased_at is not null`.as('isErased'),
    ])
    .where(condition)
    .orderBy(orderOf({}))
    .limit(MAX_CHOSEN_DOSSIERS)
    .execute();
  const items = found.map(({ balanceToDistributeCents: cents, ...dossier }) => ({
    ...dossier,
    balanceToDistribute: cents === null ? null : eurosFromCents(cents),
  }));
  return { items };
}

/** The ids of what a filter finds, in order, of those chosen where some were; at most as many as asked for. */
export async function listIds(
  db: Database,
  user: ActingUser,
  { filter, order, dossierIds, most }: ChosenDossiers,
): Promise<string[]> {
  const { condition } = await readConditions(db, user, filter);
  const found = await selectFromDossiers(db)
    .select('dossiers.id')
    .where(condition)
    .$if(dossierIds !== null, (some) =>
      some.where(sql<SqlBool>`dossiers.id = any(${dossierIds ?? []}::uuid[])`),
    )
    .orderBy(orderOf(order))
    .limit(most)
    .execute();
  return found.map(({ id }) => id);
}

interface ChosenDossiers {
  readonly filter: Filter;
  readonly order: Order;
  readonly dossierIds: readonly string[] | null;
  readonly most: number;
}

function orderOf({ sort = 'createdAt', direction = 'desc' }: Order): RawBuilder<unknown> {
  const order = [...COLUMNS[sort], sql.ref('dossiers.id')].map(
    (column) => sql`${column} ${sql.raw(direction)}${sql.raw(NULLABLE.has(sort) ? ' nulls last' : '')}`,
  );
  return sql.join(order);
}

interface Shown {
  readonly ids: readonly string[];
  /** How many there are in all, where nobody else counts them. */
  readonly total?: number;
}

/** Which dossiers a page shows, in their order. */
async function listShown(db: Database, condition: Expression<SqlBool>, query: Query): Promise<Shown> {
  const shown = await selectShown(db, condition, query).execute();
  return { ids: shown.map(({ id }) => id) };
}

/** The same of a choice, which is found once: for the page and for how many there are. */
async function listCounted(db: Database, condition: Expression<SqlBool>, query: Query): Promise<Shown> {
  const shown = await selectShown(db, condition, query)
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .execute();
  // Past the end there is no row that tells.
  const total = shown[0]?.total ?? (query.page === 1 ? 0 : await count(db, condition));
  return { ids: shown.map(({ id }) => id), total };
}

/**
 * The first page says how long it is in the text itself: of a number that it does not know, PostgreSQL expects a tenth of all
 * dossiers of the office, and then plans the list of a large office anew each time instead of keeping its plan.
 */
function selectShown(db: Database, condition: Expression<SqlBool>, query: Query) {
  const { page, pageSize } = query;
  const ordered = selectFromDossiers(db).select('dossiers.id').where(condition).orderBy(orderOf(query));
  if (page === 1) return ordered.limit(sql.lit(pageSize));
  return ordered.limit(pageSize).offset((page - 1) * pageSize);
}

/**
 * The rows of one page. Which they are is found first: nothing is counted in rows that are not shown, and the statement
 * is the same for every page, so that the database keeps its plan.
 */
async function readRows(db: Database, shown: readonly string[]) {
  if (shown.length === 0) return [];
  const rows = await selectRows(db, shown);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // One that was removed in between is not shown.
  return shown.flatMap((id) => byId.get(id) ?? []);
}

const SHOWN_COLUMNS = [
  'dossiers.id',
  'dossiers.version',
  'fileNumber',
  'defendantFirstName',
  'defendantLastName',
  'defendantCompanyName',
  'coDefendants',
  'defendantCorporateForm',
  'defendantNationalNumber',
  'defendantEnterpriseNumber',
  'responsibleBailiffId',
  'transactionKinds',
  'saleDate',
  'seizureDate',
  'status',
  'statusChangedAt',
  'provisionedAt',
  'contestationEndsOn',
  'balanceToDistributeCents',
  'dossiers.createdBy',
  'dossiers.createdAt',
  'dossiers.erasedAt',
  'reference',
  'repertoryNumber',
  'dossierHandlers.handlerId',
  'handler.firstName as handlerFirstName',
  'handler.lastName as handlerLastName',
] as const;

const selectRows = compileOnce((db, ids: readonly string[]) =>
  selectDossiers(db).select(SHOWN_COLUMNS).where(sql<SqlBool>`dossiers.id = any(${ids}::uuid[])`),
);

const STATUS_ORDER = sql`array_position(${sql.lit(`{${DOSSIER_STATUSES.join()}}`)}::text[], dossiers.status::text)`;

const COLUMNS: Readonly<Record<NonNullable<Query['sort']>, readonly RawBuilder<unknown>[]>> = {
  fileNumber: [sql`dossiers.file_year`, sql`dossiers.file_serial`],
  defendantName: [sql`dossiers.defendant_name collate "und-x-icu"`],
  defendantNumber: [sql`coalesce(dossiers.defendant_enterprise_number, dossiers.defendant_national_number)`],
  responsibleBailiff: nameOf('responsible'),
  transactionKind: [sql`dossiers.transaction_kinds`],
  status: [STATUS_ORDER],
  createdAt: [sql`dossiers.created_at`],
  statusChangedAt: [sql`dossiers.status_changed_at`],
  createdBy: nameOf('creator'),
  dossierReference: [sql`dossiers.reference collate "und-x-icu"`],
  repertoryNumber: [sql`dossiers.repertory_number collate "und-x-icu"`],
  handler: nameOf('handler'),
  balanceToDistribute: [sql`dossiers.balance_to_distribute_cents`],
};
/** A dossier that lacks it comes after all others, in either direction. */
const NULLABLE: ReadonlySet<string> = new Set([
  'defendantName',
  'defendantNumber',
  'responsibleBailiff',
  'dossierReference',
  'repertoryNumber',
  'handler',
  'balanceToDistribute',
]);

function nameOf(person: 'responsible' | 'creator' | 'handler'): RawBuilder<unknown>[] {
  const part = (column: string) => sql`${sql.ref(`${person}.${column}`)} collate "und-x-icu"`;
  return [part('lastName'), part('firstName')];
}

/** What is over stays out until it is asked for, by its toggle or by its own name. */
function statusesLeftOut(query: Filter): DossierStatus[] {
  const leftOut: DossierStatus[] = [];
  if (!query.ShowPaidDossiers) leftOut.push('Paid');
  if (!query.ShowCancelledDossiers) leftOut.push('Cancelled');
  return leftOut;
}

/** Written out rather than as parameters, so that the index of open dossiers is recognised. */
function inStatus(query: Filter): RawBuilder<SqlBool>[] {
  if (query.status !== undefined) return [sql<SqlBool>`dossiers.status = ${sql.lit(query.status)}`];
  const leftOut = statusesLeftOut(query);
  if (leftOut.length === 0) return [];
  return [sql<SqlBool>`dossiers.status not in (${sql.join(leftOut.map((status) => sql.lit(status)))})`];
}

async function countByStatus(
  db: Database,
  organizationId: string,
  conditions: readonly Expression<SqlBool>[],
): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('dossiers')
    .select(['status', sql<number>`count(*)::integer`.as('dossiers')])
    .where('organizationId', '=', organizationId)
    .where(({ and }) => and([...conditions]))
    .groupBy('status')
    .execute();
  const counted = new Map(rows.map(({ status, dossiers }) => [status, dossiers]));
  // Sound: every status has its entry.
  return Object.fromEntries(
    DOSSIER_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
  ) as StatusCounts;
}

function sumOf(counts: StatusCounts, query: Query): number {
  if (query.status !== undefined) return counts[query.status];
  const leftOut = statusesLeftOut(query);
  const shown = DOSSIER_STATUSES.filter((status) => !leftOut.includes(status));
  return shown.reduce((sum, status) => sum + counts[status], 0);
}

async function count(db: Database, condition: Expression<SqlBool>): Promise<number> {
  const { total } = await db
    .selectFrom('dossiers')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return total;
}
