import type { MailSummary } from './mail-store.ts';
import type { ReportKind } from './report-desk.ts';

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
export function composeReport(mail: MailSummary, kind: ReportKind, now: Date): string {
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
