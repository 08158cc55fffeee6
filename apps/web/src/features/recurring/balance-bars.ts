import type { Recurring } from '@prorata/contract/recurring/recurring';
import { sumEuros } from '@prorata/domain/money';

/** More than these cannot be told apart by their colour. */
const MOST_SHOWN = 5;

/** The rest of the creditors, together. */
export const OTHERS = 'others';

export interface BarOwner {
  /** Of a creditor, or `others`. */
  readonly id: string;
  readonly name: string | null;
  readonly count: number;
  readonly first: number;
  readonly now: number;
}

export interface BalanceBar {
  /** The run after which it stands so; `null` before the first. */
  readonly run: { readonly number: number; readonly months: readonly string[] } | null;
  readonly total: number;
  /** In the order of the owners. */
  readonly parts: readonly number[];
}

export interface BalanceBars {
  readonly owners: readonly BarOwner[];
  readonly bars: readonly BalanceBar[];
}

/** What is owed to whom before the first run and after each that is signed; whom the most is owed has a colour of their own. */
export function balanceBarsOf({ runs, creditors }: Pick<Recurring, 'runs' | 'creditors'>): BalanceBars {
  const signed = runs.filter(({ isSigned, status }) => isSigned && status !== 'Cancelled');
  const lines = creditors.map(({ id, name, accepted, runs: took }) => {
    const byRun = new Map(took.map((one) => [one.dossierId, one]));
    const begins = signed.findIndex(({ dossierId }) => byRun.has(dossierId));
    // Who filed only for a later run was not known before it.
    let balance = begins === 0 ? (took[0]?.before ?? accepted) : 0;
    const balances = [balance];
    for (const { dossierId } of signed) {
      balance = byRun.get(dossierId)?.after ?? balance;
      balances.push(balance);
    }
    return { id, name, balances, most: Math.max(...balances) };
  });
  const byMost = [...lines].sort((one, other) => other.most - one.most);
  // One left over has its own colour rather than the name "others".
  const shown = byMost.length <= MOST_SHOWN + 1 ? byMost : byMost.slice(0, MOST_SHOWN);
  const others = byMost.slice(shown.length);
  const grouped = others.length === 0 ? [] : [{ id: OTHERS, name: null, lines: others }];
  const groups = [...shown.map((line) => ({ id: line.id, name: line.name, lines: [line] })), ...grouped];
  const at = (group: (typeof groups)[number], moment: number) =>
    sumEuros(group.lines.map(({ balances }) => balances[moment] ?? 0));
  const moments = [null, ...signed.map(({ number, months }) => ({ number, months }))];
  return {
    owners: groups.map((group) => ({
      ...{ id: group.id, name: group.name, count: group.lines.length },
      ...{ first: at(group, 0), now: at(group, moments.length - 1) },
    })),
    bars: moments.map((run, moment) => {
      const parts = groups.map((group) => at(group, moment));
      return { run, parts, total: sumEuros(parts) };
    }),
  };
}

/** A round amount that nothing in the chart exceeds, and the lines drawn below it. */
export function scaleFor(most: number): { readonly top: number; readonly lines: readonly number[] } {
  if (most <= 0) return { top: 1, lines: [0] };
  const power = 10 ** Math.floor(Math.log10(most));
  const top = ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
  return { top, lines: [0, top / 4, top / 2, (top * 3) / 4, top] };
}

/** Every how many bars have room for a word below them. */
export function labelEvery(bars: number, width: number, wordWidth: number): number {
  return Math.max(1, Math.ceil((bars * wordWidth) / Math.max(width, 1)));
}
