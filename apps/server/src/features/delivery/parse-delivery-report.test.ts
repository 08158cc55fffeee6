import { describe, expect, it } from 'vitest';
import { parseDeliveryReport } from './parse-delivery-report.ts';
import { createReportAddress } from './report-address.ts';
import { reportMail } from './testing/report-mail.ts';

const ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ADDRESS = createReportAddress({ codeSecret: 'a secret', bounceAddress: 'bounces@prorata.example' });
const NOW = new Date('2026-01-06T12:00:00.000Z');
const envelopeId = ADDRESS.tokenOf(ID);

describe('what a report says', () => {
  it.each([
    ['delivered', '2.0.0', 'Delivered'],
    ['relayed', '2.0.0', 'Success'],
    ['expanded', '2.0.0', 'Expanded'],
    ['delayed', '4.4.1', 'Sent'],
    ['failed', '5.1.1', 'Bounced'],
    ['failed', '5.7.1', 'FilteredSpam'],
    ['failed', '4.4.7', 'Failed'],
    ['FAILED', '5.2.2', 'Bounced'],
    ['teleported', '9.9.9', 'Undefined'],
  ])('%s %s is %s', async (action, status, expected) => {
    const found = await parseDeliveryReport(reportMail({ action, status, envelopeId }), ADDRESS, NOW);
    expect(found).toMatchObject({ deliveryId: ID, report: { status: expected } });
  });

  it('keeps when it was and what was said, on however many lines', async () => {
    const raw = reportMail({
      action: 'failed',
      status: '5.1.1',
      envelopeId,
      diagnostic: '550 5.1.1\r\n No such mailbox',
    });
    expect((await parseDeliveryReport(raw, ADDRESS, NOW))?.report).toMatchObject({
      occurredAt: new Date('2026-01-05T09:00:00.999Z'),
      detail: 'failed 5.1.1 550 5.1.1 No such mailbox',
    });
  });

  it('takes no longer for a line of blanks than its length asks', async () => {
    // Of a pattern with blanks on both sides of a value this would be the work of minutes.
    const blanks = ' '.repeat(100_000);
    const raw = reportMail({
      action: 'failed',
      status: '5.1.1',
      envelopeId,
      diagnostic: `550${blanks}x${blanks}`,
    });
    const { report } = (await parseDeliveryReport(raw, ADDRESS, NOW)) ?? {};
    expect(report?.status).toBe('Bounced');
    expect(report?.detail).toMatch(/^failed 5\.1\.1 550 {484}$/);
  });

  it.each([
    ['many lines', '\r\n'.repeat(500_000)],
    ['one line', 'x'.repeat(1_000_000)],
  ])('stands before the mail that comes back, however long that is: %s', async (_, returned) => {
    const raw = reportMail({ action: 'failed', status: '5.1.1', envelopeId });
    const report = raw.subarray(0, raw.indexOf('--=_report--'));
    const found = await parseDeliveryReport(Buffer.concat([report, Buffer.from(returned)]), ADDRESS, NOW);
    expect(found).toMatchObject({ deliveryId: ID, report: { status: 'Bounced' } });
  });

  it('is looked for in its beginning', async () => {
    const raw = reportMail({ action: 'failed', status: '5.1.1', envelopeId });
    const late = Buffer.concat([Buffer.from(`Subject: ${'x'.repeat(300_000)}\r\n`), raw]);
    expect(await parseDeliveryReport(late, ADDRESS, NOW)).toBeUndefined();
  });

  it('is what its fields say, whatever else stands there', async () => {
    const raw = reportMail({
      action: 'failed \t',
      status: '5.1.1',
      envelopeId,
      diagnostic: '550 5.1.1 said: no\r\n: nameless\r\nNot a field\r\nnot a name: x\r\n__proto__: y',
    });
    expect((await parseDeliveryReport(raw, ADDRESS, NOW))?.report).toMatchObject({
      status: 'Bounced',
      detail: 'failed 5.1.1 550 5.1.1 said: no',
    });
  });

  it('is not from the future', async () => {
    const early = new Date('2025-12-31T00:00:00.000Z');
    const found = await parseDeliveryReport(
      reportMail({ action: 'delivered', status: '2.0.0', envelopeId }),
      ADDRESS,
      early,
    );
    expect(found?.report.occurredAt).toEqual(early);
  });
});

describe('which mail a report is about', () => {
  it('is also told by where it was sent', async () => {
    const raw = reportMail({ action: 'failed', status: '5.1.1', to: ADDRESS.returnPathOf(ID) ?? '' });
    expect(await parseDeliveryReport(raw, ADDRESS, NOW)).toMatchObject({ deliveryId: ID });
  });

  it.each([
    ['a report without our token', reportMail({ action: 'failed', status: '5.1.1' })],
    [
      'a report with a forged token',
      reportMail({ action: 'failed', status: '5.1.1', envelopeId: `${envelopeId.slice(0, -1)}z` }),
    ],
    [
      'an absence notice',
      Buffer.from(`To: <${ADDRESS.returnPathOf(ID)}>\r\nSubject: Back on Monday\r\n\r\nI am away.`),
    ],
    [
      'a report of half a token',
      reportMail({ action: 'failed', status: '5.1.1', envelopeId: envelopeId.slice(0, 40) }),
    ],
    ['signs of which a token could be made', Buffer.from('a'.repeat(1_000_000))],
    ['a thousand forged tokens', Buffer.from(`${'ab'.repeat(16)}.${'cd'.repeat(8)} `.repeat(1_000))],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256))],
  ])('is unknown in %s', async (_case, raw) => {
    expect(await parseDeliveryReport(raw, ADDRESS, NOW)).toBeUndefined();
  });
});
