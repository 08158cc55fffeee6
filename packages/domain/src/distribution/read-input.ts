import { findPrivilege, getPrivilege } from '@prorata/law/privileges/catalogue';
import { isInForce, rankInForce } from '@prorata/law/privileges/in-force';
import type { Privilege } from '@prorata/law/privileges/privilege';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { ClaimBook } from './claim-book.ts';
import type { FindingCode } from './finding.ts';
import { amountProblem, type Findings } from './finding.ts';
import type { ClaimInput, CostInput, PoolInput, StatementInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import { isOpen, type Line, NO_STEPS, type Pool } from './state.ts';

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
    if (restCents > 0n)
      book.add(ordinaryPart(statement, restCents, context.asOf), CHIROGRAPHIC, undefined, undefined);
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

function ordinaryPart(statement: StatementInput, claimedCents: Cents, asOf: IsoDate): Line {
  return {
    kind: 'ordinaryPart',
    id: statement.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilegeId: CHIROGRAPHIC.id,
    rank: rankInForce(CHIROGRAPHIC, asOf),
    poolId: null,
    since: null,
    reserved: (statement.reservedCents ?? 0n) > 0n,
    claimedCents,
    allottedCents: 0n,
    limit: null,
    steps: NO_STEPS,
  };
}

const CHIROGRAPHIC = getPrivilege('chirographic');

/** What a claim is read against, and where it goes. */
interface Context {
  readonly asOf: IsoDate;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly ranks: ReadonlyMap<string, number>;
  readonly findings: Findings;
  readonly book: ClaimBook;
}

/** Enters a claim in the book; what is wrong with it goes to the findings. */
function readClaim(statement: StatementInput, claim: ClaimInput, context: Context): void {
  const { asOf, pools, ranks, findings, book } = context;
  const { privilegeId, since, limitCents = 0n } = claim;
  const poolId = onlyLotOf(claim);
  const privilege = findPrivilege(privilegeId);
  const pool = poolId === undefined ? undefined : pools.get(poolId);
  findings.reportClaim(amountProblem(claim.amountCents), statement, claim);
  findings.reportClaim(amountProblem(limitCents), statement, claim);
  if (since !== undefined && !findings.isDate(since)) findings.reportClaim('dateInvalid', statement, claim);
  if (privilege === undefined) {
    findings.reportClaim('privilegeUnknown', statement, claim);
    return;
  }
  findings.reportClaim(privilegeProblem(privilege, since, asOf), statement, claim);
  findings.reportClaim(poolProblem(privilege, poolId, pool), statement, claim);
  const rank = ranks.get(privilege.id) ?? rankInForce(privilege, asOf);
  const line = claimLine(statement, claim, privilege.id, rank);
  book.add(line, privilege, pool, claim.limitCents);
}

function onlyLotOf({ lots }: ClaimInput): string | undefined {
  return lots === undefined || lots === 'all' ? undefined : lots[0];
}

function privilegeProblem(
  privilege: Privilege,
  since: IsoDate | undefined,
  asOf: IsoDate,
): FindingCode | undefined {
  const onDate = privilege.validOn === 'claimDate' ? (since ?? asOf) : asOf;
  return isInForce(privilege, onDate) ? undefined : 'privilegeNotInForce';
}

function poolProblem(
  { kind }: Privilege,
  poolId: string | undefined,
  pool: Pool | undefined,
): FindingCode | undefined {
  if (poolId === undefined) return kind === 'specific' ? 'poolMissing' : undefined;
  if (pool === undefined) return 'poolUnknown';
  return kind === 'specific' && isOpen(pool) ? undefined : 'poolNotAllowed';
}

function claimLine(statement: StatementInput, claim: ClaimInput, privilegeId: string, rank: number): Line {
  return {
    kind: 'claim',
    id: claim.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilegeId,
    rank,
    poolId: onlyLotOf(claim) ?? null,
    since: claim.since ?? null,
    reserved: (claim.reservedCents ?? 0n) > 0n,
    claimedCents: claim.amountCents,
    allottedCents: 0n,
    limit: null,
    steps: NO_STEPS,
  };
}

const OWN = getPrivilege('judicial-costs-asset');
const COMMON = getPrivilege('judicial-costs-common');

/** Costs become automatically calculated claims of the rank of judicial costs (Mortgage Act 17, 19, 1° and 21). */
export function readCosts(
  inputs: readonly CostInput[],
  { asOf, pools, findings }: Pick<Context, 'asOf' | 'pools' | 'findings'>,
): Line[] {
  const sorted = sortById(inputs);
  findings.checkUnique(sorted, (costId) => ({ costId }));
  return sorted.map(({ id, amountCents, poolIds: [poolId] = [] }) => {
    findings.report(amountProblem(amountCents), { costId: id });
    const pool = poolId === undefined ? undefined : pools.get(poolId);
    if (poolId !== undefined && pool === undefined) findings.add('poolUnknown', { costId: id, poolId });
    // The protected part of an income bears no costs: it is open to maintenance and to nothing else.
    if (pool !== undefined && !isOpen(pool)) findings.add('poolNotAllowed', { costId: id, poolId: pool.id });
    return costLine(id, amountCents, poolId, asOf);
  });
}

function costLine(id: string, claimedCents: Cents, poolId: string | undefined, asOf: IsoDate): Line {
  const privilege = poolId === undefined ? COMMON : OWN;
  return {
    kind: 'cost',
    id,
    statementId: null,
    creditorId: null,
    privilegeId: privilege.id,
    rank: rankInForce(privilege, asOf),
    poolId: poolId ?? null,
    since: null,
    reserved: false,
    claimedCents,
    allottedCents: 0n,
    limit: null,
    steps: NO_STEPS,
  };
}

export function readPools(inputs: readonly PoolInput[], findings: Findings): Pool[] {
  const sorted = sortById(inputs);
  findings.checkUnique(sorted, (poolId) => ({ poolId }));
  return sorted.map(({ id, kind, amountCents }) => {
    findings.report(amountProblem(amountCents), { poolId: id });
    return {
      id,
      kind,
      grossCents: amountCents,
      leftCents: amountCents,
      ownCostsCents: 0n,
      commonCostsCents: 0n,
    };
  });
}
