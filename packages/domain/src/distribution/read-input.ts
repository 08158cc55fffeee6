import { findPrivilege, getPrivilege } from '@prorata/law/privileges/catalogue';
import { isInForce, rankInForce } from '@prorata/law/privileges/in-force';
import type { Privilege } from '@prorata/law/privileges/privilege';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { ClaimBook } from './claim-book.ts';
import type { FindingCode } from './finding.ts';
import { amountProblem, type Findings } from './finding.ts';
import type { ClaimInput, FixedParts, PoolInput, StatementInput } from './input.ts';
import { type Right, type Rights, rulesOf } from './priority.ts';
import { sortById } from './sort-by-id.ts';
import {
  isOpen,
  type Line,
  NO_LIMITS,
  NO_LOTS,
  NO_ORDINARY,
  NO_STEPS,
  type Pool,
  withCeiling,
} from './state.ts';

/** Enters the claims of every statement in the book, each followed by the statement's chirographic part. */
export function readStatements(inputs: readonly StatementInput[], context: Context): void {
  const { findings, book } = context;
  const sorted = sortById(inputs);
  const ordinaryRank = rankInForce(CHIROGRAPHIC, context.asOf);
  const standings = new Map<string, Standing>();
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
      readClaim(statement, claim, context, standings);
    }
    if (restCents < 0n) findings.add('claimsExceedTotal', { statementId: statement.id });
    if (statement.reservedCents !== undefined) {
      checkPart(statement.reservedCents, restCents, (code) =>
        findings.add(code, { statementId: statement.id }),
      );
    }
    if (restCents > 0n) book.addOrdinary(ordinaryPart(statement, restCents, ordinaryRank));
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

function ordinaryPart(statement: StatementInput, claimedCents: Cents, rank: number): Line {
  const line: Line = {
    kind: 'ordinaryPart',
    id: statement.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilegeId: CHIROGRAPHIC.id,
    rank,
    lots: NO_LOTS,
    fixedReason: null,
    bearerId: null,
    since: null,
    claimedCents,
    allottedCents: 0n,
    reservedCents: statement.reservedCents ?? 0n,
    consignedCents: 0n,
    borneCents: 0n,
    ordinary: NO_ORDINARY,
    limits: NO_LIMITS,
    steps: NO_STEPS,
  };
  return withCeiling(line, statement.ceilingCents);
}

const CHIROGRAPHIC = getPrivilege('chirographic');

/** What a claim is read against, and where it goes. */
interface Context {
  readonly asOf: IsoDate;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly ranks: ReadonlyMap<string, number>;
  readonly rights: Rights;
  /** The days to try for claims without one. */
  readonly dates: ReadonlyMap<string, IsoDate> | undefined;
  readonly findings: Findings;
  readonly book: ClaimBook;
  /** Of an input with income: the instant of its first seizure, where it is known. */
  readonly income: { readonly seizedAt: string | undefined } | undefined;
}

/** What is asked of a privilege for each of its claims, and is the same for all of them. */
interface Standing {
  readonly privilege: Privilege;
  readonly rank: number;
  /** On the governing date. */
  readonly isInForce: boolean;
  /** Whether claims that arose on different days stand differently. */
  readonly isDated: boolean;
  readonly rights: Map<IsoDate | null, Right>;
}

function standingOf(
  privilegeId: string,
  { asOf, ranks }: Context,
  known: Map<string, Standing>,
): Standing | undefined {
  const standing = known.get(privilegeId);
  if (standing !== undefined) return standing;
  const privilege = findPrivilege(privilegeId);
  if (privilege === undefined) return undefined;
  const rank = ranks.get(privilege.id) ?? rankInForce(privilege, asOf);
  const found = {
    privilege,
    rank,
    isInForce: isInForce(privilege, asOf),
    isDated: rulesOf(privilegeId) !== undefined,
    rights: new Map(),
  };
  known.set(privilegeId, found);
  return found;
}

