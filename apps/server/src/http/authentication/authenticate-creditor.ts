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
  const wait = codeAttempts.findWait(request.ip, code ?? '');
  if (wait !== undefined) {
    throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
  }
  const invitation = code === undefined ? undefined : await findInvitation(code);
  if (code === undefined || invitation === undefined) {
    codeAttempts.recordWrong(request.ip);
    throw refusalOf(typed, code);
  }
  codeAttempts.recordRight(code);
  return {
    kind: 'invitationHolder',
    invitationCode: code,
    invitationId: invitation.id,
    name: invitation.name,
  };
}

/** What cannot be a code was mistyped; what could be one was never given out, or is no longer. */
function refusalOf(typed: string, code: string | undefined): ProblemError {
  const problem = code === undefined ? 'invitation-code-invalid' : 'invitation-not-found';
  return new ProblemError(problem, { params: { code: typed } });
}
