import { resultsCalls } from '@prorata/contract/results/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { finishSigning } from './finish-signing.ts';
import { readResult } from './list-results.ts';
import { openSigningVisit } from './open-signing-visit.ts';
import type { SigningParts } from './signing-parts.ts';

export function signingRoutes(parts: SigningParts): Route[] {
  const { db } = parts;
  return [
    route(resultsCalls.getSigningUrl, ({ action, params, body }) =>
      openSigningVisit(parts, action, params, body),
    ),
    route(resultsCalls.getSignedDocument, async ({ action, actor, params }) => {
      await finishSigning(parts, action, params);
      return readResult(db, actor.user, params);
    }),
  ];
}
