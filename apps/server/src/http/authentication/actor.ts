import type { Call, Caller } from '@prorata/contract/call';
import type { OrganizationFacts, UserFacts } from '@prorata/domain/capabilities';

/** What a verified sign-in token says about a person. Only the subject is certain. */
export interface Identity {
  readonly subject: string;
  readonly name: string | null;
  readonly surname: string | null;
  readonly email: string | null;
  /** The identity service has seen the person receive mail there: they are who was entered under this address. */
  readonly isEmailVerified: boolean;
  /** When the person last proved who they are, where the identity service says so. */
  readonly authenticatedAt: Date | null;
  readonly session: SignInSession;
}

/** By what the end of a sign-in is known. */
export interface SignInSession {
  /** Digest of what the tokens of one session have in common, also those that are renewed. */
  readonly key: string;
  /** Digest of the person: the identity service may end all of their sessions at once. */
  readonly personKey: string;
  readonly issuedAt: Date;
}

/** A stored user: what decides what they may do, and how to name them. */
export interface ActingUser extends UserFacts {
  readonly kind: 'user';
  readonly id: string;
  /** First and last name, as the audit trail has it. */
  readonly name: string;
  readonly organization: (OrganizationFacts & { readonly id: string }) | null;
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

/** A creditor with the code of an invitation that exists; whether it is still open is for the feature to find out. */
export interface InvitationHolder {
  readonly kind: 'invitationHolder';
  readonly invitationCode: string;
  readonly invitationId: string;
  /** Whom the invitation is for, as the audit trail has it. */
  readonly name: string | null;
  readonly origin: Origin;
  /** Who of the organization uses it that has the invitation in its workspace. */
  readonly colleague?: Colleague | undefined;
}

/** Somebody, or a machine with a key, of an organization that files often. */
export interface Colleague {
  readonly organizationId: string;
  readonly organizationName: string;
  /** Their own name, or that of the key. */
  readonly name: string;
}

/** A machine with a key of an organization that files often. */
export interface KeyHolder {
  readonly kind: 'keyHolder';
  readonly keyId: string;
  readonly name: string;
  readonly organization: OrganizationFacts & { readonly id: string };
}

/** From where somebody calls. Whoever has a code or a link acts as its addressee, so the trail says where it was used. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
}

interface Service {
  readonly kind: 'service';
}

interface Visitor {
  readonly kind: 'visitor';
  readonly origin: Origin;
}

export type Actor = Visitor | SignedIn | KeyHolder | InvitationHolder | Service;

interface ActorByCaller {
  readonly anyone: Visitor;
  readonly signedIn: SignedIn;
  readonly dossierReader: ApprovedUser;
  readonly dossierWriter: ApprovedUser;
  readonly signingBailiff: ApprovedUser;
  readonly organizationAdministrator: ApprovedUser;
  readonly officeAdministrator: ApprovedUser;
  readonly platformAdministrator: ApprovedUser;
  readonly claimant: ApprovedUser | KeyHolder;
  readonly workspaceAdministrator: ApprovedUser;
  readonly invitationHolder: InvitationHolder;
  readonly service: Service;
}

/** Who can be behind a call, by what its declaration says of its callers. */
export type ActorOf<C extends Call> = ActorByCaller[C['who'][number] & Caller];
