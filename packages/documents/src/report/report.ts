import type { PoolKind } from '@prorata/domain/distribution/input';
import type { RoundKind } from '@prorata/domain/distribution/outcome';
import type { EarlyEnd } from '@prorata/domain/early-end';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type {
  DossierCostKind,
  DossierLanguage,
  PaymentType,
  RejectionReason,
  Salutation,
  TransactionKind,
} from '@prorata/domain/vocabulary';
import { canonicalJson } from '@prorata/law/canonical-json';

/**
 * Everything that the official report is about, as plain data: the facts of the dossier and what was calculated. It is
 * composed into a document in words, and that document is what is stored, signed and kept.
 */
export interface Report {
  readonly language: DossierLanguage;
  readonly fileNumber: string;
  readonly reference: string | null;
  /** Absent in reports that were calculated before the office could enter it. */
  readonly repertoryNumber?: string | null;
  /** The sequence number of the calculation within the dossier, and the day in Belgium on which it was made. */
  readonly calculation: { readonly number: number; readonly on: IsoDate };
  readonly office: Office;
  /** Who answers for the dossier, and signs unless there is a substitute. */
  readonly bailiff: BailiffOfReport;
  /** Who signs in the bailiff's place. Absent in reports that were calculated before that could be chosen. */
  readonly substitute?: BailiffOfReport | null;
  readonly defendant: Party;
  readonly origin: {
    readonly kinds: readonly TransactionKind[];
    readonly saleDate: IsoDate | null;
    readonly seizureDate: IsoDate | null;
  };
  /** When the central file of notices was consulted, in Belgian time. */
  readonly consultation: { readonly on: IsoDate; readonly time: string } | null;
  readonly invitations: Invitations;
  readonly pools: readonly PoolOfReport[];
  readonly declarants: readonly Declarant[];
  readonly rounds: readonly RoundOfReport[];
  readonly costs: Costs;
  readonly totals: {
    readonly moneyInCents: Cents;
    readonly costsCents: Cents;
    readonly paidCents: Cents;
    readonly reservedCents: Cents;
    readonly surplusCents: Cents;
  };
  readonly decisions: readonly Decision[];
  readonly explanation: string | null;
  readonly paymentType: PaymentType;
  readonly contestationTermDays: number;
  /** The day up to which interest is counted. Absent in reports that were calculated before it was told. */
  readonly interestUntil?: IsoDate;
  readonly seal: Seal;
}

interface BailiffOfReport {
  readonly name: string;
  /** Absent where it is not known, and in reports that were calculated before it could be. */
  readonly salutation?: Salutation;
  readonly immatriculation: string;
}

interface Office {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly enterpriseNumber: string | null;
  readonly thirdPartyAccount: string | null;
  /** The bytes are kept apart, under their hash. */
  readonly logo: { readonly sha256: string; readonly mediaType: LogoType } | null;
}

export type LogoType = 'image/svg+xml' | 'image/png' | 'image/jpeg';

export interface Party {
  readonly name: string;
  /** Of a person; absent where it is not known, and in reports that were calculated before it could be. */
  readonly salutation?: Salutation;
  readonly address: string;
  readonly isCompany: boolean;
  readonly enterpriseNumber: string | null;
}

export interface Invitations {
  readonly registered: number;
  readonly byMail: number;
  readonly firstSentOn: IsoDate | null;
  readonly lastSentOn: IsoDate | null;
  /** Who was invited and filed nothing. */
  readonly silent: readonly string[];
  /** Those that the office ended before the legal term was over. */
  readonly endedEarly: EarlyEnd | null;
}

export interface PoolOfReport {
  readonly id: string;
  /** The number of the lot; `null` for money that belongs to none. */
  readonly lot: number | null;
  readonly kind: PoolKind;
  /** `null`: what of the balance belongs to no lot. */
  readonly name: string | null;
  readonly grossCents: Cents;
  readonly ownCostsCents: Cents;
  readonly commonCostsCents: Cents;
  readonly netCents: Cents;
}