function rightOn(
  { privilege, rank, isDated, rights }: Standing,
  since: IsoDate | undefined,
  context: Context,
): Right {
  const date = isDated && since !== undefined ? since : null;
  const known = rights.get(date);
  if (known !== undefined) return known;
  const right = context.rights.add(privilege.id, rank, date);
  rights.set(date, right);
  return right;
}

/** Enters a claim in the book; what is wrong with it goes to the findings. */
function readClaim(
  statement: StatementInput,
  claim: ClaimInput,
  context: Context,
  standings: Map<string, Standing>,
): void {
  const { findings, book } = context;
  const { privilegeId, limitCents, cappedWith } = claim;
  const since = claim.since ?? context.dates?.get(claim.id);
  const standing = standingOf(privilegeId, context, standings);
  checkAmounts(statement, claim, findings);
  if (since !== undefined && !findings.isDate(since)) findings.reportClaim('dateInvalid', statement, claim);
  if (standing === undefined) {
    findings.reportClaim('privilegeUnknown', statement, claim);
    return;
  }
  const { privilege, rank } = standing;
  if (!holds(standing, since)) findings.reportClaim('privilegeNotInForce', statement, claim);
  const pools = readLots(statement, claim, privilege, context);
  const line: Line = {
    kind: 'claim',
    id: claim.id,
    statementId: statement.id,
    creditorId: statement.creditorId,
    privilegeId: privilege.id,
    rank,
    lots: toLots(pools, claim),
    fixedReason: claim.fixedParts?.reason ?? null,
    bearerId: null,
    since: since ?? null,
    claimedCents: claim.amountCents,
    allottedCents: 0n,
    reservedCents: claim.reservedCents ?? 0n,
    consignedCents: 0n,
    borneCents: 0n,
    ordinary: toOrdinary(claim),
    limits: NO_LIMITS,
    steps: NO_STEPS,
  };
  const right = rightOn(standing, since, context);
  const entered = withCeiling(line, claim.ceilingCents);
  book.add(entered, { privilege, right, pools, limitCents, cappedWith });
  if (claim.assignment !== undefined) readAssignment(entered, statement, claim, context);
}

/**
 * An assignment takes effect against others at the instant at which the central file received its notice (Judicial Code
 * 1390ter). One that came with or after the seizure joins the others without priority.
 */
function readAssignment(
  line: Line,
  statement: StatementInput,
  claim: ClaimInput,
  { income, findings, book }: Context,
): void {
  if (income === undefined || line.claimedCents === 0n) return;
  const notifiedAt = claim.assignment?.notifiedAt ?? null;
  const { seizedAt } = income;
  if (notifiedAt === null) findings.reportClaim('assignmentTimeNeeded', statement, claim);
  else if (!isInstant(notifiedAt)) findings.reportClaim('dateInvalid', statement, claim);
  else if (seizedAt === undefined || !isInstant(seizedAt)) {
    findings.reportClaim('seizureTimeNeeded', statement, claim);
  } else if (Date.parse(notifiedAt) < Date.parse(seizedAt)) book.assigned.push({ line, notifiedAt });
}

