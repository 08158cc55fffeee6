import type { Title } from '@prorata/domain/claims/titles';
import type {
  CreditorType,
  DeedKind,
  DossierLanguage,
  IncomeKind,
  LegalForm,
  Liability,
  Salutation,
  SendOption,
  TransactionKind,
} from '@prorata/domain/vocabulary';
import { CLAES_DEWITTE_DOSSIERS } from './dossiers/claes-dewitte.ts';
import { DE_WACHTER } from './dossiers/de-wachter.ts';
import { DELVIGNE_DOSSIERS } from './dossiers/delvigne.ts';
import { KALBUSCH_DOSSIERS } from './dossiers/kalbusch.ts';
import { LEEMANS_COENEN } from './dossiers/leemans-coenen.ts';
import { OUDEVAART } from './dossiers/oudevaart.ts';
import { VAN_HOORICK } from './dossiers/van-hoorick.ts';
import type { DemoAddress, DemoOfficeKey } from './offices.ts';

/** The day on which the demonstration is told; whoever loads it moves every date by whole weeks to their own day. */
export const STORY_DAY = '2026-11-17';

/** A day of the story, `2026-10-22`, or a moment of it, `2026-10-22T14:06`, by the clock in Belgium. */
export type DemoDay = string;
export type DemoMoment = string;

export interface DemoAsset {
  readonly name: string;
  readonly description: string;
  readonly kind: TransactionKind;
  readonly collectedCents: bigint;
  /** Whose it is, in basis points; the first defendant's where nothing is said. */
  readonly shares?: readonly { readonly estate: DemoEstateKey; readonly basisPoints: number }[];
}

/** `main` for the first defendant, else the key of another one or of what they have in common. */
export type DemoEstateKey = string;

/** Who owes something and how, where it is not the first defendant alone. */
export interface DemoDebtors {
  readonly debtors: readonly DemoEstateKey[];
  readonly liability: Liability;
}

export interface DemoExecutionCost {
  readonly date: DemoDay;
  readonly description: string;
  readonly amountCents: bigint;
  /** The name of the asset that bears it alone. */
  readonly asset?: string;
}

export interface DemoClaim {
  readonly privilegeId: string;
  readonly type: 'specific' | 'general';
  readonly amountCents: bigint;
  /** What the creditor asked, where the office changed it. */
  readonly filedCents?: bigint;
  /** Why the office does not accept all of it. */
  readonly rejection?: string;
  /** The names of the lots that it draws on. */
  readonly assets?: readonly string[];
  readonly since?: DemoDay;
}

export interface DemoCreditor {
  readonly type: CreditorType;
  readonly name: string | null;
  readonly form: LegalForm | null;
  readonly enterpriseNumber: string | null;
  readonly salutation?: Salutation;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly nationalNumber?: string;
  readonly address: DemoAddress;
  readonly email: string;
}

/** A document of a creditor: the lines that stand on its one page. */
export interface DemoDocument {
  readonly type: 'settlement' | 'title';
  readonly fileName: string;
  readonly lines: readonly string[];
}

export interface DemoStatement {
  readonly filedAt: DemoMoment;
  readonly totalCents: bigint;
  readonly filedTotalCents?: bigint;
  readonly claims: readonly DemoClaim[];
  readonly documents: readonly DemoDocument[];
  /** On what all of it is founded; its days move with those that stand in the documents. */
  readonly titles: readonly Title[];
  readonly declarant: string;
  readonly account: string;
  readonly reference: string;
  readonly sendOption: SendOption;
  /** When the office looked at it; absent while nobody has. */
  readonly reviewedAt?: DemoMoment;
  /** Why the office changed what was filed. */
  readonly explanation?: string;
  /** Of all of it. */
  readonly owedBy?: DemoDebtors;
  /** Who of the office found it right. */
  readonly validatedBy?: string;
}

export interface DemoInvitation {
  readonly creditor: DemoCreditor;
  readonly method: 'Email' | 'RegisteredLetter';
  /** Absent while it waits to be sent. */
  readonly sentAt?: DemoMoment;
  readonly isBounced?: boolean;
  /** The post brought the letter back. */
  readonly isReturned?: boolean;
  /** Filed, and the invitation closed, by the creditor. */
  readonly statement?: DemoStatement;
  /** When nobody had answered and the term was over. */
  readonly lapsedAt?: DemoMoment;
}

/** A statement that the office enters itself, of somebody whose papers it has. */
export interface DemoEntered {
  readonly creditor: DemoCreditor;
  readonly statement: Omit<DemoStatement, 'filedTotalCents' | 'explanation' | 'owedBy'> & {
    /** All that falls to it is kept, as long as it has no enforceable title. */
    readonly isReserved?: boolean;
  };
}

/** How a distribution went on, as far as it did. Each step needs those before it. */
export interface DemoDistribution {
  readonly calculatedAt: DemoMoment;
  readonly signedAt?: DemoMoment;
  readonly sentAt?: DemoMoment;
  readonly contested?: {
    readonly at: DemoMoment;
    /** The name of the creditor whose line is contested, by the defendant. */
    readonly against: string;
    readonly grounds: string;
  };
  readonly stopped?: { readonly at: DemoMoment; readonly note: string; readonly trustee: string };
  /** When nobody could contest any more. */
  readonly termOverAt?: DemoMoment;
  /** A file for the bank, which somebody else approves. */
  readonly filePreparedAt?: DemoMoment;
  /** All are paid; what the law asks for afterwards is left to do. */
  readonly paidAt?: DemoMoment;
}

