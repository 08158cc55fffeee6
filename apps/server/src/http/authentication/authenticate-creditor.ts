import { parseInvitationCode } from '@prorata/domain/invitation-code';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import type { CodeAttempts } from '../security/code-attempts.ts';
import type { Colleague, InvitationHolder } from './actor.ts';
import { originOf } from './origin-of.ts';

export interface InvitationParts {
  /** The invitation that a code opens, if any, and whom it is for. */
  readonly findInvitation: (
    code: string,
  ) => Promise<{ readonly id: string; readonly name: string | null } | undefined>;
  readonly codeAttempts: CodeAttempts;
  /** Who of an organization that files often says to come with the code. */
  readonly findClaimant: () => Promise<
    { readonly organizationId: string; readonly name: string } | undefined
  >;
  /** The name of an organization that has the invitation in its workspace. */
  readonly findOrganizationWith: (
    invitationId: string,
    organizationId: string,
  ) => Promise<string | undefined>;
}

/**
 * Finds out which invitation the code in the path opens, before anything of the request's content is read: a stranger
 * cannot even upload. However the code was typed, the rest of the server knows it in one spelling.
 */
export async function authenticateCreditor(
  request: FastifyRequest,
  parts: InvitationParts,
): Promise<InvitationHolder> {
  const { findInvitation, codeAttempts } = parts;
  const { invitationCode: typed = '' } = request.params as { invitationCode?: string };
  const code = parseInvitationCode(typed);
  const invitation = code === undefined ? undefined : await findInvitation(code);
  if (code === undefined || invitation === undefined) {
    const wait = await codeAttempts.recordWrong(request.ip);
    if (wait === undefined) throw refusalOf(typed, code);
    throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
  }
  return {
    kind: 'invitationHolder',
    invitationCode: code,
    invitationId: invitation.id,
    name: invitation.name,
    origin: originOf(request),
    colleague: await findColleague(invitation.id, parts),
  };
}

/** Of another organization nobody is named: the code was theirs to use, and not theirs to sign for. */
async function findColleague(
  invitationId: string,
  { findClaimant, findOrganizationWith }: InvitationParts,
): Promise<Colleague | undefined> {
  const claimant = await findClaimant();
  if (claimant === undefined) return undefined;
  const organizationName = await findOrganizationWith(invitationId, claimant.organizationId);
  return organizationName === undefined ? undefined : { ...claimant, organizationName };
}

/** What cannot be a code was mistyped; what could be one was never given out, or is no longer. */
function refusalOf(typed: string, code: string | undefined): ProblemError {
  const problem = code === undefined ? 'invitation-code-invalid' : 'invitation-not-found';
  return new ProblemError(problem, { params: { code: typed } });
}
