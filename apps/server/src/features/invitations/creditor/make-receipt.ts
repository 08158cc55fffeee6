import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { recipientValues } from '@prorata/documents/form-of-address';
import type { Letterhead } from '@prorata/documents/letter/compose-letter';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import { personToAddress } from '@prorata/domain/person-to-address';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../../database/read-together.ts';
import type { Database } from '../../../database/tables.ts';
import type { Tools } from '../../../tools.ts';
import { readLetterhead, readOfficeValues } from '../../dossiers/office-values.ts';
import { readTemplate } from '../../templates/read-template.ts';
import { type LockedInvitation, readInvitation } from '../find-invitation.ts';
import type { Filed } from '../issue-receipt.ts';
import { invitedValues, languageOf } from '../request-invitation.ts';
import { findReceipt, presentReceipt } from './read-receipt.ts';
import { writeContents } from './receipt-contents.ts';
import { sealReceipt } from './seal-receipt.ts';

type ReceiptValues = TemplateValues<'statement-receipt'> & TemplateValues<'no-claim-receipt'>;

/** Of a statement, or of the word that there is nothing to claim. */
type ReceiptPaper = 'statement-receipt' | 'no-claim-receipt';

/** A receipt in words, for the paper and for the mail that brings it. */
export interface ReceiptTexts {
  readonly found: LockedInvitation;
  readonly paper: ReceiptPaper;
  readonly language: Language;
  readonly values: ReceiptValues;
  readonly fileName: string;
}

/** Nothing for an invitation that is open, or that somebody else closed without statement. */
export async function composeReceipt(db: Database, invitationId: string): Promise<ReceiptTexts | undefined> {
  const { found, stored } = await readTogether(db, (db) => ({
    found: readInvitation(db, invitationId),
    stored: findReceipt(db, invitationId),
  }));
  if (found.invitation.closedAt === null) return undefined;
  const receipt = presentReceipt(found, stored);
  const { receiptNumber, sha256, closedAt, statements, totalAmountClaimed } = receipt;
  if (receiptNumber === null || sha256 === null) return undefined;
  const language = languageOf(found.invitation, found.dossier);
  const [first] = statements;
  const filed = stored?.filed;
  const values: ReceiptValues = {
    ...(await readOfficeValues(db, found.dossier)),
    ...recipientOf(found.invitation, filed, language),
    'statement.receiptNumber': receiptNumber,
    'statement.filedAt': new Date(closedAt),
    'statement.total': centsFromEuros(totalAmountClaimed),
    'statement.contents': filed ? writeContents(filed, language) : '',
    'statement.fingerprint': sha256,
    // Closed for good without a word of why: the invitation knows no more.
    'noClaim.reason': null,
    'noClaim.declaredBy': null,
    'noClaim.until': null,
  };
  const paper = first === undefined ? 'no-claim-receipt' : 'statement-receipt';
  return { found, paper, language, values, fileName: `${receiptNumber.replaceAll('/', '-')}.pdf` };
}

/** Who filed says how to be addressed; who said that there is nothing to claim is addressed as invited. */
function recipientOf(
  invitation: LockedInvitation['invitation'],
  filed: Filed | undefined,
  language: Language,
): ReturnType<typeof recipientValues> {
  const first = filed?.statements[0];
  if (first === undefined || first.creditorName === '') return invitedValues(invitation, language);
  // Receipts from before the form of address could be filled in have none.
  const { salutation = null, lastName, corporateName: companyName } = first;
  return recipientValues(
    first.creditorName,
    personToAddress({ salutation, lastName, companyName }),
    language,
  );
}

/** The same receipt gives the same bytes, whenever it is made; its seal too. */
export async function renderReceipt(
  { db, renderer, settings }: Pick<Tools, 'db' | 'renderer' | 'settings'>,
  { found, paper, language, values }: ReceiptTexts,
): Promise<Buffer> {
  const { body } = await readTemplate(db, paper, language);
  const letterhead = await letterheadOf(db, found, language, values);
  const document = await renderLetter(renderer, { key: paper, body, values, letterhead });
  return sealReceipt(settings, document);
}

async function letterheadOf(
  db: Database,
  { dossier, invitation }: LockedInvitation,
  language: Language,
  values: ReceiptValues,
): Promise<Letterhead> {
  return {
    ...(await readLetterhead(db, dossier, language, values)),
    addressee: [values['recipient.name'], ...addressLines(invitation.address ?? {})],
    date: brusselsDate(values['statement.filedAt']),
  };
}
