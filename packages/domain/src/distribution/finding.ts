import type { PriorityRuleId } from '@prorata/law/priorities/register';
import { isIsoDate } from '../iso-date.ts';
import { type Cents, MAX_CENTS } from '../money.ts';
import type { ClaimInput, StatementInput } from './input.ts';

/** What can be wrong with an input. Each code has a phrase in four languages. */
export const FINDING_CODES = [
  'governingDateInvalid',
  'duplicateId',
  'amountNegative',
  'amountTooLarge',
  'poolUnknown',
  'poolMissing',
  'poolNotAllowed',
  'privilegeUnknown',
  'privilegeNotInForce',
  'claimsExceedTotal',
  'partsExceedClaim',
  'creditorUnknown',
  'dateInvalid',
  'dateNeeded',
  'assignmentTimeNeeded',
  'seizureTimeNeeded',
  'reasonMissing',
  'decisionUnknownClaim',
  'rankNotEditable',
  'estateUnknown',
  'solidaryUnsettled',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** A problem with the input, and where it is. */
export interface Finding {
  readonly code: FindingCode;
  readonly poolId?: string;
  readonly costId?: string;
  readonly statementId?: string;
  readonly claimId?: string;
  readonly privilegeId?: string;
  /** The rule between two privileges that asks for the date. */
  readonly rule?: PriorityRuleId;
}

type Place = Omit<Finding, 'code'>;

/** Gathers what is wrong while an input is read, so that all problems are reported at once. */
export class Findings {
  readonly found: Finding[] = [];
  readonly #validDates = new Set<string>();

  add(code: FindingCode, place: Place): void {
    this.found.push({ code, ...place });
  }

  report(code: FindingCode | undefined, place: Place): void {
    if (code !== undefined) this.add(code, place);
  }

  /** A problem of a claim stands at the lot it is about, or at the only one that the claim has. */
  reportClaim(
    code: FindingCode | undefined,
    statement: StatementInput,
    { id, privilegeId, lots }: ClaimInput,
    poolId = typeof lots === 'object' && lots.length === 1 ? lots[0] : undefined,
  ): void {
    if (code === undefined) return;
    const place = { statementId: statement.id, claimId: id, privilegeId };
    this.add(code, poolId === undefined ? place : { ...place, poolId });
  }

  /** Dates repeat, so each is looked at once. */
  isDate(date: string): boolean {
    if (this.#validDates.has(date)) return true;
    if (!isIsoDate(date)) return false;
    this.#validDates.add(date);
    return true;
  }

  /** Of things in canonical order, where equal ids stand side by side. */
  checkUnique(sorted: readonly { readonly id: string }[], place: (id: string) => Place): void {
    let previous: string | undefined;
    for (const { id } of sorted) {
      if (id === previous) this.add('duplicateId', place(id));
      previous = id;
    }
  }

  checkReason(reason: string, place: Place): void {
    if (reason.trim() === '') this.add('reasonMissing', place);
  }
}

export function amountProblem(cents: Cents): FindingCode | undefined {
  if (cents < 0n) return 'amountNegative';
  return cents > MAX_CENTS ? 'amountTooLarge' : undefined;
}