function isInstant(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

function checkAmounts(statement: StatementInput, claim: ClaimInput, findings: Findings): void {
  const { amountCents, limitCents, reservedCents, ordinary, fixedParts } = claim;
  findings.reportClaim(amountProblem(amountCents), statement, claim);
  if (limitCents !== undefined) findings.reportClaim(amountProblem(limitCents), statement, claim);
  // Most claims are one amount and nothing else.
  if (reservedCents === undefined && ordinary === undefined && fixedParts === undefined) return;
  const report = (code: FindingCode) => findings.reportClaim(code, statement, claim);
  checkPart(reservedCents, amountCents, report);
  if (ordinary !== undefined) checkParts(ordinary, amountCents, report);
  if (fixedParts !== undefined) {
    // Each is a maximum of its own: together they may be more than the claim.
    for (const part of fixedParts.parts) checkPart(part.amountCents, amountCents, report);
    findings.checkReason(fixedParts.reason, { statementId: statement.id, claimId: claim.id });
  }
}

type Report = (code: FindingCode) => void;

/** A part of an amount is no more than the whole. */
function checkPart(partCents: Cents | undefined, wholeCents: Cents, report: Report): void {
  if (partCents === undefined) return;
  const problem = partCents > wholeCents ? 'partsExceedClaim' : amountProblem(partCents);
  if (problem !== undefined && wholeCents >= 0n) report(problem);
}

function checkParts(
  parts: readonly { readonly amountCents: Cents }[],
  wholeCents: Cents,
  report: Report,
): void {
  let sum = 0n;
  for (const { amountCents } of parts) {
    if (amountCents < 0n) report('amountNegative');
    sum += amountCents;
  }
  checkPart(sum, wholeCents, report);
}

function toOrdinary({ ordinary }: ClaimInput): Line['ordinary'] {
  if (ordinary === undefined) return NO_ORDINARY;
  const parts = ordinary.filter(({ amountCents }) => amountCents > 0n);
  if (parts.length === 0) return NO_ORDINARY;
  return parts.sort((one, other) => (one.because < other.because ? -1 : 1));
}

/** Where the law keeps a privilege alive for older claims, the claim's own date counts. */
function holds({ privilege, isInForce: isInForceNow }: Standing, since: IsoDate | undefined): boolean {
  if (since === undefined || privilege.validOn !== 'claimDate') return isInForceNow;
  return isInForce(privilege, since);
}

const NO_POOLS: readonly Pool[] = [];

/** The lots of a claim in canonical order; only a specific privilege has any, and it has at least one. */
function readLots(
  statement: StatementInput,
  claim: ClaimInput,
  { kind }: Privilege,
  { pools, findings }: Context,
): readonly Pool[] {
  const { lots, fixedParts } = claim;
  if (kind !== 'specific') {
    if (lots !== undefined || fixedParts !== undefined) {
      findings.reportClaim('poolNotAllowed', statement, claim);
    }
    return NO_POOLS;
  }
  if (lots === undefined || lots.length === 0) {
    findings.reportClaim('poolMissing', statement, claim);
    return NO_POOLS;
  }
  const ids = idsOf(lots, pools);
  for (const { poolId } of fixedParts?.parts ?? NO_PARTS) {
    if (!ids.includes(poolId)) findings.reportClaim('poolNotAllowed', statement, claim, poolId);
  }
  const found: Pool[] = [];
  for (const poolId of ids) {
    const pool = pools.get(poolId);
    if (pool !== undefined && isOpen(pool)) found.push(pool);
    else findings.reportClaim(pool ? 'poolNotAllowed' : 'poolUnknown', statement, claim, poolId);
  }
  return found;
}

const NO_PARTS: FixedParts['parts'] = [];

/** Each once, in canonical order; most claims name their lots so. */
function idsOf(lots: readonly string[] | 'all', pools: ReadonlyMap<string, Pool>): readonly string[] {
  if (lots === 'all') return [...pools.values()].filter(isOpen).map(({ id }) => id);
  return isRising(lots) ? lots : [...new Set(lots)].sort();
}

function isRising(ids: readonly string[]): boolean {
  let previous: string | undefined;
  for (const id of ids) {
    if (previous !== undefined && id <= previous) return false;
    previous = id;
  }
  return true;
}

function toLots(pools: readonly Pool[], { fixedParts }: ClaimInput): Line['lots'] {
  if (pools.length === 0) return NO_LOTS;
  if (fixedParts === undefined) {
    return pools.map(({ id }) => ({ poolId: id, paidCents: 0n, fixedCents: null }));
  }
  const fixed = new Map<string, Cents>();
  for (const { poolId, amountCents } of fixedParts.parts) {
    fixed.set(poolId, (fixed.get(poolId) ?? 0n) + amountCents);
  }
  return pools.map(({ id }) => ({ poolId: id, paidCents: 0n, fixedCents: fixed.get(id) ?? 0n }));
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
