import type { DistributionInput, Secured } from '../../src/distribution/input.ts';
import { inProportion, sum } from './exact.ts';

/** A cost, a claim or a chirographic part, as the naive calculation sees it. */
export interface NaiveClaim {
  readonly key: string;
  readonly privilege: string;
  readonly creditor: string;
  /** The lots of a specific claim or of a cost; none for what bears on everything. */
  readonly pools: readonly string[];
  /** What each lot gives at most, where the bailiff says so. */
  readonly fixed: ReadonlyMap<string, bigint> | undefined;
  readonly since: string | undefined;
  readonly limit: bigint | undefined;
  readonly cappedWith: string | undefined;
  readonly bearer: string | undefined;
  readonly claimed: bigint;
  /** What of the claim is ordinary whatever its privilege. */
  readonly ordinary: bigint;
  readonly reserved: bigint;
  /** The most that it may take of an estate, where others owe it too. */
  readonly ceiling: bigint | undefined;
  /** When the assignment of the income for it was notified, in milliseconds. */
  readonly assigned: number | undefined;
  got: bigint;
  /** What of it by an assignment. */
  gotAssigned: bigint;
  /** What of it under its privilege. */
  secured: bigint;
  readonly gotFrom: Map<string, bigint>;
  /** What of the claim lies above a cap or a maximum. */
  above: bigint;
}

export function unpaid({ claimed, got }: NaiveClaim): bigint {
  return claimed - got;
}

/** What a claim asks under its privilege. */
export function asked(claim: NaiveClaim): bigint {
  return privileged(claim) - claim.above;
}

/** What is unpaid of what has the privilege, which is paid first. */
export function privileged(claim: NaiveClaim): bigint {
  const cents = unpaid(claim) - claim.ordinary;
  return cents < 0n ? 0n : cents;
}

/** A demand, but no more than the claim may still take. */
export function upToCeiling(claim: NaiveClaim, demand: bigint): bigint {
  return claim.ceiling !== undefined && claim.ceiling - claim.got < demand
    ? claim.ceiling - claim.got
    : demand;
}

export function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}

function blank() {
  return {
    creditor: '',
    pools: [],
    fixed: undefined,
    since: undefined,
    limit: undefined,
    cappedWith: undefined,
    bearer: undefined,
    ordinary: 0n,
    reserved: 0n,
    ceiling: undefined,
    assigned: undefined,
    got: 0n,
    gotAssigned: 0n,
    secured: 0n,
    gotFrom: new Map<string, bigint>(),
    above: 0n,
  };
}

export function costsOf({ costs }: DistributionInput): NaiveClaim[] {
  return costs.toSorted(byId).map(({ id, amountCents, poolIds = [], creditorId }) => {
    const privilege = poolIds.length === 0 ? 'judicial-costs-common' : 'judicial-costs-asset';
    const pools = poolIds.toSorted();
    return { ...blank(), key: `cost ${id}`, privilege, pools, claimed: amountCents, bearer: creditorId };
  });
}

/** With the most that some of them may take. */
export function claimsOf(
  { statements, pools }: DistributionInput,
  ceilings: ReadonlyMap<string, bigint>,
): NaiveClaim[] {
  const open = pools.filter(({ kind }) => kind !== 'maintenanceOnly').map(({ id }) => id);
  return statements.toSorted(byId).flatMap((statement) => {
    const own = statement.claims.toSorted(byId).map((claim): NaiveClaim => {
      const { lots = [], fixedParts } = claim;
      return {
        ...blank(),
        key: `claim ${claim.id}`,
        privilege: claim.privilegeId,
        creditor: statement.creditorId,
        pools: (lots === 'all' ? open : [...lots]).sort(),
        fixed: fixedParts && new Map(fixedParts.parts.map((part) => [part.poolId, part.amountCents])),
        since: claim.since,
        limit: claim.limitCents,
        cappedWith: claim.cappedWith,
        claimed: claim.amountCents,
        ordinary: sum((claim.ordinary ?? []).map(({ amountCents }) => amountCents)),
        reserved: claim.reservedCents ?? 0n,
        ceiling: ceilings.get(`claim ${claim.id}`) ?? claim.ceilingCents,
        assigned: claim.assignment && Date.parse(claim.assignment.notifiedAt ?? ''),
      };
    });
    const rest = own.reduce((open, { claimed }) => open - claimed, statement.totalCents);
    const chirographic = {
      ...blank(),
      key: `ordinaryPart ${statement.id}`,
      privilege: 'chirographic',
      creditor: statement.creditorId,
      claimed: rest,
      reserved: statement.reservedCents ?? 0n,
      ceiling: ceilings.get(`ordinaryPart ${statement.id}`) ?? statement.ceilingCents,
    };
    return rest === 0n ? own : [...own, chirographic];
  });
}

const MAINTENANCE_CAP = 1_500_000n;
const WAGE_CAP = 750_000n;

/** Notes what lies above the caps: of one worker or child where one is named, else as the law and the dossier read it. */
export function limit(claims: readonly NaiveClaim[], input: DistributionInput): void {
  const isPerCreditor = input.choices?.readings?.some(({ answer }) => answer === 'creditor') ?? false;
  for (const claim of claims) {
    if (claim.limit === undefined) continue;
    const left = most(0n, claim.limit - used(input, null, ({ claimId }) => `claim ${claimId}` === claim.key));
    if (asked(claim) > left) claim.above = asked(claim) - left;
  }
  const wages = claims.filter(({ privilege, cappedWith }) => {
    return (
      privilege === 'wages' || (privilege === 'closure-fund-wage-subrogation' && cappedWith !== undefined)
    );
  });
  capEach(
    wages,
    WAGE_CAP,
    ({ cappedWith, creditor }) => cappedWith ?? `creditor ${creditor}`,
    (person) =>
      used(input, 'caps.wages', ({ cappedWith, creditorId }) => {
        return (cappedWith ?? `creditor ${creditorId}`) === person;
      }),
  );
  const maintenance = claims.filter(({ privilege }) => privilege === 'maintenance');
  const whose = (cappedWith: string | undefined, creditor: string, key: string) =>
    cappedWith ?? (isPerCreditor ? `creditor ${creditor}` : key);
  capEach(
    maintenance,
    MAINTENANCE_CAP,
    ({ cappedWith, creditor, key }) => whose(cappedWith, creditor, key),
    (person) =>
      used(input, 'caps.maintenance', ({ cappedWith, creditorId, claimId }) => {
        return whose(cappedWith, creditorId, `claim ${claimId}`) === person;
      }),
  );
}

function most(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** What earlier distributions gave of a cap or a maximum. */
function used(
  { secured = [] }: DistributionInput,
  parameterId: string | null,
  isOfIt: (one: Secured) => boolean,
): bigint {
  return sum(
    secured
      .filter((one) => one.parameterId === parameterId && isOfIt(one))
      .map(({ amountCents }) => amountCents),
  );
}

function capEach(
  capped: readonly NaiveClaim[],
  whole: bigint,
  whose: (claim: NaiveClaim) => string,
  usedOf: (person: string) => bigint,
): void {
  for (const person of new Set(capped.map(whose))) {
    const together = capped.filter((claim) => whose(claim) === person);
    const cap = most(0n, whole - usedOf(person));
    const wanted = together.map(asked);
    if (sum(wanted) <= cap) continue;
    const parts = inProportion(cap, wanted);
    together.forEach((claim, index) => {
      claim.above += (wanted[index] ?? 0n) - (parts[index] ?? 0n);
    });
  }
}
