import { readTogether } from '../../database/read-together.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readPaper, writeCertificate } from '../closings/make-certificate.ts';
import { readOwnPlace } from './own-place.ts';
import { readFollowed, statusOf } from './read-status.ts';

interface Certified {
  readonly invitationId: string;
  readonly tpStatementId: string;
}

/** The same paper that the office can make, once there is something to certify. */
export async function downloadOwnCertificate(
  tools: Pick<Tools, 'db' | 'clock' | 'settings' | 'renderer'>,
  { invitationId, tpStatementId }: Certified,
): Promise<OutgoingFile> {
  const { db } = tools;
  const at = tools.clock();
  const place = await readOwnPlace(db, invitationId);
  const whoFiled = place.statements.find(({ id }) => id === tpStatementId);
  const { followed, paper } = await readTogether(db, (db) => ({
    followed: readFollowed(tools, db, place, at),
    paper: readPaper(db, place.dossier, whoFiled),
  }));
  const { statements } = statusOf(place, followed, at);
  const statement = statements.find((one) => one.tpStatementId === tpStatementId);
  const { settled } = followed.money;
  if (!statement?.certificate || settled === undefined) throw new ProblemError('not-found');
  return writeCertificate(tools, { settled, paper, statementId: tpStatementId, at });
}
