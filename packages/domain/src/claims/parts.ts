import type { IsoDate } from '../iso-date.ts';
import { type Cents, roundedShare, smallerOf, sumCents } from '../money.ts';
import type { ClaimPart } from '../vocabulary.ts';
import {
  computeInterest,
  type InterestMethod,
  type InterestSegment,
  type InterestTerms,
} from './interest.ts';

/** Interest as it is declared: up to a day, and on to the cut-off day of the draft when it keeps running. */
export interface PartInterest extends InterestTerms {
  /** The day up to which the amount of the part counts it; `null` when none was counted yet. */
  readonly until: IsoDate | null;
  readonly runsOn: boolean;
}

/** One part of a claim, as the office accepts it. */
export interface PartToCount {
  readonly kind: ClaimPart;
  readonly admittedCents: Cents;
  readonly reservedCents: Cents;
  /** Whether it has the privilege of the claim; `null` as the law says. */
  readonly followsPrivilege: boolean | null;
  readonly interest: PartInterest | null;
}

/** What the creditor received from elsewhere, or from an earlier distribution of the series. */
export interface Payment {
  readonly date: IsoDate;
  readonly amountCents: Cents;
  readonly dividend?: Dividend;
}

/** Of what an earlier distribution gave: how much by the privilege of the claim, and how much was consigned for a reserve. */
export interface Dividend {
  readonly securedCents: Cents;
  readonly consignedCents: Cents;
}

/** The same part on the cut-off day. */
export interface CountedPart {
  readonly kind: ClaimPart;
  readonly followsPrivilege: boolean | null;
  /** What is still due: as accepted, with the interest that ran on, less what was paid. */
  readonly cents: Cents;
  /** The part of it that is counted and consigned. */
  readonly reservedCents: Cents;
  readonly ranOnCents: Cents;
  readonly paidCents: Cents;
  /** What of that earlier distributions gave by the privilege of the claim. */
  readonly securedCents: Cents;
}

/** Something that changed what is due between the declaration and the cut-off day. */
export type ClaimEvent = InterestRan | PaymentImputed;

export interface InterestRan {
  readonly kind: 'interestRan';
  readonly baseCents: Cents;
  /** The first and the last day that bear it. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly stretches: readonly { readonly days: number; readonly ratePartsPerMillion: number }[];
  readonly amountCents: Cents;
}

export interface PaymentImputed {
  readonly kind: 'paymentImputed';
  readonly date: IsoDate;
  readonly amountCents: Cents;
  /** On what it came off, in the order of the law. */
  readonly taken: readonly { readonly part: ClaimPart; readonly amountCents: Cents }[];
}

/** The parts on the cut-off day, and how they came to it. */
export interface CountedParts {
  readonly parts: readonly CountedPart[];
  readonly events: readonly ClaimEvent[];
}

/** Where one draft stops all interest, and how it counts it. */
export interface CutOff extends InterestMethod {
  readonly cutOff: IsoDate;
}

/**
 * On what a payment comes off first: costs, interest, principal (Civil Code 5.210). The text does not name a penalty
 * clause, so nothing puts it before the principal.
 */
const IMPUTATION: readonly ClaimPart[] = [
  'costs',
  'proceduralIndemnity',
  'interest',
  'principal',
  'penaltyClause',
];

/** What payments leave of each part, in the order of the parts. What is paid beyond them is lost. */
export function imputePayments(
  parts: readonly { readonly kind: ClaimPart; readonly cents: Cents }[],
  payments: readonly Pick<Payment, 'amountCents'>[],
): Cents[] {
  const left = parts.map(({ cents }) => cents);
  let paid = sumCents(payments.map(({ amountCents }) => amountCents));
  for (const kind of IMPUTATION) {
    parts.forEach((part, index) => {
      if (part.kind !== kind) return;
      const taken = smallerOf(paid, left[index] ?? 0n);
      left[index] = (left[index] ?? 0n) - taken;
      paid -= taken;
    });
  }
  return left;
}

/**
 * What every part comes to on the cut-off day. Interest that runs on is added from one payment to the next, on the base
 * as the payments before have lowered it; each payment comes off what is due on its own day.
 */
export function countParts(
  parts: readonly PartToCount[],
  payments: readonly Payment[],
  cutOff: CutOff,
  hasPrivilege: HasPrivilege = () => true,
): CountedParts {
  const events: ClaimEvent[] = [];
  const running = parts.map((part) => new RunningPart(part));
  const principal = running.filter(({ part }) => part.kind === 'principal');
  const runUntil = (day: IsoDate) => {
    const share = { of: sumCents(principal.map(({ statedCents }) => statedCents)), left: openOf(principal) };
    events.push(...running.flatMap((part) => part.runUntil(day, share, cutOff) ?? []));
  };
  for (const payment of payments.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    runUntil(earlierOf(payment.date, cutOff.cutOff));
    const left = imputePayment(running, payment, hasPrivilege);
    const { date, amountCents } = payment;
    events.push({ kind: 'paymentImputed', date, amountCents, taken: takenOf(running, left) });
    running.forEach((part, index) => {
      part.openCents = left[index] ?? 0n;
    });
  }
  runUntil(cutOff.cutOff);
  const consigned = sumCents(payments.map(({ dividend }) => dividend?.consignedCents ?? 0n));
  const counted = running.map((part) => part.counted(principal));
  return { parts: consigned === 0n ? counted : lessConsigned(counted, consigned), events };
}

/** Whether a part has the privilege of the claim. */
export type HasPrivilege = (part: Pick<PartToCount, 'kind' | 'followsPrivilege'>) => boolean;

/**
 * What a payment leaves of each part. What a distribution gave by the privilege comes off what has the privilege, each in the
 * order of the law: the dividend of a line is imputed inside that line.
 */
