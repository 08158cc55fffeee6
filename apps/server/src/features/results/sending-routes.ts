import { resultsCalls } from '@prorata/contract/results/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { listSendResults } from '../delivery/list-send-results.ts';
import { readResult } from '../distribution/present-result.ts';
import { readSendingPlan } from './read-sending-plan.ts';
import { revokeLinks } from './revoke-links.ts';
import { sendReport } from './send-report.ts';

export function sendingRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(resultsCalls.readSendingPlan, (input) => readSendingPlan(tools, actOf(input, clock), input.params)),
    route(resultsCalls.send, (input) => sendReport(tools, actOf(input, clock), input.params, input.body)),
    route(resultsCalls.revokeLinks, (input) => revokeLinks(db, actOf(input, clock), input.params)),
    route(resultsCalls.listSendResults, async ({ actor, params, query }) => {
      // Whose result it is, before what became of its mails.
      await readResult(db, actor.user, params);
      return listSendResults(db, params, query);
    }),
  ];
}
