import type { Stop } from '@prorata/contract/dossiers/stop';
import type { ReplacedDraft } from '@prorata/documents/report/report';
import type { InterestMethod } from '@prorata/domain/claims/interest';
import type { CostCounts } from '@prorata/domain/costs/dossier-costs';
import type { Recipients } from '@prorata/domain/report-sending/plan-sending';
import type { ApprovalState, Salutation, UserType } from '@prorata/domain/vocabulary';
import type { Selectable } from 'kysely';
import type { InvitationsTable, OrganizationsTable } from '../../database/tables.ts';
import type { TariffCost } from '../costs/read-tariff.ts';
import type { CreditorRecord } from '../creditors/read-creditors.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { DossierMoney } from '../dossiers/read-money.ts';
import type { FollowUp } from '../dossiers/series.ts';
import type { IncomeOrder } from '../income/income-order.ts';
import type { IncomeRun } from '../income/income-run.ts';
import type { RunReceipt } from '../income/run-receipts.ts';
import type { readOfficeTexts } from '../organizations/office-texts.ts';
import type { WholeStatement } from '../statements/statement-record.ts';

/** Everything about a dossier that a calculation and its report stand on, read at one moment. */
export interface DossierContent {
  readonly dossier: DossierRecord;
  readonly bailiff: Bailiff | null;
  /** The deputy, when chosen to sign in the bailiff's place. */
  readonly substitute: Bailiff | null;
  readonly office: Office;
  /** What the office adds to its reports, in every language in which it has written it. */
  readonly officeTexts: Awaited<ReturnType<typeof readOfficeTexts>>;
  readonly money: DossierMoney;
  /** What came in month by month and this dossier distributes. */
  readonly receipts: readonly RunReceipt[];
  /** Which distribution of that income it is, and who pays it; `null` where there is none. */
  readonly incomeRun: IncomeRun | null;
  /** Who goes first on an income, and by which amounts its creditors share. */
  readonly incomeOrder: IncomeOrder;
  /** Of a dossier that follows another of its series. */
  readonly followUp: FollowUp | null;
  readonly stops: readonly Stop[];
  /** When the central file was last consulted before a step, besides what the dossier itself tells. */
  readonly consultedAt: Date | null;
  readonly counts: CostCounts;
  readonly interest: InterestMethod;
  readonly tariff: readonly TariffCost[];
  /** Those that were not deleted, as they came in. */
  readonly statements: readonly StatementContent[];
  readonly creditors: readonly CreditorRecord[];
  readonly invitations: readonly InvitationContent[];
  /** The drafts that were sent and that the next report replaces, the last one first. */
  readonly replaced: readonly ReplacedDraft[];
  /** To whom the report will go. */
  readonly recipients: Recipients;
}

export interface Bailiff {
  readonly salutation: Salutation | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly dutchImmatriculation: string | null;
  readonly frenchImmatriculation: string | null;
  readonly approval: ApprovalState;
  readonly removedAt: Date | null;
}

export interface Office
  extends Pick<
    Selectable<OrganizationsTable>,
    'name' | 'displayName' | 'address' | 'phone' | 'email' | 'enterpriseNumber' | 'thirdPartyAccount'
  > {
  readonly logo: { readonly sha256: string; readonly storageKey: string; readonly mediaType: string } | null;
}

export interface StatementContent extends WholeStatement {
  /** The name of the declarant's office, when it is one of this platform. */
  readonly platformOfficeName: string | null;
}

/** By the way on which it arrived, and from when that counts. */
export type InvitationContent = Pick<
  Selectable<InvitationsTable>,
  'id' | 'status' | 'sendMethod' | 'sentAt' | 'addressee' | 'emails' | 'closedAt' | 'closedBy'
> & {
  readonly presentedAt: Date | null;
  /** It asks a creditor of an earlier run about a balance, which stands without an answer. */
  readonly isBalanceRequest: boolean;
};
