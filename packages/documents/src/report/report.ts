import type { Counting } from '@prorata/domain/claims/count-claim';
import type { OrdinaryBecause, PoolKind } from '@prorata/domain/distribution/input';
import type { RoundKind } from '@prorata/domain/distribution/outcome';
import type { EarlyEnd } from '@prorata/domain/early-end';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type {
  DeedKind,
  DossierCostKind,
  DossierLanguage,
  FollowUpKind,
  IncomeKind,
  Liability,
  OfficeTextPlace,
  PaymentType,
  RejectionReason,
  Salutation,
  TransactionKind,
} from '@prorata/domain/vocabulary';
import { canonicalJson } from '@prorata/law/canonical-json';
import type { SeizableIncome } from '@prorata/law/parameters/seizable-income';

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
  /** Earlier drafts that were sent and that it replaces, the last one first. Absent where there are none. */
  readonly replaces?: readonly ReplacedDraft[];
  readonly office: Office;
  /** Who answers for the dossier, and signs unless there is a substitute. */
  readonly bailiff: BailiffOfReport;
  /** Who signs in the bailiff's place. Absent in reports that were calculated before that could be chosen. */
  readonly substitute?: BailiffOfReport | null;
  readonly defendant: Party;
  /** Who seized and who owed the money. Absent in reports that were calculated before they could be entered, as are deeds. */
  readonly parties?: OtherParties;
  readonly deeds?: readonly DeedOfReport[];
  /** Against whom it runs besides. Absent in reports of one defendant. */
  readonly coDefendants?: readonly Party[];
  /** Of several: in the order in which they were shared out. */
  readonly estates?: readonly EstateOfReport[];
  readonly origin: {
    readonly kinds: readonly TransactionKind[];
    readonly saleDate: IsoDate | null;
    readonly seizureDate: IsoDate | null;
  };
  /** When the central file of notices was consulted, in Belgian time. */
  readonly consultation: { readonly on: IsoDate; readonly time: string } | null;
  readonly invitations: Invitations;
  /** By which the attachable part of an income is reckoned. Absent where there is none, and in reports made before it was told. */
  readonly incomeScale?: SeizableIncome & { readonly from: IsoDate };
  /** Of income that comes month by month: who pays it, and what came in of which month. Absent in all other reports. */
  readonly incomeRun?: IncomeRunOfReport;
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
  /** What the office adds in its own words. Absent in reports that were calculated before it could. */
  readonly officeTexts?: Readonly<Partial<Record<OfficeTextPlace, string>>>;
  readonly paymentType: PaymentType;
  readonly contestationTermDays: number;
  /** The day up to which interest is counted. Absent in reports that were calculated before it was told. */
  readonly interestUntil?: IsoDate;
  /** To whom the report goes, and how. Absent in reports that were calculated before it was told. */
  readonly sending?: readonly Addressee[];
  /** Of a dossier that follows another of its series. */
  readonly series?: SeriesOfReport;
  readonly seal: Seal;
}

/** Which dossier it follows and why; of a decided reserve also what is released by it. */
export interface SeriesOfReport {
  readonly kind: FollowUpKind;
  readonly follows: string;
  readonly happenedOn: IsoDate;
  readonly source: string | null;
  readonly settlement?: {
    readonly releasedCents: Cents;
    readonly interestCents: Cents;
    readonly ownCostsCents: Cents;
    /** For each defendant. */
    readonly surplus: readonly { readonly id: string; readonly payNowCents: Cents }[];
  };
}

/** One distribution of an income that keeps coming in. */
export interface IncomeRunOfReport {
  /** The first of its series is 1. */
  readonly number: number;
  /** Dependent children of the debtor, as declared. */
  readonly children: number;
  readonly payers: readonly PayerOfReport[];
  /** The distributions before it, the first one first. */
  readonly earlier: readonly { readonly fileNumber: string; readonly repertoryNumber: string | null }[];
  /** By their month. */
  readonly receipts: readonly ReceiptOfReport[];
  /** The amounts of the law by which the receipts were computed, the oldest first. */
  readonly scales: readonly (SeizableIncome & { readonly from: IsoDate })[];
}

export interface PayerOfReport extends PartyOfDeed {
  readonly id: string;
  readonly kind: IncomeKind;
}