function imputePayment(
  running: readonly RunningPart[],
  { amountCents, dividend }: Payment,
  hasPrivilege: HasPrivilege,
): Cents[] {
  const open = running.map(({ part, openCents }) => ({ kind: part.kind, cents: openCents }));
  const securedCents = dividend?.securedCents ?? 0n;
  if (securedCents === 0n) return imputePayments(open, [{ amountCents }]);
  const secured = open.map(({ kind, cents }, index) => {
    const part = running[index]?.part;
    return { kind, cents: part !== undefined && hasPrivilege(part) ? cents : 0n };
  });
  const after = imputePayments(secured, [{ amountCents: securedCents }]);
  const taken = secured.map(({ cents }, index) => cents - (after[index] ?? 0n));
  running.forEach((part, index) => {
    part.securedCents += taken[index] ?? 0n;
  });
  return imputePayments(
    open.map(({ kind, cents }, index) => ({ kind, cents: cents - (taken[index] ?? 0n) })),
    [{ amountCents: amountCents - sumCents(taken) }],
  );
}

/** What was consigned for a reserve is not reserved any more: it waits for the decision where it lies. */
function lessConsigned(parts: readonly CountedPart[], consignedCents: Cents): CountedPart[] {
  const left = imputePayments(
    parts.map(({ kind, reservedCents }) => ({ kind, cents: reservedCents })),
    [{ amountCents: consignedCents }],
  );
  return parts.map((part, index) => ({ ...part, reservedCents: left[index] ?? 0n }));
}

/** What comes off each kind of part where so much is left of the parts. */
function takenOf(parts: readonly RunningPart[], left: readonly Cents[]): PaymentImputed['taken'] {
  return IMPUTATION.map((kind) => ({
    part: kind,
    amountCents: sumCents(
      parts.map(({ part, openCents }, index) => (part.kind === kind ? openCents - (left[index] ?? 0n) : 0n)),
    ),
  })).filter(({ amountCents }) => amountCents > 0n);
}

function earlierOf(one: IsoDate, other: IsoDate): IsoDate {
  return [one, other].toSorted()[0] ?? one;
}

function openOf(parts: readonly RunningPart[]): Cents {
  return sumCents(parts.map(({ openCents }) => openCents));
}

/** Days in a row at one rate: a new year alone begins no new stretch. */
function stretchesOf(segments: readonly InterestSegment[]): InterestRan['stretches'] {
  const stretches: { days: number; ratePartsPerMillion: number }[] = [];
  for (const { days, ratePerMillion } of segments) {
    const last = stretches.at(-1);
    if (last?.ratePartsPerMillion === Number(ratePerMillion)) last.days += days;
    else stretches.push({ days, ratePartsPerMillion: Number(ratePerMillion) });
  }
  return stretches;
}

class RunningPart {
  readonly part: PartToCount;
  readonly statedCents: Cents;
  openCents: Cents;
  securedCents: Cents = 0n;
  #ranOnCents: Cents = 0n;
  /** The day up to which its interest has been counted. */
  #countedUntil: IsoDate | null;

  constructor(part: PartToCount) {
    this.part = part;
    this.statedCents = part.admittedCents + part.reservedCents;
    this.openCents = this.statedCents;
    this.#countedUntil = part.interest?.runsOn ? (part.interest.until ?? part.interest.from) : null;
  }

  /** Adds the interest up to a day, on as much of its base as the payments left of the principal, and tells it. */
  runUntil(
    day: IsoDate,
    principal: { readonly of: Cents; readonly left: Cents },
    { dayCount, rates = {} }: InterestMethod,
  ): InterestRan | undefined {
    const { interest } = this.part;
    if (interest === null || this.#countedUntil === null || day <= this.#countedUntil) return undefined;
    const baseCents =
      principal.of === 0n
        ? interest.baseCents
        : roundedShare(interest.baseCents, principal.left, principal.of);
    const terms = { ...interest, baseCents, from: this.#countedUntil };
    const { cents, segments } = computeInterest(terms, { until: day, dayCount, rates });
    this.openCents += cents;
    this.#ranOnCents += cents;
    this.#countedUntil = day;
    const from = segments[0]?.from ?? day;
    return {
      kind: 'interestRan',
      baseCents,
      from,
      until: day,
      stretches: stretchesOf(segments),
      amountCents: cents,
    };
  }

  /** Interest that ran on is consigned as far as the principal is. */
  counted(principal: readonly RunningPart[]): CountedPart {
    const { kind, followsPrivilege, reservedCents } = this.part;
    const stated = sumCents(principal.map(({ statedCents }) => statedCents));
    const reserved = sumCents(principal.map(({ part }) => part.reservedCents));
    const reservedOfRanOn = stated === 0n ? 0n : roundedShare(this.#ranOnCents, reserved, stated);
    return {
      kind,
      followsPrivilege,
      cents: this.openCents,
      reservedCents: smallerOf(reservedCents + reservedOfRanOn, this.openCents),
      ranOnCents: this.#ranOnCents,
      paidCents: this.statedCents + this.#ranOnCents - this.openCents,
      securedCents: this.securedCents,
    };
  }
}

/**
 * By how much the accessories of a pledge that a consumer gave exceed half of the principal, both as they stand at the
 * distribution (Pledge Act 12 al. 2). Only what follows the pledge is counted.
 */
export function consumerLimit(parts: readonly { readonly kind: ClaimPart; readonly cents: Cents }[]): Cents {
  const principal = sumCents(parts.filter(({ kind }) => kind === 'principal').map(({ cents }) => cents));
  const accessories = sumCents(parts.map(({ cents }) => cents)) - principal;
  const above = accessories - principal / 2n;
  return above > 0n ? above : 0n;
}
