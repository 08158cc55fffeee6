import { type AttemptOutcome, judgeAttempt, type Verdict } from './after-attempt.ts';
import type { Claim } from './lease-delivery.ts';
import type { Delivery } from './lock-delivery.ts';
import { type SettlingTools, settleTogether } from './settle-delivery.ts';
import { type Report, statusOf } from './store-report.ts';

/**
 * Stores what came of an attempt, with its line in the send log and, where there is to be another one, its job.
 * Undefined, and nothing stored, when the attempt had been given up for lost and somebody else has it.
 */
export async function recordOutcome(
  tools: SettlingTools,
  claim: Claim,
  outcome: AttemptOutcome,
  now: Date,
): Promise<Verdict | undefined> {
  const verdict = judgeAttempt(outcome, claim, now);
  const settled = await settleTogether(tools, claim.id, {
    now,
    judge: (delivery) =>
      delivery.attempts === claim.attempt && !isSuperseded(delivery, outcome)
        ? reportOf(claim, outcome, verdict, now)
        : undefined,
    onStored: async (trx, { delivery: { nextAttemptAt } }) => {
      if (nextAttemptAt === null) return;
      const options = { key: claim.id, startAfter: nextAttemptAt };
      await tools.jobs.add(trx, 'send-delivery', { deliveryId: claim.id }, options);
    },
  });
  if (settled === undefined) return undefined;
  const { delivery } = settled;
  return { ...verdict, status: statusOf(delivery), nextAttemptAt: delivery.nextAttemptAt };
}

/** A report settled it while the attempt was made, and the attempt left it at that. */
function isSuperseded(delivery: Delivery, { kind }: AttemptOutcome): boolean {
  return kind === 'postponed' && statusOf(delivery) !== 'Pending';
}

function reportOf(
  { isLastOutcomeUnknown }: Claim,
  outcome: AttemptOutcome,
  { status, nextAttemptAt, detail }: Verdict,
  now: Date,
): Report {
  const isTakenOver = outcome.kind === 'accepted';
  const isSettled = isTakenOver || outcome.kind === 'refused';
  const mayBeThere = !isSettled && (isLastOutcomeUnknown || outcome.kind === 'unknown');
  return {
    status,
    detail,
    occurredAt: now,
    eventId: null,
    isTakenOver,
    set: {
      nextAttemptAt,
      lastError: isTakenOver ? null : detail,
      ...(!mayBeThere && { handedOverAt: null }),
      ...(isTakenOver && { providerId: outcome.providerId }),
      ...(isTakenOver && 'barcode' in outcome && { barcode: outcome.barcode }),
    },
  };
}
