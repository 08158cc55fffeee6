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
  readonly organization: OrganizationFacts | null;
}

export interface OrganizationFacts {
  readonly approval: ApprovalState;
  readonly isComplete: boolean;
  readonly hasAcceptedEula: boolean;
  readonly hasDistributionFilePermission: boolean;
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
const RULES = {
  manageOwnAccount: () => undefined,
  readDossiers: (user) => refusalOfWork(user) ?? unless(mayRead(user)),
  writeDossiers: (user) => refusalOfWork(user) ?? unless(mayRead(user) && mayWrite(user)),
  signDossiers: (user) => refusalOfWork(user) ?? unless(user?.userType === 'Bailiff'),
  administerOrganization: (user) =>
    refusalForAccessState(user) ?? unless(user?.isOrganizationAdmin === true && user.organization !== null),
  administerPlatform: (user) => refusalForAccessState(user) ?? unless(user?.isPlatformAdmin === true),
} as const satisfies Record<string, Rule>;

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

/** An organization works with dossiers once it is approved, complete, bound by the licence, and allowed to. */
function refusalOfWork(user: UserFacts | undefined): Refusal | undefined {
  const standing = refusalForAccessState(user);
  if (standing !== undefined) return standing;
  const organization = user?.organization;
  if (organization?.approval !== 'approved' || !organization.isComplete) return 'organizationIncomplete';
  if (!organization.hasAcceptedEula) return 'eulaNotAccepted';
  return unless(organization.hasDistributionFilePermission);
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
