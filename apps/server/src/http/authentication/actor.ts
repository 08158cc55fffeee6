import type { Call, Caller } from '@prorata/contract/call';
import type { ApprovalState, UserType } from '@prorata/domain/vocabulary';

/** What a verified sign-in token says about a person. Only the subject is certain. */
export interface Identity {
  readonly subject: string;
  readonly name: string | null;
  readonly surname: string | null;
  readonly email: string | null;
  readonly locale: string | null;
}

/** What is needed of a stored user, and of the organization, to decide what they may do. */
export interface ActingUser {
  readonly id: string;
  readonly isOnboarded: boolean;
  readonly approval: ApprovalState;
  readonly userType: UserType | null;
  readonly isPlatformAdmin: boolean;
  readonly isOrganizationAdmin: boolean;
  readonly distributionReadPermission: boolean;
  readonly distributionWritePermission: boolean;
  readonly canManageDossiersPermission: boolean;
  readonly organization: ActingOrganization | null;
}

export interface ActingOrganization {
  readonly id: string;
  readonly approval: ApprovalState;
  readonly isComplete: boolean;
  readonly hasAcceptedEula: boolean;
  readonly hasDistributionFilePermission: boolean;
}

/** A person who signed in; `user` is absent until something about them has been stored. */
export interface SignedIn {
  readonly kind: 'signedIn';
  readonly identity: Identity;
  readonly user: ActingUser | undefined;
}

/** A person who signed in and has been approved. */
export interface ApprovedUser extends SignedIn {
  readonly user: ActingUser;
}

/** A creditor; whether the code is known is for the feature to find out. */
export interface InvitationHolder {
  readonly kind: 'invitationHolder';
  readonly invitationCode: string;
}

export interface Service {
  readonly kind: 'service';
}

export interface Visitor {
  readonly kind: 'visitor';
}

export type Actor = Visitor | SignedIn | InvitationHolder | Service;

interface ActorByCaller {
  readonly anyone: Visitor;
  readonly signedIn: SignedIn;
  readonly dossierReader: ApprovedUser;
  readonly dossierWriter: ApprovedUser;
  readonly signingBailiff: ApprovedUser;
  readonly organizationAdministrator: ApprovedUser;
  readonly platformAdministrator: ApprovedUser;
  readonly invitationHolder: InvitationHolder;
  readonly service: Service;
}

/** Who can be behind a call, by what its declaration says of its callers. */
export type ActorOf<C extends Call> = ActorByCaller[C['who'][number] & Caller];
