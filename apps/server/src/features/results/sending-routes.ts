import { resultsCalls } from '@prorata/contract/results/calls';
import type { Clock } from '../../adapters/clock.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { readResult } from './list-results.ts';
import { readSendingPlan } from './read-sending-plan.ts';
import { revokeLinks } from './revoke-links.ts';
import { sendReport } from './send-report.ts';
import type { SendingParts } from './sending-parts.ts';

export function sendingRoutes(parts: SendingParts & { readonly clock: Clock }): Route[] {
  const { db, clock } = parts;
  return [
    route(resultsCalls.readSendingPlan, (input) => readSendingPlan(parts, actOf(input, clock), input.params)),
    route(resultsCalls.send, (input) => sendReport(parts, actOf(input, clock), input.params, input.body)),
    route(resultsCalls.revokeLinks, (input) => revokeLinks(db, actOf(input, clock), input.params)),
    route(resultsCalls.listSendResults, async ({ actor, params, query }) => {
      // Whose result it is, before what became of its mails.
      await readResult(db, actor.user, params);
      return parts.listSendResults(db, params, query);
    }),
  ];
}
