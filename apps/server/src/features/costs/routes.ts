import { costsCalls } from '@prorata/contract/costs/calls';
import type { Database } from '../../database/tables.ts';
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

function dossierCostRoutes({ db }: CostsParts): Route[] {
  return [
    route(costsCalls.listDossierCosts, ({ query }) => listDossierCosts(db, query)),
    route(costsCalls.createDossierCost, ({ action, body }) => createDossierCost(db, action, body)),
    route(costsCalls.updateDossierCost, ({ action, body }) => updateDossierCost(db, action, body)),
    route(costsCalls.removeDossierCost, ({ action, query }) => removeDossierCost(db, action, query.id)),
  ];
}

function platformCostRoutes({ db }: CostsParts): Route[] {
  return [
    route(costsCalls.listPlatformCosts, ({ query }) => listPlatformCosts(db, query)),
    route(costsCalls.createPlatformCost, ({ action, body }) => createPlatformCost(db, action, body)),
    route(costsCalls.updatePlatformCost, ({ action, body }) => updatePlatformCost(db, action, body)),
    route(costsCalls.removePlatformCost, ({ action, query }) => removePlatformCost(db, action, query.id)),
  ];
}
