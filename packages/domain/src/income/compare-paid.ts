import { type Cents, largerOf } from '../money.ts';
import type { SeizablePart } from './seizable-part.ts';

/**
 * By how much what a payer paid of the part differs from our figure: more than nothing, it paid too much. What the first
 * income yields counts, which is the payer's own; one that pays maintenance by itself keeps that back (1412).
 */
export function differenceOf(paidCents: Cents, { quotas, maintenance }: SeizablePart): Cents {
  const quotaCents = quotas[0] ?? 0n;
  const keptBackCents = largerOf(0n, quotaCents - (maintenance?.fromQuotaCents ?? 0n));
  return paidCents === keptBackCents ? 0n : paidCents - quotaCents;
}
