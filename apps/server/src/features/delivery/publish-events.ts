import { isEmailUndeliverable } from '@prorata/domain/delivery-status';
import type { PlatformCostType, SendMethod } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { actionOfSystem } from '../../http/action.ts';
import {
  type ChargedEvent,
  recordPlatformTransaction,
  recordPlatformTransactions,
} from '../costs/record-platform-transaction.ts';
import { type DeliveryTools, EVERY_PURPOSE } from './delivery-hooks.ts';
import type { Delivery } from './lock-delivery.ts';
import { addressOf, recordDeliveryEvent, recordDeliveryEvents } from './record-delivery-event.ts';
import { sendFallbackLetter } from './send-fallback-letter.ts';
import type { Happening, StoredReport } from './store-report.ts';

export type TellingTools = Pick<DeliveryTools, 'hooks' | 'jobs'>;

/**
 * What follows from what happened to a mail or letter: the invoice, the feature behind it, the letter to the
 * fallback address, and the audit trail last. In the transaction that stores it.
 */
export async function publishEvents(
  trx: Transaction,
  tools: TellingTools,
  { delivery, happenings }: StoredReport,
  now: Date,
): Promise<void> {
  for (const happening of happenings) await tell(trx, tools, delivery, happening, now);
}

/** The same for several that were taken over and of which no feature has to be told, in as few statements as can be. */
export async function publishAcceptances(
  trx: Transaction,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  const charges = deliveries.flatMap((delivery) => chargeOf(delivery, delivery.acceptedAt ?? now) ?? []);
  await recordPlatformTransactions(trx, charges);
  await recordDeliveryEvents(trx, actionOfSystem(now), deliveries, 'accepted');
}

async function tell(
  trx: Transaction,
  tools: TellingTools,
  delivery: Delivery,
  happening: Happening,
  now: Date,
): Promise<void> {
  const action = actionOfSystem(now);
  const hooks = tools.hooks[delivery.purpose];
  if (happening === 'accepted') {
    const charge = chargeOf(delivery, delivery.acceptedAt ?? now);
    if (charge !== undefined) await recordPlatformTransaction(trx, charge);
    await hooks?.onAccepted?.(trx, action, delivery);
  }
  if (happening === 'deposited') await hooks?.onDeposited?.(trx, action, delivery);
  if (happening === 'delivered') await hooks?.onDelivered?.(trx, action, delivery);
  if (happening === 'failed') {
    await hooks?.onFailed?.(trx, action, delivery);
    await tools.hooks[EVERY_PURPOSE]?.onFailed?.(trx, action, delivery);
    if (delivery.emailStatus && isEmailUndeliverable(delivery.emailStatus)) {
      await sendFallbackLetter(trx, tools, delivery, action);
    }
  }
  await recordDeliveryEvent(trx, action, delivery, happening);
}

/** What the platform charges for each way. */
export const PORT = {
  Email: 'emailPort',
  RegisteredLetter: 'registeredLetterPort',
  QualifiedDelivery: 'qualifiedDeliveryPort',
} as const satisfies Record<SendMethod, PlatformCostType>;

/**
 * Charged on the day on which the service took it over, however late we are told. Mails about people and offices cost
 * nobody anything, nor does what a stranger asked for.
 */
function chargeOf(delivery: Delivery, at: Date): ChargedEvent | undefined {
  const { id, dossierId, organizationId, sendMethod, addressee, isFree } = delivery;
  if (dossierId === null || organizationId === null || isFree) return undefined;
  return {
    type: PORT[sendMethod],
    cause: `delivery ${id}`,
    organizationId,
    dossierId,
    deliveryId: id,
    extraInfo: sendMethod === 'Email' ? addressOf(delivery) : (addressee ?? addressOf(delivery)),
    at,
  };
}
