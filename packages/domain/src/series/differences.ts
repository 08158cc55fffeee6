import { allocateProRata, type Cents, largerOf, smallerOf, sumCents } from '../money.ts';

/** What a creditor has by a run of the whole, and what an earlier run gave already. */
export interface ShareOfRun {
  readonly id: string;
  /** By this run: to be paid, after costs that the creditor alone bears. */
  readonly totalCents: Cents;
  /** By the run before: paid, or to be paid. */
  readonly receivedCents: Cents;
  /** By this run: consigned until it is decided. */
  readonly consignedCents: Cents;
  /** By the run before: consigned. */
  readonly heldCents: Cents;
  /** Of what is held by that run: what never was consigned, because it went to the costs of that run itself. */
  readonly spentCents: Cents;
  /** Whether a reserve of this creditor was decided between the two. */
  readonly isDecided: boolean;
}

/** What is left for a defendant, by this run and by the one before. */
export interface SurplusOfRun {
  readonly id: string;
  readonly totalCents: Cents;
  readonly receivedCents: Cents;
}

export interface RunToSettle {
  readonly shares: readonly ShareOfRun[];
  readonly surplus: readonly SurplusOfRun[];
  /** What the deposit office adds. */
  readonly interestCents: Cents;
  /** The costs of this run alone: they come off what is released, never off what was received. */
  readonly ownCostsCents: Cents;
  /** By how many cents rounding alone may move a share: one for each sharing of the run. */
  readonly roundingCents: Cents;
}

/** What happens now to a creditor: paid, put with what is consigned already, or taken from it. */
export interface SettledShare {
  readonly id: string;
  readonly payNowCents: Cents;
  readonly consignNowCents: Cents;
  readonly releasedCents: Cents;
  /** What lies at the deposit office afterwards. */
  readonly heldCents: Cents;
}

/** Always: released + interest = own costs + paid now + consigned now + surplus now. */
export interface Settlement {
  readonly kind: 'settled';
  readonly releasedCents: Cents;
  readonly shares: readonly SettledShare[];
  readonly surplus: readonly { readonly id: string; readonly payNowCents: Cents }[];
}

export type SettlementOutcome =
  | Settlement
  /** The costs of this run are more than what is released. */
  | { readonly kind: 'costsExceedReleased'; readonly releasedCents: Cents }
  /** By this run somebody gets less than was given already: it is not the same mass with a smaller claim. */
  | { readonly kind: 'receivedMore'; readonly id: string };

/**
 * What a decision on a reserved claim pays: to everybody the difference between the whole run with the decided claim and
 * what the run before gave (Judicial Code 1628 and 1636). Nobody gives back; a cent that rounding moved stays where it is.
 */
export function settleDifferences(run: RunToSettle): SettlementOutcome {
  const { shares, surplus, ownCostsCents, interestCents } = run;
  const spentCents = sumCents(shares.map(spentOf));
  const releasedCents = sumCents(shares.map(releasedOf)) - spentCents;
  const differences = [
    ...shares.map(({ totalCents, receivedCents }) => totalCents - receivedCents),
    ...shares.map((share) => share.consignedCents - share.heldCents + releasedOf(share)),
    ...surplus.map(({ totalCents, receivedCents }) => totalCents - receivedCents),
  ];
  const tooLow = differences.findIndex((difference) => difference < -run.roundingCents);
  if (tooLow >= 0) {
    const ids = [...shares, ...shares, ...surplus].map(({ id }) => id);
    return { kind: 'receivedMore', id: ids[tooLow] ?? '' };
  }
  const gains = differences.map((difference) => largerOf(0n, difference));
  const keptCents = sumCents(gains) - sumCents(differences);
  const lessCents = ownCostsCents + spentCents + keptCents;
  if (lessCents > sumCents(gains)) {
    return { kind: 'costsExceedReleased', releasedCents: releasedCents + interestCents };
  }
  const less = allocateProRata(lessCents, gains);
  const now = gains.map((gain, place) => gain - (less[place] ?? 0n));
  const nowAt = (place: number) => now[place] ?? 0n;
  return {
    kind: 'settled',
    releasedCents,
    shares: shares.map((share, place) => {
      const consignNowCents = nowAt(shares.length + place);
      const released = releasedOf(share) - spentOf(share);
      return {
        id: share.id,
        payNowCents: nowAt(place),
        consignNowCents,
        releasedCents: released,
        heldCents: share.heldCents - share.spentCents - released + consignNowCents,
      };
    }),
    surplus: surplus.map(({ id }, place) => ({ id, payNowCents: nowAt(2 * shares.length + place) })),
  };
}

/** What is released is less by what the costs of the run before took of it. */
function spentOf(share: ShareOfRun): Cents {
  return share.isDecided ? smallerOf(share.spentCents, releasedOf(share)) : 0n;
}

/** Only a decision releases. */
function releasedOf({ isDecided, heldCents, consignedCents }: ShareOfRun): Cents {
  return isDecided ? largerOf(0n, heldCents - consignedCents) : 0n;
}
