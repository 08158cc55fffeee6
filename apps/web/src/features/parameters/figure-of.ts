import { brusselsDate } from '@prorata/domain/iso-date';
import type { DatedParameter, DatedValue } from '@prorata/law/dated-parameter';

/** The value of a figure today; one that is not known today has its latest entry, without a value. */
export function figureOf<T>(parameter: DatedParameter<T>, onDate = brusselsDate(new Date())): DatedValue<T> {
  const latest = parameter.values.findLast(({ from }) => from <= onDate) ?? parameter.values[0];
  if (latest === undefined) throw new Error(`The figure ${parameter.id} has no values.`);
  return latest;
}
