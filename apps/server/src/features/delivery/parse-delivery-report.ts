import { createHash } from 'node:crypto';
import type { EmailSendStatus } from '@prorata/domain/vocabulary';
import PostalMime from 'postal-mime';
import { type ReportAddress, TOKENS } from './report-address.ts';
import type { MailReport } from './take-report.ts';

type Fields = Readonly<Record<string, string>>;

/** A report on one of our mails, as mail servers send it (RFC 3464). */
export interface DeliveryReport {
  readonly deliveryId: string;
  readonly report: MailReport;
}

const MAX_DETAIL_LENGTH = 500;
const ADDRESSED_TO = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

/**
 * Reads a mail that came to the mailbox for reports. Undefined when it is something else: an absence notice, a mail
 * of a person, or a report that does not carry the token of one of our mails. Anybody can write to that mailbox, so that
 * nothing is taken apart in which there is no such token, and no more is read than a report needs.
 */
export async function parseDeliveryReport(
  raw: Buffer,
  address: ReportAddress,
  receivedAt: Date,
): Promise<DeliveryReport | undefined> {
  const beginning = beginningOf(raw);
  if (!bearsToken(beginning, address)) return undefined;
  const mail = await PostalMime.parse(beginning, { forceRfc822Attachments: true });
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (part === undefined) return undefined;
  const [about = {}, ...recipients] = parseBlocks(Buffer.from(part.content as ArrayBuffer).toString('utf8'));
  const told = recipients.findLast(({ action }) => action !== undefined);
  const places = mail.headers.filter(({ key }) => ADDRESSED_TO.includes(key)).map(({ value }) => value);
  const deliveryId = [about['original-envelope-id'] ?? '', ...places]
    .map((text) => address.findDeliveryId(text))
    .find((id) => id !== undefined);
  if (told === undefined || deliveryId === undefined) return undefined;
  return { deliveryId, report: reportOf(told, raw, momentOf(told, mail.date, receivedAt)) };
}

const MAX_BYTES_READ = 256 * 1024;
/** Each takes as long to be told apart as a long text does to be read. */
const MAX_LINES_READ = 5_000;

/** What a report says stands before the mail that it returns, which is as long as it likes (RFC 6522). */
function beginningOf(raw: Buffer): Buffer {
  const beginning = raw.subarray(0, MAX_BYTES_READ);
  let end = -1;
  for (let lines = 0; lines < MAX_LINES_READ; lines += 1) {
    end = beginning.indexOf('\n', end + 1);
    if (end === -1) return beginning;
  }
  return beginning.subarray(0, end);
}

/** Where the token stands it is written as it is: neither an address nor what an envelope is called is encoded in a report. */
function bearsToken(raw: Buffer, address: ReportAddress): boolean {
  for (const [candidate] of raw.toString('latin1').matchAll(TOKENS)) {
    if (address.findDeliveryId(candidate) !== undefined) return true;
  }
  return false;
}

function reportOf(fields: Fields, raw: Buffer, occurredAt: Date): MailReport {
  const { action = '', status = '' } = fields;
  const said = [action, status, fields['diagnostic-code']?.replace(/^smtp;\s*/i, '')].filter(Boolean);
  return {
    status: statusOf(action.toLowerCase(), status),
    detail: said.join(' ').slice(0, MAX_DETAIL_LENGTH),
    occurredAt,
    eventId: `report ${createHash('sha256').update(raw).digest('hex')}`,
  };
}

/** RFC 3464 2.3.3 and RFC 3463: 5.7 is about security and policy, which is how servers refuse spam. */
function statusOf(action: string, status: string): EmailSendStatus {
  switch (action) {
    case 'delivered':
      return 'Delivered';
    // Handed on to a server that will not report further.
    case 'relayed':
      return 'Success';
    case 'expanded':
      return 'Expanded';
    // The server goes on trying, so it still is where it was.
    case 'delayed':
      return 'Sent';
    case 'failed':
      if (status.startsWith('5.7.')) return 'FilteredSpam';
      return status.startsWith('5.') ? 'Bounced' : 'Failed';
    default:
      return 'Undefined';
  }
}

function momentOf(fields: Fields, mailDate: string | undefined, receivedAt: Date): Date {
  const given = [fields['last-attempt-date'], mailDate].map(endOfSecond);
  const moment = given.find((date) => !Number.isNaN(date.getTime())) ?? receivedAt;
  return moment > receivedAt ? receivedAt : moment;
}

/** Mails know whole seconds only. The end of one keeps a report from standing before what it reports on. */
function endOfSecond(text: string | undefined): Date {
  return new Date(new Date(text ?? Number.NaN).getTime() + 999);
}

/** Blocks of `Name: value` with an empty line between them; a line that begins with a blank goes on with the last. */
function parseBlocks(text: string): Fields[] {
  const unfolded = text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+/g, ' ');
  return unfolded
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) =>
      Object.fromEntries(
        block
          .split('\n')
          .map(splitField)
          .filter(([name]) => FIELD_NAME.test(name)),
      ),
    );
}

const FIELD_NAME = /^[\w-]+$/;

/** Not by a pattern: one that leaves out the blanks around the value reads a line of them again from each. */
function splitField(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, Math.max(colon, 0)).toLowerCase(), line.slice(colon + 1).trim()];
}
