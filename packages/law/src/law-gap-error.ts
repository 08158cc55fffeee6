import type { IsoDate } from './iso-date.ts';

/** The register holds no value for a date. A missing law stops a calculation; it never becomes zero. */
export class LawGapError extends Error {
  override readonly name = 'LawGapError';
  readonly parameterId: string;
  readonly onDate: IsoDate;

  constructor(parameterId: string, onDate: IsoDate) {
    super(`The law register has no value of ${parameterId} in force on ${onDate}.`);
    this.parameterId = parameterId;
    this.onDate = onDate;
  }
}
