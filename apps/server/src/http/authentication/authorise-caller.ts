import type { Call, Caller } from '@prorata/contract/call';
import type { Capability } from '@prorata/domain/capabilities';
import { ProblemError } from '../problems/problem-error.ts';
import type { Actor } from './actor.ts';
import { refusalOf } from './refusal-of.ts';

/** What a signed-in person must be able to do. For the other callers the credential itself is the proof. */
const CAPABILITIES: Readonly<Partial<Record<Caller, Capability>>> = {
  signedIn: 'manageOwnAccount',
  dossierReader: 'readDossiers',
  dossierWriter: 'writeDossiers',
  signingBailiff: 'signDossiers',
  organizationAdministrator: 'administerOrganization',
  officeAdministrator: 'administerOffice',
  platformAdministrator: 'administerPlatform',
  claimant: 'fileClaims',
  workspaceAdministrator: 'administerWorkspace',
};

/** Refuses an actor who is none of the callers that the call is for. Being one of them is enough. */
export function authoriseCaller(call: Call, actor: Actor): void {
  if (actor.kind !== 'signedIn') return;
  const refusals = call.who.map((caller) => {
    const capability = CAPABILITIES[caller];
    return capability && refusalOf(actor.user, capability);
  });
  const [refusal] = refusals;
  if (refusal && refusals.every(Boolean)) throw new ProblemError(refusal);
}
