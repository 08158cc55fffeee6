import { type DaysInForce, listGaps, listPeriodFaults } from '@prorata/domain/costs/cost-period';
import { addDays, daysBetween, type IsoDate, isIsoDate } from '@prorata/domain/iso-date';

/** A stretch of the time line, from and to in hundredths of its width. */
export interface Stretch extends DaysInForce {
  readonly kind: 'price' | 'gap' | 'overlap';
  readonly start: number;
  readonly end: number;
  /** Of a period: its place in the form, from 0. */
  readonly position?: number;
}

/** How much is shown after the last day that says something. */
const MARGIN_DAYS = 120;

/** Where on the time line the periods stand, and what lies between. Periods that are not filled in yet are left out. */
export function layOutTimeLine(
  periods: readonly DaysInForce[],
  today: IsoDate,
): { readonly stretches: readonly Stretch[]; readonly today: number } {
  const complete = periods
    .map((period, position) => ({ ...period, position }))
    .filter(({ validFrom, validUntil }) => isIsoDate(validFrom) && isRightEnd(validFrom, validUntil));
  const days = [
    today,
    ...complete.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? validFrom]),
  ];
  const [first, last] = [days.toSorted()[0] ?? today, days.toSorted().at(-1) ?? today];
  const end = addDays(last, MARGIN_DAYS);
  const place = (day: IsoDate) => (100 * daysBetween(first, day)) / daysBetween(first, end);
  const stretch = ({ validFrom, validUntil }: DaysInForce) => ({
    validFrom,
    validUntil,
    start: place(validFrom),
    end: validUntil === null ? 100 : place(addDays(validUntil, 1)),
  });
  const wrong = new Set(listPeriodFaults(complete).map(({ position }) => position));
  return {
    stretches: [
      ...complete.map((period, index) => ({
        ...stretch(period),
        kind: wrong.has(index) ? ('overlap' as const) : ('price' as const),
        position: period.position,
      })),
      ...listGaps(complete).map((gap) => ({ ...stretch(gap), kind: 'gap' as const })),
    ],
    today: place(today),
  };
}

function isRightEnd(validFrom: IsoDate, validUntil: IsoDate | null): boolean {
  return validUntil === null || (isIsoDate(validUntil) && validUntil >= validFrom);
}
