import { balanceSchema } from '@prorata/contract/statements/balance';
import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { Language } from '@prorata/domain/vocabulary';
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
import { readLetterhead, readOfficeValues } from '../../dossiers/office-values.ts';
import { readTemplate } from '../../templates/read-template.ts';
import { type ConfirmationRecord, findStandingConfirmation } from '../balance-confirmations.ts';
import { type LockedInvitation, lockInvitation, readInvitation } from '../find-invitation.ts';
import { balanceValues, invitedValues, languageOf } from '../request-invitation.ts';
import { recipientsOfConfirmation } from './read-balance.ts';
import { sealReceipt } from './seal-receipt.ts';

const BATCH_SIZE = 100;

interface ReceiptTexts {
  readonly found: LockedInvitation;
  readonly language: Language;
  readonly values: TemplateValues<'balance-receipt'>;
  readonly fileName: string;
}

async function composeReceipt(db: Database, confirmation: ConfirmationRecord): Promise<ReceiptTexts> {
  const found = await readInvitation(db, confirmation.invitationId);
  const language = languageOf(found.invitation, found.dossier);
  const { receiptNumber, sha256, confirmedAt, confirmed } = confirmation;
  // As it was shown and confirmed, whatever became of it since.
  const { until, ...amounts } = balanceSchema.parse(confirmed);
  const told = {
    ...(await readOfficeValues(db, found.dossier)),
    ...invitedValues(found.invitation, language),
    'statement.receiptNumber': receiptNumber,
    'statement.filedAt': confirmedAt,
    'statement.fingerprint': sha256,
    'invitation.validUntil': found.invitation.validUntil ?? brusselsDate(confirmedAt),
  };
  const values = balanceValues(told, {
    until,
    lines: [],
    principalCents: centsFromEuros(amounts.principal),
    interestCents: centsFromEuros(amounts.interest),
    penaltyCents: centsFromEuros(amounts.penalty),
    costsCents: centsFromEuros(amounts.costs),
    totalCents: centsFromEuros(amounts.total),
  });
  return { found, language, values, fileName: `${receiptNumber.replaceAll('/', '-')}.pdf` };
}

/** The same confirmation gives the same bytes, whenever they are made; its seal too. */
async function renderReceipt(
  { db, renderer, settings }: Pick<Tools, 'db' | 'renderer' | 'settings'>,
  { found: { dossier, invitation }, language, values }: ReceiptTexts,
): Promise<Buffer> {
  const { body } = await readTemplate(db, 'balance-receipt', language);
  const letterhead = {
    ...(await readLetterhead(db, dossier, language, values)),
    links: linksOf(settings),
    addressee: [values['recipient.name'], ...addressLines(invitation.address ?? {})],
    date: brusselsDate(values['statement.filedAt']),
  };
  const document = await renderLetter(renderer, { key: 'balance-receipt', body, values, letterhead });
  return sealReceipt(settings, document);
}

/** Puts the receipt on paper and mails it to the creditor; once, however often it is asked for. */
export async function deliverBalanceReceipt(
  tools: Tools,
  action: Action,
  confirmationId: string,
): Promise<void> {
  const { db, storage } = tools;
  const confirmation = await findUnmade(db, confirmationId);
  if (confirmation === undefined) return;
  const texts = await composeReceipt(db, confirmation);
  const stored = await storage.store(await renderReceipt(tools, texts));
  await inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, confirmation.invitationId);
    if ((await findUnmade(trx, confirmationId)) === undefined) return;
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable('balanceConfirmations').set({ fileId }).where('id', '=', confirmationId).execute();
    for (const email of recipientsOfConfirmation(invitation)) {
      await requestDelivery(tools, trx, action, {
        template: 'balance-receipt-email',
        values: texts.values,
        dossier,
        invitationId: invitation.id,
        language: texts.language,
        addressee: texts.values['recipient.name'],
        email,
        enclosures: [{ fileId, name: texts.fileName }],
        occasion: `receipt ${confirmation.receiptNumber} of invitation ${invitation.id}`,
      });
    }
  });
}

function findUnmade(db: Database | Transaction, id: string): Promise<ConfirmationRecord | undefined> {
  return db
    .selectFrom('balanceConfirmations')
    .selectAll()
    .where('id', '=', id)
    .where('fileId', 'is', null)
    .executeTakeFirst();
}

/** The paper of what stands, as it was mailed; while the job that keeps it is still busy, made for this once. */
export async function downloadBalanceReceipt(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>,
  invitationId: string,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const confirmation = await findStandingConfirmation(db, invitationId);
  if (confirmation === undefined) throw new ProblemError('not-found');
  const texts = await composeReceipt(db, confirmation);
  const kept = await db
    .selectFrom('files')
    .select(['storageKey', 'sha256'])
    .where('id', '=', confirmation.fileId)
    .executeTakeFirst();
  const content = kept ? await storage.read(kept) : await renderReceipt(tools, texts);
  return { name: texts.fileName, mediaType: 'application/pdf', content };
}

/** Asks for the paper of every confirmation whose job was lost. */
export async function deliverMissingBalanceReceipts(tools: Tools, action: Action): Promise<void> {
  const missing = await tools.db
    .selectFrom('balanceConfirmations')
    .select('id')
    .where('fileId', 'is', null)
    .orderBy('confirmedAt')
    .limit(BATCH_SIZE)
    .execute();
  const ids = missing.map(({ id }) => id);
  await forEachLoggingErrors(ids, tools.logger, 'a receipt of a balance could not be made', (id) =>
    deliverBalanceReceipt(tools, action, id),
  );
}
