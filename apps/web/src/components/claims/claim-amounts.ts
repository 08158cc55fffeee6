import { centsFromEuros, eurosFromCents, isEuroAmount, sumEuros } from '@prorata/domain/money';

/** What of an amount was declared, admitted and reserved; while it is being typed, any of them may be no amount yet. */
export interface DecidedAmounts {
  readonly declared: unknown;
  readonly admitted: unknown;
  readonly reserved: unknown;
}

/** What is typed as an amount; nothing, or what is no amount yet, counts as 0. */
export function eurosTyped(value: unknown): number {
  return typeof value === 'number' && value >= 0 && isEuroAmount(value) ? value : 0;
}

/** declared = admitted + reserved + rejected. Below 0 more was admitted than declared, which cannot be. */
export function rejectedOf({ declared, admitted, reserved }: DecidedAmounts): number {
  const cents = (value: unknown) => centsFromEuros(eurosTyped(value));
  const undecided = cents(declared) - cents(reserved);
  // Left empty, all of it is admitted, as the server takes it.
  const isEmpty = admitted === null || admitted === undefined;
  return isEmpty && undecided >= 0n ? 0 : eurosFromCents(undecided - cents(admitted));
}

/** What the parts of a claim come to together. */
export function sumDecided(parts: readonly DecidedAmounts[]) {
  const sumOf = (key: keyof DecidedAmounts) => sumEuros(parts.map((part) => eurosTyped(part[key])));
  return { declared: sumOf('declared'), admitted: sumOf('admitted'), reserved: sumOf('reserved') };
}
