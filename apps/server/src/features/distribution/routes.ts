import { distributionCalls } from '@prorata/contract/distribution/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { listPrivileges } from '../statements/list-privileges.ts';
import { calculate } from './calculate.ts';
import type { CalculationQueue } from './calculation-queue.ts';
import { readResult } from './present-result.ts';
import { readStanding } from './read-standing.ts';
import { validate } from './validate-dossier.ts';
import { whatIf } from './what-if.ts';

export function distributionRoutes(tools: Tools, calculations: CalculationQueue): Route[] {
  const { db } = tools;
  return [
    route(distributionCalls.listPrivileges, ({ query }) => ({ items: listPrivileges(query.onDate) })),
    route(distributionCalls.validate, ({ action, params }) => validate(tools, action, params.dossierId)),
    route(distributionCalls.calculate, async ({ action, actor, params, body }) => {
      const { dossierId } = params;
      const resultId = await calculations.inTurn(actor.user.organization?.id ?? actor.user.id, (turn) =>
        calculate(tools, action, dossierId, body, turn),
      );
      return readResult(db, actor.user, { dossierId, resultId });
    }),
    route(distributionCalls.whatIf, ({ action, params, body }) =>
      whatIf(tools, action, params.dossierId, body),
    ),
    route(distributionCalls.readStanding, ({ action, params, body }) =>
      readStanding(tools, action, params.dossierId, body),
    ),
  ];
}
