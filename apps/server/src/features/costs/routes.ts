import { costsCalls } from '@prorata/contract/costs/calls';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../database/tables.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { listPlatformTransactions } from '../dossiers/list-platform-transactions.ts';
import { createDossierCost } from './create-dossier-cost.ts';
import { createPlatformCost } from './create-platform-cost.ts';
import { listDossierCosts } from './list-dossier-costs.ts';
import { listPlatformCosts } from './list-platform-costs.ts';
import { removeDossierCost } from './remove-dossier-cost.ts';
import { removePlatformCost } from './remove-platform-cost.ts';
import { updateDossierCost } from './update-dossier-cost.ts';
import { updatePlatformCost } from './update-platform-cost.ts';

interface CostsParts {
  readonly db: Database;
  readonly clock: Clock;
}

export function costsRoutes(parts: CostsParts): Route[] {
  const { db } = parts;
  return [
    ...dossierCostRoutes(parts),
    ...platformCostRoutes(parts),
    route(costsCalls.listPlatformTransactions, ({ actor, params, query }) =>
      listPlatformTransactions(db, actor.user, params.dossierId, query),
    ),
  ];
}

function dossierCostRoutes({ db, clock }: CostsParts): Route[] {
  return [
    route(costsCalls.listDossierCosts, ({ query }) => listDossierCosts(db, query)),
    route(costsCalls.createDossierCost, (input) => createDossierCost(db, actOf(input, clock), input.body)),
    route(costsCalls.updateDossierCost, (input) => updateDossierCost(db, actOf(input, clock), input.body)),
    route(costsCalls.removeDossierCost, (input) =>
      removeDossierCost(db, actOf(input, clock), input.query.id),
    ),
  ];
}

function platformCostRoutes({ db, clock }: CostsParts): Route[] {
  return [
    route(costsCalls.listPlatformCosts, ({ query }) => listPlatformCosts(db, query)),
    route(costsCalls.createPlatformCost, (input) => createPlatformCost(db, actOf(input, clock), input.body)),
    route(costsCalls.updatePlatformCost, (input) => updatePlatformCost(db, actOf(input, clock), input.body)),
    route(costsCalls.removePlatformCost, (input) =>
      removePlatformCost(db, actOf(input, clock), input.query.id),
    ),
  ];
}
