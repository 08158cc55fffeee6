import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { LetterToCompose } from '@prorata/documents/letter/compose-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { insertFile } from '../../../database/insert-file.ts';
import type { Database, Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Action } from '../../../http/action.ts';
import type { OutgoingFile } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import { forEachLoggingErrors } from '../../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../../tools.ts';
import { linksOf } from '../../delivery/make-letter.ts';
import { requestDelivery } from '../../delivery/request-delivery.ts';
import { readLetterhead } from '../../dossiers/office-values.ts';
import { readTemplate } from '../../templates/read-template.ts';
import { type LockedInvitation, lockInvitation, readInvitation } from '../find-invitation.ts';
import { languageOf } from '../request-invitation.ts';
import { sealReceipt } from './seal-receipt.ts';

const BATCH_SIZE = 100;

/** What is stored of every answer that is no statement. */
interface Answer {
  readonly id: string;
  readonly invitationId: string;
  readonly receiptNumber: string;
  readonly fileId: string | null;
}

type AnswerTemplate = 'no-claim-receipt' | 'balance-receipt';

/** What an answer says, for the paper and for the mail that brings it. */
type AnswerWords = {
  readonly [Template in AnswerTemplate]: {
    readonly mail: { readonly template: `${Template}-email`; readonly values: TemplateValues<Template> };
    readonly print: (
      renderer: Tools['renderer'],
      letter: Pick<LetterToCompose<Template>, 'body' | 'letterhead'>,
    ) => Promise<Uint8Array>;
  };
}[AnswerTemplate];

/** The paper by which a creditor proves an answer that is no statement: where the answer stands, what it says and where it goes. */
export interface AnswerPaper<Stored extends Answer> {
  readonly template: AnswerTemplate;
  readonly table: 'noClaimDeclarations' | 'balanceConfirmations';
  /** What is logged when it cannot be made. */
  readonly failure: string;
  readonly find: (db: Database | Transaction, id: string) => Promise<Stored | undefined>;
  /** What was not taken back. */
  readonly findStanding: (db: Database, invitationId: string) => Promise<Stored | undefined>;
  readonly wordsOf: (db: Database, answer: Stored, found: LockedInvitation) => Promise<AnswerWords>;
  readonly recipientsOf: (invitation: LockedInvitation['invitation'], answer: Stored) => string[];
}

/** The same answer gives the same bytes, whenever they are made; its seal too. */
async function renderReceipt<Stored extends Answer>(
  { db, renderer, settings }: Pick<Tools, 'db' | 'renderer' | 'settings'>,
  paper: AnswerPaper<Stored>,
  answer: Stored,
): Promise<Buffer> {
  const found = await readInvitation(db, answer.invitationId);
  const language = languageOf(found.invitation, found.dossier);
  const { mail, print } = await paper.wordsOf(db, answer, found);
  const { body } = await readTemplate(db, paper.template, language);
  const letterhead = {
    ...(await readLetterhead(db, found.dossier, language, mail.values)),
    links: linksOf(settings),
    addressee: [mail.values['recipient.name'], ...addressLines(found.invitation.address ?? {})],
    date: brusselsDate(mail.values['statement.filedAt']),
  };
  return sealReceipt(settings, await print(renderer, { body, letterhead }));
}

function fileNameOf({ receiptNumber }: Answer): string {
  return `${receiptNumber.replaceAll('/', '-')}.pdf`;
}

/** Puts the receipt on paper and mails it to the creditor; once, however often it is asked for. */
export async function deliverAnswerReceipt<Stored extends Answer>(
  tools: Tools,
  action: Action,
  paper: AnswerPaper<Stored>,
  answerId: string,
): Promise<void> {
  const { db, storage } = tools;
  const answer = await paper.find(db, answerId);
  if (answer === undefined || answer.fileId !== null) return;
  const { mail } = await paper.wordsOf(db, answer, await readInvitation(db, answer.invitationId));
  const stored = await storage.store(await renderReceipt(tools, paper, answer));
  await inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, answer.invitationId);
    if ((await paper.find(trx, answerId))?.fileId !== null) return;
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable(paper.table).set({ fileId }).where('id', '=', answerId).execute();
    for (const email of paper.recipientsOf(invitation, answer)) {
      await requestDelivery(tools, trx, action, {
        ...mail,
        dossier,
        invitationId: invitation.id,
        language: languageOf(invitation, dossier),
        addressee: mail.values['recipient.name'],
        email,
        enclosures: [{ fileId, name: fileNameOf(answer) }],
        occasion: `receipt ${answer.receiptNumber} of invitation ${invitation.id}`,
      });
    }
  });
}

/** The paper of what stands, as it was mailed; while the job that keeps it is still busy, made for this once. */
export async function downloadAnswerReceipt<Stored extends Answer>(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>,
  paper: AnswerPaper<Stored>,
  invitationId: string,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const answer = await paper.findStanding(db, invitationId);
  if (answer === undefined) throw new ProblemError('not-found');
  const kept = await db
    .selectFrom('files')
    .select(['storageKey', 'sha256'])
    .where('id', '=', answer.fileId)
    .executeTakeFirst();
  const content = kept ? await storage.read(kept) : await renderReceipt(tools, paper, answer);
  return { name: fileNameOf(answer), mediaType: 'application/pdf', content };
}

/** Asks for the paper of every answer whose job was lost. */
export async function deliverMissingAnswerReceipts<Stored extends Answer>(
  tools: Tools,
  action: Action,
  paper: AnswerPaper<Stored>,
): Promise<void> {
  const missing = await tools.db
    .selectFrom(paper.table)
    .select('id')
    .where('fileId', 'is', null)
    .orderBy('serial')
    .limit(BATCH_SIZE)
    .execute();
  const ids = missing.map(({ id }) => id);
  await forEachLoggingErrors(ids, tools.logger, paper.failure, (id) =>
    deliverAnswerReceipt(tools, action, paper, id),
  );
}
