import { type Cents, roundedShare, sumCents } from '../money.ts';
import { PLATFORM_COST_TYPES, type PlatformCostType } from '../vocabulary.ts';

/** Transactions of a month that are alike. */
export interface AlikeTransactions {
  readonly type: PlatformCostType;
  readonly name: string;
  readonly count: number;
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  /** They take back what was charged before. */
  readonly isCredit: boolean;
}

export interface InvoiceLine {
  readonly type: PlatformCostType;
  readonly name: string;
  /** Negative for what goes the other way. */
  readonly quantity: number;
  /** Of one, before the discount on it. */
  readonly priceCents: Cents;
  readonly discountCents: Cents;
}

export interface InvoiceSums {
  readonly kind: 'invoice' | 'creditNote';
  readonly lines: readonly InvoiceLine[];
  readonly netCents: Cents;
  readonly vatCents: Cents;
}

const MILLION = 1_000_000n;

/**
 * What a month comes to. VAT is taken once, on the sum of the lines: EN 16931, BR-CO-17. When more was taken back than
 * charged, it becomes a credit note, whose amounts are positive again.
 */
export function drawUpInvoice(
  transactions: readonly AlikeTransactions[],
  vatPartsPerMillion: bigint,
): InvoiceSums {
  const lines = transactions
    .map(({ isCredit, count, ...line }) => ({ ...line, quantity: isCredit ? -count : count }))
    .toSorted(inOrder);
  const net = sumCents(lines.map(amountOfLine));
  const isCreditNote = net < 0n;
  const netCents = isCreditNote ? -net : net;
  return {
    kind: isCreditNote ? 'creditNote' : 'invoice',
    lines: isCreditNote ? lines.map((line) => ({ ...line, quantity: -line.quantity })) : lines,
    netCents,
    vatCents: roundedShare(netCents, vatPartsPerMillion, MILLION),
  };
}

export function amountOfLine({
  quantity,
  priceCents,
  discountCents,
}: Pick<InvoiceLine, 'quantity' | 'priceCents' | 'discountCents'>): Cents {
  return BigInt(quantity) * (priceCents - discountCents);
}

/** What was charged before what was taken back, then kind by kind, the dearer first. */
function inOrder(one: InvoiceLine, other: InvoiceLine): number {
  return (
    Number(one.quantity < 0) - Number(other.quantity < 0) ||
    PLATFORM_COST_TYPES.indexOf(one.type) - PLATFORM_COST_TYPES.indexOf(other.type) ||
    Number(other.priceCents - one.priceCents) ||
    Number(one.discountCents - other.discountCents)
  );
}
