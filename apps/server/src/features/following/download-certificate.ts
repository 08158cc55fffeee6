import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { writeCertificate } from '../closings/make-certificate.ts';
import { readInvitation } from '../invitations/find-invitation.ts';
import { readFollowingStatus } from './read-status.ts';

interface Certified {
  readonly invitationId: string;
  readonly tpStatementId: string;
}

/** The same paper that the office can make, once there is something to certify. */
export async function downloadOwnCertificate(
  tools: Pick<Tools, 'db' | 'clock' | 'settings' | 'renderer'>,
  { invitationId, tpStatementId }: Certified,
): Promise<OutgoingFile> {
  const { statements } = await readFollowingStatus(tools, invitationId);
  const statement = statements.find((one) => one.tpStatementId === tpStatementId);
  if (!statement?.certificate) throw new ProblemError('not-found');
  const { dossier } = await readInvitation(tools.db, invitationId);
  return writeCertificate(tools, dossier, tpStatementId, tools.clock());
}
