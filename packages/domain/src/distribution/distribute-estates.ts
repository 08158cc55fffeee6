import { groupBy } from '../group-by.ts';
import { allocateProRata, type Cents, largerOf, smallerOf, sumCents } from '../money.ts';
import { calculate } from './calculate.ts';
import { distributeOne } from './distribute-one.ts';
import {
  belowMaximum,
  debtorsOf,
  inOrder,
  partOfClaim,
  poolKey,
  type SharedPool,
  sameShare,
  secureAtMost,
  securedOf,
  shareOfDebt,
  splitPools,
} from './estates.ts';
import type { Finding } from './finding.ts';
import type {
  Choices,
  ClaimInput,
  CostInput,
  Debtors,
  DistributionInput,
  EstateInput,
  FixedParts,
  Secured,
  StatementInput,
} from './input.ts';
import { type EstateRun, mergeEstates } from './merge-estates.ts';
import type { Distribution, LineOutcome, LineStep, Outcome, RoundKind } from './outcome.ts';
import { usedBy } from './privileged-part.ts';
import { readReadings } from './read-choices.ts';
import { isOpen, receivedOf } from './state.ts';

/** How often estates are shared out again because somebody would get more than is owed, before the bailiff is asked. */
const MOST_PASSES = 3;

/**
 * Shares out several estates, each by the engine. Costs come off all of them together, by gross. What is common is
 * shared out first, among those to whom all members owe; what it leaves goes to the members' own estates.
 *
 * Who may claim from several takes part in each for all that is owed, and never gets more than that together: what is
 * above it is taken off in proportion to what each gave, and shared out again.
 */
export function distributeEstates(given: DistributionInput, estates: readonly EstateInput[]): Outcome {
  const input = withLimitsLeft(given);
  const faults = findFaults(input, estates);
  if (faults.length > 0) return { kind: 'rejected', findings: faults };
  const shared = splitPools(input.pools);
  const owning = new Set(shared.map(({ estateId }) => estateId));
  // Nothing is asked of what is common where there is nothing; of a person it is told that there was nothing.
  const present = estates.filter(({ id, memberIds }) => memberIds === undefined || owning.has(id));
  const context = { input, estates: inOrder(present), shared };
  const costs = payCosts(context);
  const ceilings: Ceilings = { taken: new Map(), secured: new Map() };
  let exceeded: readonly SolidaryDebt[] = [];
  for (let pass = 0; pass <= MOST_PASSES; pass += 1) {
    const runs = runEstates(context, costs, ceilings, []);
    if (!Array.isArray(runs)) return runs;
    exceeded = solidaryDebts(input).filter((debt) => bindEstates(debt, runs, ceilings));
    if (exceeded.length === 0) return settle(context, costs, ceilings, runs);
  }
  const findings = exceeded.map(({ place }): Finding => ({ code: 'solidaryUnsettled', ...place }));
  return { kind: 'rejected', findings };
}

/** The most that own estates give of a solidary debt, by estate and line: in all, and under its privilege. */
interface Ceilings {
  readonly taken: Map<string, Cents>;
  readonly secured: Map<string, Cents>;
}

interface Context {
  readonly input: DistributionInput;
  /** In the order in which they are shared out. */
  readonly estates: readonly EstateInput[];
  readonly shared: readonly SharedPool[];
}

/** What is wrong with an input whatever its estates are, and estates or debtors that it does not have. */
function findFaults(input: DistributionInput, estates: readonly EstateInput[]): readonly Finding[] {
  const { estates: _, ...whole } = input;
  const outcome = calculate(whole);
  const found = outcome.kind === 'rejected' ? outcome.findings : [];
  const known = new Set(estates.map(({ id }) => id));
  const isStrange = (debt: Debtors) => debtorsOf(debt).some((id) => !known.has(id));
  return [
    // A date may matter where all share one estate, and not where they do not.
    ...found.filter(({ code }) => code !== 'dateNeeded'),
    ...estates.flatMap(({ memberIds = [] }): Finding[] =>
      memberIds.some((id) => !known.has(id)) ? [{ code: 'estateUnknown' }] : [],
    ),
    ...splitPools(input.pools).flatMap(({ id, estateId }): Finding[] =>
      known.has(estateId) ? [] : [{ code: 'estateUnknown', poolId: id }],
    ),
    ...input.statements.flatMap((statement): Finding[] => [
      ...(isStrange(statement) ? [{ code: 'estateUnknown' as const, statementId: statement.id }] : []),
      ...statement.claims
        .filter(isStrange)
        .map(({ id }) => ({ code: 'estateUnknown' as const, statementId: statement.id, claimId: id })),
    ]),
  ];
}

