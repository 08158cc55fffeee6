import type { Reference } from '@prorata/contract/audit/fields';
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
    refuseStrangers(before, given.executionCosts);
    await storeExecutionCosts(trx, dossierId, before, given.executionCosts);
    const balanceToDistributeCents =
      given.balanceToDistribute === null ? null : centsFromEuros(given.balanceToDistribute);
    const after = await readMoney(trx, dossierId);
    const changes = findChanges(
      audited(stored.balanceToDistributeCents, before),
      audited(balanceToDistributeCents, after),
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

/** Every cost that is said to be kept is one of this dossier, once, and rests on an asset of it that can bear costs. */
function refuseStrangers({ assets, executionCosts }: DossierMoney, given: readonly CostInput[]): void {
  const known = new Set(executionCosts.map(({ id }) => id));
  // Only maintenance may take from the protected part of an income (Judicial Code 1412).
  const bearing = new Set(
    assets.filter(({ poolKind }) => poolKind !== 'maintenanceOnly').map(({ id }) => id),
  );
  const ids = given.map(({ id }) => id);
  const errors = given.flatMap(({ id, assetId }, place): FieldError[] => {
    const path = `executionCosts.${place}`;
    if (id !== undefined && ids.indexOf(id) < place) return [{ path: `${path}.id`, code: 'duplicate' }];
    if (id !== undefined && !known.has(id)) return [{ path: `${path}.id`, code: 'choice-invalid' }];
    const isBorne = assetId === null || bearing.has(assetId);
    return isBorne ? [] : [{ path: `${path}.assetId`, code: 'choice-invalid' }];
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
  for (const [position, { id, description, date, amount, assetId }] of given.entries()) {
    const columns = { description, incurredOn: date, amountCents: centsFromEuros(amount), assetId, position };
    await (id === undefined
      ? trx
          .insertInto('executionCosts')
          .values({ id: newId(), dossierId, ...columns })
          .execute()
      : trx.updateTable('executionCosts').set(columns).where('id', '=', id).execute());
  }
}

/** What the audit trail keeps: the costs in words and figures, each with the name of the asset that bears it. */
function audited(balanceCents: bigint | null, { assets, executionCosts }: DossierMoney) {
  return {
    balanceToDistribute: balanceCents === null ? null : eurosFromCents(balanceCents),
    executionCosts: executionCosts.map(({ description, incurredOn, amountCents, assetId }) => ({
      description,
      date: incurredOn,
      amount: eurosFromCents(amountCents),
      assetId: assetId === null ? null : nameAsset(assets, assetId),
    })),
  };
}

function nameAsset(assets: DossierMoney['assets'], assetId: string): Reference {
  return { id: assetId, name: assets.find(({ id }) => id === assetId)?.name ?? null };
}
