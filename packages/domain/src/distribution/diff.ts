import { type Cents, sumCents } from '../money.ts';
import type { Choices } from './input.ts';
import type { Distribution, LineOutcome } from './outcome.ts';
import { receivedOf } from './state.ts';

/** A calculation to compare: what came of it, and what the bailiff had decided. */
export interface Calculated {
  readonly distribution: Distribution;
  readonly choices?: Choices | undefined;
}

/** Who the creditor of a statement is, for a calculation that knew less of it or knew it otherwise. */
type FindCreditor = (statementId: string) => string | undefined;

interface Amounts {
  readonly paidCents: Cents;
  readonly reservedCents: Cents;
}

export interface CreditorDifference {
  readonly creditorId: string;
  /** The first of its statements, of the later result where it has one there. */
  readonly statementId: string;
  readonly before: Amounts;
  readonly after: Amounts;
  /** Empty when both amounts are the same. The creditor's own changes come first. */
  readonly reasons: readonly DifferenceReason[];
}

/** What changed for each creditor from one result to another, and why. */
export function diff(
  before: Calculated,
  after: Calculated,
  findCreditor: FindCreditor = () => undefined,
): readonly CreditorDifference[] {
  const linesBefore = byCreditor(before.distribution, findCreditor);
  const linesAfter = byCreditor(after.distribution, findCreditor);
  const creditorIds = [...new Set([...linesBefore.keys(), ...linesAfter.keys()])].sort();
  const own = new Map(
    creditorIds.map((id) => [id, claimReasons(linesBefore.get(id) ?? [], linesAfter.get(id) ?? [])]),
  );
  const changed = new Set(creditorIds.filter((id) => own.get(id)?.length !== 0));
  const common = commonReasons(before, after);
  return creditorIds.map((creditorId) => {
    const [old = [], now = []] = [linesBefore.get(creditorId), linesAfter.get(creditorId)];
    const amountsBefore = amountsOf(old);
    const amountsAfter = amountsOf(now);
    const hasOthers = changed.size > (changed.has(creditorId) ? 1 : 0);
    const found = [
      ...(own.get(creditorId) ?? []),
      ...(hasOthers ? (['othersChanged'] as const) : []),
      ...common,
    ];
    const reasons = found.length > 0 ? found : (['lawOrEngineChanged'] as const);
    const isSame =
      amountsBefore.paidCents === amountsAfter.paidCents &&
      amountsBefore.reservedCents === amountsAfter.reservedCents;
    return {
      creditorId,
      statementId: firstStatementOf(now) ?? firstStatementOf(old) ?? creditorId,
      before: amountsBefore,
      after: amountsAfter,
      reasons: isSame ? [] : reasons,
    };
  });
}

function firstStatementOf(lines: readonly LineOutcome[]): string | undefined {
  return lines
    .flatMap(({ statementId }) => statementId ?? [])
    .sort()
    .at(0);
}

function byCreditor({ lines }: Distribution, findCreditor: FindCreditor): Map<string, LineOutcome[]> {
  const byId = new Map<string, LineOutcome[]>();
  for (const line of lines) {
    if (line.creditorId === null || line.statementId === null) continue;
    const creditorId = findCreditor(line.statementId) ?? line.creditorId;
    const known = byId.get(creditorId);
    if (known === undefined) byId.set(creditorId, [line]);
    else known.push(line);
  }
  return byId;
}

function amountsOf(lines: readonly LineOutcome[]): Amounts {
  return {
    paidCents: sumCents(lines.map(receivedOf)),
    reservedCents: sumCents(lines.map(({ consignedCents }) => consignedCents)),
  };
}

/** Why a creditor's amount can differ between two results. Each has a phrase in four languages. */
const DIFFERENCE_REASONS = [
  'claimAdded',
  'claimRemoved',
  'amountChanged',
  'privilegeChanged',
  'reservationChanged',
  'othersChanged',
  'moneyChanged',
  'costsChanged',
  'decisionChanged',
  'dateChanged',
  'lawOrEngineChanged',
] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

