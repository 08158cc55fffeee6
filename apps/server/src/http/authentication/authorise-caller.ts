import type { Call, Caller } from '@prorata/contract/call';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { ProblemError } from '../problems/problem-error.ts';
import type { ActingUser, Actor } from './actor.ts';
import { refusalOfStanding, refusalToReadDossiers, refusalToWriteDossiers } from './capabilities.ts';

type Rule = (user: ActingUser | undefined) => ServerProblemCode | undefined;

/** Who a signed-in person must be. For the other kinds of caller the credential itself is the proof. */
const RULES: Readonly<Record<Caller, Rule>> = {
  anyone: () => undefined,
  signedIn: () => undefined,
  dossierReader: refusalToReadDossiers,
  dossierWriter: refusalToWriteDossiers,
  signingBailiff: (user) =>
    refusalToReadDossiers(user) ?? (user?.userType === 'Bailiff' ? undefined : 'insufficient-permissions'),
  organizationAdministrator: (user) =>
    refusalOfStanding(user) ??
    (user?.isOrganizationAdmin && user.organization ? undefined : 'insufficient-permissions'),
  platformAdministrator: (user) =>
    refusalOfStanding(user) ?? (user?.isPlatformAdmin ? undefined : 'insufficient-permissions'),
  invitationHolder: () => undefined,
  service: () => undefined,
};

/** Refuses an actor who is none of the callers that the call is for. Being one of them is enough. */
export function authoriseCaller(call: Call, actor: Actor): void {
  if (actor.kind !== 'signedIn') return;
  const refusals = call.who.map((caller) => RULES[caller](actor.user));
  const [refusal] = refusals;
  if (refusal && refusals.every(Boolean)) throw new ProblemError(refusal);
}
