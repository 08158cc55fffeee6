import { isDossierClosed } from '@prorata/domain/dossier-workflow';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
import { type Expression, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, getDossier, lockDossier } from '../dossiers/find-dossier.ts';

/** A dossier of the series that was not cancelled; the first has no kind. */
export interface SeriesDossier {
  readonly dossier: DossierRecord;
  readonly kind: FollowUpKind | null;
  /** What came in up to this day is in it; `null` for the first. */
  readonly happenedOn: string | null;
}

/** The dossiers in which the income of one debtor is distributed, from the first to the last. */
export interface RecurringSeries {
  readonly first: DossierRecord;
  /** Each follows the one before it; what was cancelled is not among them. */
  readonly runs: readonly SeriesDossier[];
}

/** Whichever dossier of the series is named, the same; refused where no money comes month by month. */
export async function getSeries(
  db: Database | Transaction,
  user: ActingUser,
  dossierId: string,
): Promise<RecurringSeries> {
  const { asked, first, followUps } = await readTogether(db, (db) => ({
    asked: getDossier(db, user, dossierId),
    first: getDossier(db, user, firstIdOf(dossierId)),
    followUps: listFollowUps(db, firstIdOf(dossierId)),
  }));
  return seriesOf(first, asked, runsOf(first, followUps));
}

/** The same, alone with it: whoever changes anything about the income holds the first dossier before any other. */
export async function lockSeries(
  trx: Transaction,
  { actor }: UserAction,
  dossierId: string,
): Promise<RecurringSeries> {
  const asked = await getDossier(trx, actor, dossierId);
  const first = await lockDossier(trx, actor, firstIdOf(dossierId));
  return seriesOf(first, asked, await listRuns(trx, first));
}

/** A series goes by its first dossier, which follows no other. */
function firstIdOf(dossierId: string): Expression<string> {
  return sql<string>`coalesce(
    (select series_id from follow_ups where dossier_id = ${dossierId}), ${dossierId}::uuid
  )`;
}

function seriesOf(
  first: DossierRecord,
  asked: DossierRecord,
  runs: readonly SeriesDossier[],
): RecurringSeries {
  const isRecurring = [first, asked].some(({ paymentType }) => paymentType === 'recurring');
  if (!(isRecurring || runs.some(({ kind }) => kind === 'recurring'))) {
    throw new ProblemError('dossier-not-recurring');
  }
  return { first, runs };
}

/** Nobody has signed it: what it distributes can still change. */
export function isOpenForMoney({ dossier }: Pick<SeriesDossier, 'dossier'>): boolean {
  return !isDossierClosed(dossier.status);
}

/** In the order in which they follow each other. */
export async function listRuns(
  db: Database | Transaction,
  first: DossierRecord,
): Promise<readonly SeriesDossier[]> {
  return runsOf(first, await listFollowUps(db, first.id));
}

function listFollowUps(db: Database | Transaction, seriesId: string | Expression<string>) {
  return db
    .selectFrom('followUps')
    .innerJoin('dossiers', 'dossiers.id', 'followUps.dossierId')
    .selectAll('dossiers')
    .select(['followUps.followsId', 'followUps.kind', 'followUps.happenedOn'])
    .where('followUps.seriesId', '=', seriesId)
    .where('dossiers.status', '<>', 'Cancelled')
    .execute();
}

type FollowUps = Awaited<ReturnType<typeof listFollowUps>>;

function runsOf(first: DossierRecord, followUps: FollowUps): readonly SeriesDossier[] {
  const followers = new Map(followUps.map((followUp) => [followUp.followsId, followUp]));
  const runs: SeriesDossier[] =
    first.status === 'Cancelled' ? [] : [{ dossier: first, kind: null, happenedOn: null }];
  let next = followers.get(first.id);
  while (next !== undefined) {
    const { followsId: _, kind, happenedOn, ...dossier } = next;
    runs.push({ dossier, kind, happenedOn });
    next = followers.get(dossier.id);
  }
  return runs;
}
