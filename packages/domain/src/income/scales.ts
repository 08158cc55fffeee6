import type { DatedValue } from '@prorata/law/dated-parameter';
import { LawGapError } from '@prorata/law/law-gap-error';
import { type SeizableIncome, seizableIncome } from '@prorata/law/parameters/seizable-income';
import { type IsoDate, yearOf } from '../iso-date.ts';

/** Amounts that were published after the edition of the law register, as an administrator of the platform took them over. */
export interface PublishedScale {
  readonly from: IsoDate;
  readonly value: SeizableIncome;
  readonly source: string;
  /** Somebody else than who took them over has compared them. */
  readonly isConfirmed: boolean;
}

export interface KnownScale extends PublishedScale {
  readonly isPublished: boolean;
  readonly note: string | null;
}

export interface ScaleOfDay extends KnownScale {
  /** The amounts follow the index each year: those of an earlier year are only the last that are known. */
  readonly isOfItsYear: boolean;
}

/** All amounts that are known, the oldest first. Where the register knows them, it counts. */
export function knownScales(published: readonly PublishedScale[]): readonly KnownScale[] {
  const values: readonly DatedValue<SeizableIncome>[] = seizableIncome.values;
  const registered = values.flatMap(({ from, value, reference, confidence, note }): KnownScale[] =>
    value === null
      ? []
      : [
          {
            from,
            value,
            source: reference.reportedBy ?? '',
            isPublished: false,
            isConfirmed: confidence === 'source',
            note: note ?? null,
          },
        ],
  );
  const last = registered.at(-1)?.from ?? '';
  const since = published
    .filter(({ from }) => from > last)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map((scale): KnownScale => ({ ...scale, isPublished: true, note: null }));
  return [...registered, ...since];
}

/**
 * The amounts that hold on a day: that of the payment. Where those of its year are not known yet the last are taken, which are
 * then not confirmed for it.
 *
 * @throws LawGapError before the first that are known.
 */
export function scaleOn(day: IsoDate, published: readonly PublishedScale[]): ScaleOfDay {
  const scales = knownScales(published);
  const place = scales.findLastIndex(({ from }) => from <= day);
  const scale = scales[place];
  if (scale === undefined) throw new LawGapError(seizableIncome.id, day);
  const isLast = place === scales.length - 1;
  const isOfItsYear = !isLast || yearOf(day) <= yearOf(scale.from);
  return { ...scale, isOfItsYear, isConfirmed: scale.isConfirmed && isOfItsYear };
}

/** Why amounts cannot begin on a day: they follow the last that are known, and leave no year out. */
export function refuseFrom(
  from: IsoDate,
  published: readonly PublishedScale[],
): 'notAfterLast' | 'leavesYearOut' | null {
  const last = knownScales(published).at(-1)?.from ?? '';
  if (from <= last) return 'notAfterLast';
  return yearOf(from) > yearOf(last) + 1 ? 'leavesYearOut' : null;
}
