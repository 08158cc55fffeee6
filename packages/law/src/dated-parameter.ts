import type { ActId } from './acts.ts';
import type { Confidence } from './confidence.ts';
import type { IsoDate } from './iso-date.ts';
import { LawGapError } from './law-gap-error.ts';
import type { Named } from './named.ts';

/** Where a value is found in the law, and, when the text itself was not read, who reports it. */
export interface Reference {
  readonly act: ActId;
  readonly article: string;
  readonly reportedBy?: string;
}

/** One value of a parameter. It holds from its day until the next value's day. */
export interface DatedValue<T> {
  readonly from: IsoDate;
  /** `null` when the rule was repealed on this day, or its value from this day is not known. */
  readonly value: T | null;
  readonly reference: Reference;
  readonly confidence: Confidence;
  readonly note?: string;
}

type Unit = 'eur-cent' | 'day' | 'working-day' | 'year' | 'per-million' | 'brackets';

/** A figure of the law with its history: from-dates only, oldest first, so that no value can overlap another. */
export interface DatedParameter<T> {
  readonly id: string;
  readonly unit: Unit;
  readonly names: Named;
  readonly values: readonly DatedValue<T>[];
}

/** The value in force on a date. @throws LawGapError on a gap. */
export function inForce<T>(
  parameter: DatedParameter<T>,
  onDate: IsoDate,
): DatedValue<T> & { readonly value: T } {
  const latest = parameter.values.findLast((candidate) => candidate.from <= onDate);
  if (latest === undefined || latest.value === null) throw new LawGapError(parameter.id, onDate);
  return { ...latest, value: latest.value };
}
