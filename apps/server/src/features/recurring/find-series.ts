import { isDossierClosed } from '@prorata/domain/dossier-workflow';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
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
  const asked = await getDossier(db, user, dossierId);
  return readSeries(db, await getDossier(db, user, await findFirstId(db, asked.id)), asked);
}

/** The same, alone with it: whoever changes anything about the income holds the first dossier before any other. */
export async function lockSeries(
  trx: Transaction,
  { actor }: UserAction,
  dossierId: string,
): Promise<RecurringSeries> {
  const asked = await getDossier(trx, actor, dossierId);
  return readSeries(trx, await lockDossier(trx, actor, await findFirstId(trx, asked.id)), asked);
}

async function findFirstId(db: Database | Transaction, dossierId: string): Promise<string> {
  const followUp = await db
    .selectFrom('followUps')
    .select('seriesId')
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  return followUp?.seriesId ?? dossierId;
}

async function readSeries(
  db: Database | Transaction,
  first: DossierRecord,
  asked: DossierRecord,
): Promise<RecurringSeries> {
  const runs = await listRuns(db, first);
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
  const followUps = await db
    .selectFrom('followUps')
    .innerJoin('dossiers', 'dossiers.id', 'followUps.dossierId')
    .selectAll('dossiers')
    .select(['followUps.followsId', 'followUps.kind', 'followUps.happenedOn'])
    .where('followUps.seriesId', '=', first.id)
    .where('dossiers.status', '<>', 'Cancelled')
    .execute();
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
