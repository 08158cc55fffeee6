import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { getLooseDocument } from './find-loose-document.ts';

/** Deletes a file that does not belong in the dossier; its bytes go with the next sweep. */
export async function discardLooseDocument(
  db: Database,
  action: UserAction,
  place: { readonly dossierId: string; readonly looseDocumentId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const { id, fileName, sha256 } = await getLooseDocument(trx, place);
    await trx.deleteFrom('looseDocuments').where('id', '=', id).execute();
    await recordEvent(trx, action, {
      ...{ type: 'document.discarded', dossier, subjectId: id },
      before: { fileName, sha256 },
      after: null,
      version: null,
    });
  });
}
