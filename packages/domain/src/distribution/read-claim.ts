import { findPrivilege } from '@prorata/law/privileges/catalogue';
import { isInForce } from '@prorata/law/privileges/in-force';
import type { Privilege } from '@prorata/law/privileges/privilege';
import type { IsoDate } from '../iso-date.ts';
import type { ClaimBook } from './claim-book.ts';
import { amountProblem, type Findings } from './collect-findings.ts';
import type { FindingCode } from './finding.ts';
import type { ClaimInput, StatementInput } from './input.ts';
import { isOpen, type Line, NO_STEPS, type Pool } from './state.ts';

/** What a claim is read against, and where it goes. */
export interface Context {
  readonly asOf: IsoDate;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly ranks: ReadonlyMap<string, number>;
  readonly findings: Findings;
  readonly book: ClaimBook;
}

/** Enters a claim in the book; what is wrong with it goes to the findings. */
export function readClaim(statement: StatementInput, claim: ClaimInput, context: Context): void {
  const { asOf, pools, ranks, findings, book } = context;
  const { privilegeId, poolId, since, limitCents = 0n } = claim;
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
  const line = toLine(statement, claim, privilege.id, ranks.get(privilege.id) ?? privilege.rank);
  book.add(line, privilege, pool, claim.limitCents);
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

function toLine(statement: StatementInput, claim: ClaimInput, privilegeId: string, rank: number): Line {
  return {
    kind: 'claim',
    id: claim.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilegeId,
    rank,
    poolId: claim.poolId ?? null,
    since: claim.since ?? null,
    reserved: statement.reserved === true || claim.reserved === true,
    claimedCents: claim.amountCents,
    allottedCents: 0n,
    limit: null,
    steps: NO_STEPS,
  };
}
