import type { ActId } from '../acts.ts';
import type { Confidence } from '../confidence.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Named } from '../named.ts';

/** An article on which a privilege rests, and the days between which it does, both inclusive. */
export interface Basis {
  readonly act: ActId;
  readonly article: string;
  /** `null`: before the earliest supported date, or the day was not found. */
  readonly from: IsoDate | null;
  /** `null`: still in force. */
  readonly until: IsoDate | null;
  readonly remark?: string;
}

/** A place on the scale: a lower number is served first, the same number shares pro rata. It holds until the next. */
export interface DatedRank {
  /** The day from which the privilege has this place; `null` as the `from` of its articles. */
  readonly from: IsoDate | null;
  readonly rank: number;
}

/** A limit on the privileged part of a claim. */
export type Cap =
  /**
   * A figure of the law: the dated parameter of that id. Claims about one beneficiary share it, whoever files them; `per`
   * says what it caps when none is named. Of `beneficiary` nothing then: the claim may be about many.
   */
  | {
      readonly kind: 'statutory';
      readonly parameterId: string;
      readonly per: 'claim' | 'creditor' | 'beneficiary';
    }
  /** A figure of the case itself, entered with the claim: an agreed maximum, two annual premiums. */
  | { readonly kind: 'stated' };

/** What a machine needs to know of a privilege. What people read about it is in `explanations/`. */
export interface Privilege {
  readonly id: string;
  /** `specific` draws on one asset, `general` on all money, `chirographic` is no privilege at all. */
  readonly kind: 'specific' | 'general' | 'chirographic';
  /** Its places on the one scale of ranks, oldest first. Which one counts is asked of `rankInForce`. */
  readonly ranks: readonly [DatedRank, ...DatedRank[]];
  readonly names: Named;
  readonly basis: readonly Basis[];
  readonly cap: Cap | null;
  readonly confidence: Confidence;
  /** Set when the place on the scale is less sure than the privilege itself. */
  readonly rankConfidence?: Confidence;
  /** The first day on which nothing carries the privilege any more; `null` while it is in force. */
  readonly repealedOn: IsoDate | null;
  /**
   * The date on which the privilege must be in force: the dossier's governing date, or, where a transitional
   * rule keeps it alive for older claims, the claim's own date.
   */
  readonly validOn: 'governingDate' | 'claimDate';
}
