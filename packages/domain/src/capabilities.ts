import type { ApprovalState, SignerChoice, UserType } from './vocabulary.ts';

/** What decides, before looking at any dossier, what a signed-in person may do. */
export interface UserFacts {
  readonly isOnboarded: boolean;
  readonly approval: ApprovalState;
  readonly userType: UserType | null;
  readonly isPlatformAdmin: boolean;
  readonly isOrganizationAdmin: boolean;
  readonly distributionReadPermission: boolean;
  readonly distributionWritePermission: boolean;
  readonly canManageDossiersPermission: boolean;
  readonly claimOfDebtPermission: boolean;
  readonly organization: OrganizationFacts | null;
}

export interface OrganizationFacts {
  readonly approval: ApprovalState;
  readonly isComplete: boolean;
  readonly hasAcceptedEula: boolean;
  readonly isBailiffsOffice: boolean;
  readonly hasDistributionFilePermission: boolean;
  readonly hasClaimOfDebtPermission: boolean;
}

/** One that files often and keeps no dossiers: a tax office, a bank, a lawyer. Its people see what is addressed to it, and nothing else. */
export function isCreditorOrganization(
  organization: Pick<OrganizationFacts, 'isBailiffsOffice' | 'hasClaimOfDebtPermission'>,
): boolean {
  return organization.hasClaimOfDebtPermission && !organization.isBailiffsOffice;
}

export type Refusal =
  | 'notOnboarded'
  | 'userPending'
  | 'userDisapproved'
  | 'organizationIncomplete'
  | 'eulaNotAccepted'
  | 'insufficientPermissions';

type Rule = (user: UserFacts | undefined) => Refusal | undefined;

/**
 * Who may do what. Each rule gives the reason against, or `undefined`. Being an administrator opens no dossier:
 * it is the bailiff's office that may see what it is told about people's debts.
 */
const RULES: Readonly<
  Record<
    | 'manageOwnAccount'
    | 'readDossiers'
    | 'writeDossiers'
    | 'signDossiers'
    | 'administerOrganization'
    | 'administerOffice'
    | 'fileClaims'
    | 'administerWorkspace'
    | 'administerPlatform',
    Rule
  >
> = {
  manageOwnAccount: () => undefined,
  readDossiers: (user) => refusalOfDossiers(user) ?? unless(mayRead(user)),
  writeDossiers: (user) => refusalOfDossiers(user) ?? unless(mayRead(user) && mayWrite(user)),
  signDossiers: (user) => refusalOfDossiers(user) ?? unless(user?.userType === 'Bailiff'),
  administerOrganization: (user) =>
    refusalForAccessState(user) ?? unless(user?.isOrganizationAdmin === true && user.organization !== null),
  /** What a bailiffs' office has and a creditor has not: its own texts, its invoices, its party book. */
  administerOffice: (user) => RULES.administerOrganization(user) ?? unless(!isOfCreditor(user)),
  /** Both flags, and no other: the organization may file, and the person may do it for them. */
  fileClaims: (user) => refusalOfFiling(user) ?? unless(user?.claimOfDebtPermission === true),
  /** Where the money goes and which machines may file is for those who answer for the organization. */
  administerWorkspace: (user) => RULES.fileClaims(user) ?? unless(user?.isOrganizationAdmin === true),
  administerPlatform: (user) => refusalForAccessState(user) ?? unless(user?.isPlatformAdmin === true),
};

export type Capability = keyof typeof RULES;
export const CAPABILITIES = Object.keys(RULES) as readonly Capability[];

/** Why a signed-in person may not do something, or `undefined` when they may; no user means: not stored yet. */
export function findRefusal(user: UserFacts | undefined, capability: Capability): Refusal | undefined {
  return RULES[capability](user);
}

/** Who signs the report of a dossier: its responsible bailiff, or the deputy where that was chosen. */
export function signerIdOf(dossier: {
  readonly signer: SignerChoice;
  readonly responsibleBailiffId: string | null;
  readonly deputyBailiffId: string | null;
}): string | null {
  return dossier.signer === 'deputy' ? dossier.deputyBailiffId : dossier.responsibleBailiffId;
}

/** A person has a standing once they have introduced themselves and a platform administrator has approved them. */
function refusalForAccessState(user: UserFacts | undefined): Refusal | undefined {
  if (!user?.isOnboarded) return 'notOnboarded';
  if (user.approval === 'pending') return 'userPending';
  return user.approval === 'disapproved' ? 'userDisapproved' : undefined;
}

/** An organization works with dossiers once it may work at all, keeps them, and is allowed to. */
function refusalOfDossiers(user: UserFacts | undefined): Refusal | undefined {
  return (
    refusalOfWork(user) ??
    unless(user?.organization?.hasDistributionFilePermission === true && !isOfCreditor(user))
  );
}

function refusalOfFiling(user: UserFacts | undefined): Refusal | undefined {
  return refusalForAccessState(user) ?? findRefusalOfFiling(user?.organization ?? null);
}

/** Why an organization does not file for itself, whoever of its people or machines would do it. */
export function findRefusalOfFiling(organization: OrganizationFacts | null): Refusal | undefined {
  return refusalOfOrganization(organization) ?? unless(organization?.hasClaimOfDebtPermission === true);
}

function isOfCreditor(user: UserFacts | undefined): boolean {
  return user?.organization ? isCreditorOrganization(user.organization) : false;
}

function refusalOfWork(user: UserFacts | undefined): Refusal | undefined {
  return refusalForAccessState(user) ?? refusalOfOrganization(user?.organization ?? null);
}

/** An organization works once it is approved, complete and bound by the licence. */
function refusalOfOrganization(organization: OrganizationFacts | null): Refusal | undefined {
  if (organization?.approval !== 'approved' || !organization.isComplete) return 'organizationIncomplete';
  return organization.hasAcceptedEula ? undefined : 'eulaNotAccepted';
}

function mayRead(user: UserFacts | undefined): boolean {
  const isAllowed = user?.distributionReadPermission || user?.distributionWritePermission;
  return isAllowed === true || isBailiffOrCandidate(user);
}

/** Bailiffs and candidate bailiffs can always manage dossiers. */
function mayWrite(user: UserFacts | undefined): boolean {
  const isAllowed = user?.distributionWritePermission || user?.canManageDossiersPermission;
  return isAllowed === true || isBailiffOrCandidate(user);
}

function isBailiffOrCandidate(user: UserFacts | undefined): boolean {
  return user?.userType === 'Bailiff' || user?.userType === 'CandidateBailiff';
}

function unless(isAllowed: boolean): Refusal | undefined {
  return isAllowed ? undefined : 'insufficientPermissions';
}
