import { incomeCalls } from '@prorata/contract/income/calls';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { listScales } from './list-scales.ts';
import { publishScale } from './publish-scale.ts';
import { confirmScale, withdrawScale } from './settle-scale.ts';
import { writeAccountComputation, writeComputation } from './write-computation.ts';

export function incomeRoutes(tools: Tools): Route[] {
  const { db } = tools;
  /** What is known now, for whoever changed it. */
  const afterwards = async (change: Promise<void>, { user }: { readonly user: ActingUser }) => {
    await change;
    return listScales(db, user);
  };
  return [
    route(incomeCalls.listScales, ({ actor }) => listScales(db, actor.user)),
    route(incomeCalls.publishScale, ({ action, actor, body }) =>
      afterwards(publishScale(db, action, body), actor),
    ),
    route(incomeCalls.confirmScale, ({ action, actor, params }) =>
      afterwards(confirmScale(db, action, params.from), actor),
    ),
    route(incomeCalls.writeComputation, ({ actor, params, at, body }) =>
      writeComputation(tools, { user: actor.user, dossierId: params.dossierId, at }, body),
    ),
    route(incomeCalls.writeAccountComputation, ({ actor, params, at, body }) =>
      writeAccountComputation(tools, { user: actor.user, dossierId: params.dossierId, at }, body),
    ),
    route(incomeCalls.withdrawScale, ({ action, actor, params }) =>
      afterwards(withdrawScale(db, action, params.from), actor),
    ),
  ];
}
