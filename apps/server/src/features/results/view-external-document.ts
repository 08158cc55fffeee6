import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import type { SignedIn } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { digestOfViewCode } from './document-view-code.ts';

interface Visit {
  /** Absent when somebody only asks whether the report is there. */
  readonly visitor: SignedIn | undefined;
  readonly at: Date;
}

/**
 * The report behind a secured link: the signed one where there is one. A code that is wrong, expired or revoked gets
 * the same answer, so that nobody learns which codes there have been. Who has been shown the report is written down.
 */
export async function viewExternalDocument(
  { db, storage, settings }: Pick<Tools, 'db' | 'storage' | 'settings'>,
  code: string,
  { visitor, at }: Visit,
): Promise<OutgoingFile> {
  const view = await db
    .selectFrom('documentViews')
    .innerJoin('calculationResults as result', 'result.id', 'documentViews.resultId')
    .innerJoin('files as file', (join) =>
      join.on((on) => on('file.id', '=', on.fn.coalesce('result.signedPdfFileId', 'result.pdfFileId'))),
    )
    .select(['documentViews.id', 'file.storageKey', 'file.sha256', 'result.fileName'])
    .where('codeDigest', '=', digestOfViewCode(code, settings.codeSecret))
    .where('documentViews.expiresAt', '>', at)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!view) throw new ProblemError('document-view-code-invalid');
  const content = await storage.read(view);
  if (visitor) await recordVisit(db, view.id, visitor, at);
  return { name: view.fileName, mediaType: 'application/pdf', content };
}

async function recordVisit(
  db: Database,
  documentViewId: string,
  { identity, user }: SignedIn,
  visitedAt: Date,
): Promise<void> {
  await db
    .insertInto('documentViewVisits')
    .values({
      id: newId(),
      documentViewId,
      userId: user?.id ?? null,
      subject: identity.subject,
      visitedAt,
    })
    .execute();
}
