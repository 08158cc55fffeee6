import type {
  ClaimInput,
  DistributionInput,
  EstateInput,
  PoolInput,
  StatementInput,
} from '../../src/distribution/input.ts';
import { byId, costsOf, type NaiveClaim } from './claim.ts';
import { type Served, serveNaively } from './distribute-naively.ts';
import { inProportion, sum } from './exact.ts';
import { give, least, type Money } from './money.ts';
import { payCosts, receivedOf } from './pay-costs.ts';

/** What each estate gave to each line, and what each person keeps; nothing that is zero. */
export type NaiveEstates = Map<string, bigint> | 'circle' | 'unsettled';

/**
 * Several estates done again the slow way, from the law: every person answers with what is his for what he owes; what
 * is common answers for what all its owners owe, and is asked first; who has several debtors for the whole takes part
 * in each estate for all that the common ones left unpaid, and gets no more than that of all together; nor, under his
 * privilege, more than it secures of all together.
 */
export function distributeEstatesNaively(given: DistributionInput): NaiveEstates {
  const input = withWhatIsLeftOfMaxima(given);
  const estates = input.estates ?? [];
  const inTurn = [...estates].sort((one, other) => turnOf(one) - turnOf(other) || compare(one.id, other.id));
  const { net, costs } = netOfCosts(input);
  const bounds: Bounds = { inAll: new Map(), secured: new Map() };
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const served = serveAll(input, inTurn, net, bounds);
    if (served === undefined) return 'circle';
    if (!isLowered(input, served, bounds)) return tell(input, served, costs);
  }
  return 'unsettled';
}

/** The maximum of a case is one, whoever pays: what was paid under it before is not secured again. */
function withWhatIsLeftOfMaxima(input: DistributionInput): DistributionInput {
  const usedOf = (id: string) =>
    sum(
      (input.secured ?? [])
        .filter(({ parameterId, claimId }) => parameterId === null && claimId === id)
        .map(({ amountCents }) => amountCents),
    );
  const lowered = ({ limitCents, ...claim }: ClaimInput): ClaimInput =>
    limitCents === undefined ? claim : { ...claim, limitCents: notBelowZero(limitCents - usedOf(claim.id)) };
  const statements = input.statements.map((one) => ({ ...one, claims: one.claims.map(lowered) }));
  return { ...input, statements };
}

/** What each person gives at most to each line: in all, and under its privilege. */
interface Bounds {
  readonly inAll: Map<string, bigint>;
  readonly secured: Map<string, bigint>;
}

const turnOf = ({ memberIds }: EstateInput) => (memberIds === undefined ? 2 : 1);

