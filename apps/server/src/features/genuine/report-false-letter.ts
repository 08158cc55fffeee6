import { createHash } from 'node:crypto';
import type { BodyOf } from '@prorata/contract/call';
import type { genuineCalls } from '@prorata/contract/genuine/calls';
import type { Language } from '@prorata/domain/vocabulary';
import { vocabulary as de } from '@prorata/i18n/de/vocabulary';
import { vocabulary as en } from '@prorata/i18n/en/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { canonicalJson } from '../../events/canonical-json.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { createCodeAttempts } from '../../http/security/code-attempts.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readOperator } from '../parameters/read-operator.ts';
import { type ReceivedDocument, receiveDocument } from '../statements/receive-document.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';

type Told = BodyOf<typeof genuineCalls.report>;

/** A photo or a scan is smaller. */
export const MAX_REPORT_BYTES = 10 * 1024 * 1024;
/** From one network within the window of wrong codes. */
const MAX_FROM_ONE_NETWORK = 10;
/** From everybody: more is no people but a machine, and would fill the disk and the mailbox of the help desk. */
const MAX_A_DAY = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

const WORDS = { nl, fr, de, en } satisfies Record<Language, { readonly falseLetterWay: object }>;

/** How a report is called towards people. */
export function numberOfReport({ serial }: { readonly serial: number }): string {
  return `F-${String(serial).padStart(5, '0')}`;
}

/**
 * Keeps the report of a letter, mail or call that pretends to be ours, and mails it to the help desk. The same told
 * twice is one report.
 */
export async function reportFalseLetter(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'> & UploadTools,
  action: Action,
  {
    told,
    file,
    address,
  }: { readonly told: Told; readonly file: UploadedFile | null; readonly address: string },
): Promise<{ readonly number: string }> {
  const { db } = tools;
  const contentSha256 = createHash('sha256')
    .update(canonicalJson({ ...told, file: file?.sha256 ?? null }))
    .digest('hex');
  const known = await findReport(db, contentSha256);
  if (known) return { number: numberOfReport(known) };
  await refuseTooMany(tools, address, action.at);
  const received = file && onlyPictures(await receiveDocument(tools, file));
  return inTransaction(db, async (trx) => {
    const { email, ...fields } = told;
    const stored = await trx
      .insertInto('falseLetters')
      .values({
        id: newId(),
        ...fields,
        reporterEmail: email,
        fileId: received && (await insertFile(trx, received.file)),
        fileName: received?.fileName ?? null,
        contentSha256,
        reportedAt: action.at,
      })
      .onConflict((conflict) => conflict.column('contentSha256').doNothing())
      .returning(['id', 'serial'])
      .executeTakeFirst();
    // Somebody pressed twice: the first one is under way.
    if (stored === undefined) return { number: numberOfReport(await getReport(trx, contentSha256)) };
    const number = numberOfReport(stored);
    await tellHelpdesk(tools, trx, action, number, told);
    await recordEvent(trx, action, {
      organizationId: null,
      type: 'falseLetter.reported',
      subjectId: stored.id,
      before: null,
      after: { number, way: told.way },
      version: null,
    });
    return { number };
  });
}

function findReport(db: Database | Transaction, contentSha256: string) {
  return db
    .selectFrom('falseLetters')
    .select('serial')
    .where('contentSha256', '=', contentSha256)
    .executeTakeFirst();
}

async function getReport(trx: Transaction, contentSha256: string) {
  const report = await findReport(trx, contentSha256);
  if (report === undefined) throw new Error('A report that was told before is not there.');
  return report;
}

async function refuseTooMany(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  address: string,
  now: Date,
): Promise<void> {
  const { count } = await db
    .selectFrom('falseLetters')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('reportedAt', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  const attempts = createCodeAttempts(db, clock, { kind: 'report', max: MAX_FROM_ONE_NETWORK });
  const wait = count >= MAX_A_DAY ? DAY_MS / 1000 : await attempts.recordWrong(address);
  if (wait === undefined) return;
  throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
}

/** What a stranger sends is looked at by people of the platform: a photo or a PDF, nothing that is edited. */
function onlyPictures({ fileName, ...file }: ReceivedDocument) {
  const isPicture = file.mediaType === 'application/pdf' || file.mediaType.startsWith('image/');
  if (!isPicture) throw new ProblemError('upload-type-refused');
  return { fileName, file };
}

/** Whoever runs the platform hears of it at once, where a mail address of the help desk is set. */
async function tellHelpdesk(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: Action,
  number: string,
  { way, sender, numberShown, description, email, language }: Told,
): Promise<void> {
  const { name, helpdeskEmail } = await readOperator(trx);
  if (helpdeskEmail === '') return;
  await requestDelivery(tools, trx, action, {
    template: 'false-letter-reported',
    user: { id: null, name: name === '' ? helpdeskEmail : name, email: helpdeskEmail },
    language,
    values: {
      'falseLetter.number': number,
      'falseLetter.way': WORDS[language].falseLetterWay[way],
      'falseLetter.sender': sender,
      'falseLetter.numberShown': numberShown,
      'falseLetter.description': description,
      'falseLetter.reporter': email,
    },
    occasion: `report ${number} of a false letter`,
  });
}
