import type { DossierCostPeriod } from '@prorata/domain/costs/dossier-costs';
import type { IsoDate } from '@prorata/domain/iso-date';
import { DOSSIER_COST_KINDS } from '@prorata/domain/vocabulary';
import { type Selectable, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, DossierCostsTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

type DossierCostRow = Selectable<DossierCostsTable>;

export interface StoredPeriod extends DossierCostPeriod {
  /** The last governing date for which the price was charged; null when it never was. */
  readonly usedUntil: IsoDate | null;
}

export interface StoredDossierCost extends DossierCostRow {
  readonly periods: readonly StoredPeriod[];
}

/** The costs in the order of the report: by block of the tariff, the oldest first. */
export function selectDossierCosts(db: Database) {
  const block = sql`array_position(${[...DOSSIER_COST_KINDS]}::text[], kind::text)`;
  return db.selectFrom('dossierCosts').selectAll().orderBy(block).orderBy('id');
}

/** The costs with their periods, layers and classes. */
async function withPeriods<Cost extends { readonly id: string }>(
  db: Database,
  costs: readonly Cost[],
): Promise<(Cost & { readonly periods: readonly DossierCostPeriod[] })[]> {
  const ids = costs.map(({ id }) => id);
  return putTogether(costs, await readTogether(db, (db) => askForPrices(db, ids)));
}

/** Every cost with its periods, layers and classes. */
export async function listCostsWithPeriods(db: Database) {
  const { costs, ...prices } = await readTogether(db, (db) => ({
    costs: selectDossierCosts(db).execute(),
    ...askForPrices(db, 'all'),
  }));
  return putTogether(costs, prices);
}

type CostIds = readonly string[] | 'all';

function askForPrices(db: Database, costIds: CostIds) {
  return {
    periods: listPeriods(db, costIds),
    layers: listLayers(db, costIds),
    classes: listClasses(db, costIds),
  };
}

interface Prices {
  readonly periods: Awaited<ReturnType<typeof listPeriods>>;
  readonly layers: Awaited<ReturnType<typeof listLayers>>;
  readonly classes: Awaited<ReturnType<typeof listClasses>>;
}

function putTogether<Cost extends { readonly id: string }>(
  costs: readonly Cost[],
  { periods, layers, classes }: Prices,
): (Cost & { readonly periods: readonly DossierCostPeriod[] })[] {
  const classesOf = (periodId: string) =>
    classes
      .filter(({ dossierCostPeriodId }) => dossierCostPeriodId === periodId)
      .map(({ upperLimitCents, costCents }) => ({ upperLimitCents, costCents }));
  const layersOf = (periodId: string) =>
    layers
      .filter(({ dossierCostPeriodId }) => dossierCostPeriodId === periodId)
      .map(({ upperLimitCents, ratePartsPerMillion }) => ({ upperLimitCents, ratePartsPerMillion }));
  return costs.map((cost) => ({
    ...cost,
    periods: periods
      .filter(({ dossierCostId }) => dossierCostId === cost.id)
      .map(({ id, validFrom, validUntil, costCents }) => ({
        validFrom,
        validUntil,
        costCents,
        layers: layersOf(id),
        classes: classesOf(id),
      })),
  }));
}

/** The costs with their periods, and until when each was used. */
export async function withUses(db: Database, costs: readonly DossierCostRow[]): Promise<StoredDossierCost[]> {
  const ids = costs.map(({ id }) => id);
  const [uses, priced] = await readTogether(db, (db) => [listLastUses(db, ids), withPeriods(db, costs)]);
  const usedUntil = (costId: string, from: IsoDate) =>
    uses.find(({ dossierCostId, validFrom }) => dossierCostId === costId && validFrom === from)?.last ?? null;
  return priced.map(({ periods, ...cost }) => ({
    ...cost,
    periods: periods.map((period) => ({ ...period, usedUntil: usedUntil(cost.id, period.validFrom) })),
  }));
}

async function listPeriods(db: Database, costIds: CostIds) {
  if (costIds.length === 0) return [];
  return db
    .selectFrom('dossierCostPeriods')
    .selectAll()
    .$if(costIds !== 'all', (some) => some.where('dossierCostId', 'in', costIds as readonly string[]))
    .orderBy('validFrom')
    .execute();
}

async function listLastUses(db: Database, costIds: readonly string[]) {
  if (costIds.length === 0) return [];
  return db
    .selectFrom('dossierCostPeriods as period')
    .select(['dossierCostId', 'validFrom'])
    .select((eb) =>
      eb
        .selectFrom('dossierCostUses as use')
        .select(({ fn }) => fn.max<IsoDate | null>('use.governingOn').as('last'))
        .whereRef('use.dossierCostId', '=', 'period.dossierCostId')
        .whereRef('use.governingOn', '>=', 'period.validFrom')
        .where(sql<boolean>`use.governing_on <= coalesce(period.valid_until, 'infinity')`)
        .as('last'),
    )
    .where('dossierCostId', 'in', costIds)
    .execute();
}

async function listLayers(db: Database, costIds: CostIds) {
  if (costIds.length === 0) return [];
  return db
    .selectFrom('dossierCostLayers as layer')
    .innerJoin('dossierCostPeriods as period', 'period.id', 'layer.dossierCostPeriodId')
    .selectAll('layer')
    .$if(costIds !== 'all', (some) => some.where('period.dossierCostId', 'in', costIds as readonly string[]))
    .orderBy('upperLimitCents', (order) => order.asc().nullsLast())
    .execute();
}

async function listClasses(db: Database, costIds: CostIds) {
  if (costIds.length === 0) return [];
  return db
    .selectFrom('dossierCostClasses as class')
    .innerJoin('dossierCostPeriods as period', 'period.id', 'class.dossierCostPeriodId')
    .selectAll('class')
    .$if(costIds !== 'all', (some) => some.where('period.dossierCostId', 'in', costIds as readonly string[]))
    .orderBy('upperLimitCents', (order) => order.asc().nullsLast())
    .execute();
}

/** Holds a cost until the end of the transaction, also against those who are about to charge it. */
export async function lockDossierCost(trx: Transaction, id: string): Promise<StoredDossierCost> {
  const row = await selectDossierCosts(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  const [cost] = row ? await withUses(trx, [row]) : [];
  if (cost === undefined) throw new ProblemError('not-found');
  return cost;
}
