import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { Language } from '@prorata/domain/vocabulary';
import { vocabulary as de } from '@prorata/i18n/de/vocabulary';
import { vocabulary as en } from '@prorata/i18n/en/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';
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
import { type LockedInvitation, lockInvitation, readInvitation } from '../find-invitation.ts';
import { findStandingNoClaim, type NoClaimRecord } from '../no-claim.ts';
import { invitedValues, languageOf } from '../request-invitation.ts';
import { recipientsOfNoClaim } from './read-no-claim.ts';

const BATCH_SIZE = 100;
const REASONS = { nl, fr, de, en } satisfies Record<Language, { readonly noClaimReason: object }>;

interface NoClaimTexts {
  readonly found: LockedInvitation;
  readonly declaration: NoClaimRecord;
  readonly language: Language;
  readonly values: TemplateValues<'no-claim-receipt'>;
  readonly fileName: string;
}

async function composeNoClaimReceipt(db: Database, declaration: NoClaimRecord): Promise<NoClaimTexts> {
  const found = await readInvitation(db, declaration.invitationId);
  const language = languageOf(found.invitation, found.dossier);
  const { receiptNumber, sha256, declaredAt, declaredBy, capacity, reason, note } = declaration;
  return {
    found,
    declaration,
    language,
    fileName: `${receiptNumber.replaceAll('/', '-')}.pdf`,
    values: {
      ...(await readOfficeValues(db, found.dossier)),
      ...invitedValues(found.invitation, language),
      'statement.receiptNumber': receiptNumber,
      'statement.filedAt': declaredAt,
      'statement.fingerprint': sha256,
      'noClaim.reason': note ?? REASONS[language].noClaimReason[reason],
      'noClaim.declaredBy': [declaredBy, capacity].filter((part) => part !== null).join(', '),
      'noClaim.until': found.invitation.validUntil,
    },
  };
}

/** The same declaration gives the same bytes, whenever they are made. */
async function renderNoClaimReceipt(
  { db, renderer, settings }: Pick<Tools, 'db' | 'renderer' | 'settings'>,
  { found: { dossier, invitation }, language, values }: NoClaimTexts,
): Promise<Buffer> {
  const { body } = await readTemplate(db, 'no-claim-receipt', language);
  const letterhead = {
    ...(await readLetterhead(db, dossier, language, values)),
    links: linksOf(settings),
    addressee: [values['recipient.name'], ...addressLines(invitation.address ?? {})],
    date: brusselsDate(values['statement.filedAt']),
  };
  return Buffer.from(await renderLetter(renderer, { key: 'no-claim-receipt', body, values, letterhead }));
}

/** Puts the receipt on paper and mails it to the creditor; once, however often it is asked for. */
export async function deliverNoClaimReceipt(
  tools: Tools,
  action: Action,
  declarationId: string,
): Promise<void> {
  const { db, storage } = tools;
  const declaration = await findUnmade(db, declarationId);
  if (declaration === undefined) return;
  const texts = await composeNoClaimReceipt(db, declaration);
  const stored = await storage.store(await renderNoClaimReceipt(tools, texts));
  await inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, declaration.invitationId);
    if ((await findUnmade(trx, declarationId)) === undefined) return;
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable('noClaimDeclarations').set({ fileId }).where('id', '=', declarationId).execute();
    for (const email of recipientsOfNoClaim(invitation, declaration)) {
      await requestDelivery(tools, trx, action, {
        template: 'no-claim-receipt-email',
        values: texts.values,
        dossier,
        invitationId: invitation.id,
        language: texts.language,
        addressee: texts.values['recipient.name'],
        email,
        enclosures: [{ fileId, name: texts.fileName }],
        occasion: `receipt ${declaration.receiptNumber} of invitation ${invitation.id}`,
      });
    }
  });
}

function findUnmade(db: Database | Transaction, id: string): Promise<NoClaimRecord | undefined> {
  return db
    .selectFrom('noClaimDeclarations')
    .selectAll()
    .where('id', '=', id)
    .where('fileId', 'is', null)
    .executeTakeFirst();
}

/** The paper of what stands, as it was mailed; while the job that keeps it is still busy, made for this once. */
export async function downloadNoClaimReceipt(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>,
  invitationId: string,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const declaration = await findStandingNoClaim(db, invitationId);
  if (declaration === undefined) throw new ProblemError('not-found');
  const texts = await composeNoClaimReceipt(db, declaration);
  const kept = await db
    .selectFrom('files')
    .select(['storageKey', 'sha256'])
    .where('id', '=', declaration.fileId)
    .executeTakeFirst();
  const content = kept ? await storage.read(kept) : await renderNoClaimReceipt(tools, texts);
  return { name: texts.fileName, mediaType: 'application/pdf', content };
}

/** Asks for the paper of every declaration whose job was lost. */
export async function deliverMissingNoClaimReceipts(tools: Tools, action: Action): Promise<void> {
  const missing = await tools.db
    .selectFrom('noClaimDeclarations')
    .select('id')
    .where('fileId', 'is', null)
    .orderBy('declaredAt')
    .limit(BATCH_SIZE)
    .execute();
  const ids = missing.map(({ id }) => id);
  await forEachLoggingErrors(ids, tools.logger, 'a receipt of nothing to claim could not be made', (id) =>
    deliverNoClaimReceipt(tools, action, id),
  );
}
