import type { Recurring } from '@prorata/contract/recurring/recurring';
import { refusalOfFollowUp } from '@prorata/domain/series/follow-up';
import type { Database, Transaction } from '../../database/tables.ts';
import { listHolds } from '../dossiers/holds.ts';
import { isOpenForMoney, type RecurringSeries } from './find-series.ts';

/** Whether what waits is taken into the first dossier. */
export function isFirstOpen({ runs }: RecurringSeries): boolean {
  const [run, ...others] = runs;
  return run !== undefined && others.length === 0 && run.kind === null && isOpenForMoney(run);
}

/** Why no run can be opened now, or `null` when it can. */
export async function findRefusal(
  db: Database | Transaction,
  series: RecurringSeries,
  waiting: readonly unknown[],
): Promise<Recurring['refusal']> {
  return refusalOf(await findRefusalOfLast(db, series), waiting);
}

/** The last run goes before the money: nothing can follow it, whatever came in. */
export function refusalOf(ofLast: Recurring['refusal'], waiting: readonly unknown[]): Recurring['refusal'] {
  return ofLast ?? (waiting.length === 0 ? 'nothingReceived' : null);
}

/** Why nothing can follow the last run, or `null` when something can. */
export async function findRefusalOfLast(
  db: Database | Transaction,
  series: RecurringSeries,
): Promise<Recurring['refusal']> {
  const last = series.runs.at(-1);
  if (last === undefined) return 'status';
  if (isFirstOpen(series)) return null;
  const facts = {
    status: last.dossier.status,
    holds: await listHolds(db, last.dossier.id),
    hasReserves: false,
    isFollowed: false,
  };
  return refusalOfFollowUp(facts, 'recurring') ?? null;
}
