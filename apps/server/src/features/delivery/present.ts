import type { SendResult } from '@prorata/contract/delivery/delivery';
import { EMAIL_SEND_STATUSES, REGISTERED_LETTER_STATUSES } from '@prorata/domain/vocabulary';
import type { StoredDelivery, StoredStep } from './queries.ts';
import { addressOf } from './record-delivery-event.ts';

/** A mail or letter as a line of the send log. */
export function presentSendResult(delivery: StoredDelivery, steps: readonly StoredStep[]): SendResult {
  const common = {
    id: delivery.id,
    addressee: delivery.addressee,
    address: addressOf(delivery),
    requestedAt: delivery.createdAt.toISOString(),
    requestedBy: delivery.requestedByName,
    acceptedAt: delivery.acceptedAt?.toISOString() ?? null,
    statusChangedAt: delivery.statusChangedAt.toISOString(),
    failure: delivery.lastError,
    replacesDeliveryId: delivery.replacesDeliveryId,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  };
  if (delivery.emailStatus !== null) {
    const known = stepsWith(EMAIL_SEND_STATUSES, steps);
    return { ...common, sendMethod: 'Email', status: delivery.emailStatus, steps: known };
  }
  return {
    ...common,
    sendMethod: 'RegisteredLetter',
    status: delivery.registeredLetterStatus ?? 'Undefined',
    steps: stepsWith(REGISTERED_LETTER_STATUSES, steps),
    barcode: delivery.barcode,
    registeredLetterId: delivery.id,
    hasProofOfDeposit: delivery.proofOfDepositFileId !== null,
  };
}

function stepsWith<Status extends string>(statuses: readonly Status[], steps: readonly StoredStep[]) {
  return steps.map(({ status, occurredAt, detail }) => ({
    status: statuses.find((known) => known === status) ?? ('Undefined' as Status),
    occurredAt: occurredAt.toISOString(),
    detail,
  }));
}