/** What came in of one month of income. */
export interface ReceiptOfReport {
  readonly id: string;
  readonly payerId: string;
  /** `2026-10`. */
  readonly month: string;
  readonly receivedOn: IsoDate;
  readonly receivedCents: Cents;
  /** Of it: what lies beyond the quota, which only maintenance may take (Judicial Code 1412). */
  readonly maintenanceOnlyCents: Cents;
  /** Our own figure; `null` where nobody computed it. */
  readonly computed: ComputedMonth | null;
  /** Why what was paid is taken although our figure differs. */
  readonly differenceNote: string | null;
}

/** How much of the income of a month may be seized, band by band. */
export interface ComputedMonth {
  readonly scaleFrom: IsoDate;
  /** What was counted together (1411). */
  readonly incomes: readonly {
    readonly kind: IncomeKind;
    readonly payer: string | null;
    readonly netCents: Cents;
  }[];
  readonly netCents: Cents;
  readonly brackets: readonly {
    readonly aboveCents: Cents;
    readonly upToCents: Cents | null;
    readonly incomeCents: Cents;
    readonly perMillion: number;
    readonly seizableCents: Cents;
  }[];
  readonly children: number;
  readonly childrenCents: Cents;
  readonly quotaCents: Cents;
  readonly protectedCents: Cents;
  /** What of the quota is for the payer of this receipt. */
  readonly ownQuotaCents: Cents;
}

/** A draft that is without effect. */
export interface ReplacedDraft {
  /** The day in Belgium on which it was signed. */
  readonly on: IsoDate;
  /** The number of its calculation, and the fingerprint of its outcome as its seal has it. */
  readonly number: number;
  readonly outcomeSha256: string;
}

export interface OtherParties {
  readonly seizing: readonly (PartyOfDeed & {
    readonly counsel: string | null;
    /** Who seized for this creditor, where it is another office. */
    readonly bailiff: string | null;
  })[];
  readonly thirdParties: readonly (PartyOfDeed & {
    readonly declaredOn: IsoDate | null;
    readonly receivedOn: IsoDate | null;
  })[];
  readonly electedDomicile: string | null;
}

export interface PartyOfDeed {
  readonly name: string;
  readonly address: string | null;
  readonly enterpriseNumber: string | null;
}

export interface DeedOfReport {
  readonly kind: DeedKind;
  readonly on: IsoDate | null;
  readonly description: string | null;
  readonly servedOn: IsoDate | null;
  readonly officer: string | null;
  readonly repertoryNumber: string | null;
}

export interface Addressee {
  readonly name: string;
  /** `null` for who filed none. */
  readonly statementId: string | null;
  readonly isDefendant: boolean;
  readonly ways: readonly ('registered' | 'qualified' | 'email')[];
}

/** What one estate had, and what became of it. */
export interface EstateOfReport {
  readonly id: string;
  readonly name: string;
  readonly isCommon: boolean;
  readonly moneyInCents: Cents;
  readonly receivedCents: Cents;
  readonly costsCents: Cents;
  readonly paidCents: Cents;
  readonly reservedCents: Cents;
  readonly passedOnCents: Cents;
  readonly surplusCents: Cents;
  /** What each creditor asked of it and got, and the most that it gives because others who owe it pay the rest. */
  readonly shares: readonly (Share & { readonly ceilingCents?: Cents })[];
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
  /** By qualified electronic registered delivery. */
  readonly qualified?: number;
  readonly firstSentOn: IsoDate | null;
  readonly lastSentOn: IsoDate | null;
  /** Who was invited and filed nothing. */
  readonly silent: readonly string[];
  /** Those that the office ended before the legal term was over. */
  readonly endedEarly: EarlyEnd | null;
}

/** Where there are several estates: in which it is or took place, and what that is called. */
export interface InEstate {
  readonly estateId: string;
  readonly estate: string;
}

