interface ReportMail {
  readonly action: string;
  readonly status: string;
  /** What the envelope of the mail was called. */
  readonly envelopeId?: string;
  /** Where the report goes. */
  readonly to?: string;
  readonly diagnostic?: string;
}

/** A report on a mail as a mail server writes it (RFC 3464). */
export function reportMail({
  action,
  status,
  envelopeId,
  to = 'bounces@prorata.example',
  diagnostic,
}: ReportMail): Buffer {
  const lines = [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: <${to}>`,
    'Subject: Delivery status',
    'Date: Mon, 5 Jan 2026 10:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_report"',
    '',
    '--=_report',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is what became of your mail.',
    '',
    '--=_report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    ...(envelopeId === undefined ? [] : [`Original-Envelope-Id: ${envelopeId}`]),
    '',
    'Final-Recipient: rfc822; kessel@creditor.example',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === undefined ? [] : [`Diagnostic-Code: smtp; ${diagnostic}`]),
    '',
    '--=_report',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Aufforderung',
    '',
    '--=_report--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
