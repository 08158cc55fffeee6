import { brusselsDate } from '@prorata/domain/iso-date';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { SignedIn } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { digestOfViewCode } from './document-view-code.ts';

interface Visit extends Pick<Action, 'at' | 'requestId'> {
  /** Absent when somebody only asks whether the report is there. */
  readonly visitor: SignedIn | undefined;
}

/**
 * The report behind a secured link: the signed one where there is one. A code that is wrong, expired or revoked gets
 * the same answer, so that nobody learns which codes there have been. Who has been shown the report is written down,
 * and told in the audit trail of the dossier.
 */
export async function viewExternalDocument(
  { db, storage, settings }: Pick<Tools, 'db' | 'storage' | 'settings'>,
  code: string,
  { visitor, ...visit }: Visit,
): Promise<OutgoingFile> {
  const view = await findView(db, digestOfViewCode(code, settings.codeSecret), visit.at);
  if (!view) throw new ProblemError('document-view-code-invalid');
  if (isWithoutEffect(view)) {
    throw new ProblemError('document-without-effect', { params: { date: brusselsDate(view.voidedAt) } });
  }
  const content = await storage.read(view);
  if (visitor) await inTransaction(db, (trx) => recordVisit(trx, view, visitor, visit));
  return { name: view.fileName, mediaType: 'application/pdf', content };
}

/** A draft that is to be replaced after its term binds until another is signed with the consent of those who lose by it. */
function isWithoutEffect(view: View): view is View & { readonly voidedAt: Date } {
  return view.voidedAt !== null && !(view.isConsentNeeded && view.replacedBy === null);
}

type View = NonNullable<Awaited<ReturnType<typeof findView>>>;

function findView(db: Database, codeDigest: string, at: Date) {
  return db
    .selectFrom('documentViews as view')
    .innerJoin('calculationResults as result', 'result.id', 'view.resultId')
    .innerJoin('files as file', (join) =>
      join.on((on) => on('file.id', '=', on.fn.coalesce('result.signedPdfFileId', 'result.pdfFileId'))),
    )
    .select(['view.id', 'view.dossierId', 'view.resultId', 'view.statementId'])
    .select(['file.storageKey', 'file.sha256', 'result.fileName'])
    .select(['result.voidedAt', 'result.isConsentNeeded', 'result.replacedBy'])
    .where('codeDigest', '=', codeDigest)
    .where('view.expiresAt', '>', at)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

async function recordVisit(
  trx: Transaction,
  view: View,
  { identity, user }: SignedIn,
  { at, requestId }: Pick<Action, 'at' | 'requestId'>,
): Promise<void> {
  await trx
    .insertInto('documentViewVisits')
    .values({
      id: newId(),
      documentViewId: view.id,
      userId: user?.id ?? null,
      subject: identity.subject,
      visitedAt: at,
    })
    .execute();
  const dossier = await trx
    .selectFrom('dossiers')
    .selectAll()
    .where('id', '=', view.dossierId)
    .executeTakeFirstOrThrow();
  const name = [identity.name, identity.surname].filter(Boolean).join(' ') || identity.email;
  const actor = user ?? ({ kind: 'visitor', id: view.id, name } as const);
  await recordEvent(
    trx,
    { actor, at, requestId },
    {
      dossier,
      type: 'result.viewed',
      subjectId: view.resultId,
      before: null,
      after: { linkOf: (await findCreditorName(trx, view)) ?? defendantNameOf(dossier) },
      version: null,
    },
  );
}

/** Of the creditor whose link it is; the defendant's belongs to no statement. */
async function findCreditorName(trx: Transaction, { statementId }: View): Promise<string | undefined> {
  if (statementId === null) return undefined;
  const statement = await trx
    .selectFrom('statements')
    .select(['firstName', 'lastName', 'corporateName'])
    .where('id', '=', statementId)
    .executeTakeFirst();
  return statement && creditorNameOf(statement);
}
