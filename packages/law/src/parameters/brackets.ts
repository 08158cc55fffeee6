import type { Confidence } from '../confidence.ts';

/** A fee per bracket of the amount: what lies in a bracket bears that bracket's rate. */
export interface DegressiveFee {
  readonly minimumCents: bigint;
  readonly brackets: readonly {
    /** Upper limit, inclusive; `null` for the last bracket. */
    readonly upToCents: bigint | null;
    readonly perMillion: number;
    readonly confidence: Confidence;
  }[];
}

/** One fee for the whole amount, by the class in which the amount falls. */
export interface GraduatedFee {
  readonly classes: readonly { readonly upToCents: bigint | null; readonly feeCents: bigint }[];
}
