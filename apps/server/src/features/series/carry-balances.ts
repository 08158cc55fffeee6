import type { LineOutcome } from '@prorata/domain/distribution/outcome';
import { resultFromJson } from '@prorata/domain/distribution/snapshot';
import { claimedOf } from '@prorata/domain/distribution/state';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents, largerOf, sumCents } from '@prorata/domain/money';
import type { Transaction } from '../../database/tables.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import type { ClaimRecord, WholeStatement } from '../statements/statement-record.ts';
import type { CarriedIds } from './carry-over.ts';

/**
 * Takes off what the earlier dossier gave to each claim, as a payment of the day on which it could be paid: interest runs on
 * what is left. A statement that was paid in full claims nothing any more.
 */
export async function carryBalances(
  trx: Transaction,
  {
    earlierId,
    statements,
    ids,
  }: { readonly earlierId: string; readonly statements: readonly WholeStatement[]; readonly ids: CarriedIds },
): Promise<void> {
  const { lines, paidOn, at } = await readGiven(trx, earlierId);
  const linesOf = (id: string) => lines.filter((line) => ids.get(line.id) === id);
  for (const statement of statements) {
    const own = lines.filter(
      ({ statementId }) => statementId !== null && ids.get(statementId) === statement.id,
    );
    if (own.length > 0 && claimedOf(own) === allottedIn(own)) {
      await settle(trx, statement, at);
    } else {
      for (const claim of statement.claims) await payClaim(trx, claim, allottedIn(linesOf(claim.id)), paidOn);
      await payRest(trx, statement, allottedIn(linesOf(statement.id)));
    }
  }
}

async function readGiven(trx: Transaction, dossierId: string) {
  const { outcomeJson, statusChangedAt } = await trx
    .selectFrom('calculationResults as result')
    .innerJoin('dossiers', 'dossiers.id', 'result.dossierId')
    .select(['outcomeJson', 'statusChangedAt'])
    .where('result.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const { lines } = resultFromJson(outcomeJson);
  return { lines, paidOn: brusselsDate(statusChangedAt), at: statusChangedAt };
}

function allottedIn(lines: readonly LineOutcome[]): Cents {
  return sumCents(lines.map(({ allottedCents }) => allottedCents));
}

async function settle(trx: Transaction, { id }: WholeStatement, at: Date): Promise<void> {
  await trx
    .updateTable('statements')
    .set({ deletedAt: at, validatedAt: null, validatedBy: null })
    .where('id', '=', id)
    .execute();
}

async function payClaim(trx: Transaction, claim: ClaimRecord, cents: Cents, date: IsoDate): Promise<void> {
  if (cents === 0n) return;
  const details = detailsOf(claim);
  const payments = [...details.payments, { date, amount: eurosFromCents(cents) }];
  await trx
    .updateTable('privilegedClaims')
    .set({ details: JSON.stringify({ ...details, payments }) })
    .where('id', '=', claim.id)
    .execute();
}

/** What no claim of the statement holds has no payments of its own: it is less from now on. */
async function payRest(trx: Transaction, statement: WholeStatement, cents: Cents): Promise<void> {
  if (cents === 0n) return;
  const { id, totalAmountClaimedCents, declaredTotalCents } = statement;
  await trx
    .updateTable('statements')
    .set({
      totalAmountClaimedCents: totalAmountClaimedCents - cents,
      ...(declaredTotalCents !== null && { declaredTotalCents: largerOf(0n, declaredTotalCents - cents) }),
    })
    .where('id', '=', id)
    .execute();
}
