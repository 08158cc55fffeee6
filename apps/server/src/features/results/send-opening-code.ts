import type { AnswerOf } from '@prorata/contract/call';
import type { openingCalls } from '@prorata/contract/results/opening-calls';
import { recipientValues } from '@prorata/documents/form-of-address';
import { brusselsTime } from '@prorata/domain/iso-date';
import type { Selectable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { DocumentViewCodesTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import type { DeliveryFacts } from '../delivery/delivery-hooks.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { digestOfOpeningCode, formatOpeningCode, makeOpeningCode } from './opening-code.ts';
import { actionOfVisitor, type Visit } from './opening-visit.ts';
import { type LinkInDossier, lockLinkInDossier } from './secured-link.ts';

const MINUTE = 60_000;
const LIFETIME = 15 * MINUTE;
/** After which another code can be asked for. */
const PAUSE = MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Codes of one link. With five guesses for each, whoever only has the link stays far from the million that there are. */
const PER_HOUR = 5;
const PER_DAY = 10;
export const MAX_WRONG = 5;

type StoredCode = Selectable<DocumentViewCodesTable>;

/** Mails a one-time code to the address of the link. Pressed twice, the first is told again: one mail goes out. */
export async function sendOpeningCode(
  tools: Tools,
  visit: Visit,
  linkCode: string,
): Promise<AnswerOf<typeof openingCalls.sendCode>> {
  const { at } = visit;
  return inTransaction(tools.db, async (trx) => {
    const opened = await lockLinkInDossier(trx, linkCode, { at, settings: tools.settings });
    const { email } = opened.link;
    if (email === null) throw new ProblemError('opening-email-unknown');
    const codes = await listCodes(trx, opened.link.id, at);
    const [last] = codes;
    const isRecent = last !== undefined && at.getTime() < last.createdAt.getTime() + PAUSE;
    if (isRecent && isUsable(last, at)) return present(last);
    refuseTooMany(codes, at);
    const code = makeOpeningCode();
    const stored = await storeCode(tools, trx, opened, { code, at });
    await mailCode(tools, trx, actionOfVisitor(visit, opened), { ...opened, email }, { code, stored });
    return present(stored);
  });
}

function present({ createdAt, expiresAt }: Pick<StoredCode, 'createdAt' | 'expiresAt'>) {
  return {
    expiresAt: expiresAt.toISOString(),
    nextAt: new Date(createdAt.getTime() + PAUSE).toISOString(),
  };
}

export function isUsable(
  { usedAt, expiresAt, wrong }: Pick<StoredCode, 'usedAt' | 'expiresAt' | 'wrong'>,
  at: Date,
): boolean {
  return usedAt === null && expiresAt > at && wrong < MAX_WRONG;
}

/** Newest first. */
function listCodes(trx: Transaction, viewId: string, at: Date): Promise<StoredCode[]> {
  return trx
    .selectFrom('documentViewCodes')
    .selectAll()
    .where('documentViewId', '=', viewId)
    .where('createdAt', '>', new Date(at.getTime() - DAY))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** By minute, hour and day; tells how long to wait. */
function refuseTooMany(codes: readonly StoredCode[], at: Date): void {
  const limits = [
    { within: PAUSE, most: 1 },
    { within: HOUR, most: PER_HOUR },
    { within: DAY, most: PER_DAY },
  ];
  const waits = limits.map(({ within, most }) => {
    const oldest = codes.filter(({ createdAt }) => createdAt.getTime() > at.getTime() - within)[most - 1];
    return oldest === undefined ? 0 : oldest.createdAt.getTime() + within - at.getTime();
  });
  const wait = Math.ceil(Math.max(...waits) / 1000);
  if (wait > 0) throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
}

function storeCode(
  { settings }: Pick<Tools, 'settings'>,
  trx: Transaction,
  { link }: LinkInDossier,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<StoredCode> {
  return trx
    .insertInto('documentViewCodes')
    .values({
      id: newId(),
      documentViewId: link.id,
      codeDigest: digestOfOpeningCode(code, link.id, settings.codeSecret),
      createdAt: at,
      expiresAt: new Date(at.getTime() + LIFETIME),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function mailCode(
  tools: Tools,
  trx: Transaction,
  action: Action,
  { link, dossier, email }: LinkInDossier & { readonly email: string },
  { code, stored }: { readonly code: string; readonly stored: StoredCode },
): Promise<void> {
  const language = link.language ?? dossier.language ?? 'nl';
  await requestDelivery(tools, trx, action, {
    template: 'document-code-email',
    values: {
      ...(await readOfficeValues(trx, dossier)),
      ...recipientValues(link.addressee ?? '', null, language),
      'proof.code': formatOpeningCode(code),
      'proof.validUntil': brusselsTime(stored.expiresAt),
    },
    dossier,
    language,
    addressee: link.addressee,
    email,
    // Whoever asks for it is a stranger until it is typed in.
    isFree: true,
    occasion: `code ${stored.id} of link ${link.id}`,
  });
}

/** A code that would come after its time is not sent. */
export async function isOpeningCodeWanted(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { id }: DeliveryFacts,
): Promise<boolean> {
  const mail = await db
    .selectFrom('deliveries')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mail.createdAt.getTime() + LIFETIME > clock().getTime();
}

/** Codes are kept for as long as they are counted. */
async function forgetOpeningCodes({ db }: Pick<Tools, 'db'>, at: Date): Promise<void> {
  await db
    .deleteFrom('documentViewCodes')
    .where('createdAt', '<=', new Date(at.getTime() - DAY))
    .execute();
}

export async function startForgettingOpeningCodes(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('forget-opening-codes', (_, { at }) => forgetOpeningCodes(tools, at));
  await jobs.repeat('forget-opening-codes', '35 * * * *');
}
