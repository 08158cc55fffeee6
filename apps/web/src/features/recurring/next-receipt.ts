import type { IncomeReceipt, Payer } from '@prorata/contract/recurring/recurring';
import { daysBetween, type IsoDate } from '@prorata/domain/iso-date';

export interface ExpectedReceipt {
  readonly payer: Payer;
  /** Of which month of income. */
  readonly month: string;
  readonly around: IsoDate;
  readonly isLate: boolean;
}

/** Banks and rest days take some days; after them somebody should ask. */
export const REMIND_AFTER_DAYS = 5;

/** What each third party is likely to pay next, the earliest first. Of one that never paid and has no usual day nothing is expected. */
export function expectedReceipts(
  payers: readonly Payer[],
  receipts: readonly IncomeReceipt[],
  today: IsoDate,
): ExpectedReceipt[] {
  return payers
    .filter(({ endedOn, releasedAt }) => releasedAt === null && (endedOn === null || endedOn >= today))
    .flatMap((payer) => {
      const own = receipts.filter(({ payerId }) => payerId === payer.id);
      const last = own
        .map(({ month }) => month)
        .sort()
        .at(-1);
      const day = payer.paysOnDay ?? dayOf(own.at(-1)?.receivedOn);
      if (day === undefined) return [];
      if (last === undefined) {
        const month = today.slice(0, 7);
        return [{ payer, month, around: dayIn(month, day), isLate: false }];
      }
      const month = monthAfter(last, 1);
      // The pay of a month comes in it or in the next, as it always did; once late does not make it a habit.
      const lag = Math.min(...own.map((one) => monthsBetween(one.month, one.receivedOn)));
      const around = dayIn(monthAfter(month, Math.max(lag, 0)), day);
      return [{ payer, month, around, isLate: daysBetween(around, today) > REMIND_AFTER_DAYS }];
    })
    .sort((one, other) => one.around.localeCompare(other.around));
}

function dayOf(date: IsoDate | undefined): number | undefined {
  return date === undefined ? undefined : Number(date.slice(8, 10));
}

/** A month (`2026-11`) so many months later. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

function monthsBetween(month: string, date: IsoDate): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [laterYear = 0, laterNumber = 0] = date.split('-').map(Number);
  return (laterYear - year) * 12 + laterNumber - number;
}

/** A day of a month, or its last where the month is shorter. */
function dayIn(month: string, day: number): IsoDate {
  const last = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`);
  last.setUTCDate(0);
  const shown = Math.min(day, last.getUTCDate());
  return `${month}-${String(shown).padStart(2, '0')}`;
}
