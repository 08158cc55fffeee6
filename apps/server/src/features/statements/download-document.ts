import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { getStatement } from './read-statements.ts';
import { sendDocument } from './send-document.ts';

interface DocumentPlace {
  readonly dossierId: string;
  readonly statementId: string;
  readonly documentId: string;
  /** Each kind of statement has a call of its own, which does not lead to the other kind. */
  readonly origin: 'bailiff' | 'thirdParty';
}

export async function downloadDocument(
  parts: { readonly db: Database; readonly storage: FileStorage },
  user: ActingUser,
  place: DocumentPlace,
): Promise<OutgoingFile> {
  await getDossier(parts.db, user, place.dossierId);
  const { invitationId } = await getStatement(parts.db, place);
  if ((invitationId === null) !== (place.origin === 'bailiff')) throw new ProblemError('statement-not-found');
  return sendDocument(parts, place);
}
