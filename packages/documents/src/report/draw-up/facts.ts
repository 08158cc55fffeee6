import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import type { Choices } from '@prorata/domain/distribution/input';
import type { Distribution } from '@prorata/domain/distribution/outcome';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { Invitations, Party, Report } from '../v1/report.ts';

/** What a dossier is, apart from the calculation: from both together the report is drawn up. */
export interface ReportFacts
  extends Pick<
    Report,
    | 'language'
    | 'fileNumber'
    | 'reference'
    | 'calculation'
    | 'office'
    | 'bailiff'
    | 'defendant'
    | 'origin'
    | 'consultation'
    | 'explanation'
    | 'paymentType'
    | 'contestationTermDays'
    | 'seal'
  > {
  readonly invitations: Invitations;
  /** In the order in which the office listed them; the number of a lot is its place. */
  readonly assets: readonly { readonly id: string; readonly name: string }[];
  readonly executionCosts: readonly {
    readonly id: string;
    readonly description: string;
    readonly on: IsoDate | null;
    readonly assetId: string | null;
    readonly amountCents: Cents;
  }[];
  readonly tariffCosts: readonly DossierCostLine[];
  readonly vatRatePartsPerMillion: number;
  readonly isFreeOfRegistrationFees: boolean;
  readonly statements: readonly StatementFacts[];
  readonly choices: Choices;
}

export interface StatementFacts extends Party {
  readonly id: string;
  readonly declaredBy: string | null;
  readonly titles: readonly string[];
  readonly filedOn: IsoDate | null;
  readonly isLate: boolean;
}

/** The facts and the calculation that a report is drawn up from. */
export interface ReportSource {
  readonly facts: ReportFacts;
  readonly distribution: Distribution;
}
