import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDelivery } from '../delivery/lock-delivery.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { retryLocked } from '../delivery/retry-delivery.ts';
import { lockDossier, readPartOfDossier } from './find-dossier.ts';

interface LetterOfDossier {
  readonly dossierId: string;
  readonly registeredLetterId: string;
}

/** The proof that a registered letter was deposited; it is not there before the post has given it. */
export async function downloadProofOfDeposit(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  asked: LetterOfDossier,
): Promise<OutgoingFile> {
  const { proofOfDepositFileId, barcode } = await getLetter(tools, user, asked);
  return pdfOf(tools, proofOfDepositFileId, `proof-of-deposit-${barcode ?? asked.registeredLetterId}.pdf`);
}

/** The letter as it was handed to the post, or to the provider of registered delivery. */
export async function downloadLetter(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  asked: LetterOfDossier,
): Promise<OutgoingFile> {
  const { letterFileId, barcode } = await getLetter(tools, user, asked);
  return pdfOf(tools, letterFileId, `letter-${barcode ?? asked.registeredLetterId}.pdf`);
}

interface EvidenceOfDossier {
  readonly dossierId: string;
  readonly deliveryId: string;
  readonly evidenceId: string;
}

/** What the provider of qualified delivery gave as evidence of one step, as it came. */
export async function downloadEvidence(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  { dossierId, deliveryId, evidenceId }: EvidenceOfDossier,
): Promise<OutgoingFile> {
  const evidence = await readPartOfDossier(tools.db, user, dossierId, (db) =>
    db
      .selectFrom('deliveryEvents as event')
      .innerJoin('deliveries as delivery', 'delivery.id', 'event.deliveryId')
      .innerJoin('files as file', 'file.id', 'event.evidenceFileId')
      .select(['file.id', 'file.mediaType', 'event.evidenceKind'])
      .where('event.id', '=', evidenceId)
      .where('delivery.id', '=', deliveryId)
      .where('delivery.dossierId', '=', dossierId)
      .executeTakeFirst(),
  );
  if (evidence === undefined) throw new ProblemError('not-found');
  const { id, mediaType, evidenceKind } = evidence;
  const extension = mediaType === 'application/pdf' ? 'pdf' : 'xml';
  const name = `evidence-${evidenceKind}-${deliveryId}.${extension}`;
  return { name, mediaType, content: await readFile(tools, id) };
}

async function getLetter(
  { db }: Pick<Tools, 'db'>,
  user: ActingUser,
  { dossierId, registeredLetterId }: LetterOfDossier,
) {
  const letter = await readPartOfDossier(db, user, dossierId, (db) =>
    db
      .selectFrom('deliveries')
      .select(['letterFileId', 'proofOfDepositFileId', 'barcode'])
      .where('id', '=', registeredLetterId)
      .where('dossierId', '=', dossierId)
      .where('sendMethod', '!=', 'Email')
      .executeTakeFirst(),
  );
  if (letter === undefined) throw new ProblemError('not-found');
  return letter;
}

async function pdfOf(
  tools: Pick<Tools, 'db' | 'storage'>,
  fileId: string | null,
  name: string,
): Promise<OutgoingFile> {
  if (fileId === null) throw new ProblemError('not-found');
  return { name, mediaType: 'application/pdf', content: await readFile(tools, fileId) };
}

/** Somebody asks for another series of attempts at a mail or letter that no service took. */
export async function retryDelivery(
  tools: Pick<Tools, 'db' | 'jobs' | 'clock'>,
  action: UserAction,
  { dossierId, deliveryId }: { readonly dossierId: string; readonly deliveryId: string },
): Promise<{ accepted: number; requestedAt: string }> {
  await inTransaction(tools.db, async (trx) => {
    // A dossier that is closed is still sent from: this is no edit.
    await lockDossier(trx, action.actor, dossierId);
    const delivery = await lockDelivery(trx, deliveryId);
    if (delivery?.dossierId !== dossierId) throw new ProblemError('not-found');
    if (!(await retryLocked(trx, tools, delivery, action))) throw new ProblemError('conflict');
  });
  return { accepted: 1, requestedAt: action.at.toISOString() };
}