/** Costs are borne by lots, whoever owns them: each share bears them by what it brought in. */
function payCosts({ input, shared }: Context): Distribution {
  const { asOf, costs } = input;
  const idsOf = groupBy(shared, ({ id }) => id);
  const outcome = distributeOne({
    asOf,
    pools: shared.map((pool) => ({ id: poolKey(pool), kind: pool.kind, amountCents: pool.amountCents })),
    costs: costs
      .filter(({ creditorId }) => creditorId === undefined)
      .map(({ poolIds, ...cost }) => ({
        ...cost,
        ...(poolIds && { poolIds: poolIds.flatMap((id) => (idsOf.get(id) ?? []).map(poolKey)) }),
      })),
    statements: [],
  });
  if (outcome.kind !== 'distributed') throw new Error('Costs that stand alone need no decision.');
  return withoutOrdinary(outcome);
}

/** What a lot cannot bear of its costs stays unpaid: of which estate it would be an ordinary debt, nobody can say. */
function withoutOrdinary(costs: Distribution): Distribution {
  const last = costs.rounds.findIndex(({ kind }) => kind === 'ordinary');
  if (last < 0) return costs;
  const lines = costs.lines.map((line) => {
    const steps = line.steps.filter(({ round }) => round < last);
    return { ...line, steps, allottedCents: sumCents(steps.map(({ paidCents }) => paidCents)) };
  });
  return { ...costs, rounds: costs.rounds.slice(0, last), lines };
}

/** Shares out every estate once; the first that cannot be says why. */
function runEstates(
  { input, estates, shared }: Context,
  costs: Distribution,
  ceilings: Ceilings,
  ownCosts: readonly { readonly estateId: string; readonly cost: CostInput }[],
): EstateRun[] | Outcome {
  const netOf = new Map(costs.pools.map(({ id, netCents }) => [id, netCents]));
  const received = new Map<string, Cents>();
  const paid = new Map<string, Cents>();
  const runs: EstateRun[] = [];
  for (const estate of estates) {
    const pools = input.pools.flatMap(({ id, kind }) => {
      const key = poolKey({ id, estateId: estate.id });
      const amountCents = (netOf.get(key) ?? 0n) + (received.get(key) ?? 0n);
      return amountCents > 0n || netOf.has(key) ? [{ id, kind, amountCents }] : [];
    });
    const statements = statementsOf(input, estate, {
      openIds: pools.filter(isOpen).map(({ id }) => id),
      paid,
      ceilings,
      shared,
      isRestLost: readReadings(input.choices?.readings).restAboveCap === 'unpaid',
    });
    const outcome = distributeOne({
      asOf: input.asOf,
      pools,
      costs: ownCosts.flatMap(({ estateId, cost }) => (estateId === estate.id ? cost : [])),
      statements,
      choices: choicesOf(input.choices ?? {}, pools, statements),
      secured: securedIn(estate, input),
      ...(input.incomeSeizedAt !== undefined && { incomeSeizedAt: input.incomeSeizedAt }),
    });
    if (outcome.kind !== 'distributed') return outcome;
    const passedOn = passOn(estate, outcome);
    for (const { key, cents } of passedOn) received.set(key, (received.get(key) ?? 0n) + cents);
    if (estate.memberIds !== undefined) {
      for (const line of outcome.lines) {
        paid.set(lineKey(line), (paid.get(lineKey(line)) ?? 0n) + line.allottedCents);
      }
    }
    runs.push({ estate, outcome, received: new Map(received) });
  }
  return runs;
}

