import { resultsCalls } from '@prorata/contract/results/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { listSendResults } from '../delivery/list-send-results.ts';
import { readResult } from '../distribution/present-result.ts';
import { readSendingPlan } from './read-sending-plan.ts';
import { revokeLinks } from './revoke-links.ts';
import { sendReport } from './send-report.ts';

export function sendingRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(resultsCalls.readSendingPlan, ({ action, params }) => readSendingPlan(tools, action, params)),
    route(resultsCalls.send, ({ action, params, body }) => sendReport(tools, action, params, body)),
    route(resultsCalls.revokeLinks, ({ action, params }) => revokeLinks(db, action, params)),
    route(resultsCalls.listSendResults, async ({ actor, params, query }) => {
      // Whose result it is, before what became of its mails.
      await readResult(db, actor.user, params);
      return listSendResults(db, params, query);
    }),
  ];
}
