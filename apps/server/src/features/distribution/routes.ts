import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Result } from '@prorata/contract/results/result';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { actOf } from '../../http/calls/act.ts';
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
  const { clock, readResult } = parts;
  const inTurn = createSemaphore(CALCULATIONS_AT_ONCE);
  return [
    route(distributionCalls.listPrivileges, ({ query }) => ({ items: listPrivileges(query.onDate) })),
    route(distributionCalls.validate, (input) =>
      validate(parts, actOf(input, clock), input.params.dossierId),
    ),
    route(distributionCalls.calculate, async (input) => {
      const { dossierId } = input.params;
      const act = actOf(input, clock);
      const resultId = await inTurn(() => calculate(parts, act, dossierId, input.body));
      return readResult(input.actor.user, { dossierId, resultId });
    }),
    route(distributionCalls.whatIf, (input) =>
      whatIf(parts, actOf(input, clock), input.params.dossierId, input.body),
    ),
  ];
}
