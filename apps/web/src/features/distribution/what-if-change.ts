import type { BodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import {
  allocateProRata,
  centsFromEuros,
  eurosFromCents,
  isEuroAmount,
  sumEuros,
} from '@prorata/domain/money';
import { parseAmount } from '@prorata/domain/parse-decimal';
import type { Language } from '@prorata/domain/vocabulary';

/** An amount of the dossier that can be imagined otherwise. */
export interface Changeable {
  readonly id: string;
  readonly kind: 'balance' | 'asset' | 'statement';
  readonly name: string;
  readonly euros: number;
}

/** What was typed, by the id of the amount, in the language by whose signs it is read. */
export interface Typed {
  readonly texts: Readonly<Record<string, string>>;
  readonly language: Language;
}

type WhatIf = BodyOf<typeof distributionCalls.whatIf>;
export type Change = Pick<WhatIf, 'balanceToDistribute' | 'assets' | 'statements' | 'orders'>;

export const BALANCE = 'balance';
const MAX_EUROS = 1_000_000_000;

/** The amount that was typed, the one of the dossier where nothing was, or nothing where the text is no amount. */
export function readAmount({ id, euros }: Changeable, typed: Typed): number | undefined {
  const text = typed.texts[id];
  if (text === undefined) return euros;
  const amount = parseAmount(text, typed.language);
  if (amount === undefined || !isEuroAmount(amount)) return undefined;
  return amount >= 0 && amount <= MAX_EUROS ? amount : undefined;
}

/** What differs from the dossier; nothing while a text is no amount. */
export function readChange(amounts: readonly Changeable[], typed: Typed): Change | undefined {
  const lots = lotsWith(amounts, typed);
  const read = amounts.map((one) => ({ ...one, amount: lots.get(one.id) ?? readAmount(one, typed) }));
  if (read.some(({ amount }) => amount === undefined)) return undefined;
  const changed = read.flatMap(({ amount, ...one }) =>
    amount === undefined || amount === one.euros ? [] : [{ ...one, amount }],
  );
  return {
    ...readBalance(amounts, typed),
    assets: changed
      .filter(({ kind }) => kind === 'asset')
      .map(({ id, amount }) => ({ assetId: id, collectedAmount: amount })),
    statements: changed
      .filter(({ kind }) => kind === 'statement')
      .map(({ id, amount }) => ({ statementId: id, totalAmountClaimed: amount })),
  };
}

/** Said only where it differs from what the assets make of it: typing the old balance holds it against them. */
function readBalance(amounts: readonly Changeable[], typed: Typed): Pick<Change, 'balanceToDistribute'> {
  const balance = amounts.find(({ kind }) => kind === 'balance');
  if (balance === undefined || typed.texts[balance.id] === undefined) return {};
  const euros = readAmount(balance, typed);
  return euros === undefined || euros === balanceWith(amounts, typed) ? {} : { balanceToDistribute: euros };
}

export function isEmpty({ balanceToDistribute, assets, statements }: Change): boolean {
  return balanceToDistribute === undefined && assets.length === 0 && statements.length === 0;
}

/** The balance goes up and down with the assets, unless it is changed itself. */
export function balanceWith(amounts: readonly Changeable[], typed: Typed): number {
  const lots = lotsWith(amounts, typed);
  return sumEuros(
    amounts.flatMap((one) => {
      if (one.kind === 'balance') return [one.euros];
      return one.kind === 'asset'
        ? [(lots.get(one.id) ?? readAmount(one, typed) ?? one.euros) - one.euros]
        : [];
    }),
  );
}

/**
 * The assets that go down with a balance that no longer holds all of them, each in proportion, to the cent. Those that
 * were typed stay as they are.
 */
export function lotsWith(amounts: readonly Changeable[], typed: Typed): ReadonlyMap<string, number> {
  const balance = amounts.find(({ kind }) => kind === 'balance');
  const isTyped = balance !== undefined && typed.texts[balance.id] !== undefined;
  const room = balance === undefined || !isTyped ? undefined : readAmount(balance, typed);
  if (room === undefined) return new Map();
  const assets = amounts.filter(({ kind }) => kind === 'asset');
  const fixed = assets.filter(({ id }) => typed.texts[id] !== undefined);
  const free = assets.filter(({ id, euros }) => typed.texts[id] === undefined && euros > 0);
  const taken = sumEuros(fixed.map((one) => readAmount(one, typed) ?? one.euros));
  const left = Math.max(0, sumEuros([room, -taken]));
  if (sumEuros(free.map(({ euros }) => euros)) <= left) return new Map();
  const parts = allocateProRata(
    centsFromEuros(left),
    free.map(({ euros }) => centsFromEuros(euros)),
  );
  return new Map(free.map(({ id }, at) => [id, eurosFromCents(parts[at] ?? 0n)]));
}
