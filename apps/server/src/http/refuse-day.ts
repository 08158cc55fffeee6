import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { ProblemError } from './problems/problem-error.ts';

/**
 * Refuses the day of something that was done: nobody has done it tomorrow, nor before it could be.
 *
 * @throws ProblemError that names the field.
 */
export function refuseWrongDay(path: string, day: IsoDate, at: Date, earliest?: IsoDate): void {
  if (day > brusselsDate(at)) throw refusalOf(path, 'moment-future');
  if (earliest !== undefined && day < earliest) throw refusalOf(path, 'day-too-early');
}

function refusalOf(path: string, code: 'moment-future' | 'day-too-early'): ProblemError {
  return new ProblemError('validation', { errors: [{ path, code }] });
}
