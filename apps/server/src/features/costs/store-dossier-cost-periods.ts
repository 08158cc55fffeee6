import type { DossierCostPeriod } from '@prorata/domain/costs/dossier-costs';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';

/** Puts these periods, with their layers, in the place of those that a cost had. */
export async function storePeriods(
  trx: Transaction,
  dossierCostId: string,
  periods: readonly DossierCostPeriod[],
): Promise<void> {
  await trx.deleteFrom('dossierCostPeriods').where('dossierCostId', '=', dossierCostId).execute();
  const rows = periods.map((period) => ({ id: newId(), ...period }));
  await trx
    .insertInto('dossierCostPeriods')
    .values(rows.map(({ layers: _, ...period }) => ({ dossierCostId, ...period })))
    .execute();
  const layers = rows.flatMap(({ id, layers }) =>
    layers.map((layer) => ({ id: newId(), dossierCostPeriodId: id, ...layer })),
  );
  if (layers.length > 0) await trx.insertInto('dossierCostLayers').values(layers).execute();
}
