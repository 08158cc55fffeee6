import type { ParamsOf } from '@prorata/contract/call';
import type { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordAtEnd, recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossier, readInDossier } from '../dossiers/find-dossier.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { selectDocuments } from './read-statements.ts';

type Place = ParamsOf<typeof documentsCalls.downloadOriginal>;

interface Asked {
  /** Asks whether it is there, and is given nothing. */
  readonly isHead: boolean;
}

/**
 * What was sent, byte for byte, where something else is shown in its place: for whoever must prove it, such as that it was signed.
 * It may do what the shown one no longer does, so no browser is told what it is, and the trail says who fetched it.
 */
export async function giveOriginal(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  action: UserAction,
  place: Place,
  { isHead }: Asked,
): Promise<OutgoingFile> {
  const { dossier, original, end } = await readInDossier(
    db,
    action.actor,
    place.dossierId,
    async (db, own) => ({
      ...(await findOriginal(db, place)),
      dossier: await own,
    }),
  );
  const isTold = isHead || (await recordAtEnd(db, action, givenOf(original, dossier), { end }));
  // Something else happened in the dossier meanwhile.
  const given = isTold ? original : await inTransaction(db, (trx) => tellLocked(trx, action, place));
  const content = await storage.read(given);
  return { name: `original-${given.name}`, mediaType: 'application/octet-stream', content };
}

async function tellLocked(trx: Transaction, action: UserAction, place: Place): Promise<Original> {
  const dossier = await lockDossier(trx, action.actor, place.dossierId);
  const { original } = await findOriginal(trx, place);
  await recordEvent(trx, action, givenOf(original, dossier));
  return original;
}

type Original = Awaited<ReturnType<typeof findOriginal>>['original'];

/** With the end of the chain as of the same moment: whoever takes the document away writes there. */
async function findOriginal(db: Database | Transaction, { dossierId, documentId }: Place) {
  const document = await selectDocuments(db)
    .leftJoin('auditChains as chain', 'chain.id', 'document.dossierId')
    .select(['chain.id as chainId', 'chain.lastSequence', 'chain.lastHash'])
    .where('document.id', '=', documentId)
    .where('document.dossierId', '=', dossierId)
    .executeTakeFirst();
  const { originalStorageKey: storageKey, originalSha256: sha256 } = document ?? {};
  if (!document || !storageKey || !sha256) throw new ProblemError('document-without-original');
  refuseUnjudged(document);
  const { fileName, mediaType, chainId, lastSequence, lastHash } = document;
  const name = mediaType === 'image/jpeg' ? `${fileName}.heic` : fileName;
  const end = chainId && lastSequence && lastHash ? { id: chainId, lastSequence, lastHash } : undefined;
  return { original: { documentId, fileName, name, storageKey, sha256 }, end };
}

function givenOf(
  { documentId: subjectId, fileName, sha256: originalSha256 }: Original,
  dossier: { readonly id: string; readonly organizationId: string },
) {
  return {
    type: 'document.originalGiven',
    dossier,
    subjectId,
    version: null,
    before: null,
    after: { fileName, originalSha256 },
  } as const;
}
