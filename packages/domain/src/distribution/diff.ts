import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import type { IsoDate } from '../iso-date.ts';
import { type Cents, sumCents } from '../money.ts';
import type { Distribution, LineOutcome } from './outcome.ts';

interface Amounts {
  readonly paidCents: Cents;
  readonly reservedCents: Cents;
}

export interface CreditorDifference {
  readonly creditorId: string;
  readonly before: Amounts;
  readonly after: Amounts;
  /** Empty when both amounts are the same. The creditor's own changes come first. */
  readonly reasons: readonly DifferenceReason[];
}

/** What changed for each creditor from one result to another, and why. */
export function diff(before: Distribution, after: Distribution): readonly CreditorDifference[] {
  const linesBefore = byCreditor(before);
  const linesAfter = byCreditor(after);
  const creditorIds = [...new Set([...linesBefore.keys(), ...linesAfter.keys()])].sort();
  const own = new Map(
    creditorIds.map((id) => [id, claimReasons(linesBefore.get(id) ?? [], linesAfter.get(id) ?? [])]),
  );
  const changed = new Set(creditorIds.filter((id) => own.get(id)?.length !== 0));
  const common = commonReasons(before, after);
  return creditorIds.map((creditorId) => {
    const amountsBefore = amountsOf(linesBefore.get(creditorId) ?? []);
    const amountsAfter = amountsOf(linesAfter.get(creditorId) ?? []);
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
    return { creditorId, before: amountsBefore, after: amountsAfter, reasons: isSame ? [] : reasons };
  });
}

function byCreditor({ lines }: Distribution): Map<string, LineOutcome[]> {
  const byId = new Map<string, LineOutcome[]>();
  for (const line of lines) {
    if (line.creditorId === null) continue;
    const known = byId.get(line.creditorId);
    if (known === undefined) byId.set(line.creditorId, [line]);
    else known.push(line);
  }
  return byId;
}

function amountsOf(lines: readonly LineOutcome[]): Amounts {
  const allotted = (reserved: boolean) =>
    sumCents(lines.filter((line) => line.reserved === reserved).map(({ allottedCents }) => allottedCents));
  return { paidCents: allotted(false), reservedCents: allotted(true) };
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
  if (old.claimedCents !== line.claimedCents) reasons.push('amountChanged');
  if (old.privilegeId !== line.privilegeId || old.poolId !== line.poolId || old.since !== line.since) {
    reasons.push('privilegeChanged');
  }
  if (old.reserved !== line.reserved) reasons.push('reservationChanged');
  return reasons;
}

function keyOf({ kind, id }: LineOutcome): string {
  return `${kind} ${id}`;
}

/** Changes that touch everybody. */
function commonReasons(before: Distribution, after: Distribution): DifferenceReason[] {
  const reasons: DifferenceReason[] = [];
  if (textOf(before, poolFacts) !== textOf(after, poolFacts)) reasons.push('moneyChanged');
  if (textOf(before, costFacts) !== textOf(after, costFacts)) reasons.push('costsChanged');
  if (textOf(before, decisionFacts) !== textOf(after, decisionFacts)) reasons.push('decisionChanged');
  if (before.asOf !== after.asOf) reasons.push('dateChanged');
  if (before.engineVersion !== after.engineVersion) reasons.push('lawOrEngineChanged');
  return reasons;
}

type Facts = (distribution: Distribution) => readonly string[];

function textOf(distribution: Distribution, factsOf: Facts): string {
  return factsOf(distribution).join('\n');
}

const poolFacts: Facts = ({ pools }) =>
  pools.map(({ id, kind, grossCents }) => `${id} ${kind} ${grossCents}`);

const costFacts: Facts = ({ lines }) =>
  lines
    .filter(({ kind }) => kind === 'cost')
    .map(({ id, claimedCents, poolId }) => `${id} ${claimedCents} ${poolId}`);

/** A moved rank shows in the lines, an order in the rounds; both only where they were used. */
const decisionFacts: Facts = ({ asOf, lines, rounds }) => [
  ...new Set(
    lines.filter((line) => isMoved(line, asOf)).map(({ privilegeId, rank }) => `${privilegeId} ${rank}`),
  ),
  ...rounds.flatMap(({ orderReason }) => orderReason ?? []),
];

function isMoved({ privilegeId, rank }: LineOutcome, asOf: IsoDate): boolean {
  return rankInForce(getPrivilege(privilegeId), asOf) !== rank;
}
