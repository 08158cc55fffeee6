import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { getDossier } from './find-dossier.ts';

interface Parts {
  readonly db: Database;
  readonly storage: FileStorage;
}

interface LetterOfDossier {
  readonly dossierId: string;
  readonly deliveryId: string;
}

/** The proof that a registered letter was deposited; it is not there before the post has given it. */
export async function downloadProofOfDeposit(
  parts: Parts,
  user: ActingUser,
  asked: LetterOfDossier,
): Promise<OutgoingFile> {
  const { proofOfDepositFileId, barcode } = await getLetter(parts, user, asked);
  return pdfOf(parts, proofOfDepositFileId, `proof-of-deposit-${barcode ?? asked.deliveryId}.pdf`);
}

/** The letter as it was handed to the post. */
export async function downloadLetter(
  parts: Parts,
  user: ActingUser,
  asked: LetterOfDossier,
): Promise<OutgoingFile> {
  const { letterFileId, barcode } = await getLetter(parts, user, asked);
  return pdfOf(parts, letterFileId, `letter-${barcode ?? asked.deliveryId}.pdf`);
}

async function getLetter({ db }: Parts, user: ActingUser, { dossierId, deliveryId }: LetterOfDossier) {
  await getDossier(db, user, dossierId);
  const letter = await db
    .selectFrom('deliveries')
    .select(['letterFileId', 'proofOfDepositFileId', 'barcode'])
    .where('id', '=', deliveryId)
    .where('dossierId', '=', dossierId)
    .where('sendMethod', '=', 'RegisteredLetter')
    .executeTakeFirst();
  if (letter === undefined) throw new ProblemError('not-found');
  return letter;
}

async function pdfOf(parts: Parts, fileId: string | null, name: string): Promise<OutgoingFile> {
  if (fileId === null) throw new ProblemError('not-found');
  return { name, mediaType: 'application/pdf', content: await readFile(parts, fileId) };
}
