import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Result } from '@prorata/contract/results/result';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { listPrivileges } from '../statements/list-privileges.ts';
import { calculate } from './calculate.ts';
import type { DistributionParts } from './parts.ts';
import { createSemaphore } from './semaphore.ts';
import { validate } from './validate-dossier.ts';
import { whatIf } from './what-if.ts';

export interface DistributionRoutesParts extends DistributionParts {
  /** What was calculated is told as the results feature tells it. */
  readonly readResult: (
    user: ActingUser,
    place: { readonly dossierId: string; readonly resultId: string },
  ) => Promise<Result>;
}

/**
 * One calculation is read or stored while the report of another is set. More at once would not be ready sooner, and
 * would keep the database from everybody else.
 */
const CALCULATIONS_AT_ONCE = 2;

export function distributionRoutes(parts: DistributionRoutesParts): Route[] {
  const { readResult } = parts;
  const inTurn = createSemaphore(CALCULATIONS_AT_ONCE);
  return [
    route(distributionCalls.listPrivileges, ({ query }) => ({ items: listPrivileges(query.onDate) })),
    route(distributionCalls.validate, ({ action, params }) => validate(parts, action, params.dossierId)),
    route(distributionCalls.calculate, async ({ action, actor, params, body }) => {
      const { dossierId } = params;
      const resultId = await inTurn(() => calculate(parts, action, dossierId, body));
      return readResult(actor.user, { dossierId, resultId });
    }),
    route(distributionCalls.whatIf, ({ action, params, body }) =>
      whatIf(parts, action, params.dossierId, body),
    ),
  ];
}
