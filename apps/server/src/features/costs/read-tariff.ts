import { costNameIn, findCostName } from '@prorata/domain/costs/cost-name';
import type { DossierCost } from '@prorata/domain/costs/dossier-costs';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';
import { listCostsWithPeriods } from './dossier-cost-queries.ts';

export interface TariffCost extends DossierCost {
  /** Somebody has held its amounts against the text of the tariff. */
  readonly isVerified: boolean;
  /** It has a name in the language of the dossier. */
  readonly isNamed: boolean;
}

/** None of the costs changes before the transaction that calculates has also stored which ones it charged. */
export async function holdTariff(trx: Transaction): Promise<void> {
  await trx.selectFrom('dossierCosts').select('id').orderBy('id').forKeyShare().execute();
}

/** The costs as the calculation takes them, in the order of the report and by their names in its language. */
export async function readTariff(db: Database, language: Language): Promise<TariffCost[]> {
  const costs = await listCostsWithPeriods(db);
  return costs.map((cost) => ({
    ...cost,
    name: costNameIn(cost, language),
    isNamed: findCostName(cost, language) !== null,
  }));
}

/** Writes down which costs a calculation charged: their price on its governing date then stays for good. */
export async function recordCostUses(
  trx: Transaction,
  calculation: {
    readonly resultId: string;
    readonly governingOn: IsoDate;
    readonly costIds: readonly string[];
  },
): Promise<void> {
  const { resultId: calculationResultId, governingOn, costIds } = calculation;
  if (costIds.length === 0) return;
  await trx
    .insertInto('dossierCostUses')
    .values(costIds.map((dossierCostId) => ({ dossierCostId, calculationResultId, governingOn })))
    .execute();
}
