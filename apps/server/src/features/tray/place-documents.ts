import type { Placement, PlacementOutcome } from '@prorata/contract/tray/loose-document';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { lockStatementForDocuments } from '../statements/lock-statement.ts';
import { receivedFrom } from '../statements/receive-document.ts';
import { attempt } from '../statements/several-statements.ts';
import { addDocument } from '../statements/store-document.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { getLooseDocument } from './find-loose-document.ts';

/**
 * Puts files from the tray into statements, by the rules that hold for a document that is uploaded there. Each file goes
 * to all its places or stays; one that is refused leaves the others.
 */
export function placeDocuments(
  db: Database,
  action: UserAction,
  dossierId: string,
  { documents }: { readonly documents: readonly Placement[] },
): Promise<{ items: PlacementOutcome[] }> {
  return inTransaction(db, async (trx) => {
    await lockDossierForChange(trx, action.actor, dossierId);
    const items: PlacementOutcome[] = [];
    for (const placement of documents) {
      const problem = await attempt(trx, () => placeDocument(trx, action, dossierId, placement));
      items.push({ looseDocumentId: placement.looseDocumentId, problem: problem ?? null });
    }
    return { items };
  });
}

async function placeDocument(
  trx: Transaction,
  action: UserAction,
  dossierId: string,
  { looseDocumentId, places }: Placement,
): Promise<void> {
  const loose = await getLooseDocument(trx, { dossierId, looseDocumentId });
  refuseUnjudged(loose);
  const received = receivedFrom(loose);
  for (const { statementId, documentTypes } of places) {
    const place = await lockStatementForDocuments(trx, action, { dossierId, statementId });
    for (const documentType of new Set(documentTypes)) {
      await addDocument(trx, action, place, { documentType, received });
    }
  }
  await trx.deleteFrom('looseDocuments').where('id', '=', looseDocumentId).execute();
}
