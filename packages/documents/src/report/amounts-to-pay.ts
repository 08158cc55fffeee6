import { type Cents, sumCents } from '@prorata/domain/money';
import type { Declarant, Report } from './report.ts';

/** What is paid now by a report: all that it gives, or of a supplementary distribution what it gives more than the one before. */
export interface AmountsToPay {
  readonly moneyInCents: Cents;
  readonly costsCents: Cents;
  readonly declarants: readonly (Declarant & {
    readonly payNowCents: Cents;
    readonly consignNowCents: Cents;
  })[];
  /** For each defendant; the name is absent where there is one. */
  readonly surplus: readonly { readonly name: string | null; readonly amountCents: Cents }[];
}

export function amountsToPay(report: Report): AmountsToPay {
  const { totals, estates = [], series } = report;
  const declarants = report.declarants.map((declarant) => ({ ...declarant, ...dueTo(declarant) }));
  const settlement = series?.settlement;
  if (settlement === undefined) {
    const surplus =
      estates.length > 0
        ? estates.map(({ name, surplusCents }) => ({ name, amountCents: surplusCents }))
        : [{ name: null, amountCents: totals.surplusCents }];
    return { moneyInCents: totals.moneyInCents, costsCents: totals.costsCents, declarants, surplus };
  }
  const nameOf = new Map(estates.map(({ id, name }) => [id, name]));
  return {
    moneyInCents: settlement.releasedCents + settlement.interestCents,
    costsCents: settlement.ownCostsCents,
    declarants,
    surplus: settlement.surplus.map(({ id, payNowCents }) => ({
      name: nameOf.get(id) ?? null,
      amountCents: payNowCents,
    })),
  };
}

/** What is consigned is not paid, and costs that somebody bears alone come off first. */
export function dueTo({ allottedCents, reservedCents, borneCents = 0n, settled }: Declarant) {
  const { payNowCents = allottedCents - reservedCents - borneCents, consignNowCents = reservedCents } =
    settled ?? {};
  return { payNowCents, consignNowCents };
}

export function consignedNow(report: Report): Cents {
  return sumCents(report.declarants.map((declarant) => dueTo(declarant).consignNowCents));
}
