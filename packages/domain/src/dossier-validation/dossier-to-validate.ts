import type { Cents } from '../money.ts';
import type { ClaimType, CreditorType, DocumentType, DossierLanguage, UserType } from '../vocabulary.ts';

/** Everything about a dossier that decides whether it can be calculated. Text that was never filled in is `null`. */
export interface DossierToValidate {
  readonly fileNumber: string;
  readonly language: DossierLanguage | null;
  readonly responsibleBailiff: ResponsibleBailiff | null;
  readonly balanceToDistributeCents: Cents;
  readonly assets: readonly SoldAsset[];
  readonly defendant: Defendant;
  readonly coDefendants?: readonly Defendant[];
  /** In the order in which the dossier shows them; `null` where something points to a statement that is gone. */
  readonly statements: readonly (StatementToValidate | null)[];
}

export interface ResponsibleBailiff {
  readonly userType: UserType;
  readonly dutchImmatriculation: string | null;
  readonly frenchImmatriculation: string | null;
}

export interface SoldAsset {
  readonly id: string;
  readonly collectedCents: Cents;
}

/** A company when it has a company name, otherwise a person. */
export interface Defendant extends PersonOrCompany {
  readonly address: PostalAddress;
}

export interface PersonOrCompany {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nationalNumber: string | null;
  readonly companyName: string | null;
  readonly enterpriseNumber: string | null;
}

/** Either free lines or a street; the country is an ISO code. */
export interface PostalAddress {
  readonly address1: string | null;
  readonly street: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

/** Who claims; the type is `null` until somebody has chosen it. */
export interface Creditor extends PersonOrCompany {
  readonly type: CreditorType | null;
  readonly address: PostalAddress;
}

export interface StatementToValidate {
  readonly id: string;
  /** Filed by a creditor with an invitation code. */
  readonly isThirdParty: boolean;
  readonly isValidated: boolean;
  readonly isDeleted: boolean;
  readonly creditor: Creditor;
  readonly totalAmountClaimedCents: Cents;
  /** What the office says was declared, of a statement that it entered itself. */
  readonly declaredTotalCents: Cents | null;
  readonly documentTypes: readonly DocumentType[];
  /** As the creditor listed them, without those that are calculated automatically. */
  readonly claims: readonly ClaimToValidate[];
}

export interface ClaimToValidate {
  readonly id: string;
  readonly type: ClaimType;
  /** What counts of it: admitted and reserved. */
  readonly amountDemandedCents: Cents;
  /** What was declared of it and is not accepted: where that is all of it, it stays listed with nothing. */
  readonly rejectedCents: Cents;
  /** The kind of the chosen privilege in the law register; `null` when none is chosen. */
  readonly privilegeType: ClaimType | null;
  readonly hasDocument: boolean;
  /** The lots that it draws on. */
  readonly assetIds: readonly string[];
}
