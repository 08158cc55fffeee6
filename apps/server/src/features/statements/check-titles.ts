import type { FieldError } from '@prorata/contract/field-errors';
import type { Title } from '@prorata/contract/statements/title';
import type { Transaction } from '../../database/tables.ts';

/** A title is read in a document of its own statement; which those are that are not. */
export async function checkTitles(
  trx: Transaction,
  statementId: string | undefined,
  titles: readonly Title[],
): Promise<FieldError[]> {
  if (titles.every(({ documentId }) => documentId === null)) return [];
  const documents =
    statementId === undefined
      ? []
      : await trx.selectFrom('documents').select('id').where('statementId', '=', statementId).execute();
  const known = new Set(documents.map(({ id }) => id));
  return titles.flatMap(({ documentId }, place): FieldError[] =>
    documentId === null || known.has(documentId)
      ? []
      : [{ path: `titles.${place}.documentId`, code: 'choice-invalid' }],
  );
}
