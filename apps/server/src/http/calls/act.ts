import type { Clock } from '../../adapters/clock.ts';
import type { ActingUser } from '../authentication/actor.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** What a user is doing: who, when, and under which id the log knows the request. */
export interface Act {
  readonly actor: ActingUser;
  readonly requestId: string;
  readonly at: Date;
}

interface RequestOfUser {
  readonly actor: { readonly user: ActingUser | undefined };
  readonly requestId: string;
}

/** The act behind a request. Somebody of whom nothing is stored yet has nothing to act upon. */
export function actOf({ actor, requestId }: RequestOfUser, clock: Clock): Act {
  if (actor.user === undefined) throw new ProblemError('not-onboarded');
  return { actor: actor.user, requestId, at: clock() };
}
