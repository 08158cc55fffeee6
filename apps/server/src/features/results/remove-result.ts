import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { getResult, type ResultPlace } from '../distribution/select-results.ts';
import { isReadOnlyFor, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';

/** Deletes a calculation that was not signed; without any left, the dossier is ready to be calculated again. */
export async function removeResult(
  db: Database,
  action: UserAction,
  place: ResultPlace,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const result = await getResult(trx, place);
    // Signing has closed the dossier too, but that it was signed says more.
    if (result.signedAt !== null) throw new ProblemError('result-signed');
    // A signature was given, even if it counts for nothing: what was signed stays.
    if (result.refusedSignatures.length > 0) throw new ProblemError('result-kept-as-evidence');
    if (isReadOnlyFor(action.actor, dossier)) throw new ProblemError('dossier-read-only');
    await refuseStale(trx, result, version);
    await trx.deleteFrom('calculationResults').where('id', '=', result.id).execute();
    await trx.deleteFrom('files').where('id', '=', result.pdfFileId).execute();
    const left = await trx
      .selectFrom('calculationResults')
      .select('id')
      .where('dossierId', '=', dossier.id)
      .where('signedAt', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        // What is older than a draft without effect cannot be signed any more.
        not(
          exists(
            selectFrom('calculationResults as voided')
              .select('voided.id')
              .where('voided.dossierId', '=', dossier.id)
              .whereRef('voided.voidedAt', '>=', 'calculationResults.outdatedAt'),
          ),
        ),
      )
      .executeTakeFirst();
    const event = left === undefined ? 'deleteLastResult' : 'deleteResult';
    await moveDossier(trx, action, dossier, { event });
    await recordEvent(trx, action, {
      dossier,
      type: 'result.removed',
      subjectId: result.id,
      before: {
        fileName: result.fileName,
        note: result.note,
        inputSha256: result.inputSha256,
        outcomeSha256: result.outcomeSha256,
      },
      after: null,
      version: null,
    });
  });
}
