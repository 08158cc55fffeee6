import { resultsCalls } from '@prorata/contract/results/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { readResult } from './list-results.ts';
import { readSendingPlan } from './read-sending-plan.ts';
import { revokeLinks } from './revoke-links.ts';
import { sendReport } from './send-report.ts';
import type { SendingParts } from './sending-parts.ts';

export function sendingRoutes(parts: SendingParts): Route[] {
  const { db } = parts;
  return [
    route(resultsCalls.readSendingPlan, ({ action, params }) => readSendingPlan(parts, action, params)),
    route(resultsCalls.send, ({ action, params, body }) => sendReport(parts, action, params, body)),
    route(resultsCalls.revokeLinks, ({ action, params }) => revokeLinks(db, action, params)),
    route(resultsCalls.listSendResults, async ({ actor, params, query }) => {
      // Whose result it is, before what became of its mails.
      await readResult(db, actor.user, params);
      return parts.listSendResults(db, params, query);
    }),
  ];
}
