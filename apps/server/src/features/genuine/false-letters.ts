import type { BodyOf, QueryOf } from '@prorata/contract/call';
import type { FalseLetter, genuineCalls } from '@prorata/contract/genuine/calls';
import { newId } from '../../database/new-id.ts';
import { type Page, readPage } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { giveDocument } from '../statements/receive-document.ts';
import { numberOfReport } from './report-false-letter.ts';

/** What people reported, newest first. */
export async function listFalseLetters(
  db: Database,
  { state, ...page }: QueryOf<typeof genuineCalls.listReports>,
): Promise<Page<FalseLetter>> {
  let query = selectFalseLetters(db).orderBy('reportedAt', 'desc').orderBy('falseLetters.id', 'desc');
  if (state !== undefined) query = query.where('handledAt', state === 'open' ? 'is' : 'is not', null);
  const found = await readPage(query, page);
  return { ...found, items: found.items.map(present) };
}

function selectFalseLetters(db: Database | Transaction) {
  return db
    .selectFrom('falseLetters')
    .leftJoin('users as handler', 'handler.id', 'falseLetters.handledBy')
    .selectAll('falseLetters')
    .select(['handler.firstName', 'handler.lastName']);
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectFalseLetters>['executeTakeFirstOrThrow']>>;

function present(stored: Stored): FalseLetter {
  const { id, version, way, sender, numberShown, description, language, fileName, note } = stored;
  return {
    ...{ id, version, way, sender, numberShown, description, language, fileName, note },
    number: numberOfReport(stored),
    email: stored.reporterEmail,
    reportedAt: stored.reportedAt.toISOString(),
    handledAt: stored.handledAt?.toISOString() ?? null,
    handledBy: stored.firstName === null ? null : `${stored.firstName} ${stored.lastName ?? ''}`.trim(),
  };
}

/** Notes what was done about a report. Who was first stays the one who handled it. */
export function handleFalseLetter(
  db: Database,
  action: UserAction,
  id: string,
  { version, note }: BodyOf<typeof genuineCalls.handleReport>,
): Promise<FalseLetter> {
  return inTransaction(db, async (trx) => {
    const stored = await trx
      .selectFrom('falseLetters')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (stored === undefined) throw new ProblemError('not-found');
    await refuseStale(trx, stored, version);
    await trx
      .updateTable('falseLetters')
      .set({
        note,
        handledAt: stored.handledAt ?? action.at,
        handledBy: stored.handledBy ?? action.actor.id,
      })
      .where('id', '=', id)
      .execute();
    const handled = await selectFalseLetters(trx).where('falseLetters.id', '=', id).executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      organizationId: null,
      type: 'falseLetter.handled',
      subjectId: id,
      before: { note: stored.note },
      after: { number: numberOfReport(handled), note },
      version: handled.version,
    });
    return present(handled);
  });
}

export async function downloadReportedFile(
  tools: Pick<Tools, 'db' | 'storage'>,
  id: string,
): Promise<OutgoingFile> {
  const kept = await tools.db
    .selectFrom('falseLetters')
    .leftJoin('files', 'files.id', 'falseLetters.fileId')
    .select(['fileId', 'fileName', 'files.mediaType'])
    .where('falseLetters.id', '=', id)
    .executeTakeFirst();
  return giveDocument(tools, kept);
}

/** What was last heard of a report so long ago that nobody needs it any more. Its bytes follow with the sweep. */
export async function eraseFalseLetters(db: Database, at: Date, before: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const erased = await trx
      .deleteFrom('falseLetters')
      .where(({ fn, eb }) => eb(fn.coalesce('handledAt', 'reportedAt'), '<', before))
      .returning('fileId')
      .execute();
    if (erased.length === 0) return;
    const files = erased.map(({ fileId }) => fileId).filter((fileId) => fileId !== null);
    if (files.length > 0) await trx.deleteFrom('files').where('id', 'in', files).execute();
    await trx
      .insertInto('erasures')
      .values({ id: newId(), erasedAt: at, kind: 'falseLetters', numberOfDocuments: erased.length })
      .execute();
  });
}