/** What earlier distributions of the series gave of this estate under caps. */
function securedIn({ id }: EstateInput, { secured = [] }: DistributionInput): readonly Secured[] {
  return secured.filter(({ parameterId, estateId }) => parameterId !== null && estateId === id);
}

/** The maximum of the case is one for all estates: what earlier distributions gave of it comes off before it is split. */
function withLimitsLeft(input: DistributionInput): DistributionInput {
  const { secured = [] } = input;
  if (secured.length === 0) return input;
  const used = usedBy(secured, null, ({ claimId }) => claimId);
  const statements = input.statements.map((statement) => ({
    ...statement,
    claims: statement.claims.map((claim) =>
      claim.limitCents === undefined
        ? claim
        : { ...claim, limitCents: largerOf(0n, claim.limitCents - (used.get(claim.id) ?? 0n)) },
    ),
  }));
  return { ...input, statements };
}

/** What a common estate leaves of each lot, in equal parts to its members: it stays money of that lot. */
function passOn({ memberIds }: EstateInput, { pools }: Distribution) {
  if (memberIds === undefined) return [];
  const members = debtorsOf({ debtorIds: memberIds });
  return pools.flatMap(({ id, surplusCents }) => {
    const parts = allocateProRata(
      surplusCents,
      members.map(() => 1n),
    );
    return members.map((estateId, place) => ({ key: poolKey({ id, estateId }), cents: parts[place] ?? 0n }));
  });
}

interface Asked {
  /** The lots that are open to all creditors. */
  readonly openIds: readonly string[];
  /** What common estates have paid. */
  readonly paid: ReadonlyMap<string, Cents>;
  readonly ceilings: Ceilings;
  readonly shared: readonly SharedPool[];
  /** Whether what lies above a maximum stays unpaid. */
  readonly isRestLost: boolean;
}

/** What is asked of one estate: of every claim, and of every chirographic part, the part that it answers for. */
function statementsOf(input: DistributionInput, estate: EstateInput, asked: Asked): StatementInput[] {
  return input.statements.flatMap(({ debtorIds, liability, reservedCents = 0n, ...statement }) => {
    const restCents = statement.totalCents - sumCents(statement.claims.map(({ amountCents }) => amountCents));
    const owed = debtOf({ debtorIds, liability }, restCents);
    const key = lineKey({ kind: 'ordinaryPart', id: statement.id });
    const partCents = shareOfDebt(owed, estate, asked.paid.get(key) ?? 0n);
    const claims = statement.claims.flatMap((claim) => claimIn(estate, claim, asked));
    const totalCents = partCents + sumCents(claims.map(({ amountCents }) => amountCents));
    if (totalCents === 0n) return [];
    const ceilingCents = asked.ceilings.taken.get(ceilingKey(estate, key));
    return [
      {
        ...statement,
        totalCents,
        claims,
        ...(reservedCents > 0n && { reservedCents: sameShare(restCents, reservedCents, partCents) }),
        ...(ceilingCents !== undefined && { ceilingCents }),
      },
    ];
  });
}

function debtOf(
  { debtorIds, liability }: { [Key in keyof Debtors]: Debtors[Key] | undefined },
  amountCents: Cents,
) {
  return { amountCents, ...(debtorIds && { debtorIds }), ...(liability && { liability }) };
}

