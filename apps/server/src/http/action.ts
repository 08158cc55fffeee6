import type { AUDIT_ACTORS } from '@prorata/contract/audit/audit-event';
import type { Call } from '@prorata/contract/call';
import type { Transaction } from '../database/tables.ts';
import type {
  ActingUser,
  Actor,
  ActorOf,
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
    /** A user, the invitation under whose code a creditor acts, or the secured link of a visitor. */
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
}

/** What a term that ran out, a report from the post or another service does. */
export function actionOfSystem(at: Date, requestId: string | null = null): Action {
  return { actor: { kind: 'system', id: null, name: null }, requestId, at };
}

/** What can be done by who is behind a call. */
export type ActionOf<C extends Call> =
  ActorOf<C> extends SignedIn ? UserAction : ActorOf<C> extends InvitationHolder ? CreditorAction : Action;

/** The action behind a request. Somebody of whom nothing is stored yet has nothing to act upon. */
export function actionOf<C extends Call>(actor: Actor, request: Omit<Action, 'actor'>): ActionOf<C>;
export function actionOf(actor: Actor, request: Omit<Action, 'actor'>): Action {
  if (actor.kind === 'invitationHolder') {
    const { invitationId: id, name, origin } = actor;
    return { ...request, actor: { kind: 'creditor', id, name }, origin };
  }
  if (actor.kind !== 'signedIn') return { ...actionOfSystem(request.at), ...request };
  if (actor.user === undefined) throw new ProblemError('not-onboarded');
  return { ...request, actor: actor.user };
}
