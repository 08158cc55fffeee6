import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { digestOfViewCode } from './document-view-code.ts';

export interface ExternalViewParts {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly codeSecret: string;
}

/**
 * The report behind a secured link: the signed one where there is one. A code that is wrong, expired or revoked gets
 * the same answer, so that nobody learns which codes there have been.
 */
export async function viewExternalDocument(
  { db, storage, codeSecret }: ExternalViewParts,
  code: string,
  now: Date,
): Promise<OutgoingFile> {
  const view = await db
    .selectFrom('documentViews')
    .innerJoin('calculationResults as result', 'result.id', 'documentViews.resultId')
    .innerJoin('files as file', (join) =>
      join.on((on) => on('file.id', '=', on.fn.coalesce('result.signedPdfFileId', 'result.pdfFileId'))),
    )
    .select(['file.storageKey', 'result.fileName'])
    .where('codeDigest', '=', digestOfViewCode(code, codeSecret))
    .where('documentViews.expiresAt', '>', now)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!view) throw new ProblemError('document-view-code-invalid');
  const content = await storage.find(view.storageKey);
  if (!content) throw new Error(`The file ${view.storageKey} is gone from storage.`);
  return { name: view.fileName, mediaType: 'application/pdf', content };
}
