import { canonicalJson } from '@prorata/law/canonical-json';
import type { Cents } from '../money.ts';
import { upgradeInput, upgradeLine } from './engine-1.ts';
import type {
  Choices,
  ClaimInput,
  CostInput,
  DistributionInput,
  EstateInput,
  PoolInput,
  StatementInput,
} from './input.ts';

import type { Distribution, LineOutcome, LineStep, PaymentRound } from './outcome.ts';
import { sortById } from './sort-by-id.ts';

/** The one text of an input, whatever the order of its lists: the snapshot that is kept with a result. */
export function inputToJson(input: DistributionInput): string {
  return canonicalJson(canonicalInput(input));
}

/** The input of a snapshot. The text must be one that `inputToJson` made, of this engine or of engine 1. */
export function inputFromJson(json: string): DistributionInput {
  return upgradeInput(JSON.parse(json, reviveCents));
}

export function resultToJson(distribution: Distribution): string {
  return canonicalJson(toStored(distribution));
}

/** The result of such a text, of this engine or of engine 1. */
export function resultFromJson(json: string): Distribution {
  return fromStored(JSON.parse(json, reviveCents));
}

/**
 * A result as it is stored. Its hash covers these keys, so they keep their first spelling: `turns` are the payment
 * rounds, `turn` is the index of one, and `besideCents` is `concurrentGeneralCents`.
 */
interface StoredDistribution extends Omit<Distribution, 'rounds' | 'lines'> {
  readonly turns: readonly (Omit<PaymentRound, 'concurrentGeneralCents'> & {
    readonly besideCents?: Cents | undefined;
  })[];
  readonly lines: readonly (Omit<LineOutcome, 'steps'> & {
    readonly steps: readonly (Omit<LineStep, 'round'> & { readonly turn: number })[];
  })[];
}

function toStored({ rounds, lines, ...result }: Distribution): StoredDistribution {
  return {
    ...result,
    turns: rounds.map(({ concurrentGeneralCents: besideCents, ...round }) => ({ ...round, besideCents })),
    lines: lines.map((line) => ({
      ...line,
      steps: line.steps.map(({ round: turn, ...step }) => ({ ...step, turn })),
    })),
  };
}

function fromStored({ turns, lines, ...result }: StoredDistribution): Distribution {
  return {
    ...result,
    rounds: turns.map(({ besideCents, ...round }) =>
      besideCents === undefined ? round : { ...round, concurrentGeneralCents: besideCents },
    ),
    lines: lines.map((line) =>
      upgradeLine(
        { ...line, steps: line.steps.map(({ turn: round, ...step }) => ({ ...step, round })) },
        turns,
      ),
    ),
  };
}

function reviveCents(key: string, value: unknown): unknown {
  return key.endsWith('Cents') && typeof value === 'number' ? BigInt(value) : value;
}

/** Lists in canonical order; what says nothing (not reserved, no choices) left out. */
function canonicalInput({ choices, secured = [], ...input }: DistributionInput): object {
  return {
    ...input,
    pools: sortById(input.pools).map(canonicalPool),
    estates: input.estates && sortById(input.estates).map(canonicalEstate),
    costs: sortById(input.costs).map(canonicalCost),
    statements: sortById(input.statements).map(canonicalStatement),
    choices: canonicalChoices(choices ?? {}),
    secured: secured.length === 0 ? undefined : sortedByText(secured),
  };
}

function canonicalPool({ shares, ...pool }: PoolInput): object {
  return { ...pool, shares: shares && sortedByText(shares) };
}

function canonicalEstate({ memberIds, ...estate }: EstateInput): object {
  return { ...estate, memberIds: memberIds?.toSorted() };
}

function canonicalStatement({ debtorIds, ...statement }: StatementInput): object {
  const claims = sortById(statement.claims).map(canonicalClaim);
  return {
    ...statement,
    claims,
    reservedCents: statement.reservedCents || undefined,
    debtorIds: debtorIds?.toSorted(),
  };
}

function canonicalCost({ poolIds = [], ...cost }: CostInput): object {
  return { ...cost, poolIds: poolIds.length === 0 ? undefined : poolIds.toSorted() };
}

function canonicalClaim({
  lots,
  fixedParts,
  ordinary = [],
  reservedCents,
  debtorIds,
  ...claim
}: ClaimInput): object {
  return {
    ...claim,
    lots: typeof lots === 'object' ? lots.toSorted() : lots,
    fixedParts: fixedParts && { ...fixedParts, parts: sortedByText(fixedParts.parts) },
    ordinary: ordinary.length === 0 ? undefined : sortedByText(ordinary),
    reservedCents: reservedCents || undefined,
    debtorIds: debtorIds?.toSorted(),
  };
}

function canonicalChoices({ orders = [], ranks = [], readings = [] }: Choices): object | undefined {
  if (orders.length + ranks.length + readings.length === 0) return undefined;
  return { orders: sortedByText(orders), ranks: sortedByText(ranks), readings: sortedByText(readings) };
}

function sortedByText(decisions: readonly object[]): readonly object[] {
  const texts = new Map(decisions.map((decision) => [decision, canonicalJson(decision)]));
  const textOf = (decision: object) => texts.get(decision) ?? '';
  return decisions.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}
