import type { EmailSendStatus } from '@prorata/domain/vocabulary';
import { leaseDelivery } from '../features/delivery/lease-delivery.ts';
import { recordOutcome } from '../features/delivery/record-outcome.ts';
import { takeLetterState, takeMailReport } from '../features/delivery/take-report.ts';
import { TEST_NOW, type TestServer } from './test-server.ts';

/** The mail and post services take what waits in the outbox of a dossier, in order; gives how many they took. */
export async function handOver(
  { db, tools }: Pick<TestServer, 'db' | 'tools'>,
  dossierId: string,
  at: Date = TEST_NOW,
): Promise<number> {
  const waiting = await db
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('nextAttemptAt', '<=', at)
    .orderBy('id')
    .execute();
  for (const { id } of waiting) {
    const claim = await leaseDelivery(db, id, at);
    if (claim === undefined) throw new Error('It waits for nothing.');
    const outcome = { kind: 'accepted', providerId: id, barcode: null, reply: 'Accepted' } as const;
    await recordOutcome({ ...tools, clock: () => at }, claim, outcome, at);
  }
  return waiting.length;
}

/** A mail comes back, or whatever else is reported of it. */
export async function reportMail(
  { tools }: Pick<TestServer, 'tools'>,
  deliveryId: string,
  status: EmailSendStatus,
  at: Date = TEST_NOW,
): Promise<void> {
  const report = { status, detail: null, occurredAt: at, eventId: `${deliveryId} ${status}` };
  await takeMailReport({ ...tools, clock: () => at }, deliveryId, report);
}

/** A letter comes back. */
export async function returnLetter(
  { tools }: Pick<TestServer, 'tools'>,
  deliveryId: string,
  at: Date = TEST_NOW,
): Promise<void> {
  const report = {
    eventId: `${deliveryId} Returned`,
    status: 'Returned',
    occurredAt: at,
    detail: null,
  } as const;
  await takeLetterState(
    { ...tools, clock: () => at },
    { providerId: deliveryId, barcode: null, reports: [report] },
  );
}
