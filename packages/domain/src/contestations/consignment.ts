import type { Distribution } from '../distribution/outcome.ts';
import type { Cents } from '../money.ts';

/** What goes to the deposit office, and what comes off first. */
export interface Consignment {
  readonly massCents: Cents;
  readonly seizureAndSaleCents: Cents;
  readonly draftCents: Cents;
  /** The mass less the costs of seizure, of sale and of the draft, and nothing else (Judicial Code 1631). */
  readonly amountCents: Cents;
}

/**
 * By the draft that was signed. A cost that one creditor bears alone comes off what falls to him, which the judge decides:
 * it stays in. `isOfDraft` tells the costs of drawing up the draft from those of seizure and sale.
 */
export function consignmentOf(
  { totals, lines }: Pick<Distribution, 'totals' | 'lines'>,
  isOfDraft: (costId: string) => boolean,
): Consignment {
  const costs = lines.filter(({ kind, bearerId }) => kind === 'cost' && bearerId === null);
  const sumOf = (ofDraft: boolean) =>
    costs
      .filter(({ id }) => isOfDraft(id) === ofDraft)
      .reduce((sum, { allottedCents }) => sum + allottedCents, 0n);
  const massCents = totals.moneyInCents;
  const seizureAndSaleCents = sumOf(false);
  const draftCents = sumOf(true);
  return {
    massCents,
    seizureAndSaleCents,
    draftCents,
    amountCents: massCents - seizureAndSaleCents - draftCents,
  };
}
