import { SEND_METHODS, type SendMethod } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { lostAt, settledAt } from './after-attempt.ts';
import { inBatchesOf } from './in-batches.ts';
import type { Delivery } from './lock-delivery.ts';

/** A mail or letter that is ours for one attempt. */
export interface Claim extends Omit<Delivery, 'attempts' | 'handedOverAt'> {
  readonly attempt: number;
  readonly isLastOutcomeUnknown: boolean;
}

/** Somebody else took it over, or a report settled it, while we were busy with it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Which of the two statuses says that it waits. */
export const STATUS_COLUMN = {
  Email: 'emailStatus',
  RegisteredLetter: 'registeredLetterStatus',
  QualifiedDelivery: 'registeredLetterStatus',
} as const satisfies Record<SendMethod, string>;

interface Wanted {
  readonly id: string;
  readonly now: Date;
  readonly methods: readonly SendMethod[];
}

/**
 * Takes a mail or letter that is due for one attempt, which is counted before it is made. Nobody else can take it
 * until the attempt is over or counts as lost. Undefined when there is nothing to do.
 */
export function leaseDelivery(
  db: Database,
  deliveryId: string,
  now: Date,
  methods: readonly SendMethod[] = SEND_METHODS,
): Promise<Claim | undefined> {
  return lease(db, { id: deliveryId, now, methods });
}

const lease = inBatchesOf(leaseAll);

/** In the order of their ids, so that two who take several never wait for each other. */
async function leaseAll(
  db: Database,
  wanted: readonly Wanted[],
): Promise<PromiseSettledResult<Claim | undefined>[]> {
  const { rows } = await sql<Delivery>`
    with wanted as (
      select * from unnest(
        ${wanted.map(({ id }) => id)}::uuid[],
        ${wanted.map(({ now }) => now)}::timestamptz[],
        ${wanted.map(({ now }) => lostAt(now))}::timestamptz[],
        ${wanted.map(({ methods }) => methods.join())}::text[]
      ) as asked (id, now, lost_at, methods)
    ), due as (
      select deliveries.id, wanted.lost_at from deliveries join wanted using (id)
      where send_method = any(string_to_array(wanted.methods, ','))
        and (email_status = 'Pending' or registered_letter_status = 'Pending')
        and next_attempt_at <= wanted.now
      order by deliveries.id
      for update of deliveries
    )
    update deliveries set attempts = attempts + 1, next_attempt_at = due.lost_at
    from due where deliveries.id = due.id
    returning deliveries.*
  `.execute(db);
  const taken = new Map(rows.map((row) => [row.id, row]));
  return wanted.map(({ id }) => {
    const delivery = taken.get(id);
    // Asked for twice at once: the second finds nothing to do.
    taken.delete(id);
    return { status: 'fulfilled', value: delivery && claimOf(delivery) };
  });
}

function claimOf({ attempts, handedOverAt, ...rest }: Delivery): Claim {
  return { ...rest, attempt: attempts, isLastOutcomeUnknown: handedOverAt !== null };
}

/**
 * The last thing before a mail or letter leaves. From here on until the outcome is stored, a crash leaves one of
 * which nobody knows whether the service has it; before, it surely has not.
 *
 * @throws LeaseLostError when it is no longer ours to send.
 */
export function confirmHandover(
  db: Database,
  { id, attempt, sendMethod }: Pick<Claim, 'id' | 'attempt' | 'sendMethod'>,
  now: Date,
): Promise<void> {
  return confirm(db, { id, attempt, column: STATUS_COLUMN[sendMethod], now });
}

interface Handover {
  readonly id: string;
  readonly attempt: number;
  readonly column: (typeof STATUS_COLUMN)[SendMethod];
  readonly now: Date;
}

const confirm = inBatchesOf(confirmAll);

async function confirmAll(
  db: Database,
  handovers: readonly Handover[],
): Promise<PromiseSettledResult<void>[]> {
  const { rows } = await sql<{ id: string; attempt: number }>`
    with handed as (
      select * from unnest(
        ${handovers.map(({ id }) => id)}::uuid[],
        ${handovers.map(({ attempt }) => attempt)}::integer[],
        ${handovers.map(({ column }) => column === 'emailStatus')}::boolean[],
        ${handovers.map(({ now }) => now)}::timestamptz[],
        ${handovers.map(({ now }) => settledAt(now))}::timestamptz[]
      ) as asked (id, attempt, is_mail, now, settled_at)
    ), ours as (
      select handed.* from deliveries join handed using (id)
      where attempts = handed.attempt
        and case when handed.is_mail then email_status else registered_letter_status end = 'Pending'
      order by deliveries.id
      for update of deliveries
    )
    update deliveries set handed_over_at = ours.now, next_attempt_at = ours.settled_at
    from ours where deliveries.id = ours.id
    returning deliveries.id, deliveries.attempts as attempt
  `.execute(db);
  const confirmed = new Set(rows.map(({ id, attempt }) => `${id} ${attempt}`));
  return handovers.map(({ id, attempt }) =>
    confirmed.has(`${id} ${attempt}`)
      ? { status: 'fulfilled', value: undefined }
      : { status: 'rejected', reason: new LeaseLostError('It is no longer ours to send.') },
  );
}
