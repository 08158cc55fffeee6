import { costsCalls } from '@prorata/contract/costs/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { createDossierCost } from './create-dossier-cost.ts';
import { createPlatformCost } from './create-platform-cost.ts';
import { listDossierCosts } from './list-dossier-costs.ts';
import { listPlatformCosts } from './list-platform-costs.ts';
import { removeDossierCost } from './remove-dossier-cost.ts';
import { removePlatformCost } from './remove-platform-cost.ts';
import { updateDossierCost } from './update-dossier-cost.ts';
import { updatePlatformCost } from './update-platform-cost.ts';

type CostsTools = Pick<Tools, 'db' | 'clock'>;

export function costsRoutes(tools: CostsTools): Route[] {
  return [...dossierCostRoutes(tools), ...platformCostRoutes(tools)];
}

function dossierCostRoutes({ db, clock }: CostsTools): Route[] {
  return [
    route(costsCalls.listDossierCosts, ({ query }) => listDossierCosts(db, query)),
    route(costsCalls.createDossierCost, (input) => createDossierCost(db, actOf(input, clock), input.body)),
    route(costsCalls.updateDossierCost, (input) => updateDossierCost(db, actOf(input, clock), input.body)),
    route(costsCalls.removeDossierCost, (input) =>
      removeDossierCost(db, actOf(input, clock), input.query.id),
    ),
  ];
}

function platformCostRoutes({ db, clock }: CostsTools): Route[] {
  return [
    route(costsCalls.listPlatformCosts, ({ query }) => listPlatformCosts(db, query)),
    route(costsCalls.createPlatformCost, (input) => createPlatformCost(db, actOf(input, clock), input.body)),
    route(costsCalls.updatePlatformCost, (input) => updatePlatformCost(db, actOf(input, clock), input.body)),
    route(costsCalls.removePlatformCost, (input) =>
      removePlatformCost(db, actOf(input, clock), input.query.id),
    ),
  ];
}
