import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { parseInvitationCode } from '@prorata/domain/invitation-code';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { createCodeAttempts } from '../../http/security/code-attempts.ts';
import type { Tools } from '../../tools.ts';
import { findInvitationByDigest, lockInvitation } from '../invitations/find-invitation.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import { asCreditor, type Claimant } from './claimant.ts';
import { readOfficeName } from './office-name.ts';
import { readInboxRow } from './read-inbox.ts';

/**
 * Takes an invitation into the workspace by its code, which proves that it was meant for them. Once: whoever comes after
 * another organization is told so. A wrong code counts as one that is typed on the page of the creditor.
 */
export async function claimInvitation(
  { db, clock, settings }: Pick<Tools, 'db' | 'clock' | 'settings'>,
  claimant: Claimant,
  typed: string,
): Promise<WorkspaceInvitation> {
  const code = parseInvitationCode(typed);
  const digest = code && openInvitationCodes(settings.codeSecret).digest(code);
  const found = digest === undefined ? undefined : await findInvitationByDigest(db, digest);
  if (found === undefined) {
    // By organization: whoever signs in is known by more than a network.
    const wait = await createCodeAttempts(db, clock).recordWrong(`organization ${claimant.organizationId}`);
    if (wait !== undefined) {
      throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
    }
    const problem = code === undefined ? 'invitation-code-invalid' : 'invitation-not-found';
    throw new ProblemError(problem, { params: { code: typed } });
  }
  const { organizationId, action } = claimant;
  await inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, found.id);
    if (invitation.status === 'Created') {
      throw new ProblemError('invitation-not-found', { params: { code: typed } });
    }
    const holders = await trx
      .selectFrom('workspaceInvitations')
      .select(['organizationId', 'matchedBy'])
      .where('invitationId', '=', invitation.id)
      .where('releasedAt', 'is', null)
      .execute();
    const byCode = holders.find(({ matchedBy }) => matchedBy === 'code');
    if (byCode?.organizationId === organizationId) return;
    if (byCode !== undefined) throw new ProblemError('invitation-claimed-elsewhere');
    await trx
      .insertInto('workspaceInvitations')
      .values({ invitationId: invitation.id, organizationId, matchedBy: 'code', matchedAt: action.at })
      .onConflict((conflict) =>
        conflict
          .columns(['invitationId', 'organizationId'])
          .doUpdateSet({ matchedBy: 'code', matchedAt: action.at, releasedAt: null }),
      )
      .execute();
    const creditorAction = await asCreditor(trx, claimant, invitation.id);
    await recordEvent(trx, creditorAction, {
      dossier,
      type: 'invitation.claimed',
      subjectId: invitation.id,
      before: null,
      after: { organizationName: creditorAction.colleague?.organizationName ?? null },
      version: null,
    });
    await recordEvent(trx, action, {
      type: 'workspace.claimed',
      organizationId,
      subjectId: invitation.id,
      before: null,
      after: { fileNumber: dossier.fileNumber, office: await readOfficeName(trx, dossier.organizationId) },
      version: null,
    });
  });
  return readInboxRow(db, claimant, found.id, action.at);
}
