import type { AUDIT_ACTORS } from '@prorata/contract/audit/audit-event';
import type { Call } from '@prorata/contract/call';
import type { Transaction } from '../database/tables.ts';
import type {
  ActingUser,
  Actor,
  ActorOf,
  Colleague,
  InvitationHolder,
  Origin,
  SignedIn,
} from './authentication/actor.ts';
import { ProblemError } from './problems/problem-error.ts';

/**
 * Stores, in the transaction of an act, that its request is being carried out.
 * @throws when the same request has been carried out before: the act is undone.
 */
export type Claim = (trx: Transaction) => Promise<void>;

/**
 * Who does something, when, and under which id the log knows the request. It is made once, at the edge: for a user or
 * a creditor with a code when a call comes in, and for the product itself when a job starts.
 */
export interface Action {
  readonly actor: {
    readonly kind: (typeof AUDIT_ACTORS)[number];
    /** A user, the invitation under whose code a creditor acts or the key with which, or the secured link of a visitor. */
    readonly id: string | null;
    readonly name: string | null;
  };
  /** From where a creditor acts. */
  readonly origin?: Origin;
  readonly requestId: string | null;
  readonly at: Date;
  /** For a request that its sender may repeat. */
  readonly claim?: Claim | undefined;
}

/** What a person does who is, or is about to be, stored as a user. */
export interface PersonAction extends Action {
  readonly actor: { readonly kind: 'user'; readonly id: string; readonly name: string };
}

/** What a user does; the actor carries what decides what they may do. */
export interface UserAction extends PersonAction {
  readonly actor: ActingUser;
}

/** What a creditor does with an invitation. */
export interface CreditorAction extends Action {
  readonly actor: { readonly kind: 'creditor'; readonly id: string; readonly name: string | null };
  readonly colleague?: Colleague | undefined;
}

/** What a term that ran out, a report from the post or another service does. */
export function actionOfSystem(at: Date, requestId: string | null = null): Action {
  return { actor: { kind: 'system', id: null, name: null }, requestId, at };
}

/** What can be done by who is behind a call. */
export type ActionOf<C extends Call> =
  ActorOf<C> extends SignedIn ? UserAction : ActorOf<C> extends InvitationHolder ? CreditorAction : Action;

/** As the trail of a dossier names somebody of an organization that files often. */
export function nameIn(colleague: Colleague | undefined): string | undefined {
  return colleague && `${colleague.name} (${colleague.organizationName})`;
}

/** The action behind a request. Somebody of whom nothing is stored yet has nothing to act upon. */
export function actionOf<C extends Call>(actor: Actor, request: Omit<Action, 'actor'>): ActionOf<C>;
export function actionOf(actor: Actor, request: Omit<Action, 'actor'>): Action | CreditorAction {
  if (actor.kind === 'invitationHolder') {
    const { invitationId: id, name, origin, colleague } = actor;
    return {
      ...request,
      actor: { kind: 'creditor', id, name: nameIn(colleague) ?? name },
      origin,
      colleague,
    };
  }
  // What a machine does is done by the creditor whose key it has.
  if (actor.kind === 'keyHolder') {
    return { ...request, actor: { kind: 'creditor', id: actor.keyId, name: actor.name } };
  }
  if (actor.kind !== 'signedIn') return { ...actionOfSystem(request.at), ...request };
  if (actor.user === undefined) throw new ProblemError('not-onboarded');
  return { ...request, actor: actor.user };
}
