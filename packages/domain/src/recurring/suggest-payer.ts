import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import { fileNumbersIn } from '../payouts/suggest-lots.ts';
import { laterMonth, monthOf } from './forecast.ts';

/** Money on the account of which nobody has said what it is. */
export interface IncomingMoney {
  readonly amountCents: Cents;
  readonly counterpartyAccount: string | null;
  readonly counterpartyName: string | null;
  readonly communication: string;
}

export interface LikelyPayer {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
  /** What it paid last. */
  readonly lastCents: Cents | null;
}

/**
 * Who of the payers money is likely from: by its account, its name, a number of the series in the communication, or the amount
 * of last time. Nobody where the communication names other dossiers only, or where several are as likely: an employer may pay for
 * several debtors from one account.
 */
export function suggestPayer(
  money: IncomingMoney,
  payers: readonly LikelyPayer[],
  ownNumbers: ReadonlySet<string>,
): string | null {
  const named = fileNumbersIn(money.communication);
  const isNamed = named.some((number) => ownNumbers.has(number));
  if (named.length > 0 && !isNamed) return null;
  const scored = payers
    .map((payer) => ({ id: payer.id, score: scoreOf(money, payer) + (isNamed ? 1 : 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  return best === undefined || best.score === second?.score ? null : best.id;
}

function scoreOf(money: IncomingMoney, { account, name, lastCents }: LikelyPayer): number {
  const isAccount = account !== null && account === money.counterpartyAccount;
  const isName = money.counterpartyName !== null && plain(name) === plain(money.counterpartyName);
  return (isAccount ? 4 : 0) + (isName ? 2 : 0) + (lastCents === money.amountCents ? 1 : 0);
}

/** As banks print it: without capitals, accents and signs. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** In the first days of a month the income of the month before is paid. */
const LAST_DAY_FOR_EARLIER = 15;

/** For which month money is likely: the one after the last of that payer, where that one is over or runs. */
export function suggestMonth(bookedOn: IsoDate, lastMonth: string | null): string {
  const booked = monthOf(bookedOn);
  const next = lastMonth === null ? null : laterMonth(lastMonth, 1);
  if (next !== null && next <= booked) return next;
  return Number(bookedOn.slice(8)) <= LAST_DAY_FOR_EARLIER ? laterMonth(booked, -1) : booked;
}
