import type { DeliveryTools } from './delivery-hooks.ts';
import type { Claim } from './lease-delivery.ts';
import { settleDelivery } from './settle-delivery.ts';
import { storeReport } from './store-report.ts';

/** Lets go of what has become pointless while it waited, unless the service may have it already. */
export async function skipUnwanted(tools: DeliveryTools, claim: Claim): Promise<boolean> {
  const isWanted = tools.hooks[claim.purpose]?.isWanted;
  if (isWanted === undefined || claim.isLastOutcomeUnknown || (await isWanted(tools, claim))) return false;
  const now = tools.clock();
  await settleDelivery(tools, claim.id, async (trx, delivery) => {
    if (delivery.attempts !== claim.attempt) return undefined;
    const report = {
      status: 'Skipped',
      detail: null,
      occurredAt: now,
      eventId: null,
      isTakenOver: false,
    } as const;
    return storeReport(trx, delivery, report, now);
  });
  return true;
}
