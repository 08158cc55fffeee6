import type { Call, Credential } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { credentialOf } from '../http/authentication/authenticate.ts';
import { type CatalogueEntry, listCalls } from '../http/calls/catalogue.ts';

/** What somebody shows who does not sign in as one of the roles, or who pretends to. */
export const PROOFS = {
  nothing: 'nothing',
  forgedToken: 'a forged token',
  wrongKey: 'a wrong key',
  key: 'a key of an organization',
  wrongCode: 'a wrong code',
  wrongServiceKey: 'a wrong service key',
  serviceKey: 'the service key',
} as const;
export type Proof = keyof typeof PROOFS;

const NO_TOKEN = 'token-missing';
const NO_CODE = 'invitation-code-invalid';
const NO_SERVICE = 'unauthorized';

/** How a call answers to each proof, by what it asks its callers for: refused with a code, or let in. */
const ANSWERS = {
  public: {
    ...{ nothing: 'let in', forgedToken: 'let in', wrongKey: 'let in', key: 'let in' },
    ...{ wrongServiceKey: 'let in', serviceKey: 'let in' },
  },
  token: {
    ...{ nothing: NO_TOKEN, forgedToken: 'token-invalid', wrongKey: NO_TOKEN, key: NO_TOKEN },
    ...{ wrongServiceKey: NO_TOKEN, serviceKey: NO_TOKEN },
  },
  workspace: {
    ...{ nothing: NO_TOKEN, forgedToken: 'token-invalid', wrongKey: 'api-key-invalid', key: 'let in' },
    ...{ wrongServiceKey: NO_TOKEN, serviceKey: NO_TOKEN },
  },
  // Its place is the path of these calls alone: elsewhere there is nowhere to show one.
  invitation: {
    ...{ nothing: NO_CODE, forgedToken: NO_CODE, wrongKey: NO_CODE, key: NO_CODE },
    ...{ wrongCode: 'invitation-not-found', wrongServiceKey: NO_CODE, serviceKey: NO_CODE },
  },
  service: {
    ...{ nothing: NO_SERVICE, forgedToken: NO_SERVICE, wrongKey: NO_SERVICE, key: NO_SERVICE },
    ...{ wrongServiceKey: NO_SERVICE, serviceKey: 'let in' },
  },
} as const satisfies Record<Credential, Partial<Record<Proof, ServerProblemCode | 'let in'>>>;

export function answersTo(call: Call): Readonly<Partial<Record<Proof, string>>> {
  return ANSWERS[credentialOf(call)];
}

/** What a call answers to whoever lacks its proof, whichever that is. */
export const REFUSALS_OF_PROOF: ReadonlySet<string> = new Set(
  Object.values(ANSWERS).flatMap((answers) => Object.values(answers)),
);

/** Every call of the contract by its name, with what it asks for. */
export const EVERY_CALL: readonly (CatalogueEntry & {
  readonly id: string;
  readonly credential: Credential;
})[] = listCalls(CALLS).map((entry) => ({
  ...entry,
  id: `${entry.feature}.${entry.name}`,
  credential: credentialOf(entry.call),
}));

/** Whether a sign-in says who may make it, or nothing does: those stand in the table of roles. */
export function hasRoles(credential: Credential): boolean {
  return credential !== 'invitation' && credential !== 'service';
}

/** Whether it names something of the invitation, so that another code must not find it. */
export function namesSomethingOfInvitation({ path }: Pick<Call, 'path'>): boolean {
  return /\{invitationCode\}.*\{(tpStatementId|sendingId)\}/.test(path);
}
