import { isIsoDate } from '../iso-date.ts';
import { type Cents, LARGEST_AMOUNT } from '../money.ts';
import type { Finding } from './finding.ts';

type Place = Omit<Finding, 'code'>;

/** Gathers what is wrong while an input is read, so that all problems are reported at once. */
export class Findings {
  readonly found: Finding[] = [];
  readonly #validDates = new Set<string>();

  add(code: Finding['code'], place: Place): void {
    this.found.push({ code, ...place });
  }

  checkAmount(cents: Cents, place: Place): void {
    if (cents < 0n) this.add('amountNegative', place);
    else if (cents > LARGEST_AMOUNT) this.add('amountTooLarge', place);
  }

  checkDate(date: string, place: Place): void {
    if (this.#validDates.has(date)) return;
    if (isIsoDate(date)) this.#validDates.add(date);
    else this.add('dateInvalid', place);
  }

  checkUnique(ids: readonly { readonly id: string }[], place: (id: string) => Place): void {
    const seen = new Set<string>();
    for (const { id } of ids) {
      if (seen.has(id)) this.add('duplicateId', place(id));
      seen.add(id);
    }
  }

  checkReason(reason: string, place: Place): void {
    if (reason.trim() === '') this.add('reasonMissing', place);
  }
}
