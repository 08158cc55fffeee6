import { type IsoDate, yearOf } from '../iso-date.ts';

/** Why the price of a cost should be looked at before it is signed for. */
export const TARIFF_DOUBTS = ['unverified', 'old'] as const;
export type TariffDoubtReason = (typeof TARIFF_DOUBTS)[number];

/** A cost as it was charged on the day that decides. */
export interface ChargedCost {
  readonly name: string;
  /** Somebody has held the amount against the text of the tariff. */
  readonly isVerified: boolean;
  /** Since when its price holds. */
  readonly validFrom: IsoDate;
}

export interface TariffDoubt {
  readonly cost: string;
  readonly reason: TariffDoubtReason;
  readonly validFrom: IsoDate;
}

/**
 * The prices that nobody has verified, and those from before the last 1 January: the tariff is indexed on that day
 * (Royal Decree of 18 May 2024), so an older price was probably not. Neither makes a calculation wrong by itself.
 */
export function listTariffDoubts(costs: readonly ChargedCost[], governingDate: IsoDate): TariffDoubt[] {
  const lastIndexation = lastFirstOfJanuary(governingDate);
  const doubtsOf = (reason: TariffDoubtReason, isDoubtful: (cost: ChargedCost) => boolean) =>
    costs.filter(isDoubtful).map(({ name: cost, validFrom }) => ({ cost, reason, validFrom }));
  return [
    ...doubtsOf('unverified', ({ isVerified }) => !isVerified),
    ...doubtsOf('old', ({ validFrom }) => validFrom < lastIndexation),
  ];
}

/** On 1 January itself that very day. */
export function lastFirstOfJanuary(date: IsoDate): IsoDate {
  return `${yearOf(date)}-01-01`;
}
