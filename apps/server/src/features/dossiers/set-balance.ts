import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { FieldError } from '@prorata/contract/field-errors';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockDossierForChange } from './find-dossier.ts';
import { changeDossier } from './outdate-results.ts';
import { type DossierMoney, readMoney } from './read-money.ts';

type Given = BodyOf<typeof dossiersCalls.setBalance>;
type CostInput = Given['executionCosts'][number];
type Names = ReadonlyMap<string, string>;

/** Sets what there is to distribute, and replaces the execution costs by those that are given, in their order. */
export async function setBalance(
  db: Database,
  action: UserAction,
  dossierId: string,
  given: Given,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockDossierForChange(trx, action.actor, dossierId);
    await refuseStale(trx, stored, given.version);
    const before = await readMoney(trx, dossierId);
    const creditors = await readCreditorNames(trx, dossierId);
    refuseStrangers(before, creditors, given.executionCosts);
    await storeExecutionCosts(trx, dossierId, before, given.executionCosts);
    const balanceToDistributeCents =
      given.balanceToDistribute === null ? null : centsFromEuros(given.balanceToDistribute);
    const after = await readMoney(trx, dossierId);
    const changes = findChanges(
      audited(stored.balanceToDistributeCents, before, creditors),
      audited(balanceToDistributeCents, after, creditors),
    );
    if (changes === undefined) return;
    const dossier = await changeDossier(trx, dossierId, { balanceToDistributeCents }, action.at);
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.balanceChanged',
      subjectId: dossierId,
      ...changes,
      version: dossier.version,
    });
  });
}

/** The lots that bear a cost; one alone may be named by itself. */
function lotsIn({ assetIds, assetId }: Pick<CostInput, 'assetIds' | 'assetId'>): string[] {
  return assetIds === undefined ? [assetId ?? []].flat() : [...new Set(assetIds)];
}

/** The creditors of the dossier, each with the name by which people know it. */
async function readCreditorNames(trx: Transaction, dossierId: string): Promise<Names> {
  const creditors = await trx
    .selectFrom('creditors')
    .select(['id', 'corporateName', 'firstName', 'lastName'])
    .where('dossierId', '=', dossierId)
    .execute();
  return new Map(
    creditors.map(({ id, corporateName, firstName, lastName }) => [
      id,
      corporateName ?? [firstName, lastName].filter(Boolean).join(' '),
    ]),
  );
}

/** Every cost that is said to be kept is one of this dossier, once, and rests on an asset of it that can bear costs. */
function refuseStrangers(
  { assets, executionCosts }: DossierMoney,
  creditors: Names,
  given: readonly CostInput[],
): void {
  const known = new Set(executionCosts.map(({ id }) => id));
  // Only maintenance may take from the protected part of an income (Judicial Code 1412).
  const bearing = new Set(
    assets.filter(({ poolKind }) => poolKind !== 'maintenanceOnly').map(({ id }) => id),
  );
  const ids = given.map(({ id }) => id);
  const errors = given.flatMap(({ id, creditorId, ...cost }, place): FieldError[] => {
    const path = `executionCosts.${place}`;
    if (id !== undefined && ids.indexOf(id) < place) return [{ path: `${path}.id`, code: 'duplicate' }];
    if (id !== undefined && !known.has(id)) return [{ path: `${path}.id`, code: 'choice-invalid' }];
    if (creditorId !== null && !creditors.has(creditorId)) {
      return [{ path: `${path}.creditorId`, code: 'choice-invalid' }];
    }
    const isBorne = lotsIn(cost).every((assetId) => bearing.has(assetId));
    const lots = cost.assetIds === undefined ? 'assetId' : 'assetIds';
    return isBorne ? [] : [{ path: `${path}.${lots}`, code: 'choice-invalid' }];
  });
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

async function storeExecutionCosts(
  trx: Transaction,
  dossierId: string,
  { executionCosts }: DossierMoney,
  given: readonly CostInput[],
): Promise<void> {
  const kept = new Set(given.map(({ id }) => id));
  const dropped = executionCosts.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (dropped.length > 0) await trx.deleteFrom('executionCosts').where('id', 'in', dropped).execute();
  for (const [position, { id, ...cost }] of given.entries()) {
    const { description, date: incurredOn, amount, creditorId, tariffArticle } = cost;
    const columns = {
      ...{ description, incurredOn, amountCents: centsFromEuros(amount), position },
      ...{ assetIds: lotsIn(cost), creditorId, tariffArticle },
    };
    await (id === undefined
      ? trx
          .insertInto('executionCosts')
          .values({ id: newId(), dossierId, ...columns })
          .execute()
      : trx.updateTable('executionCosts').set(columns).where('id', '=', id).execute());
  }
}

/** What the audit trail keeps: the costs in words and figures, each with the names of those who bear it. */
function audited(balanceCents: bigint | null, { assets, executionCosts }: DossierMoney, creditors: Names) {
  const names = new Map(assets.map(({ id, name }) => [id, name]));
  return {
    balanceToDistribute: balanceCents === null ? null : eurosFromCents(balanceCents),
    executionCosts: executionCosts.map(({ assetIds, creditorId, ...cost }) => ({
      description: cost.description,
      date: cost.incurredOn,
      amount: eurosFromCents(cost.amountCents),
      assetIds: assetIds.map((id) => ({ assetId: { id, name: names.get(id) ?? null } })),
      creditorId: creditorId === null ? null : { id: creditorId, name: creditors.get(creditorId) ?? null },
      tariffArticle: cost.tariffArticle,
    })),
  };
}
