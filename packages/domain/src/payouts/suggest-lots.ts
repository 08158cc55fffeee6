import type { Cents } from '../money.ts';

/** A lot for which money may have come in. */
export interface LotToReceive {
  readonly id: string;
  readonly fileNumber: string;
  /** What was collected for it, less what statements show already. */
  readonly openCents: Cents;
}

/** Money that came in. */
export interface Receipt {
  readonly amountCents: Cents;
  readonly communication: string;
}

/** More would be a list to search, not a proposal. */
const MOST = 5;

/**
 * The lots that money may have come in for: those of a dossier that the communication names, and those of exactly that
 * amount; first where both fit. Proposals only: a person says which one it is. More than is open for a lot it is not.
 */
export function suggestLots<Lot extends LotToReceive>(receipt: Receipt, lots: readonly Lot[]): Lot[] {
  const named = new Set(fileNumbersIn(receipt.communication));
  const scored = lots
    .filter(({ openCents }) => openCents >= receipt.amountCents)
    .map((lot) => {
      const isNamed = named.has(lot.fileNumber);
      const isExact = lot.openCents === receipt.amountCents;
      return { lot, score: (isNamed ? 2 : 0) + (isExact ? 1 : 0) };
    });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ lot }) => lot);
}

/** The numbers of dossiers in a text, however they are written: 2026/0158, 2026-158, 2026 / 0158. */
export function fileNumbersIn(text: string): string[] {
  return [...text.matchAll(/\b(20\d{2})\s?[/.-]\s?(\d{1,6})\b/g)].map(
    ([, year = '', number = '']) => `${year}/${number.replace(/^0+(?=\d)/, '').padStart(4, '0')}`,
  );
}
