import type { FileStorage } from '../../adapters/file-storage.ts';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { recordCostUses } from '../costs/read-tariff.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import type { ComposedResult } from './compose-result.ts';
import type { Calculation } from './inspect-dossier.ts';
import type { InterestCutOff } from './interest.ts';

interface ResultToStore {
  readonly dossier: DossierRecord;
  readonly sequence: number;
  readonly note: string | null;
  readonly interestCutOff: InterestCutOff;
  readonly calculation: Calculation;
  readonly composed: ComposedResult;
  readonly pdf: Awaited<ReturnType<FileStorage['store']>>;
}

/** Stores a calculation with all that belongs to it, and moves the dossier; all of it or nothing. */
export async function storeResult(
  trx: Transaction,
  action: UserAction,
  { dossier, sequence, note, interestCutOff, calculation, composed, pdf }: ResultToStore,
): Promise<string> {
  const id = newId();
  const fileName = `PV-${dossier.fileNumber.replace('/', '-')}-${sequence}.pdf`;
  await trx
    .insertInto('calculationResults')
    .values({
      id,
      dossierId: dossier.id,
      sequence,
      fileName,
      note,
      interestCutOff,
      ...composed.stored,
      pdfFileId: await insertFile(trx, { ...pdf, mediaType: 'application/pdf' }),
      calculatedBy: action.actor.id,
      calculatedAt: action.at,
    })
    .execute();
  const costIds = calculation.costs.map(({ costId }) => costId);
  await recordCostUses(trx, { resultId: id, governingOn: calculation.asOf, costIds });
  const counted = await trx
    .updateTable('dossiers')
    .set({ lastResultSequence: sequence })
    .where('id', '=', dossier.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const facts = { noteGiven: note !== null };
  await moveDossier(trx, action, counted, { event: 'calculate', facts });
  const { inputSha256, outcomeSha256, lawVersion, engineVersion, rendererVersion } = composed.stored;
  await recordEvent(trx, action, {
    dossier,
    type: 'result.calculated',
    subjectId: id,
    before: null,
    after: {
      fileName,
      note,
      inputSha256,
      outcomeSha256,
      lawVersion,
      engineVersion,
      rendererVersion,
      pdfSha256: pdf.sha256,
    },
    version: null,
  });
  return id;
}
