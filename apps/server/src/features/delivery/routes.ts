import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { downloadLetter, downloadProofOfDeposit } from '../dossiers/download-paper.ts';
import type { DeliveryParts } from './delivery-parts.ts';
import { retryDelivery } from './retry-delivery.ts';
import {
  postAtOnce,
  retryFailedMails,
  runLetterService,
  runMailStatusService,
  sendDue,
} from './run-services.ts';

export function deliveryRoutes(
  parts: DeliveryParts,
  { isProduction }: { readonly isProduction: boolean },
): Route[] {
  const { clock } = parts;
  return [
    route(deliveryCalls.downloadProofOfDeposit, (input) => {
      const { dossierId, registeredLetterId } = input.params;
      return downloadProofOfDeposit(parts, actOf(input, clock).actor, {
        dossierId,
        deliveryId: registeredLetterId,
      });
    }),
    route(deliveryCalls.downloadLetter, (input) => {
      const { dossierId, registeredLetterId } = input.params;
      return downloadLetter(parts, actOf(input, clock).actor, { dossierId, deliveryId: registeredLetterId });
    }),
    route(deliveryCalls.retry, (input) => retryDelivery(parts, actOf(input, clock), input.params)),
    route(deliveryCalls.runEmailStatusService, () => runMailStatusService(parts)),
    route(deliveryCalls.sendPendingMails, () => sendDue(parts, 'Email')),
    route(deliveryCalls.retrySendFailedEmails, () => retryFailedMails(parts)),
    route(deliveryCalls.runRegisteredLetterService, () => runLetterService(parts)),
    route(deliveryCalls.sendTestRegisteredLetters, () => {
      if (isProduction) throw new ProblemError('not-found');
      return postAtOnce(parts);
    }),
  ];
}
