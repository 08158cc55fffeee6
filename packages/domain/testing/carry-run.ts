import type { ClaimInput, DistributionInput, StatementInput } from '../src/distribution/input.ts';
import type { Distribution } from '../src/distribution/outcome.ts';
import { securedAfter } from '../src/distribution/secured-after.ts';
import { type Cents, smallerOf, sumCents } from '../src/money.ts';
import { dividendsOf } from '../src/series/dividends.ts';

/**
 * What the next run of a series calculates: other money, and of each line what the run before left of it. The server keeps the
 * same in rows, by the same functions; interest that runs on is left out.
 */
export function carryRun(
  input: DistributionInput,
  distribution: Distribution,
  next: Pick<DistributionInput, 'pools' | 'costs'>,
): DistributionInput {
  const linesOf = Map.groupBy(distribution.lines, ({ statementId }) => statementId);
  const statements = input.statements.flatMap((statement): StatementInput[] => {
    const lines = linesOf.get(statement.id) ?? [];
    // What is consigned counts as received by whom it is consigned for.
    const allottedCents = sumCents(lines.map((line) => line.allottedCents));
    const received = new Map(
      dividendsOf(lines, distribution, allottedCents).map(({ id, receivedCents }) => [id, receivedCents]),
    );
    const totalCents = statement.totalCents - sumCents([...received.values()]);
    if (totalCents === 0n) return [];
    const claims = statement.claims.flatMap((claim) => carryClaim(claim, received.get(claim.id) ?? 0n));
    const restCents = totalCents - sumCents(claims.map(({ amountCents }) => amountCents));
    return [{ ...statement, totalCents, claims, ...leftOf(statement.reservedCents, restCents) }];
  });
  return { ...input, ...next, statements, secured: securedAfter(input, distribution) };
}

function carryClaim(claim: ClaimInput, receivedCents: Cents): ClaimInput[] {
  const amountCents = claim.amountCents - receivedCents;
  return amountCents === 0n ? [] : [{ ...claim, amountCents, ...leftOf(claim.reservedCents, amountCents) }];
}

function leftOf(reservedCents: Cents | undefined, leftCents: Cents) {
  return reservedCents === undefined ? {} : { reservedCents: smallerOf(reservedCents, leftCents) };
}