export interface PoolOfReport extends Partial<InEstate> {
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
  /** Who owes it and how, where there are several defendants; more than one where its claims differ. */
  readonly owedBy?: readonly { readonly names: readonly string[]; readonly liability: Liability }[];
  /** A paper was filed as title, and nobody has said what identifies it. */
  readonly hasUnnamedTitle?: boolean;
  /** The last digits of the account, for all parties read the report, and what the payment will say. */
  readonly payment?: { readonly accountEnd: string | null; readonly communication: string };
  readonly filedOn: IsoDate | null;
  readonly isLate: boolean;
  /** What was declared, and what became of it. Absent in reports that were calculated before it was told. */
  readonly declared?: Declared;
  /** How each of its amounts came to be counted; nothing of it is printed. Absent in reports calculated before it was kept. */
  readonly countings?: readonly Counting[];
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
  /** Of what is allotted, what is consigned (Judicial Code 1628). */
  readonly reservedCents: Cents;
  /** Of what is allotted, what goes to costs that the declarant alone bears. */
  readonly borneCents?: Cents;
  /** Of a supplementary distribution: what the whole run gives, what was received before, and what happens now. */
  readonly settled?: {
    readonly totalCents: Cents;
    readonly receivedCents: Cents;
    readonly payNowCents: Cents;
    readonly consignNowCents: Cents;
    readonly releasedCents: Cents;
    /** What lies at the deposit office afterwards; absent in reports that were calculated before it was kept. */
    readonly heldCents?: Cents;
  };
  /** Of a distribution in a series of runs: what was accepted so far, with interest, and what was received before. */
  readonly series?: {
    readonly acceptedCents: Cents;
    readonly earlierCents: Cents;
    readonly beforeCents: Cents;
    readonly afterCents: Cents;
  };
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

/**
 * One claim of a statement, or what of it has no privilege. The entries of a statement add up to it: where a privilege
 * is not paid in full, what is left is in the entry of the rest alone. Where several estates are asked for one debt, the
 * entries are what each was asked, and only what is allotted adds up.
 */
export interface Entry extends Partial<InEstate> {
  readonly kind: RoundKind;
  /** The name of the privilege. */
  readonly name: string;
  readonly articles: string;
  /** By which two reports are compared; a number of the law register, which no reader knows. */
  readonly rank: number;
  readonly pool: string | null;
  readonly since: IsoDate | null;
  readonly isRest: boolean;
  readonly isReserved: boolean;
  readonly limitCents: Cents | null;
  /** What the privilege was granted for, whatever it was paid. */
  readonly securedCents: Cents;
  /** Where it came when the money was shared out; empty for what has no privilege. */
  readonly places: readonly PlaceInOrder[];
  /** The numbers of the declarants who shared that place. */
  readonly besides: readonly number[];
  /** The general privileges that were paid before this special one on its lots, such as funeral costs. */
  readonly after: readonly string[];
  /** What each of several lots gave. */
  readonly draws: readonly { readonly lot: number | null; readonly drawnCents: Cents }[];
  /** Why the bailiff fixed what each lot gives at most. */
  readonly fixedReason: string | null;
  /** Why the rest has no privilege. */
  readonly reasons: readonly OrdinaryReason[];
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
}

/** Its place among the special privileges on its lots, or among the general ones: from 1, in the order that was followed. */
export interface PlaceInOrder {
  readonly lots: readonly number[];
  readonly place: number;
}

export type OrdinaryReason =
  | { readonly because: OrdinaryBecause | 'unpaid' | 'excluded'; readonly amountCents: Cents }
  | { readonly because: 'limit'; readonly amountCents: Cents; readonly limitCents: Cents };

/** One sharing: everybody of one rank, on one lot or on all the money. */
export interface RoundOfReport extends Partial<InEstate> {
  readonly kind: RoundKind;
  readonly rank: number;
  /** As for an entry: among the special ones on its lot, or among the general ones. */
  readonly place: number;
  readonly lots: readonly number[];
  /** The names of the privileges that share the rank. */
  readonly names: readonly string[];
  readonly articles: string;
  readonly demandedCents: Cents;
  readonly availableCents: Cents;
  readonly paidCents: Cents;
  readonly draws: readonly { readonly pool: string | null; readonly drawnCents: Cents }[];
  readonly shares: readonly Share[];
  readonly orderReason: string | null;
  /** Of assignments of income: the day and the time in Belgium of their notice. */
  readonly notified?: { readonly on: IsoDate; readonly time: string };
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
    /** The lots that bear it alone. */
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
  /** The claims in order, the privilege, or the question with its answer. */
  readonly what: string;
  /** Of a rank: the privileges that came right before and right after it. */
  readonly between?: { readonly before: readonly string[]; readonly after: readonly string[] };
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
