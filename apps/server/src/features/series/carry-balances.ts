import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { resultFromJson } from '@prorata/domain/distribution/snapshot';
import { claimedOf } from '@prorata/domain/distribution/state';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents, largerOf, sumCents } from '@prorata/domain/money';
import { receivedByLine } from '@prorata/domain/series/received-lines';
import type { Transaction } from '../../database/tables.ts';
import { findJudgment } from '../closings/settled-dossier.ts';
import { receivedBy } from '../distribution/settle-follow-up.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import type { ClaimRecord, WholeStatement } from '../statements/statement-record.ts';
import type { CarriedIds } from './carry-over.ts';

/**
 * Takes off what the earlier dossier gave to each claim, as a payment of the day on which the interest on it stopped (Judicial
 * Code 1637): interest runs on what is left. That the money came back, or that nobody took it, changes neither: it is kept
 * for that creditor. A statement that was paid in full claims nothing any more.
 */
export async function carryBalances(
  trx: Transaction,
  {
    earlierId,
    statements,
    ids,
  }: { readonly earlierId: string; readonly statements: readonly WholeStatement[]; readonly ids: CarriedIds },
): Promise<void> {
  const { lines, receivedOf, paidOn, at } = await readGiven(trx, earlierId);
  for (const statement of statements) {
    const own = lines.filter(
      ({ statementId }) => statementId !== null && ids.get(statementId) === statement.id,
    );
    const receivedCents = receivedOf(own[0]?.statementId ?? '');
    if (own.length > 0 && claimedOf(own) <= receivedCents) {
      await settle(trx, statement, at);
    } else {
      const received = receivedByLine(own, receivedCents);
      const receivedFor = (id: string) =>
        sumCents(own.map((line, place) => (ids.get(line.id) === id ? (received[place] ?? 0n) : 0n)));
      for (const claim of statement.claims) await payClaim(trx, claim, receivedFor(claim.id), paidOn);
      await payRest(trx, statement, receivedFor(statement.id));
    }
  }
}

/** Who has what by the report in force, or by the judge's table where the deposit office paid by that (Judicial Code 1636). */
async function readGiven(trx: Transaction, dossierId: string) {
  const { id, outcomeJson, reportJson, contestationEndsOn, statusChangedAt } = await trx
    .selectFrom('calculationResults as result')
    .innerJoin('dossiers', 'dossiers.id', 'result.dossierId')
    .select(['result.id', 'outcomeJson', 'reportJson', 'contestationEndsOn', 'statusChangedAt'])
    .where('result.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const judgment = await findJudgment(trx, id);
  const allotted = judgment?.allotted ?? receivedIn(reportFromJson(reportJson));
  const stoppedOn = judgment ? (judgment.judgedOn ?? judgment.paidOn) : contestationEndsOn;
  return {
    lines: resultFromJson(outcomeJson).lines,
    receivedOf: (statementId: string) => allotted.get(statementId) ?? 0n,
    paidOn: stoppedOn ?? brusselsDate(statusChangedAt),
    at: statusChangedAt,
  };
}

/** What went to costs that a creditor bears alone was given to that creditor. */
function receivedIn({ declarants }: Report): ReadonlyMap<string | null, Cents> {
  return new Map(
    declarants.map((declarant) => [
      declarant.statementId,
      receivedBy(declarant) + (declarant.borneCents ?? 0n),
    ]),
  );
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
