import type { EmailSendStatus, SendMethod } from '@prorata/domain/vocabulary';
import type { CarriedState } from '../../adapters/registered-carrier.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { settleDelivery } from './settle-delivery.ts';
import { storeReport } from './store-report.ts';

/** What somebody outside says became of a mail. */
export interface MailReport {
  readonly status: EmailSendStatus;
  readonly detail: string | null;
  readonly occurredAt: Date;
  readonly eventId: string;
}

/** Stores a report on a mail, which can only exist because a mail server took the mail. */
export async function takeMailReport(
  tools: DeliveryTools,
  deliveryId: string,
  report: MailReport,
): Promise<void> {
  await settleDelivery(tools, deliveryId, async (trx, delivery) =>
    delivery.sendMethod === 'Email'
      ? storeReport(trx, delivery, { ...storable(report), isTakenOver: true }, tools.clock())
      : undefined,
  );
}

/** What is registered, on paper or electronically: both carriers tell of it in the same way. */
export type RegisteredMethod = Exclude<SendMethod, 'Email'>;

/**
 * Stores what a carrier says about a letter or message, in the order in which it happened; gives `false` when we do not
 * know it. What was deposited is asked for its proof, and what the carrier vouches for, for the evidence.
 */
export async function takeLetterState(
  tools: DeliveryTools,
  state: CarriedState,
  sendMethod: RegisteredMethod = 'RegisteredLetter',
): Promise<boolean> {
  const { db, clock, jobs } = tools;
  const letter = await db
    .selectFrom('deliveries')
    .select('id')
    .where('sendMethod', '=', sendMethod)
    .where('providerId', '=', state.providerId)
    .executeTakeFirst();
  if (letter === undefined) return false;
  const reports = state.reports.toSorted(
    (one, other) => one.occurredAt.getTime() - other.occurredAt.getTime(),
  );
  for (const report of reports) {
    await settleDelivery(tools, letter.id, async (trx, delivery) => {
      const set = state.barcode === null ? {} : { barcode: state.barcode };
      const told = { ...storable(report), isTakenOver: true, set };
      const stored = await storeReport(trx, delivery, told, clock());
      if (stored && (lacksProof(stored.delivery) || report.evidence !== undefined)) {
        await jobs.add(trx, 'ask-post', { deliveryId: letter.id }, { key: letter.id });
      }
      return stored;
    });
  }
  return true;
}

/** In what others say in their own words may be a sign that no text of the database holds: the report counts all the same. */
function storable<Told extends { readonly detail: string | null }>(report: Told): Told {
  return { ...report, detail: report.detail?.replaceAll('\0', '') ?? null };
}

const AT_THE_POST: readonly unknown[] = ['Dropped', 'Ongoing', 'Delivered', 'Received', 'Returned'];

/** Deposited on paper, but what proves it is not here yet. Of what goes electronically every step has its evidence. */
export function lacksProof(letter: {
  readonly sendMethod: SendMethod;
  readonly registeredLetterStatus: unknown;
  readonly proofOfDepositFileId: string | null;
}): boolean {
  const { sendMethod, proofOfDepositFileId, registeredLetterStatus } = letter;
  const isPaper = sendMethod === 'RegisteredLetter';
  return isPaper && proofOfDepositFileId === null && AT_THE_POST.includes(registeredLetterStatus);
}
