import type { Call, Caller } from '@prorata/contract/call';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { type Capability, findRefusal, type Refusal } from '@prorata/domain/capabilities';
import { ProblemError } from '../problems/problem-error.ts';
import type { Actor } from './actor.ts';

/** What a signed-in person must be able to do. For the other callers the credential itself is the proof. */
const CAPABILITIES: Readonly<Partial<Record<Caller, Capability>>> = {
  signedIn: 'manageOwnAccount',
  dossierReader: 'readDossiers',
  dossierWriter: 'writeDossiers',
  signingBailiff: 'signDossiers',
  organizationAdministrator: 'administerOrganization',
  platformAdministrator: 'administerPlatform',
};

const PROBLEMS: Readonly<Record<Refusal, ServerProblemCode>> = {
  notOnboarded: 'not-onboarded',
  userPending: 'user-pending',
  userDisapproved: 'user-disapproved',
  organizationIncomplete: 'organization-incomplete',
  eulaNotAccepted: 'eula-not-accepted',
  insufficientPermissions: 'insufficient-permissions',
};

/** Refuses an actor who is none of the callers that the call is for. Being one of them is enough. */
export function authoriseCaller(call: Call, actor: Actor): void {
  if (actor.kind !== 'signedIn') return;
  const refusals = call.who.map((caller) => {
    const capability = CAPABILITIES[caller];
    return capability && findRefusal(actor.user, capability);
  });
  const [refusal] = refusals;
  if (refusal && refusals.every(Boolean)) throw new ProblemError(PROBLEMS[refusal]);
}