/** A claim as it stands in one estate. Where none of its lots is, nothing secures it there. */
function claimIn(estate: EstateInput, claim: ClaimInput, asked: Asked): ClaimInput[] {
  const key = lineKey({ kind: 'claim', id: claim.id });
  const paidCents = asked.paid.get(key) ?? 0n;
  const amountCents = shareOfDebt(claim, estate, paidCents);
  if (amountCents === 0n) return [];
  const {
    debtorIds: _,
    liability: __,
    lots,
    fixedParts,
    ...part
  } = partOfClaim(claim, paidCents, amountCents);
  const ceilingCents = asked.ceilings.taken.get(ceilingKey(estate, key));
  const own = { ...part, ...(ceilingCents !== undefined && { ceilingCents }) };
  const here = lots === 'all' ? asked.openIds : (lots ?? []).filter((id) => asked.openIds.includes(id));
  if (lots !== undefined && here.length === 0) return [unsecured(own, asked)];
  const securedCents = asked.ceilings.secured.get(ceilingKey(estate, key));
  const fixed = fixedParts && fixedIn(estate, fixedParts, here, { amountCents, shared: asked.shared });
  return [
    {
      ...(securedCents === undefined ? own : secureAtMost(own, securedCents)),
      ...(lots && { lots: lots === 'all' ? lots : here }),
      ...(fixed && { fixedParts: fixed }),
    },
  ];
}

/** An ordinary claim. Where the part above a maximum stays unpaid, it stays so without the privilege too. */
function unsecured(claim: ClaimInput, { isRestLost }: Asked): ClaimInput {
  const { limitCents, cappedWith: _, ordinary, ...bare } = claim;
  const isLimited = isRestLost && limitCents !== undefined;
  return {
    ...bare,
    privilegeId: 'chirographic',
    ...(isLimited && { limitCents, ...(ordinary && { ordinary }) }),
  };
}

/**
 * What the bailiff fixed for a lot is split by who owns the lot, whatever it brought in; of what a common estate left, a
 * member may be asked for all that was fixed. Each is a maximum of its own: what one lot cannot give takes nothing off
 * what was fixed for another.
 */
function fixedIn(
  estate: EstateInput,
  { reason, parts }: FixedParts,
  poolIds: readonly string[],
  { amountCents, shared }: { readonly amountCents: Cents; readonly shared: readonly SharedPool[] },
): FixedParts {
  const here = parts.filter(({ poolId }) => poolIds.includes(poolId));
  return {
    reason,
    parts: here.map(({ poolId, amountCents: fixedCents }) => {
      const owners = shared.filter(({ id }) => id === poolId);
      const place = owners.findIndex(({ estateId }) => estateId === estate.id);
      const weights = owners.map(({ weight }) => weight);
      const ownCents = place < 0 ? fixedCents : (allocateProRata(fixedCents, weights)[place] ?? 0n);
      return { poolId, amountCents: smallerOf(ownCents, amountCents) };
    }),
  };
}

/** The decisions that are about lots and claims of one estate. */
function choicesOf(
  { orders = [], ...others }: Choices,
  pools: readonly { readonly id: string }[],
  statements: readonly StatementInput[],
): Choices {
  const lots = new Set(pools.map(({ id }) => id));
  const claims = new Set(statements.flatMap((statement) => statement.claims.map(({ id }) => id)));
  return {
    ...others,
    orders: orders
      .filter(({ poolId }) => lots.has(poolId))
      .map(({ claimIds, ...order }) => ({ ...order, claimIds: claimIds.filter((id) => claims.has(id)) }))
      .filter(({ claimIds }) => claimIds.length > 1),
  };
}

