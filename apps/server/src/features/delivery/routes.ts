import { deliveryCalls } from '@prorata/contract/delivery/calls';
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
  return [
    route(deliveryCalls.downloadProofOfDeposit, ({ action, params }) => {
      const { dossierId, registeredLetterId } = params;
      return downloadProofOfDeposit(parts, action.actor, {
        dossierId,
        deliveryId: registeredLetterId,
      });
    }),
    route(deliveryCalls.downloadLetter, ({ action, params }) => {
      const { dossierId, registeredLetterId } = params;
      return downloadLetter(parts, action.actor, { dossierId, deliveryId: registeredLetterId });
    }),
    route(deliveryCalls.retry, ({ action, params }) => retryDelivery(parts, action, params)),
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