/** What the people of the office tell each other about a dossier, by their subjects. */
export interface DemoWork {
  readonly handler?: string;
  readonly followers?: readonly string[];
  readonly notes?: readonly {
    readonly by: string;
    readonly at: DemoMoment;
    readonly text: string;
    readonly mentions?: readonly string[];
    /** The name of the creditor whose statement it is about. */
    readonly about?: string;
    readonly isPinned?: boolean;
  }[];
  readonly tasks?: readonly {
    readonly by: string;
    readonly at: DemoMoment;
    readonly text: string;
    readonly dueOn: DemoDay;
    readonly assignee: string;
    readonly isDone?: boolean;
  }[];
  readonly reminders?: readonly {
    readonly by: string;
    readonly at: DemoMoment;
    readonly text: string;
    readonly dueOn: DemoDay;
  }[];
}

export type DemoDefendant =
  | { readonly company: string; readonly form: LegalForm; readonly enterpriseNumber: string }
  | { readonly firstName: string; readonly lastName: string; readonly nationalNumber: string };

interface DemoParty {
  readonly name: string;
  readonly address: string;
  readonly kboNumber: string;
}

/** Who seized, by which deeds, and who owed the money. */
export interface DemoDeeds {
  readonly seizingCreditors: readonly (DemoParty & { readonly counsel?: string })[];
  readonly deeds: readonly {
    readonly kind: DeedKind;
    readonly date: DemoDay;
    readonly description?: string;
    readonly servedOn?: DemoDay;
    readonly officer?: string;
    readonly repertoryNumber?: string;
  }[];
  readonly thirdPartyDebtors: readonly (DemoParty & {
    readonly declaredOn: DemoDay;
    readonly receivedOn: DemoDay;
  })[];
  readonly electedDomicile: string;
}

/** What a third party pays month by month, and when it is distributed. */
export interface DemoIncome {
  readonly everyMonths: number;
  readonly thresholdCents: bigint;
  readonly children: number;
  readonly childrenSince: DemoDay;
  readonly payer: {
    readonly name: string;
    readonly kind: IncomeKind;
    readonly kboNumber: string;
    readonly address: DemoAddress;
    readonly email: string;
    readonly account: string;
    readonly seizedAt: DemoMoment;
    readonly paysOnDay: number;
  };
  readonly receipts: readonly {
    /** A day of the month of which it is the pay: the day on which it was paid. */
    readonly paidOn: DemoDay;
    readonly receivedOn: DemoDay;
    readonly netCents: bigint;
    readonly amountCents: bigint;
  }[];
}

export interface DemoDossier {
  readonly office: DemoOfficeKey;
  /** Its place among the dossiers of its office and year. */
  readonly serial: number;
  readonly title: string;
  readonly reference: string | null;
  readonly repertoryNumber?: string;
  readonly language: DossierLanguage;
  readonly openedAt: DemoMoment;
  /** Subjects of people of the office. */
  readonly openedBy: string;
  readonly responsible: string;
  readonly deputy: string | null;
  readonly defendant: DemoDefendant;
  readonly representative?: { readonly firstName: string; readonly lastName: string };
  readonly email?: string;
  readonly phone?: string;
  readonly address: DemoAddress;
  /** Who is pursued with the first defendant, and what they have in common. */
  readonly coDefendants?: readonly (DemoDefendant & {
    readonly key: DemoEstateKey;
    readonly address: DemoAddress;
  })[];
  readonly commonEstates?: readonly {
    readonly key: DemoEstateKey;
    readonly name: string;
    readonly members: readonly DemoEstateKey[];
  }[];
  readonly kinds: readonly TransactionKind[];
  readonly saleDate: DemoDay | null;
  readonly seizureDate: DemoDay | null;
  readonly deeds: DemoDeeds;
  readonly consultedAt: DemoMoment | null;
  readonly balanceCents: bigint | null;
  readonly assets: readonly DemoAsset[];
  readonly executionCosts: readonly DemoExecutionCost[];
  readonly invitations: readonly DemoInvitation[];
  readonly entered?: readonly DemoEntered[];
  readonly distribution?: DemoDistribution;
  readonly work?: DemoWork;
  readonly income?: DemoIncome;
  /** How the dossier went on from there; absent while it is as its invitations leave it. */
  readonly movedOn?: {
    readonly to: 'Provisioned' | 'Cancelled';
    readonly at: DemoMoment;
    readonly reason?: string;
  };
}

/** Dossiers in every status. */
export const DEMO_DOSSIERS: readonly DemoDossier[] = [
  DE_WACHTER,
  VAN_HOORICK,
  LEEMANS_COENEN,
  OUDEVAART,
  ...CLAES_DEWITTE_DOSSIERS,
  ...DELVIGNE_DOSSIERS,
  ...KALBUSCH_DOSSIERS,
];
