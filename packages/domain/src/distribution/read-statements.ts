import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Cents } from '../money.ts';
import { amountProblem, type Findings } from './collect-findings.ts';
import type { StatementInput } from './input.ts';
import { type Context, readClaim } from './read-claim.ts';
import { sortById } from './sort-by-id.ts';
import { type Line, NO_STEPS } from './state.ts';

/** Enters the claims of every statement in the book, each followed by the statement's chirographic part. */
export function readStatements(inputs: readonly StatementInput[], context: Context): void {
  const { findings, book } = context;
  const sorted = sortById(inputs);
  // Ids that only rise cannot repeat; only when they do not must they be remembered.
  let [previousId, areRising] = ['', true];
  findings.checkUnique(sorted, (statementId) => ({ statementId }));
  for (const statement of sorted) {
    const problem = amountProblem(statement.totalCents);
    if (problem !== undefined) findings.add(problem, { statementId: statement.id });
    let restCents = statement.totalCents;
    for (const claim of sortById(statement.claims)) {
      areRising &&= claim.id > previousId;
      previousId = claim.id;
      restCents -= claim.amountCents;
      readClaim(statement, claim, context);
    }
    if (restCents < 0n) findings.add('claimsExceedTotal', { statementId: statement.id });
    if (restCents > 0n) book.add(ordinaryPart(statement, restCents), CHIROGRAPHIC, undefined, undefined);
  }
  if (!areRising) checkClaimIds(sorted, findings);
}

function checkClaimIds(statements: readonly StatementInput[], findings: Findings): void {
  const seen = new Set<string>();
  for (const statement of statements) {
    for (const claim of statement.claims) {
      if (seen.has(claim.id)) findings.reportClaim('duplicateId', statement, claim);
      seen.add(claim.id);
    }
  }
}

function ordinaryPart(statement: StatementInput, claimedCents: Cents): Line {
  return {
    kind: 'ordinaryPart',
    id: statement.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilegeId: CHIROGRAPHIC.id,
    rank: CHIROGRAPHIC.rank,
    poolId: null,
    since: null,
    reserved: statement.reserved === true,
    claimedCents,
    allottedCents: 0n,
    limit: null,
    steps: NO_STEPS,
  };
}

const CHIROGRAPHIC = getPrivilege('chirographic');
