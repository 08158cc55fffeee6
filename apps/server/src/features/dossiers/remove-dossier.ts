import { canDeleteDossier } from '@prorata/domain/dossier-workflow';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { nameBailiffs } from './bailiffs.ts';
import { IS_ANYTHING_SENT } from './counts.ts';
import { auditedFieldsOf, fieldsOf } from './dossier-fields.ts';
import { lockDossierForChange } from './find-dossier.ts';

/**
 * Deletes a dossier that nobody outside the office has heard of, with all that is in it. Its number is not given
 * again, for it may stand on paper; the audit trail stays and says what became of it. So does what it cost.
 */
export async function removeDossier(
  db: Database,
  action: UserAction,
  dossierId: string,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    await refuseStale(trx, dossier, version);
    const { isAnythingSent } = await trx
      .selectFrom('dossiers')
      .select(IS_ANYTHING_SENT.as('isAnythingSent'))
      .where('dossiers.id', '=', dossierId)
      .executeTakeFirstOrThrow();
    if (!canDeleteDossier(dossier.status, isAnythingSent)) throw new ProblemError('dossier-not-deletable');
    const before = {
      fileNumber: dossier.fileNumber,
      ...auditedFieldsOf(fieldsOf(dossier), await nameBailiffs(trx, dossier)),
    };
    await removeWithDocuments(trx, dossierId);
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.removed',
      subjectId: dossierId,
      before,
      after: null,
      version: null,
    });
  });
}

/** The rows about files go too: bytes of which no row speaks may be swept from storage. */
async function removeWithDocuments(trx: Transaction, dossierId: string): Promise<void> {
  const documents = await trx
    .selectFrom('documents')
    .select('fileId')
    .where('dossierId', '=', dossierId)
    .execute();
  const extracts = await trx
    .selectFrom('extracts')
    .select('fileId')
    .where('dossierId', '=', dossierId)
    .execute();
  const imports = await trx
    .selectFrom('imports')
    .select('fileId')
    .where('dossierId', '=', dossierId)
    .execute();
  // What came in as its income is a question again.
  await trx
    .updateTable('bankMovements')
    .set({ isIncome: false, matchedBy: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('incomeReceipts')
        .select(({ ref }) => ref('movementId').$notNull().as('movementId'))
        .where('seriesId', '=', dossierId)
        .where('movementId', 'is not', null),
    )
    .execute();
  await trx.deleteFrom('privilegedClaims').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('statements').where('dossierId', '=', dossierId).execute();
  await trx.deleteFrom('dossiers').where('id', '=', dossierId).execute();
  const fileIds = [...documents, ...extracts, ...imports]
    .map(({ fileId }) => fileId)
    .filter((id) => id !== null);
  if (fileIds.length > 0) await trx.deleteFrom('files').where('id', 'in', fileIds).execute();
}
