import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedInput,
  exportedInputSchema,
} from '@prorata/contract/results/exported-input';
import { reportFromJson } from '@prorata/documents/report/report';
import * as z from 'zod';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { getDossier } from '../dossiers/find-dossier.ts';

/**
 * The whole input of a calculation as a file of its own, for whoever is to recalculate it: what was kept, word for word,
 * with the names that the report prints. Who gets it is the office's to say, so the trail keeps that it was taken out.
 */
export async function exportInput(
  db: Database,
  action: UserAction,
  place: ResultPlace,
): Promise<OutgoingFile> {
  return inTransaction(db, async (trx) => {
    const dossier = await getDossier(trx, action.actor, place.dossierId);
    const { fileName, exported } = await composeExport(trx, place);
    await recordEvent(trx, action, {
      dossier,
      type: 'result.inputExported',
      subjectId: place.resultId,
      before: null,
      after: { inputSha256: exported.seal.inputSha256 },
      version: null,
    });
    const content = Buffer.from(`${JSON.stringify(exported, undefined, 2)}\n`);
    return { name: fileName.replace(/\.pdf$/, '.json'), mediaType: 'application/json', content };
  });
}

async function composeExport(trx: Transaction, { dossierId, resultId }: ResultPlace) {
  const kept = await trx
    .selectFrom('calculationResults')
    .select(['fileName', 'inputJson', 'reportJson'])
    .select(['lawVersion', 'engineVersion', 'inputSha256', 'outcomeSha256'])
    .where('dossierId', '=', dossierId)
    .where('id', '=', resultId)
    .executeTakeFirst();
  if (kept === undefined) throw new ProblemError('not-found');
  const { fileName, inputJson, reportJson, ...seal } = kept;
  const { fileNumber, calculation, declarants, pools, costs } = reportFromJson(reportJson);
  const exported: ExportedInput = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    fileNumber,
    calculation,
    seal,
    names: {
      creditors: declarants.map(({ statementId: id, number, name }) => ({ id, number, name })),
      // Of several estates each with a share in a lot, it is named once.
      lots: [...new Map(pools.map(({ id, name }) => [id, { id, name: name ?? '' }])).values()],
      costs: [
        ...costs.execution.map(({ id, description: name }) => ({ id, name })),
        ...costs.tariff.map(({ costId: id, name }) => ({ id, name })),
      ],
    },
    input: JSON.parse(inputJson),
  };
  return { fileName, exported };
}

/** What an exported input looks like, for whoever reads it with another program. */
export function inputSchemaFile(): OutgoingFile {
  const schema = z.toJSONSchema(exportedInputSchema, { io: 'output' });
  return {
    name: 'prorata-input.schema.json',
    mediaType: 'application/schema+json',
    content: Buffer.from(`${JSON.stringify(schema, undefined, 2)}\n`),
  };
}