/** The first defendant is the first of persons; the others go by id. */
function compare(one: string, other: string): number {
  const rank = (id: string) => (id === 'main' ? 0 : 1);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

interface Share {
  readonly lot: string;
  readonly estate: string;
  readonly cents: bigint;
}

/** Whose a lot is: of the first defendant, where nobody is named. */
function ownersIn(shares: PoolInput['shares'] = []) {
  const owners = shares.length === 0 ? [{ estateId: 'main', basisPoints: 1 }] : [...shares];
  return owners.sort((one, other) => compare(one.estateId, other.estateId));
}

/** Each lot cut in the parts that belong to estates. */
function cutLots({ pools }: DistributionInput): Share[] {
  return pools.flatMap(({ id, amountCents, shares }) => {
    const owners = ownersIn(shares);
    const cents = inProportion(
      amountCents,
      owners.map(({ basisPoints }) => BigInt(basisPoints)),
    );
    return owners.map(({ estateId }, place) => ({ lot: id, estate: estateId, cents: cents[place] ?? 0n }));
  });
}

/** Costs are of the lots, whoever owns them: before any estate is looked at they come off every part, by what it brought in. */
function netOfCosts(input: DistributionInput): { net: Money; costs: readonly NaiveClaim[] } {
  const shares = cutLots(input);
  const kindOf = new Map(input.pools.map(({ id, kind }) => [id, kind]));
  const pools = shares.map(({ lot, estate, cents }) => ({
    id: `${lot} ${estate}`,
    kind: kindOf.get(lot) ?? 'money',
    amountCents: cents,
  }));
  const open = pools.filter(({ kind }) => kind !== 'maintenanceOnly').map(({ id }) => id);
  const ofLots = input.costs
    .filter(({ creditorId }) => creditorId === undefined)
    .map(({ poolIds = [], ...cost }) => ({
      ...cost,
      poolIds: shares.filter(({ lot }) => poolIds.includes(lot)).map(({ lot, estate }) => `${lot} ${estate}`),
    }));
  const cut = { ...input, pools, costs: ofLots };
  const costs = costsOf(cut);
  const net: Money = new Map(pools.map(({ id, amountCents }) => [id, amountCents]));
  payCosts(costs, cut, open.sort(), net);
  return { net, costs };
}

interface EstateServed extends Served {
  readonly estate: EstateInput;
}

/** Every estate in its turn, with what those before it left it and have paid. */
function serveAll(
  input: DistributionInput,
  inTurn: readonly EstateInput[],
  net: ReadonlyMap<string, bigint>,
  bounds: Bounds,
): EstateServed[] | undefined {
  const money = new Map(net);
  const all: EstateServed[] = [];
  for (const estate of inTurn) {
    const ofThis = (bound: ReadonlyMap<string, bigint>) =>
      new Map(
        [...bound]
          .filter(([key]) => key.startsWith(`${estate.id} `))
          .map(([key, cents]) => [key.slice(estate.id.length + 1), cents]),
      );
    const alone = inputOf(input, estate, money, all);
    const served = serveNaively(withMaxima(alone, ofThis(bounds.secured)), ofThis(bounds.inAll));
    if (served === undefined) return undefined;
    all.push({ estate, ...served });
    if (estate.memberIds !== undefined) passOn(estate.memberIds, served.left, money);
  }
  return all;
}

/** Where others give so much of what is secured, only the rest is secured here; theirs is ordinary, and not above a maximum. */
function withMaxima(input: DistributionInput, maxima: ReadonlyMap<string, bigint>): DistributionInput {
  const limited = (claim: ClaimInput): ClaimInput => {
    const limitCents = maxima.get(`claim ${claim.id}`);
    if (limitCents === undefined || claim.privilegeId === 'chirographic') return claim;
    const ordinary = [{ because: 'securedElsewhere', amountCents: payableOf(claim) - limitCents } as const];
    return { ...claim, limitCents, ordinary };
  };
  const statements = input.statements.map((statement) => ({
    ...statement,
    claims: statement.claims.map(limited),
  }));
  return { ...input, statements };
}

/** What is common and left of a lot belongs to its owners in equal parts; where nothing is left, they have nothing of it. */
function passOn(memberIds: readonly string[], left: Money, money: Money): void {
  const members = [...memberIds].sort(compare);
  for (const [lot, cents] of left) {
    const parts = inProportion(
      cents,
      members.map(() => 1n),
    );
    members.forEach((member, place) => {
      const [key, part] = [`${lot} ${member}`, parts[place] ?? 0n];
      if (part > 0n) money.set(key, (money.get(key) ?? 0n) + part);
    });
    left.set(lot, 0n);
  }
}

/** One estate as if it were alone. */
function inputOf(
  input: DistributionInput,
  estate: EstateInput,
  money: Money,
  before: readonly EstateServed[],
): DistributionInput {
  const pools = input.pools
    .map(({ id, kind }) => ({ id, kind, amountCents: money.get(`${id} ${estate.id}`) ?? 0n }))
    .filter(({ id }) => money.has(`${id} ${estate.id}`));
  const paid = (key: string) =>
    sum(before.filter(({ estate: { memberIds } }) => memberIds).map(({ claims }) => gotBy(claims, key)));
  const lots = pools.filter(({ kind }) => kind !== 'maintenanceOnly').map(({ id }) => id);
  const statements = input.statements.map((statement): StatementInput => {
    const rest = statement.totalCents - sum(statement.claims.map(({ amountCents }) => amountCents));
    const part = owedBy(estate, statement, rest - paid(`ordinaryPart ${statement.id}`));
    const claims = statement.claims
      .map((claim) => claimOn(estate, claim, paid(`claim ${claim.id}`), lots, input))
      .filter(isDefined);
    const totalCents = part + sum(claims.map(({ amountCents }) => amountCents));
    const reservedCents = asMuchOf(part, rest, statement.reservedCents ?? 0n);
    return { id: statement.id, creditorId: statement.creditorId, totalCents, claims, reservedCents };
  });
  return {
    ...{ asOf: input.asOf, pools, costs: [], statements },
    ...(input.choices && { choices: input.choices }),
    ...(input.incomeSeizedAt !== undefined && { incomeSeizedAt: input.incomeSeizedAt }),
    secured: (input.secured ?? []).filter(
      ({ parameterId, estateId }) => parameterId !== null && estateId === estate.id,
    ),
  };
}

function gotBy(claims: readonly NaiveClaim[], wanted: string): bigint {
  return claims.find(({ key }) => key === wanted)?.got ?? 0n;
}

type Debt = Pick<ClaimInput, 'debtorIds' | 'liability'>;

/** For what of a debt the estate answers. */
function owedBy({ id, memberIds }: EstateInput, debt: Debt, cents: bigint): bigint {
  const named = debt.debtorIds ?? [];
  const debtors = (named.length === 0 ? ['main'] : [...named]).sort(compare);
  if (memberIds !== undefined) return memberIds.every((member) => debtors.includes(member)) ? cents : 0n;
  if (!debtors.includes(id)) return 0n;
  if (debt.liability !== 'joint') return cents;
  const parts = inProportion(
    cents,
    debtors.map(() => 1n),
  );
  return parts[debtors.indexOf(id)] ?? 0n;
}

/** Of a part as much as of the whole. */
function asMuchOf(part: bigint, whole: bigint, ofWhole: bigint): bigint {
  if (whole === 0n) return 0n;
  return inProportion(part, [whole - ofWhole, ofWhole])[1] ?? 0n;
}

/**
 * A claim as the estate meets it. What common estates paid was paid on what has the privilege first, then on what never
 * had it, and last on what is above the maximum; who owes a part owes that part of everything. Without any of its lots
 * here it is an ordinary claim; where the part above a maximum is lost, it is lost here too.
 */
function claimOn(
  estate: EstateInput,
  claim: ClaimInput,
  paid: bigint,
  lotsHere: readonly string[],
  input: DistributionInput,
): ClaimInput | undefined {
  const left = claim.amountCents - paid;
  const amountCents = owedBy(estate, claim, left);
  if (amountCents === 0n) return undefined;
  const { id, privilegeId, since, cappedWith, assignment } = claim;
  const reservedCents = asMuchOf(amountCents, claim.amountCents, claim.reservedCents ?? 0n);
  const lots = (claim.lots === 'all' ? lotsHere : (claim.lots ?? [])).filter((lot) => lotsHere.includes(lot));
  const [ordinary] = claim.ordinary ?? [];
  const limitLeft = notBelowZero((claim.limitCents ?? 0n) - paid);
  const ordinaryLeft = least(ordinary?.amountCents ?? 0n, least(left, notBelowZero(payableOf(claim) - paid)));
  const limits = {
    ...(claim.limitCents !== undefined && {
      limitCents: asMuchOf(amountCents, left, least(limitLeft, left)),
    }),
    ...(ordinary && { ordinary: [{ ...ordinary, amountCents: asMuchOf(amountCents, left, ordinaryLeft) }] }),
  };
  if (claim.lots !== undefined && lots.length === 0) {
    const bare = {
      ...{ id, privilegeId: 'chirographic', amountCents, reservedCents },
      ...(assignment && { assignment }),
    };
    return isLost(input) && claim.limitCents !== undefined ? { ...bare, ...limits } : bare;
  }
  return {
    id,
    privilegeId,
    amountCents,
    reservedCents,
    ...limits,
    ...(since !== undefined && { since }),
    ...(cappedWith !== undefined && { cappedWith }),
    ...(assignment && { assignment }),
    ...(claim.lots !== undefined && { lots }),
    ...(claim.fixedParts && { fixedParts: fixedOn(estate, claim.fixedParts, lots, amountCents, input) }),
  };
}

const notBelowZero = (cents: bigint) => (cents < 0n ? 0n : cents);

function isLost({ choices }: DistributionInput): boolean {
  return choices?.readings?.some(({ answer }) => answer === 'unpaid') ?? false;
}

/** What can be paid of a claim where the part above its maximum is lost. */
function payableOf({ amountCents, limitCents, ordinary = [] }: ClaimInput): bigint {
  if (limitCents === undefined) return amountCents;
  return least(amountCents, limitCents + sum(ordinary.map((part) => part.amountCents)));
}

/**
 * What was fixed for a lot is cut as the lot is owned; of what a common estate left, a member may be asked for all that was
 * fixed. No lot is asked for more than is owed.
 */
function fixedOn(
  estate: EstateInput,
  { reason, parts }: NonNullable<ClaimInput['fixedParts']>,
  lots: readonly string[],
  owed: bigint,
  { pools }: DistributionInput,
): NonNullable<ClaimInput['fixedParts']> {
  const ownersOf = (poolId: string) => ownersIn(pools.find(({ id }) => id === poolId)?.shares);
  const cut = parts
    .filter(({ poolId }) => lots.includes(poolId))
    .map(({ poolId, amountCents: fixed }) => {
      const owners = ownersOf(poolId);
      const place = owners.findIndex(({ estateId }) => estateId === estate.id);
      const own = inProportion(
        fixed,
        owners.map(({ basisPoints }) => BigInt(basisPoints)),
      )[place];
      return { poolId, amountCents: least(own ?? fixed, owed) };
    });
  return { reason, parts: cut };
}

/**
 * Lowers what each person may give to who got more than may be of all together, in proportion to what each gave: first
 * under the privilege, because what is given in all changes with it.
 */
function isLowered(input: DistributionInput, served: readonly EstateServed[], bounds: Bounds): boolean {
  const persons = served.filter(({ estate }) => estate.memberIds === undefined);
  const common = served.filter(({ estate }) => estate.memberIds !== undefined);
  const lower = (
    bound: Map<string, bigint>,
    key: string,
    most: bigint,
    gotIn: (served: EstateServed) => bigint,
  ): boolean => {
    const left = notBelowZero(most - sum(common.map(({ claims }) => gotBy(claims, key))));
    const given = persons.map(gotIn);
    if (sum(given) <= left) return false;
    const parts = inProportion(left, given);
    persons.forEach(({ estate }, place) => {
      bound.set(`${estate.id} ${key}`, parts[place] ?? 0n);
    });
    return true;
  };
  const lowered = debtsForTheWhole(input).filter(({ key, payable, secured }) => {
    const securedIn = ({ claims }: EstateServed) => claims.find((claim) => claim.key === key)?.secured ?? 0n;
    if (secured < payable && lower(bounds.secured, key, secured, securedIn)) {
      for (const { estate } of persons) bounds.inAll.delete(`${estate.id} ${key}`);
      return true;
    }
    return lower(bounds.inAll, key, payable, ({ claims }) => gotBy(claims, key));
  });
  return lowered.length > 0;
}

/** Each debt for which several answer in full: what can be paid of it, and what its privilege secures. */
function debtsForTheWhole(input: DistributionInput) {
  return input.statements.flatMap(({ id, liability, totalCents, claims }) => {
    const rest = totalCents - sum(claims.map(({ amountCents }) => amountCents));
    const whole = claims.filter((claim) => claim.liability === 'solidary');
    return [
      ...whole.map((claim) => ({
        key: `claim ${claim.id}`,
        payable: isLost(input) ? payableOf(claim) : claim.amountCents,
        secured: payableOf(claim) - sum((claim.ordinary ?? []).map((part) => part.amountCents)),
      })),
      ...(liability === 'solidary' ? [{ key: `ordinaryPart ${id}`, payable: rest, secured: 0n }] : []),
    ];
  });
}

/** Who got what of whom, the costs that a creditor bears taken of what he got in each estate, and what is left to each person. */
function tell(
  input: DistributionInput,
  served: readonly EstateServed[],
  costs: readonly NaiveClaim[],
): Map<string, bigint> {
  const told = new Map<string, bigint>();
  for (const { key, got } of costs) told.set(key, got);
  for (const { estate, claims, left } of served) {
    for (const { key, got } of claims) told.set(`${estate.id} ${key}`, got);
    told.set(`${estate.id} surplus`, sum([...left.values()]));
  }
  const borne = input.costs.filter(({ creditorId }) => creditorId !== undefined).sort(byId);
  for (const bearer of new Set(borne.map(({ creditorId }) => creditorId))) {
    const received = served.map(({ claims }) =>
      sum(claims.filter(({ creditor }) => creditor === bearer).map(receivedOf)),
    );
    if (sum(received) === 0n) continue;
    const own = costsOf({ ...input, costs: borne.filter(({ creditorId }) => creditorId === bearer) });
    const demands = own.map(({ claimed }) => inProportion(claimed, received));
    served.forEach(({ estate }, place) => {
      const here = demands.map((parts) => parts[place] ?? 0n);
      give(inProportion(least(sum(here), received[place] ?? 0n), here), own);
      for (const cost of own) {
        told.set(`${estate.id} ${cost.key}`, cost.got);
        cost.got = 0n;
      }
    });
  }
  return new Map([...told].filter(([, cents]) => cents > 0n));
}