function lineKey({ kind, id }: Pick<LineOutcome, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function ceilingKey({ id }: EstateInput, key: string): string {
  return `${id} ${key}`;
}

/**
 * Binds the own estates that together gave more of a debt than is left of it, or under its privilege more than is left
 * of what that secures; `false` when they did not. What the latter takes off changes what they give in all: it is first.
 */
function bindEstates(debt: SolidaryDebt, runs: readonly EstateRun[], { taken, secured }: Ceilings): boolean {
  const given = runs.flatMap(({ estate, outcome }) => {
    const line = outcome.lines.find((candidate) => lineKey(candidate) === debt.key);
    return line === undefined ? [] : [{ estate, line, outcome }];
  });
  const ofOwn = given.filter(({ estate }) => estate.memberIds === undefined);
  const paidCents = sumCents(given.map(({ line }) => line.allottedCents)) - sumCents(ofOwn.map(takenCents));
  const leftOf = (cents: Cents) => largerOf(0n, cents - paidCents);
  const isAllSecured = debt.securedCents === debt.amountCents;
  if (!isAllSecured && bind(debt.key, leftOf(debt.securedCents), ofOwn, paidWithPrivilege, secured)) {
    for (const { estate } of ofOwn) taken.delete(ceilingKey(estate, debt.key));
    return true;
  }
  return bind(debt.key, leftOf(debt.amountCents), ofOwn, takenCents, taken);
}

interface Given {
  readonly estate: EstateInput;
  readonly line: LineOutcome;
  readonly outcome: Distribution;
}

function takenCents({ line }: Given): Cents {
  return line.allottedCents;
}

/** What it got under its privilege. */
function paidWithPrivilege({ line, outcome }: Given): Cents {
  const hasPrivilege = ({ round }: LineStep) => !WITHOUT_PRIVILEGE.includes(outcome.rounds[round]?.kind);
  return sumCents(line.steps.filter(hasPrivilege).map(({ paidCents }) => paidCents));
}

const WITHOUT_PRIVILEGE: readonly (RoundKind | undefined)[] = ['ordinary', 'subordinated', 'assignment'];

/** Where estates gave more than is left together: each may give its part of that, in proportion to what it gave. */
function bind(
  key: string,
  leftCents: Cents,
  given: readonly Given[],
  centsOf: (given: Given) => Cents,
  ceilings: Map<string, Cents>,
): boolean {
  const cents = given.map(centsOf);
  if (sumCents(cents) <= leftCents) return false;
  const parts = allocateProRata(leftCents, cents);
  for (const [place, { estate }] of given.entries()) {
    ceilings.set(ceilingKey(estate, key), parts[place] ?? 0n);
  }
  return true;
}

interface SolidaryDebt {
  readonly key: string;
  /** All that can be paid of it. */
  readonly amountCents: Cents;
  readonly securedCents: Cents;
  readonly place: Omit<Finding, 'code'>;
}

function solidaryDebts({ statements, choices }: DistributionInput): SolidaryDebt[] {
  const { restAboveCap } = readReadings(choices?.readings);
  return statements.flatMap((statement) => {
    const claims = statement.claims.filter(({ liability }) => liability === 'solidary');
    const rest = statement.totalCents - sumCents(statement.claims.map(({ amountCents }) => amountCents));
    const own = {
      key: lineKey({ kind: 'ordinaryPart', id: statement.id }),
      amountCents: rest,
      securedCents: 0n,
      place: { statementId: statement.id },
    };
    return [
      ...claims.map((claim) => ({
        key: lineKey({ kind: 'claim', id: claim.id }),
        amountCents: restAboveCap === 'ordinary' ? claim.amountCents : belowMaximum(claim),
        securedCents: securedOf(claim),
        place: { statementId: statement.id, claimId: claim.id },
      })),
      ...(statement.liability === 'solidary' ? [own] : []),
    ];
  });
}

/** Costs that one creditor bears come off what falls to him, of each estate in proportion; nobody else notices. */
function settle(context: Context, costs: Distribution, ceilings: Ceilings, runs: EstateRun[]): Outcome {
  const ownCosts = context.input.costs.flatMap((cost) => {
    if (cost.creditorId === undefined) return [];
    const received = runs.map(({ outcome }) =>
      sumCents(outcome.lines.filter((line) => line.creditorId === cost.creditorId).map(receivedOf)),
    );
    const first = runs.findIndex(({ outcome }) =>
      outcome.lines.some((line) => line.creditorId === cost.creditorId),
    );
    if (first < 0) return [];
    const isPaid = sumCents(received) > 0n;
    const weights = isPaid ? received : received.map((_, place) => (place === first ? 1n : 0n));
    return allocateProRata(cost.amountCents, weights).flatMap((amountCents, place) => {
      const estateId = runs[place]?.estate.id;
      return amountCents === 0n || estateId === undefined
        ? []
        : [{ estateId, cost: { ...cost, amountCents } }];
    });
  });
  const settled = ownCosts.length === 0 ? runs : runEstates(context, costs, ceilings, ownCosts);
  return Array.isArray(settled) ? mergeEstates(context, costs, settled) : settled;
}
