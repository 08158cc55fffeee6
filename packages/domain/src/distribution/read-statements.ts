import { findPrivilege, getPrivilege } from '@prorata/law/privileges/catalogue';
import { isInForce } from '@prorata/law/privileges/in-force';
import type { Privilege } from '@prorata/law/privileges/privilege';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { Findings } from './collect-findings.ts';
import type { ClaimInput, StatementInput } from './input.ts';
import { sortById } from './sort-by-id.ts';
import { isOpen, type Line, type Pool } from './state.ts';

interface Context {
  readonly asOf: IsoDate;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly ranks: ReadonlyMap<string, number>;
  readonly findings: Findings;
}

/** The claims of every statement, each followed by the statement's chirographic part, in canonical order. */
export function readStatements(inputs: readonly StatementInput[], context: Context): Line[] {
  const { findings } = context;
  findings.checkUnique(inputs, (statementId) => ({ statementId }));
  const lines: Line[] = [];
  const claimIds = new Set<string>();
  for (const statement of sortById(inputs)) {
    findings.checkAmount(statement.totalCents, { statementId: statement.id });
    let restCents = statement.totalCents;
    for (const claim of sortById(statement.claims)) {
      if (claimIds.has(claim.id))
        findings.add('duplicateId', { statementId: statement.id, claimId: claim.id });
      claimIds.add(claim.id);
      restCents -= claim.amountCents;
      const line = readClaim(lines.length, statement, claim, context);
      if (line !== undefined) lines.push(line);
    }
    if (restCents < 0n) findings.add('claimsExceedTotal', { statementId: statement.id });
    if (restCents > 0n) lines.push(ordinaryPart(lines.length, statement, restCents));
  }
  return lines;
}

function readClaim(
  position: number,
  statement: StatementInput,
  claim: ClaimInput,
  context: Context,
): Line | undefined {
  const { findings, ranks, pools } = context;
  const place = { statementId: statement.id, claimId: claim.id };
  findings.checkAmount(claim.amountCents, place);
  if (claim.limitCents !== undefined) findings.checkAmount(claim.limitCents, place);
  if (claim.since !== undefined) findings.checkDate(claim.since, place);
  const privilege = findPrivilege(claim.privilegeId);
  if (privilege === undefined) {
    findings.add('privilegeUnknown', { ...place, privilegeId: claim.privilegeId });
    return undefined;
  }
  checkInForce(privilege, claim, context, place);
  const pool = claim.poolId === undefined ? undefined : pools.get(claim.poolId);
  checkPool(privilege, claim, pool, findings, place);
  const rank = ranks.get(privilege.id) ?? privilege.rank;
  return claimLine(position, statement, claim, privilege, rank, pool);
}

function checkInForce(
  privilege: Privilege,
  { since }: ClaimInput,
  { asOf, findings }: Context,
  place: Place,
): void {
  const onDate = privilege.validOn === 'claimDate' ? (since ?? asOf) : asOf;
  if (!isInForce(privilege, onDate))
    findings.add('privilegeNotInForce', { ...place, privilegeId: privilege.id });
}

interface Place {
  readonly statementId: string;
  readonly claimId: string;
}

function checkPool(
  { kind }: Privilege,
  { poolId }: ClaimInput,
  pool: Pool | undefined,
  findings: Findings,
  place: Place,
): void {
  if (poolId === undefined) {
    if (kind === 'specific') findings.add('poolMissing', place);
  } else if (pool === undefined) findings.add('poolUnknown', { ...place, poolId });
  else if (kind !== 'specific' || !isOpen(pool)) findings.add('poolNotAllowed', { ...place, poolId });
}

function claimLine(
  position: number,
  statement: StatementInput,
  claim: ClaimInput,
  privilege: Privilege,
  rank: number,
  pool: Pool | undefined,
): Line {
  return {
    position,
    kind: 'claim',
    id: claim.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilege,
    rank,
    pool,
    since: claim.since,
    limitCents: claim.limitCents,
    reserved: statement.reserved === true || claim.reserved === true,
    claimedCents: claim.amountCents,
    allottedCents: 0n,
    limit: undefined,
    steps: [],
  };
}

function ordinaryPart(position: number, statement: StatementInput, claimedCents: Cents): Line {
  return {
    position,
    kind: 'ordinaryPart',
    id: statement.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilege: CHIROGRAPHIC,
    rank: CHIROGRAPHIC.rank,
    pool: undefined,
    since: undefined,
    limitCents: undefined,
    reserved: statement.reserved === true,
    claimedCents,
    allottedCents: 0n,
    limit: undefined,
    steps: [],
  };
}

const CHIROGRAPHIC = getPrivilege('chirographic');
