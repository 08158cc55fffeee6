import type { Cents } from '../money.ts';
import type { PayoutLineKind } from './payment-list.ts';

export const PAYOUT_LINE_STATES = [
  'toPay',
  'underWay',
  'partlyPaid',
  'returned',
  'paid',
  'consigned',
  'waived',
] as const;
export type PayoutLineState = (typeof PAYOUT_LINE_STATES)[number];

/** What is known of a line; its state is never stored beside it. */
export interface LineFacts {
  readonly kind: PayoutLineKind;
  readonly amountCents: Cents;
  /** What left the account for it, or was paid elsewhere, less what came back. */
  readonly paidCents: Cents;
  /** A file that the bank may have holds it, and neither a debit nor a refusal is known. */
  readonly isUnderWay: boolean;
  /** The last that was heard of it is that it came back, or that the bank refused it. */
  readonly isReturned: boolean;
  readonly isWaived: boolean;
}

export function stateOfLine(facts: LineFacts): PayoutLineState {
  if (facts.isWaived) return 'waived';
  if (facts.paidCents >= facts.amountCents) {
    return facts.kind === 'reserve' ? 'consigned' : 'paid';
  }
  if (facts.isUnderWay) return 'underWay';
  if (facts.isReturned) return 'returned';
  return facts.paidCents > 0n ? 'partlyPaid' : 'toPay';
}

/** A dossier is paid when every line is. */
export function isSettled(state: PayoutLineState): boolean {
  return state === 'paid' || state === 'consigned' || state === 'waived';
}

/** Whether a file may ask the bank to pay what is still open. */
export function isToPay(state: PayoutLineState): boolean {
  return state === 'toPay' || state === 'partlyPaid' || state === 'returned';
}

/** What of a line is still to be paid. */
export function openCentsOf(facts: LineFacts): Cents {
  return isSettled(stateOfLine(facts)) ? 0n : facts.amountCents - facts.paidCents;
}

/** Below this a transfer is hardly worth its work; it is told apart, and nobody loses it unasked. */
const SMALL_SUM_CENTS = 5_00n;

export function isSmallSum({ amountCents }: Pick<LineFacts, 'amountCents'>): boolean {
  return amountCents < SMALL_SUM_CENTS;
}
