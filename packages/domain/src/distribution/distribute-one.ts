import { addDays } from '../iso-date.ts';
import { calculate, type Trial } from './calculate.ts';
import type { DistributionInput } from './input.ts';
import type { Circle, Distribution, Outcome } from './outcome.ts';

/** How many ways are tried at most, and on how many claims in all, before the question is simply asked. */
const MOST_TRIALS = 120;
const MOST_CLAIMS_IN_ALL = 50_000;

/**
 * Shares out the money of one estate: costs first, then one walk over the ranks, then what is left pro rata among the
 * ordinary claims and the rests of the others, and the surplus to the defendant.
 *
 * The same input gives the same result on every machine, whatever the order of its lists. What is wrong with the
 * input comes back as findings; a circle in the law's priorities comes back as a question to the bailiff. A date or an
 * order is asked for only when it changes what somebody gets: otherwise every answer gives the same money.
 *
 * @throws LawGapError when the register has no value for the governing date.
 */
export function distributeOne(input: DistributionInput): Outcome {
  const outcome = calculate(input);
  if (outcome.kind === 'orderNeeded') return ifAllAgree(input, orderTrials(outcome.circles)) ?? outcome;
  if (outcome.kind !== 'rejected') return outcome;
  const undated = outcome.findings.flatMap(({ code, claimId }) =>
    code === 'dateNeeded' && claimId !== undefined ? claimId : [],
  );
  if (undated.length < outcome.findings.length) return outcome;
  return ifAllAgree(input, [{ areDatesMissing: true }, ...dateTrials(input, undated)]) ?? outcome;
}

/** What the first trial gives, if all give everybody the same; `undefined` when they do not, or are too many to try. */
function ifAllAgree(input: DistributionInput, trials: readonly Trial[]): Distribution | undefined {
  const claims = input.statements.reduce((sum, statement) => sum + statement.claims.length + 1, 0);
  if (trials.length > MOST_TRIALS || trials.length * claims > MOST_CLAIMS_IN_ALL) return undefined;
  let first: Distribution | undefined;
  for (const trial of trials) {
    const outcome = calculate(input, trial);
    if (outcome.kind !== 'distributed') return undefined;
    if (first !== undefined && !isSameMoney(first, outcome)) return undefined;
    first ??= outcome;
  }
  return first;
}

function isSameMoney(one: Distribution, other: Distribution): boolean {
  return one.lines.every(
    ({ allottedCents, borneCents }, place) =>
      other.lines[place]?.allottedCents === allottedCents && other.lines[place]?.borneCents === borneCents,
  );
}

/** Every order of every circle, each with each. */
function orderTrials(circles: readonly Circle[]): readonly Trial[] {
  let trials: Required<Pick<Trial, 'orders'>>[] = [{ orders: [] }];
  for (const { poolId, members } of circles) {
    if (trials.length * factorial(members.length) > MOST_TRIALS) return TOO_MANY;
    const orders = permutations(members).map((order) => ({
      poolId,
      claimIds: order.flatMap(({ claimIds }) => claimIds),
    }));
    trials = trials.flatMap((trial) => orders.map((order) => ({ orders: [...trial.orders, order] })));
  }
  return trials;
}

/** Every undated claim on, before, between and after the days that the dossier knows, each with each. */
function dateTrials(input: DistributionInput, undated: readonly string[]): readonly Trial[] {
  const known = input.statements.flatMap(({ claims }) => claims.flatMap(({ since }) => since ?? []));
  const days = [...new Set(known)].sort();
  const [first = input.asOf] = days;
  // In every gap there is room for the undated claims in every order.
  const gaps = [addDays(first, -undated.length - 1), ...days].flatMap((day) =>
    undated.map((_, place) => addDays(day, place + 1)),
  );
  const candidates = [...new Set([...gaps, ...days])];
  if (candidates.length ** undated.length > MOST_TRIALS) return TOO_MANY;
  let trials: Required<Pick<Trial, 'dates'>>[] = [{ dates: new Map() }];
  for (const claimId of undated) {
    trials = trials.flatMap(({ dates }) =>
      candidates.map((day) => ({ dates: new Map([...dates, [claimId, day]]) })),
    );
  }
  return trials;
}

const TOO_MANY: readonly Trial[] = Array.from({ length: MOST_TRIALS + 1 }, () => ({}));

function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1);
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, place) =>
    permutations(items.filter((_, other) => other !== place)).map((rest) => [item, ...rest]),
  );
}
