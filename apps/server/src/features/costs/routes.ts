import { costsCalls } from '@prorata/contract/costs/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import {
  createDossierCost,
  listDossierCosts,
  removeDossierCost,
  updateDossierCost,
} from './dossier-costs.ts';
import {
  createPlatformCost,
  listPlatformCosts,
  removePlatformCost,
  updatePlatformCost,
} from './platform-costs.ts';

type CostsTools = Pick<Tools, 'db' | 'clock'>;

export function costsRoutes(tools: CostsTools): Route[] {
  return [...dossierCostRoutes(tools), ...platformCostRoutes(tools)];
}

function dossierCostRoutes({ db }: CostsTools): Route[] {
  return [
    route(costsCalls.listDossierCosts, ({ query }) => listDossierCosts(db, query)),
    route(costsCalls.createDossierCost, ({ action, body }) => createDossierCost(db, action, body)),
    route(costsCalls.updateDossierCost, ({ action, body }) => updateDossierCost(db, action, body)),
    route(costsCalls.removeDossierCost, ({ action, query }) => removeDossierCost(db, action, query)),
  ];
}

function platformCostRoutes({ db }: CostsTools): Route[] {
  return [
    route(costsCalls.listPlatformCosts, ({ query }) => listPlatformCosts(db, query)),
    route(costsCalls.createPlatformCost, ({ action, body }) => createPlatformCost(db, action, body)),
    route(costsCalls.updatePlatformCost, ({ action, body }) => updatePlatformCost(db, action, body)),
    route(costsCalls.removePlatformCost, ({ action, query }) => removePlatformCost(db, action, query)),
  ];
}
