import type { PayoutLine } from '@prorata/contract/payouts/payout';
import { formatIban } from '@prorata/domain/iban';
import { sumEuros } from '@prorata/domain/money';
import { isSettled } from '@prorata/domain/payouts/line-state';

export const PAYOUT_FILTERS = ['all', 'toDo', 'underWay', 'settled', 'lacking', 'small'] as const;
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number];

const SHOWN: Readonly<Record<PayoutFilter, (line: PayoutLine) => boolean>> = {
  all: () => true,
  toDo: ({ state }) => !isSettled(state) && state !== 'underWay',
  underWay: ({ state }) => state === 'underWay',
  settled: ({ state }) => isSettled(state),
  lacking: ({ account, state }) => account === null && !isSettled(state),
  small: ({ isSmall, state }) => isSmall && !isSettled(state),
};

export function linesOf(lines: readonly PayoutLine[], filter: PayoutFilter, search = ''): PayoutLine[] {
  const words = search.trim().toLowerCase();
  return lines.filter((line) => SHOWN[filter](line) && (words === '' || textOf(line).includes(words)));
}

function textOf({ number, name, account, communication, amount }: PayoutLine): string {
  const iban = account === null ? '' : `${account} ${formatIban(account)}`;
  const figure = amount.toFixed(2);
  return [number, name, iban, communication, figure, figure.replace('.', ',')].join(' ').toLowerCase();
}

/** What was paid, consigned or waived, and what was not; together the mass. */
export function sumsOf({ lines, total }: { readonly lines: readonly PayoutLine[]; readonly total: number }) {
  const settled = sumEuros(lines.map(({ state, amount, paid }) => (isSettled(state) ? amount : paid)));
  return { settled, open: sumEuros([total, -settled]) };
}