/** One statement, in the order of the ranks. */
export interface Declarant extends Party {
  readonly statementId: string;
  readonly number: number;
  /** Who spoke for the creditor. */
  readonly declaredBy: string | null;
  readonly titles: readonly string[];
  readonly filedOn: IsoDate | null;
  readonly isLate: boolean;
  /** What was declared, and what became of it. Absent in reports that were calculated before it was told. */
  readonly declared?: Declared;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
  /** Of what is allotted, what is consigned (Judicial Code 1628). */
  readonly reservedCents: Cents;
  /** Of what is allotted, what goes to costs that the declarant alone bears. */
  readonly borneCents?: Cents;
  readonly entries: readonly Entry[];
}

/** What was declared is what is admitted, reserved and not accepted, together (Judicial Code 1628 and 1629, 2°). */
export interface Declared {
  readonly declaredCents: Cents;
  readonly admittedCents: Cents;
  readonly reservedCents: Cents;
  readonly rejectedCents: Cents;
  readonly rejections: readonly Rejection[];
  readonly reservationReasons: readonly string[];
  /** What one more day of interest adds, in ten-thousandths of a euro; 0 where none runs on. */
  readonly interestPerDay: number;
}

export interface Rejection {
  /** The name of the privilege; `null` for what claims none. */
  readonly name: string | null;
  readonly rejectedCents: Cents;
  readonly reason: RejectionReason;
  readonly note: string | null;
}

/** One part of a statement in one rank. */
export interface Entry {
  readonly kind: RoundKind;
  /** The name of the privilege. */
  readonly name: string;
  readonly articles: string;
  readonly rank: number;
  readonly pool: string | null;
  readonly since: IsoDate | null;
  /** What a privilege left unpaid, or what lies above its limit, and is now shared out with the ordinary claims. */
  readonly isRest: boolean;
  readonly isReserved: boolean;
  readonly limitCents: Cents | null;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
}

/** One sharing: everybody of one rank, on one lot or on all the money. */
export interface RoundOfReport {
  readonly kind: RoundKind;
  readonly rank: number;
  /** The names of the privileges that share the rank. */
  readonly names: readonly string[];
  readonly articles: string;
  readonly demandedCents: Cents;
  readonly availableCents: Cents;
  readonly paidCents: Cents;
  readonly draws: readonly { readonly pool: string | null; readonly drawnCents: Cents }[];
  readonly shares: readonly Share[];
  readonly orderReason: string | null;
}

interface Share {
  /** The number of the declarant; `null` for a cost. */
  readonly number: number | null;
  readonly name: string;
  readonly demandedCents: Cents;
  readonly paidCents: Cents;
}

export interface Costs {
  readonly execution: readonly {
    readonly id: string;
    readonly description: string;
    readonly on: IsoDate | null;
    /** The lot that bears it alone. */
    readonly pool: string | null;
    /** The creditor who bears it alone; absent where nobody does, and in reports made before it was told. */
    readonly borneBy?: string;
    /** The article of the tariff, likewise. */
    readonly tariffArticle?: string;
    readonly amountCents: Cents;
  }[];
  readonly tariff: readonly TariffCost[];
  readonly vatRatePartsPerMillion: number;
  readonly isFreeOfRegistrationFees: boolean;
}

export interface TariffCost {
  readonly costId: string;
  readonly kind: DossierCostKind;
  readonly name: string;
  readonly count: number;
  readonly unitCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly totalCents: Cents;
  /** The percentages by which a layered fee was made up; empty for a fixed one and where the minimum holds. */
  readonly layers: readonly { readonly ratePartsPerMillion: number; readonly partCents: Cents }[];
  /** The article of the tariff; absent where nobody has named it, and in reports made before it was asked. */
  readonly tariffArticle?: string;
}

/** What the bailiff decided where the law leaves a question open. */
export interface Decision {
  readonly kind: 'order' | 'rank' | 'reading';
  /** The claims in order, the privilege with its rank, or the question with its answer. */
  readonly what: string;
  readonly reason: string;
}

interface Seal {
  readonly lawVersion: string;
  readonly engineVersion: string;
  readonly inputSha256: string;
  readonly outcomeSha256: string;
}

/** The one text of a report, which is kept with the result. */
export function reportToJson(report: Report): string {
  return canonicalJson(report);
}

/** The report of such a text. */
export function reportFromJson(json: string): Report {
  return JSON.parse(json, (key, value) =>
    key.endsWith('Cents') && typeof value === 'number' ? BigInt(value) : value,
  );
}
