import { resultsCalls } from '@prorata/contract/results/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readResult } from '../distribution/present-result.ts';
import { finishSigning } from './finish-signing.ts';
import { openSigningVisit } from './open-signing-visit.ts';
import { readPointsToSignOff } from './points-to-sign-off.ts';

export function signingRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(resultsCalls.readPointsToSignOff, ({ action, params }) =>
      readPointsToSignOff(tools, action, params),
    ),
    route(resultsCalls.getSigningUrl, ({ action, params, body }) =>
      openSigningVisit(tools, action, params, body),
    ),
    route(resultsCalls.getSignedDocument, async ({ action, actor, params }) => {
      await finishSigning(tools, action, params);
      return readResult(db, actor.user, params);
    }),
  ];
}
