import type { CostNames } from '@prorata/domain/costs/cost-name';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export function namesOf({
  displayName,
  displayNameFrench,
  displayNameGerman,
  displayNameEnglish,
}: CostNames): CostNames {
  return { displayName, displayNameFrench, displayNameGerman, displayNameEnglish };
}

/** A cost is known by its name, whatever the capitals and accents. */
export async function requireUniqueName(
  trx: Transaction,
  table: 'dossierCosts' | 'platformCosts',
  cost: { readonly id?: string; readonly name: string },
): Promise<void> {
  const namesake = await trx
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`fold(name) = fold(${cost.name})`)
    .$if(cost.id !== undefined, (others) => others.where('id', '<>', cost.id ?? ''))
    .executeTakeFirst();
  if (namesake) throw new ProblemError('validation', { errors: [{ path: 'name', code: 'duplicate' }] });
}

/**
 * Lets those who change a price list do so one after the other: what one of them checked about all costs, such as
 * that a name is free, still holds when it is stored. Asked before anything else is held: two who took a cost and the list in
 * another order would wait for each other. Who reads prices or charges them does not wait.
 */
export async function lineUpChanges(
  trx: Transaction,
  table: 'dossier_costs' | 'platform_costs',
): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}

/** Whether a price of a cost was charged to somebody already. */
export function isUsed({
  periods,
}: {
  readonly periods: readonly { readonly usedUntil: string | null }[];
}): boolean {
  return periods.some(({ usedUntil }) => usedUntil !== null);
}
