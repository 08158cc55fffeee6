import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import {
  postAtOnce,
  retryFailedMails,
  runLetterService,
  runMailStatusService,
  sendDue,
} from './run-services.ts';

/** Services that the operator runs by hand. What belongs to one dossier stands with the dossiers. */
export function deliveryRoutes(tools: DeliveryTools): Route[] {
  return [
    route(deliveryCalls.runEmailStatusService, () => runMailStatusService(tools)),
    route(deliveryCalls.sendPendingMails, () => sendDue(tools, 'Email')),
    route(deliveryCalls.retrySendFailedEmails, () => retryFailedMails(tools)),
    route(deliveryCalls.runRegisteredLetterService, () => runLetterService(tools)),
    route(deliveryCalls.sendTestRegisteredLetters, () => {
      if (tools.settings.isProduction) throw new ProblemError('not-found');
      return postAtOnce(tools);
    }),
  ];
}
