import type { Comparison } from '@prorata/contract/distribution/what-if';
import type { CreditorDifference } from '@prorata/domain/distribution/diff';
import type { Distribution } from '@prorata/domain/distribution/outcome';
import { eurosFromCents } from '@prorata/domain/money';

/** Two distributions beside each other, creditor by creditor; each goes by the name that its statements have. */
export function presentComparison(
  before: Distribution,
  after: Distribution,
  differences: readonly CreditorDifference[],
  findName: (statementId: string) => string | undefined,
): Comparison {
  return {
    before: presentTotals(before),
    after: presentTotals(after),
    creditors: differences.map(({ creditorId, statementId, ...difference }) => ({
      creditorId,
      statementId,
      name: findName(statementId) ?? '',
      before: presentAmounts(difference.before),
      after: presentAmounts(difference.after),
      reasons: [...difference.reasons],
    })),
  };
}

export function presentTotals({ totals }: Distribution): Comparison['before'] {
  return {
    moneyIn: eurosFromCents(totals.moneyInCents),
    costs: eurosFromCents(totals.costsCents),
    paid: eurosFromCents(totals.paidCents),
    reserved: eurosFromCents(totals.reservedCents),
    surplus: eurosFromCents(totals.surplusCents),
  };
}

function presentAmounts({ paidCents, reservedCents }: CreditorDifference['before']) {
  return { paid: eurosFromCents(paidCents), reserved: eurosFromCents(reservedCents) };
}
