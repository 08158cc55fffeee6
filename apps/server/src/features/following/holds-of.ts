import type { FollowingStatus } from '@prorata/contract/following/status';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { BLOCKING_STOP_KINDS } from '@prorata/domain/stops';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { listHolds } from '../dossiers/holds.ts';
import type { OwnPlace } from './own-place.ts';

type HoldOfStatus = FollowingStatus['holds'][number];

type KnownHolds = Awaited<ReturnType<typeof readHolds>>;

/** What keeps the money where it is, and since when. */
export function readHolds(db: Database, place: OwnPlace) {
  const { id } = place.dossier;
  return readTogether(db, (db) => ({
    holds: listHolds(db, id),
    stop: findStop(db, id),
    contestedOn: findContested(db, id),
    consignedOn: findConsigned(db, id),
    replacedOn: findReplaced(db, place),
  }));
}

/** The same as far as the creditor may know: of a draft only whoever has had one. */
export function holdsOf(
  { dossier }: OwnPlace,
  { holds, stop, contestedOn, consignedOn, replacedOn }: KnownHolds,
  hasDraft: boolean,
): HoldOfStatus[] {
  if (dossier.status === 'Paid' || dossier.status === 'Cancelled') return [];
  return holds.flatMap((hold): HoldOfStatus[] => {
    if (hold === 'stopped') return [{ hold, ...stop }];
    if (hold === 'contested' && hasDraft) return [{ hold, on: contestedOn, stopKind: null }];
    if (hold === 'consigned' && hasDraft) return [{ hold, on: consignedOn, stopKind: null }];
    if (hold === 'replaced' && replacedOn !== null) return [{ hold, on: replacedOn, stopKind: null }];
    return [];
  });
}

async function findStop(db: Database | Transaction, dossierId: string) {
  const stop = await db
    .selectFrom('stops')
    .select(['kind', 'stoppedOn'])
    .where('dossierId', '=', dossierId)
    .where('kind', 'in', BLOCKING_STOP_KINDS)
    .where('withdrawnAt', 'is', null)
    .where('releasedAt', 'is', null)
    .orderBy('stoppedOn')
    .orderBy('id')
    .executeTakeFirst();
  return { on: stop?.stoppedOn ?? null, stopKind: stop?.kind ?? null };
}

/** The day, and nothing of who contests: that is told to the parties by the office. */
async function findContested(db: Database | Transaction, dossierId: string): Promise<IsoDate | null> {
  const contestation = await db
    .selectFrom('contestations')
    .innerJoin('calculationResults as result', 'result.id', 'contestations.resultId')
    .select('contestedOn')
    .where('contestations.dossierId', '=', dossierId)
    .where('result.voidedAt', 'is', null)
    .where('way', '<>', 'letter')
    .where('timeliness', '<>', 'late')
    .where('contestations.state', 'in', ['registered', 'referred', 'settled'])
    .orderBy('contestedOn')
    .executeTakeFirst();
  return contestation?.contestedOn ?? null;
}

async function findConsigned(db: Database | Transaction, dossierId: string): Promise<IsoDate | null> {
  const proceeding = await db
    .selectFrom('proceedings')
    .select('consignedOn')
    .where('dossierId', '=', dossierId)
    .orderBy('consignedOn', 'desc')
    .executeTakeFirst();
  return proceeding?.consignedOn ?? null;
}

/** The day on which the draft that this creditor had was withdrawn, while another is made. */
async function findReplaced(
  db: Database | Transaction,
  { dossier, invitation, statements }: OwnPlace,
): Promise<IsoDate | null> {
  const replaced = await db
    .selectFrom('calculationResults as result')
    .innerJoin('deliveries as delivery', 'delivery.resultId', 'result.id')
    .innerJoin('deliveryAddressees as told', 'told.deliveryId', 'delivery.id')
    .select('result.voidedAt')
    .where('result.dossierId', '=', dossier.id)
    .where('result.voidKind', '=', 'replaced')
    .where('result.replacedBy', 'is', null)
    .where('delivery.acceptedAt', 'is not', null)
    .where('told.addresseeId', 'in', [invitation.id, ...statements.map(({ id }) => id)])
    .orderBy('result.voidedAt', 'desc')
    .executeTakeFirst();
  return replaced?.voidedAt ? brusselsDate(replaced.voidedAt) : null;
}