/** What changed in the claims of one creditor. */
function claimReasons(before: readonly LineOutcome[], after: readonly LineOutcome[]): DifferenceReason[] {
  const earlier = new Map(before.map((line) => [keyOf(line), line]));
  const reasons = new Set<DifferenceReason>();
  for (const line of after) {
    const old = earlier.get(keyOf(line));
    earlier.delete(keyOf(line));
    if (old === undefined) reasons.add('claimAdded');
    else for (const reason of lineReasons(old, line)) reasons.add(reason);
  }
  if (earlier.size > 0) reasons.add('claimRemoved');
  return DIFFERENCE_REASONS.filter((reason) => reasons.has(reason));
}

function lineReasons(old: LineOutcome, line: LineOutcome): DifferenceReason[] {
  const reasons: DifferenceReason[] = [];
  if (claimedOf(old) !== claimedOf(line)) reasons.push('amountChanged');
  if (standingOf(old) !== standingOf(line)) reasons.push('privilegeChanged');
  if (old.reservedCents !== line.reservedCents) reasons.push('reservationChanged');
  return reasons;
}

/** What is owed. Of several estates each is asked what the others left of it, which is no change of the claim. */
function claimedOf({ claimedCents, debtCents }: LineOutcome): Cents {
  return debtCents ?? claimedCents;
}

/** What decides where a claim draws and what of it has privilege. */
function standingOf({ privilegeId, lots, since, ordinary }: LineOutcome): string {
  return [
    privilegeId,
    since,
    lotsIn(lots),
    ...ordinary.map((part) => `${part.because} ${part.amountCents}`),
  ].join();
}

function lotsIn(lots: LineOutcome['lots']): string {
  return lots.map(({ poolId, fixedCents }) => `${poolId} ${fixedCents}`).join(' ');
}

function keyOf({ kind, id, estateId = '' }: LineOutcome): string {
  return `${kind} ${id} ${estateId}`;
}

/** Changes that touch everybody. */
function commonReasons(before: Calculated, after: Calculated): DifferenceReason[] {
  const [old, now] = [before.distribution, after.distribution];
  const reasons: DifferenceReason[] = [];
  if (textOf(old, poolFacts) !== textOf(now, poolFacts)) reasons.push('moneyChanged');
  if (textOf(old, costFacts) !== textOf(now, costFacts)) reasons.push('costsChanged');
  if (isDecidedOtherwise(before, after)) reasons.push('decisionChanged');
  if (old.asOf !== now.asOf) reasons.push('dateChanged');
  if (old.engineVersion !== now.engineVersion) reasons.push('lawOrEngineChanged');
  return reasons;
}

type Facts = (distribution: Distribution) => readonly string[];

function textOf(distribution: Distribution, factsOf: Facts): string {
  return factsOf(distribution).join('\n');
}

const poolFacts: Facts = ({ pools }) =>
  pools.map(({ id, kind, grossCents, estateId = '' }) => `${id} ${kind} ${grossCents} ${estateId}`);

const costFacts: Facts = ({ lines }) =>
  lines
    .filter(({ kind }) => kind === 'cost')
    .map(({ id, claimedCents, lots, bearerId }) => `${id} ${claimedCents} ${lotsIn(lots)} ${bearerId}`);

/** An order is compared for the claims that both results know: one that came or went is a reason of its own. */
function isDecidedOtherwise(before: Calculated, after: Calculated): boolean {
  const known = new Set(before.distribution.lines.map(({ id }) => id));
  const shared = new Set(after.distribution.lines.flatMap(({ id }) => (known.has(id) ? [id] : [])));
  return decisionsIn(before, shared) !== decisionsIn(after, shared);
}

/** What was decided, without the reasons that were given for it. Of two orders for one circle the first counts. */
function decisionsIn({ choices = {} }: Calculated, claimIds: ReadonlySet<string>): string {
  const { orders = [], ranks = [], readings = [] } = choices;
  return [
    ...orders
      .toSorted((one, other) => Number(one.poolId > other.poolId) - Number(one.poolId < other.poolId))
      .map((order) => `${order.poolId} ${order.claimIds.filter((id) => claimIds.has(id)).join(' ')}`),
    ...ranks.map(({ privilegeId, rank }) => `${privilegeId} ${rank}`).sort(),
    ...readings.map(({ reading, answer }) => `${reading} ${answer}`).sort(),
  ].join('\n');
}
