import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailStore, MailSummary } from './mail-store.ts';
import { behaviourOf } from './mailbox-behaviour.ts';

/** What a mail server can say about a mail that it took. */
export const REPORT_KINDS = ['delivered', 'delayed', 'bounced', 'spam'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/**
 * Writes to the senders of mails what became of them (RFC 3464). Like a mail server that delivers to a mailbox on
 * its own machine, it puts the reports into a folder (Maildir) where the product reads them.
 */
export class ReportDesk {
  readonly #folder: string;
  #sent = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Also reports on mails that came in just before an earlier process died. */
  static async open(folder: string, store: MailStore): Promise<ReportDesk> {
    const desk = new ReportDesk(folder);
    for (const place of ['tmp', 'new', 'cur']) {
      await mkdir(path.join(folder, place), { recursive: true, mode: 0o700 });
    }
    const known = new Set([
      ...(await readdir(path.join(folder, 'new'))),
      ...(await readdir(path.join(folder, 'cur'))),
    ]);
    const reported = new Set([...known].map((name) => name.split('.')[0]));
    for (const mail of store.list('')) if (!reported.has(mail.id)) await desk.reportArrival(mail);
    return desk;
  }

  /** What is said at once about a mail that was taken, if its sender asked. */
  async reportArrival(mail: MailSummary): Promise<void> {
    if (mail.isSpam) return;
    const returns = mail.to.some((address) => behaviourOf(address) === 'returns');
    await this.send(mail, returns ? 'bounced' : 'delivered');
  }

  async send(mail: MailSummary, kind: ReportKind): Promise<void> {
    if (mail.envelopeId === null || mail.from === '') return;
    this.#sent += 1;
    const name = `${mail.id}.${kind}-${Date.now()}-${process.pid}-${this.#sent}`;
    const unfinished = path.join(this.#folder, 'tmp', name);
    await writeFile(unfinished, composeReport(mail, kind, new Date()), { flush: true, mode: 0o600 });
    await rename(unfinished, path.join(this.#folder, 'new', name));
  }
}

const STATUS_TEXTS: Readonly<
  Record<ReportKind, { action: string; status: string; diagnostic: string; text: string }>
> = {
  delivered: {
    action: 'delivered',
    status: '2.0.0',
    diagnostic: '250 2.0.0 Delivered to mailbox',
    text: 'Your mail was delivered.',
  },
  delayed: {
    action: 'delayed',
    status: '4.4.1',
    diagnostic: '451 4.4.1 No answer from host',
    text: 'Your mail could not be delivered yet. We go on trying.',
  },
  bounced: {
    action: 'failed',
    status: '5.1.1',
    diagnostic: '550 5.1.1 There is no such mailbox',
    text: 'Your mail could not be delivered.',
  },
  spam: {
    action: 'failed',
    status: '5.7.1',
    diagnostic: '554 5.7.1 This looks like spam',
    text: 'Your mail was refused.',
  },
};

/** A report on a mail, as RFC 3464 wants it: for people, for programs, and with the head of the mail. */
function composeReport(mail: MailSummary, kind: ReportKind, now: Date): string {
  const { action, status, diagnostic, text } = STATUS_TEXTS[kind];
  const boundary = `=_report_${mail.id}`;
  const recipient = mail.to[0] ?? '';
  const lines = [
    'From: Stand-in mail server <MAILER-DAEMON@localhost>',
    `To: <${mail.from}>`,
    `Delivered-To: ${mail.from}`,
    `Subject: Delivery status: ${action}`,
    `Date: ${now.toUTCString()}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; localhost',
    `Original-Envelope-Id: ${mail.envelopeId ?? ''}`,
    `Arrival-Date: ${mail.receivedAt.toUTCString()}`,
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    `Last-Attempt-Date: ${now.toUTCString()}`,
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${mail.messageId}`,
    '',
    `--${boundary}--`,
    '',
  ];
  return lines.join('\r\n');
}
