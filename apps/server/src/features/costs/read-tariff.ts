import { costNameIn, findCostName } from '@prorata/domain/costs/cost-name';
import type { DossierCost } from '@prorata/domain/costs/dossier-costs';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { selectDossierCosts, withPeriods } from './dossier-cost-queries.ts';

export interface TariffCost extends DossierCost {
  /** Somebody has held its amounts against the text of the tariff. */
  readonly isVerified: boolean;
  /** It has a name in the language of the dossier. */
  readonly isNamed: boolean;
}

/**
 * The costs as the calculation takes them, in the order of the report and by their names in its language. None of them changes before the transaction
 * that calculates has also stored which ones it charged.
 */
export async function readTariff(trx: Transaction, language: Language): Promise<TariffCost[]> {
  const rows = await selectDossierCosts(trx).forKeyShare().execute();
  const costs = await withPeriods(trx, rows);
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
