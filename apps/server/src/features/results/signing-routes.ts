import { resultsCalls } from '@prorata/contract/results/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readResult } from '../distribution/present-result.ts';
import { finishSigning } from './finish-signing.ts';
import { openSigningVisit } from './open-signing-visit.ts';

export function signingRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(resultsCalls.getSigningUrl, (input) =>
      openSigningVisit(tools, actOf(input, clock), input.params, input.body),
    ),
    route(resultsCalls.getSignedDocument, async (input) => {
      await finishSigning(tools, actOf(input, clock), input.params);
      return readResult(db, input.actor.user, input.params);
    }),
  ];
}
