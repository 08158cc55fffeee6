import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { type Allotment, allotmentsOf, type Standing } from '@prorata/domain/distribution/allotments';
import { eurosFromCents } from '@prorata/domain/money';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { readPartOfDossier } from '../dossiers/find-dossier.ts';
import { getStoredResult, namesIn } from './stored-result.ts';

/** What each creditor gets by a calculation, in the order of their ranks, with the accounts of today. */
export async function readAllotments(
  db: Database,
  user: ActingUser,
  place: ResultPlace,
): Promise<AllotmentRow[]> {
  const { stored, accounts } = await readPartOfDossier(db, user, place.dossierId, (db) =>
    readTogether(db, (db) => ({
      stored: getStoredResult(db, place),
      accounts: readAccounts(db, place.dossierId),
    })),
  );
  const { distribution, report } = stored;
  const names = namesIn(report).creditors;
  const lots = new Map(report.pools.flatMap(({ id, lot }) => (lot === null ? [] : [[id, lot] as const])));
  return allotmentsOf(distribution).map((allotment) => ({
    ...presentAmounts(allotment),
    creditorId: allotment.creditorId,
    name: allotment.statementIds.map((id) => names.get(id)).find((name) => name !== undefined) ?? '',
    standings: allotment.standings.map((standing) => presentStanding(standing, lots)),
    accounts: [...new Set(allotment.statementIds.flatMap((id) => accounts.get(id) ?? []))],
  }));
}

function presentAmounts(allotment: Allotment) {
  return {
    claimed: eurosFromCents(allotment.claimedCents),
    privileged: eurosFromCents(allotment.privilegedCents),
    ordinary: eurosFromCents(allotment.ordinaryCents),
    allotted: eurosFromCents(allotment.allottedCents),
    reserved: eurosFromCents(allotment.reservedCents),
    unpaid: eurosFromCents(allotment.unpaidCents),
  };
}

function presentStanding(
  standing: Standing,
  lots: ReadonlyMap<string, number>,
): AllotmentRow['standings'][number] {
  const nothing = { rank: null, privilegeId: null, place: null, lots: [] };
  if (standing.kind === 'general') {
    return { ...nothing, kind: 'general', rank: standing.rank, privilegeId: standing.privilegeId };
  }
  if (standing.kind !== 'specific') return { ...nothing, kind: standing.kind };
  const { kind, rank, place, poolIds } = standing;
  const numbers = poolIds.flatMap((id) => lots.get(id) ?? []).sort((one, other) => one - other);
  return { ...nothing, kind, rank, place, lots: numbers };
}

async function readAccounts(db: Database, dossierId: string): Promise<ReadonlyMap<string, string>> {
  const statements = await db
    .selectFrom('statements')
    .select(['id', 'paymentAccount'])
    .where('dossierId', '=', dossierId)
    .where('paymentAccount', 'is not', null)
    .execute();
  return new Map(statements.map(({ id, paymentAccount }) => [id, paymentAccount ?? '']));
}
