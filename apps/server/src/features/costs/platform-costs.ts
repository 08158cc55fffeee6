import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { type CostPeriod, changesUsedPrice, listPeriodFaults } from '@prorata/domain/costs/cost-period';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { isUsed, lineUpChanges, namesOf, requireUniqueName } from './cost-rules.ts';
import {
  lockPlatformCost,
  type StoredPlatformCost,
  selectPlatformCosts,
  withPeriods,
} from './platform-cost-queries.ts';

export async function listPlatformCosts(db: Database, request: PageRequest): Promise<Page<PlatformCost>> {
  const page = await readPage(selectPlatformCosts(db), request);
  return { ...page, items: (await withPeriods(db, page.items)).map(presentPlatformCost) };
}

export async function createPlatformCost(
  db: Database,
  action: UserAction,
  given: PlatformCostFields,
): Promise<PlatformCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'platform_costs');
    await requireUniqueName(trx, 'platformCosts', given);
    await refuseSecondPrice(trx, given);
    const { periods: _, ...columns } = given;
    const id = newId();
    await trx
      .insertInto('platformCosts')
      .values({ id, ...columns })
      .execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockPlatformCost(trx, id);
    await recordEvent(trx, action, {
      type: 'platformCost.created',
      organizationId: null,
      subjectId: cost.id,
      version: cost.version,
      before: null,
      after: fieldsOf(cost),
    });
    return presentPlatformCost(cost);
  });
}

export async function updatePlatformCost(
  db: Database,
  action: UserAction,
  { id, version, ...given }: BodyOf<typeof costsCalls.updatePlatformCost>,
): Promise<PlatformCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'platform_costs');
    const stored = await lockPlatformCost(trx, id);
    await refuseStale(trx, stored, version);
    refuse(findRefusalToChange(stored, given));
    await requireUniqueName(trx, 'platformCosts', { id, name: given.name });
    await refuseSecondPrice(trx, { id, ...given });
    const { periods: _, ...columns } = given;
    await trx.updateTable('platformCosts').set(columns).where('id', '=', id).execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockPlatformCost(trx, id);
    const changes = findChanges(fieldsOf(stored), fieldsOf(cost));
    if (changes)
      await recordEvent(trx, action, {
        type: 'platformCost.changed',
        organizationId: null,
        subjectId: cost.id,
        version: cost.version,
        ...changes,
      });
    return presentPlatformCost(cost);
  });
}

export async function removePlatformCost(
  db: Database,
  action: UserAction,
  { id, version }: QueryOf<typeof costsCalls.removePlatformCost>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'platform_costs');
    const cost = await lockPlatformCost(trx, id);
    await refuseStale(trx, cost, version);
    if (isUsed(cost)) throw new ProblemError('cost-in-use');
    await trx.deleteFrom('platformCosts').where('id', '=', id).execute();
    await recordEvent(trx, action, {
      type: 'platformCost.removed',
      organizationId: null,
      subjectId: cost.id,
      version: null,
      before: fieldsOf(cost),
      after: null,
    });
  });
}

/** What an office was charged stays; how a cost is called, and what it will come to, may change. */
function findRefusalToChange(
  stored: StoredPlatformCost,
  given: PlatformCostFields,
): ServerProblemCode | undefined {
  if (!isUsed(stored)) return undefined;
  const isChanged = stored.type !== given.type || changesUsedPrice(stored.periods, periodsOf(given));
  return isChanged ? 'cost-in-use' : undefined;
}

/** Puts these periods in the place of those that a cost had. */
async function storePeriods(
  trx: Transaction,
  platformCostId: string,
  periods: readonly CostPeriod[],
): Promise<void> {
  await trx.deleteFrom('platformCostPeriods').where('platformCostId', '=', platformCostId).execute();
  await trx
    .insertInto('platformCostPeriods')
    .values(periods.map((period) => ({ id: newId(), platformCostId, ...period })))
    .execute();
}

/** All costs of one event share a time line: on no day may it have two prices, or it would be charged twice. */
async function refuseSecondPrice(
  trx: Transaction,
  cost: Pick<PlatformCostFields, 'type' | 'periods'> & { readonly id?: string },
): Promise<void> {
  const others = await listOtherPeriods(trx, cost.type, cost.id);
  const errors = listPeriodFaults([...others, ...cost.periods])
    .map(({ position }) => position - others.length)
    .filter((position) => position >= 0)
    .map((position) => ({ path: `periods.${position}.validFrom`, code: 'periods-overlap' as const }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

function listOtherPeriods(trx: Transaction, type: PlatformCostType, id: string | undefined) {
  return trx
    .selectFrom('platformCostPeriods as period')
    .innerJoin('platformCosts as cost', 'cost.id', 'period.platformCostId')
    .select(['validFrom', 'validUntil'])
    .where('cost.type', '=', type)
    .$if(id !== undefined, (others) => others.where('cost.id', '<>', id ?? ''))
    .execute();
}

type PlatformCostFields = BodyOf<typeof costsCalls.createPlatformCost>;

/** What can be edited of a stored cost, in the words of the API. */
function fieldsOf(stored: StoredPlatformCost): PlatformCostFields {
  const { name, type, periods } = stored;
  return { name, ...namesOf(stored), type, periods: periods.map(presentPeriod) };
}

function presentPlatformCost(stored: StoredPlatformCost): PlatformCost {
  const { id, version } = stored;
  const periods = stored.periods.map((period) => ({ ...presentPeriod(period), usedUntil: period.usedUntil }));
  return { id, version, ...fieldsOf(stored), periods };
}

function presentPeriod({ validFrom, validUntil, costCents }: CostPeriod) {
  return { validFrom, validUntil, cost: eurosFromCents(costCents) };
}

/** The given periods as they are stored, in the order of time. */
function periodsOf({ periods }: Pick<PlatformCostFields, 'periods'>): CostPeriod[] {
  return periods
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .map(({ validFrom, validUntil, cost }) => ({ validFrom, validUntil, costCents: centsFromEuros(cost) }));
}
