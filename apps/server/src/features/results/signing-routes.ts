import { resultsCalls } from '@prorata/contract/results/calls';
import type { Clock } from '../../adapters/clock.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { finishSigning } from './finish-signing.ts';
import { readResult } from './list-results.ts';
import { openSigningVisit } from './open-signing-visit.ts';
import type { SigningParts } from './signing-parts.ts';

export function signingRoutes(parts: SigningParts & { readonly clock: Clock }): Route[] {
  const { db, clock } = parts;
  return [
    route(resultsCalls.getSigningUrl, (input) =>
      openSigningVisit(parts, actOf(input, clock), input.params, input.body),
    ),
    route(resultsCalls.getSignedDocument, async (input) => {
      await finishSigning(parts, actOf(input, clock), input.params);
      return readResult(db, input.actor.user, input.params);
    }),
  ];
}
