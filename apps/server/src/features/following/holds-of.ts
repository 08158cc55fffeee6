import type { FollowingStatus } from '@prorata/contract/following/status';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { BLOCKING_STOP_KINDS } from '@prorata/domain/stops';
import type { Database, Transaction } from '../../database/tables.ts';
import { listHolds } from '../dossiers/holds.ts';
import type { OwnPlace } from './own-place.ts';

type HoldOfStatus = FollowingStatus['holds'][number];

/** What keeps the money where it is, as far as the creditor may know: of a draft only whoever has had one. */
export async function holdsOf(
  db: Database | Transaction,
  place: OwnPlace,
  hasDraft: boolean,
): Promise<HoldOfStatus[]> {
  const { dossier } = place;
  if (dossier.status === 'Paid' || dossier.status === 'Cancelled') return [];
  const holds = await listHolds(db, dossier.id);
  const told: HoldOfStatus[] = [];
  for (const hold of holds) {
    if (hold === 'stopped') told.push({ hold, ...(await findStop(db, dossier.id)) });
    if (hold === 'contested' && hasDraft) {
      told.push({ hold, on: await findContested(db, dossier.id), stopKind: null });
    }
    if (hold === 'consigned' && hasDraft) {
      told.push({ hold, on: await findConsigned(db, dossier.id), stopKind: null });
    }
    if (hold === 'replaced') {
      const on = await findReplaced(db, place);
      if (on !== null) told.push({ hold, on, stopKind: null });
    }
  }
  return told;
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
