import { parseInvitationCode } from '@prorata/domain/invitation-code';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import type { CodeAttempts } from '../security/code-attempts.ts';
import type { InvitationHolder } from './actor.ts';

export interface InvitationParts {
  /** The invitation that a code opens, if any, and whom it is for. */
  readonly findInvitation: (
    code: string,
  ) => Promise<{ readonly id: string; readonly name: string | null } | undefined>;
  readonly codeAttempts: CodeAttempts;
}

/** Browsers say who they are in less. */
const MAX_USER_AGENT = 400;

/**
 * Finds out which invitation the code in the path opens, before anything of the request's content is read: a stranger
 * cannot even upload. However the code was typed, the rest of the server knows it in one spelling.
 */
export async function authenticateCreditor(
  request: FastifyRequest,
  { findInvitation, codeAttempts }: InvitationParts,
): Promise<InvitationHolder> {
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
    origin: {
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
    },
  };
}

/** What cannot be a code was mistyped; what could be one was never given out, or is no longer. */
function refusalOf(typed: string, code: string | undefined): ProblemError {
  const problem = code === undefined ? 'invitation-code-invalid' : 'invitation-not-found';
  return new ProblemError(problem, { params: { code: typed } });
}
