import type { ServerParts } from './build-server.ts';
import { readTariff, recordCostUses } from './features/costs/read-tariff.ts';
import type { DistributionRoutesParts } from './features/distribution/routes.ts';
import { readParameter } from './features/parameters/read-parameter.ts';
import { readResult } from './features/results/list-results.ts';

/** What the calculation needs of other features: the tariff, parameters, and how a result is told. */
export function buildDistribution({ db, clock, storage, renderer }: ServerParts): DistributionRoutesParts {
  return {
    db,
    clock,
    storage,
    renderer,
    readTariff,
    recordCostUses,
    readResult: (user, place) => readResult(db, user, place),
    readAttentionLimits: async () => ({
      consultationAgeDays: await readParameter(db, 'calculation.consultation-age'),
      costsSharePercent: await readParameter(db, 'calculation.costs-share'),
      smallTransferEuros: await readParameter(db, 'calculation.small-transfer'),
    }),
  };
}
