import { createHash, timingSafeEqual } from 'node:crypto';
import { QUALIFIED_SIGNATURE_HEADER, readQualifiedWebhook } from '../../adapters/qualified-delivery.ts';
import type { CarriedState } from '../../adapters/registered-carrier.ts';
import { POST_SIGNATURE_HEADER, readPostWebhook } from '../../adapters/registered-post.ts';
import type { Hook, HookAnswer, HookRequest } from '../../http/hooks.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type AzureReport, readAzureEvents } from './azure-events.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { takeReportMail } from './read-reports.ts';
import { type RegisteredMethod, takeLetterState, takeMailReport } from './take-report.ts';

const TAKEN: HookAnswer = { status: 200, body: {} };
const MAIL_KEY_HEADER = 'x-hook-key';

/** Where mail servers, the mail service and those who carry what is registered report by themselves. */
export function deliveryHooks(tools: DeliveryTools): Hook[] {
  return [
    { path: '/hooks/azureMailEvents', handle: (request) => takeAzureEvents(tools, request) },
    { path: '/hooks/mailReports', handle: (request) => takeReportPipe(tools, request) },
    { path: '/hooks/registeredPost', handle: (request) => takePostWebhook(tools, request) },
    { path: '/hooks/qualifiedDelivery', handle: (request) => takeQualifiedWebhook(tools, request) },
  ];
}

/** Event Grid: first the handshake, then events, repeated until we answer and in any order. */
async function takeAzureEvents(tools: DeliveryTools, request: HookRequest): Promise<HookAnswer> {
  refuseWithoutKey(tools.settings.mailHookKey, request);
  const { validationCode, reports } = parse(() => readAzureEvents(jsonOf(request.body), tools.clock()));
  if (validationCode !== undefined) return { status: 200, body: { validationResponse: validationCode } };
  for (const report of reports) await takeAzureReport(tools, report);
  return TAKEN;
}

async function takeAzureReport(tools: DeliveryTools, { report, ...names }: AzureReport): Promise<void> {
  const mail = await findMail(tools, names);
  if (mail === undefined) tools.logger.warn('the mail service reports on a mail that is not ours');
  else await takeMailReport(tools, mail.id, report);
}

/** By our own name of the mail, else by what the service called it when it took it. */
async function findMail(
  { db }: DeliveryTools,
  { messageId, internetMessageId, recipient }: Omit<AzureReport, 'report'>,
): Promise<{ readonly id: string } | undefined> {
  const [, own] = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(internetMessageId ?? '') ?? [];
  if (own === undefined && messageId === undefined) return undefined;
  return db
    .selectFrom('deliveries')
    .select('id')
    .where('sendMethod', '=', 'Email')
    .where((where) => (own ? where('id', '=', own) : where('providerId', 'in', spellingsOf(messageId ?? ''))))
    .$if(recipient !== undefined, (query) =>
      query.where(({ eb, fn }) => eb(fn('lower', ['email']), '=', (recipient ?? '').toLowerCase())),
    )
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

/** The service writes its own ids, and our addresses, now in small and now in capital letters. */
function spellingsOf(id: string): string[] {
  return [...new Set([id, id.toLowerCase(), id.toUpperCase()])];
}

/** A mail server that pipes what comes to the mailbox for reports, one mail a request. */
async function takeReportPipe(tools: DeliveryTools, request: HookRequest): Promise<HookAnswer> {
  refuseWithoutKey(tools.settings.mailHookKey, request);
  await takeReportMail(tools, request.body);
  return TAKEN;
}

async function takePostWebhook(tools: DeliveryTools, request: HookRequest): Promise<HookAnswer> {
  const signature = request.header(POST_SIGNATURE_HEADER) ?? '';
  const key = tools.settings.postHookKey;
  const state = key === undefined ? undefined : parse(() => readPostWebhook(request.body, signature, key));
  return takeCarried(tools, state, 'RegisteredLetter');
}

async function takeQualifiedWebhook(tools: DeliveryTools, request: HookRequest): Promise<HookAnswer> {
  const signature = request.header(QUALIFIED_SIGNATURE_HEADER) ?? '';
  const key = tools.settings.qualifiedDelivery?.hookKey;
  const state =
    key === undefined ? undefined : parse(() => readQualifiedWebhook(request.body, signature, key));
  return takeCarried(tools, state, 'QualifiedDelivery');
}

async function takeCarried(
  tools: DeliveryTools,
  state: CarriedState | undefined,
  sendMethod: RegisteredMethod,
): Promise<HookAnswer> {
  if (state === undefined) throw new ProblemError('unauthorized');
  // One whose acceptance is not stored yet: the carrier tells again, or is asked.
  if (!(await takeLetterState(tools, state, sendMethod))) throw new ProblemError('not-found');
  return TAKEN;
}

function refuseWithoutKey(key: string | undefined, request: HookRequest): void {
  const given = request.header(MAIL_KEY_HEADER) ?? request.query['key'] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (key === undefined || !timingSafeEqual(digest(given), digest(key)))
    throw new ProblemError('unauthorized');
}

function jsonOf(body: Buffer): unknown {
  return JSON.parse(body.toString('utf8'));
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ProblemError('unprocessable', { cause });
  }
}
