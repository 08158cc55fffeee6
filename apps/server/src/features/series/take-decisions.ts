import type { DecidedReserves, Reserve, TakenDecision } from '@prorata/contract/series/series';
import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { admitParts, countedOfDecision } from '@prorata/domain/series/reserve-decision';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { countedOf, declaredTotalOf } from '../statements/claim-amounts.ts';
import { type ClaimDetails, detailsOf } from '../statements/claim-fields.ts';
import type { ClaimRecord, WholeStatement } from '../statements/statement-record.ts';
import type { CarriedIds } from './carry-over.ts';

/**
 * The decisions, each with what was reserved and what counts of it. A reserve that is not there is refused, and one that is
 * decided twice; of a statement that is reserved as a whole everything is decided at once.
 */
export function matchDecisions(
  { decisions }: DecidedReserves,
  reserves: readonly Reserve[],
): TakenDecision[] {
  const keyOf = ({ statementId, claimId }: Pick<Reserve, 'statementId' | 'claimId'>) =>
    `${statementId} ${claimId}`;
  const open = new Map(reserves.map((reserve) => [keyOf(reserve), reserve]));
  const taken = decisions.map((decision, place) => {
    const reserve = open.get(keyOf(decision));
    if (reserve === undefined) throw invalid(place, 'choice-invalid');
    open.delete(keyOf(decision));
    const { countedCents } = countedOfDecision({
      reservedCents: centsFromEuros(reserve.amount),
      decidedCents: centsFromEuros(decision.amount),
    });
    return { ...decision, reserved: reserve.amount, counted: eurosFromCents(countedCents) };
  });
  const isHalf = [...open.values()].some(
    ({ isWholeStatement, statementId }) =>
      isWholeStatement && decisions.some((decision) => decision.statementId === statementId),
  );
  if (isHalf) throw invalid(0, 'required');
  return taken;
}

function invalid(place: number, code: 'choice-invalid' | 'required'): ProblemError {
  return new ProblemError('validation', { errors: [{ path: `decisions.${place}.amount`, code }] });
}

/** The same decisions about what was carried over. */
export function carryDecisions(decisions: readonly TakenDecision[], ids: CarriedIds): TakenDecision[] {
  return decisions.map((decision) => ({
    ...decision,
    statementId: ids.get(decision.statementId) ?? decision.statementId,
    claimId: decision.claimId && (ids.get(decision.claimId) ?? decision.claimId),
  }));
}

/** Admits what was decided and rejects the rest, in the statements of the dossier that follows. */
export async function takeDecisions(
  trx: Transaction,
  statements: readonly WholeStatement[],
  decisions: readonly TakenDecision[],
  source: string,
): Promise<void> {
  for (const statement of statements) {
    const own = decisions.filter(({ statementId }) => statementId === statement.id);
    if (own.length > 0) await decideStatement(trx, statement, own, source);
  }
}

async function decideStatement(
  trx: Transaction,
  statement: WholeStatement,
  decisions: readonly TakenDecision[],
  source: string,
): Promise<void> {
  for (const claim of statement.claims) {
    const decision = decisions.find(({ claimId }) => claimId === claim.id);
    if (decision !== undefined) await decideClaim(trx, claim, statement.isReserved, decision, source);
  }
  const rejectedCents = sumCents(decisions.map(rejectedIn));
  await trx
    .updateTable('statements')
    .set({
      isReserved: false,
      totalAmountClaimedCents: statement.totalAmountClaimedCents - rejectedCents,
      // What was declared stays: what no longer counts of it was rejected.
      declaredTotalCents: declaredTotalOf(statement).declaredCents,
      ...(rejectedCents > 0n && { rejectionReason: 'other', rejectionNote: source }),
    })
    .where('id', '=', statement.id)
    .execute();
}

async function decideClaim(
  trx: Transaction,
  claim: ClaimRecord,
  isAllReserved: boolean,
  decision: TakenDecision,
  source: string,
): Promise<void> {
  const countedCents = decision.keepsRank ? centsFromEuros(decision.counted) : 0n;
  const admittedCents = (isAllReserved ? 0n : claim.amountDemandedCents) + countedCents;
  const details = detailsOf(claim);
  const cut = rejectedIn(decision) > 0n || !decision.keepsRank;
  await trx
    .updateTable('privilegedClaims')
    .set({
      amountDemandedCents: admittedCents,
      reservedCents: 0n,
      reservationReason: null,
      declaredCents: claim.declaredCents ?? countedOf(claim),
      details: JSON.stringify({ ...details, parts: decideParts(details.parts, isAllReserved, countedCents) }),
      ...(cut && { rejectionReason: 'other', rejectionNote: source }),
    })
    .where('id', '=', claim.id)
    .execute();
}

function decideParts(
  parts: ClaimDetails['parts'],
  isAllReserved: boolean,
  countedCents: bigint,
): ClaimDetails['parts'] {
  const amounts = parts.map(({ admitted, reserved }) => ({
    admittedCents: isAllReserved ? 0n : centsFromEuros(admitted),
    reservedCents: centsFromEuros(reserved) + (isAllReserved ? centsFromEuros(admitted) : 0n),
  }));
  return admitParts(amounts, countedCents).map(({ admittedCents }, place) => ({
    // Sound: one for each part.
    ...(parts[place] as ClaimDetails['parts'][number]),
    admitted: eurosFromCents(admittedCents),
    reserved: 0,
  }));
}

function rejectedIn({ reserved, counted }: TakenDecision): bigint {
  return centsFromEuros(reserved) - centsFromEuros(counted);
}
