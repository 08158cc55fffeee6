import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { changesUsedPrice } from '@prorata/domain/costs/cost-period';
import type { DossierCostPeriod } from '@prorata/domain/costs/dossier-costs';
import { newId } from '../../database/new-id.ts';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { isUsed, lineUpChanges, requireUniqueName } from './cost-rules.ts';
import {
  columnsOf,
  type DossierCostFields,
  fieldsOf,
  periodsOf,
  presentDossierCost,
} from './dossier-cost-fields.ts';
import {
  lockDossierCost,
  type StoredDossierCost,
  selectDossierCosts,
  withUses,
} from './dossier-cost-queries.ts';

export async function listDossierCosts(db: Database, request: PageRequest): Promise<Page<DossierCost>> {
  const page = await readPage(selectDossierCosts(db), request);
  return { ...page, items: (await withUses(db, page.items)).map(presentDossierCost) };
}

export async function createDossierCost(
  db: Database,
  action: UserAction,
  given: DossierCostFields,
): Promise<DossierCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'dossier_costs');
    await requireUniqueName(trx, 'dossierCosts', given);
    const id = newId();
    await trx
      .insertInto('dossierCosts')
      .values({ id, ...columnsOf(given) })
      .execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockDossierCost(trx, id);
    await recordEvent(trx, action, {
      type: 'dossierCost.created',
      organizationId: null,
      subjectId: cost.id,
      version: cost.version,
      before: null,
      after: fieldsOf(cost),
    });
    return presentDossierCost(cost);
  });
}

export async function updateDossierCost(
  db: Database,
  action: UserAction,
  { id, version, ...given }: BodyOf<typeof costsCalls.updateDossierCost>,
): Promise<DossierCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'dossier_costs');
    const stored = await lockDossierCost(trx, id);
    await refuseStale(trx, stored, version);
    refuse(findRefusalToChange(stored, given));
    await requireUniqueName(trx, 'dossierCosts', { id, name: given.name });
    await trx.updateTable('dossierCosts').set(columnsOf(given)).where('id', '=', id).execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockDossierCost(trx, id);
    const changes = findChanges(fieldsOf(stored), fieldsOf(cost));
    if (changes)
      await recordEvent(trx, action, {
        type: 'dossierCost.changed',
        organizationId: null,
        subjectId: cost.id,
        version: cost.version,
        ...changes,
      });
    return presentDossierCost(cost);
  });
}

export async function removeDossierCost(
  db: Database,
  action: UserAction,
  { id, version }: QueryOf<typeof costsCalls.removeDossierCost>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'dossier_costs');
    const cost = await lockDossierCost(trx, id);
    await refuseStale(trx, cost, version);
    if (isUsed(cost)) throw new ProblemError('cost-in-use');
    await trx.deleteFrom('dossierCosts').where('id', '=', id).execute();
    await recordEvent(trx, action, {
      type: 'dossierCost.removed',
      organizationId: null,
      subjectId: cost.id,
      version: null,
      before: fieldsOf(cost),
      after: null,
    });
  });
}

/** What decides, beside the periods, how much a cost comes to. */
const DECISIVE = ['kind', 'type', 'vatApplicable', 'frequency', 'frequencyOffset'] as const;

/** What a cost came to in a calculation stays; how it is called, and what it will come to, may change. */
function findRefusalToChange(
  stored: StoredDossierCost,
  given: DossierCostFields,
): ServerProblemCode | undefined {
  if (!isUsed(stored)) return undefined;
  const before = fieldsOf(stored);
  const isChanged =
    DECISIVE.some((field) => before[field] !== given[field]) ||
    changesUsedPrice(stored.periods, periodsOf(given));
  return isChanged ? 'cost-in-use' : undefined;
}

/** Puts these periods, with their layers and classes, in the place of those that a cost had. */
async function storePeriods(
  trx: Transaction,
  dossierCostId: string,
  periods: readonly DossierCostPeriod[],
): Promise<void> {
  await trx.deleteFrom('dossierCostPeriods').where('dossierCostId', '=', dossierCostId).execute();
  const rows = periods.map((period) => ({ id: newId(), ...period }));
  await trx
    .insertInto('dossierCostPeriods')
    .values(rows.map(({ layers: _, classes: __, ...period }) => ({ dossierCostId, ...period })))
    .execute();
  const layers = rows.flatMap(({ id, layers }) =>
    layers.map((layer) => ({ id: newId(), dossierCostPeriodId: id, ...layer })),
  );
  if (layers.length > 0) await trx.insertInto('dossierCostLayers').values(layers).execute();
  const classes = rows.flatMap(({ id, classes: ofPeriod = [] }) =>
    ofPeriod.map((one) => ({ id: newId(), dossierCostPeriodId: id, ...one })),
  );
  if (classes.length > 0) await trx.insertInto('dossierCostClasses').values(classes).execute();
}
