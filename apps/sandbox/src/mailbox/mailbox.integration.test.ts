import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';
import { type Letter, sendOverSmtp } from '../testing/send-over-smtp.ts';
import { MailStore } from './mail-store.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

function mailTo(to: string, head = '', body = 'Dag'): Letter {
  const lines = [
    'From: Prorata <no-reply@prorata.example>',
    `To: ${to}`,
    'Message-ID: <1@prorata.example>',
    head,
  ];
  return { to: [to], content: `${lines.filter(Boolean).join('\n')}\n\n${body}` };
}

function send(letter: Letter): Promise<string> {
  return sendOverSmtp(sandbox.settings.smtpPort, letter);
}

interface Message {
  readonly id: string;
  readonly to: string[];
  readonly subject: string;
  readonly isSpam: boolean;
  readonly text: string | null;
  readonly html: string | null;
}

async function listMessages(query = ''): Promise<Message[]> {
  const response = await fetch(
    `${sandbox.settings.address}/mailbox/api/messages?q=${encodeURIComponent(query)}`,
  );
  const { messages } = (await response.json()) as { messages: Message[] };
  return messages;
}

async function readPage(address: string): Promise<{ status: number; page: string; policy: string }> {
  const response = await fetch(`${sandbox.settings.address}${address}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, page: await response.text(), policy };
}

const HTML_MAIL = mailTo(
  'ann@claesdewitte.example',
  'Subject: =?utf-8?q?D=C3=A9cision?=\nContent-Type: text/html; charset=utf-8',
  '<html><head><title>x</title></head><body><script>alert(1)</script><a href="https://app.example/">Verder</a></body></html>',
);

describe('a mail that comes in', () => {
  test('is shown to people and to tests', async () => {
    expect(await send(HTML_MAIL)).toMatch(/^250 /);
    const messages = await listMessages();
    expect(messages).toEqual([
      {
        id: expect.any(String),
        receivedAt: expect.any(String),
        from: 'no-reply@prorata.example',
        to: ['ann@claesdewitte.example'],
        subject: 'Décision',
        messageId: '<1@prorata.example>',
        isSpam: false,
        envelopeId: null,
        text: null,
        html: expect.stringContaining('Verder'),
      },
    ]);
    const { page } = await readPage('/mailbox');
    expect(page).toContain('Décision');
    expect(page).toContain('ann@claesdewitte.example');
    expect(page).toContain(`/mailbox/${messages[0]?.id}`);
  });

  test('survives a restart', async () => {
    await send(HTML_MAIL);
    const before = await listMessages();
    await sandbox.restart();
    expect(await listMessages()).toEqual(before);
  });

  test('keeps its content, whatever that is', async () => {
    const body = '.. two dots\nA line of one dot follows:\n..\nÉtude — 好';
    await send(mailTo('ann@claesdewitte.example', 'Content-Type: text/plain; charset=utf-8', body));
    const [message] = await listMessages();
    expect(message?.text).toBe('. two dots\nA line of one dot follows:\n.\nÉtude — 好\n');
  });

  test('may have neither head nor body', async () => {
    expect(await send({ to: ['ann@claesdewitte.example'], content: '' })).toMatch(/^250 /);
    expect(await listMessages()).toMatchObject([{ subject: '', to: ['ann@claesdewitte.example'] }]);
    expect((await readPage('/mailbox')).page).toContain('(no subject)');
    const [message] = await listMessages();
    expect((await readPage(`/mailbox/${message?.id}`)).status).toBe(200);
  });

  test('is found by recipient, sender and subject, without accents and capitals', async () => {
    await send(HTML_MAIL);
    await send(mailTo('luc@other.example', 'Subject: Something else'));
    expect((await listMessages('DECISION claes')).map(({ subject }) => subject)).toEqual(['Décision']);
    expect((await listMessages('other')).map(({ to }) => to)).toEqual([['luc@other.example']]);
    expect(await listMessages('no-reply')).toHaveLength(2);
    expect(await listMessages('decision other')).toEqual([]);
    expect((await readPage('/mailbox?q=nowhere')).page).toContain('Nothing found');
  });

  test('comes first in the list', async () => {
    for (const name of ['one', 'two', 'three']) await send(mailTo(`${name}@x.example`));
    expect((await listMessages()).map(({ to }) => to[0])).toEqual([
      'three@x.example',
      'two@x.example',
      'one@x.example',
    ]);
  });
});

describe('a recipient', () => {
  test('that bounces is refused at once', async () => {
    expect(await send(mailTo('ann+bounce@x.example'))).toMatch(/^550 .*5\.1\.1/);
    expect(await listMessages()).toEqual([]);
  });

  test('that defers takes the second attempt, for each mail anew', async () => {
    const letter = mailTo('ann+defer@x.example');
    for (const reply of [/^450 .*4\.2\.0/, /^250 /, /^450 /, /^250 /])
      expect(await send(letter)).toMatch(reply);
    expect(await listMessages()).toHaveLength(2);
  });

  test('that calls it spam refuses what it has seen', async () => {
    expect(await send(mailTo('ann+spam@x.example', 'Subject: Win'))).toMatch(/^554 .*5\.7\.1/);
    expect(await listMessages()).toMatchObject([{ subject: 'Win', isSpam: true }]);
    expect((await readPage('/mailbox')).page).toContain('Refused as spam');
  });
});

describe('the page of a mail', () => {
  async function openMail(): Promise<string> {
    await send(HTML_MAIL);
    const [message] = await listMessages();
    return `/mailbox/${message?.id}`;
  }

  test('shows its layout in a frame in which nothing runs', async () => {
    const address = await openMail();
    const { page, policy } = await readPage(`${address}`);
    expect(page).toContain(`<iframe class="mail-frame" src="${address}/html"`);
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).not.toContain('alert(1)');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-src 'self'");

    const frame = await readPage(`${address}/html`);
    expect(frame.page).toContain('<base target="_blank">');
    expect(frame.policy).toContain("default-src 'none'");
    expect(frame.policy).toMatch(/sandbox allow-popups/);
    expect(frame.policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
    expect(frame.policy).toContain("frame-ancestors 'self'");
  });

  test('shows its text and its headers, escaped', async () => {
    await send(mailTo('ann@x.example', 'Subject: <b>Bold</b>\nX-Test: <i>', '<script>alert(1)</script>'));
    const [message] = await listMessages();
    const { page: text } = await readPage(`/mailbox/${message?.id}?view=text`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    const { page: headers } = await readPage(`/mailbox/${message?.id}?view=headers`);
    expect(headers).toContain('<dt>X-Test</dt><dd>&lt;i&gt;</dd>');
    expect(headers).toContain('<dt>Return-Path</dt><dd>&lt;no-reply@prorata.example&gt;</dd>');
  });

  test('says what a mail lacks', async () => {
    await send(mailTo('ann@x.example'));
    const [message] = await listMessages();
    const { page } = await readPage(`/mailbox/${message?.id}?view=html`);
    expect(page).toContain('This email has no layout.');
  });

  test.each([
    '/mailbox/unknown',
    '/mailbox/unknown/html',
    '/mailbox/..%2f..%2fidentity-keys',
    '/mailbox/api',
  ])('does not exist at %s', async (address) => {
    const { status, page } = await readPage(address);
    expect(status).toBe(404);
    expect(page).not.toContain('alert');
  });
});

describe('the list', () => {
  test('says that there is nothing yet', async () => {
    expect((await readPage('/mailbox')).page).toContain('No emails yet');
  });

  test('takes odd questions', async () => {
    await send(HTML_MAIL);
    for (const query of ['?q=%3Cscript%3E', '?q=a&q=b', '?q[x]=1', `?q=${'x'.repeat(3000)}`]) {
      const { status, page } = await readPage(`/mailbox${query}`);
      expect(status).toBe(200);
      expect(page).not.toContain('<script>');
    }
  });
});

describe('the store', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prorata-mails-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('makes room for new mails by dropping the oldest', async () => {
    let count = 1;
    const now = () => new Date(Date.UTC(2026, 10, 15) + count * 1000);
    const store = await MailStore.open(folder, now, 50);
    const to = ['ann@x.example'];
    for (; count <= 53; count += 1) {
      const raw = Buffer.from(`Subject: number ${count}\r\n\r\n`);
      await store.add({ from: '', to, isSpam: false, envelopeId: null, raw });
    }
    const mails = store.list('');
    expect(mails).toHaveLength(50);
    expect(mails[0]?.subject).toBe('number 53');
    expect(mails.at(-1)?.subject).toBe('number 4');
    expect(readdirSync(folder)).toHaveLength(50);
    expect((await MailStore.open(folder)).list('')).toEqual(mails);
  });

  test('opens beside files that are no mails', async () => {
    writeFileSync(path.join(folder, '1.eml'), '');
    writeFileSync(path.join(folder, '2.eml.unfinished'), 'Subject: half');
    writeFileSync(path.join(folder, '3.eml'), Buffer.from([0, 255, 0, 13, 10]));
    expect((await MailStore.open(folder)).list('').map(({ id }) => id)).toEqual(['3', '1']);
  });
});

describe('what becomes of a mail', () => {
  const FROM = 'bounces+token@prorata.example';

  function sendAsking(to: string) {
    const content = 'Subject: Asked\r\nMessage-ID: <asked@prorata.example>\r\n\r\nHello';
    return sendOverSmtp(sandbox.settings.smtpPort, {
      from: `${FROM}> RET=HDRS ENVID=token <`,
      to: [`${to}> NOTIFY=SUCCESS,FAILURE <`],
      content,
    });
  }

  function listReports(): string[] {
    const folder = path.join(sandbox.settings.dataFolder, 'bounces', 'new');
    return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  }

  test('is reported to the sender who asks, before the mail is answered for', async () => {
    const before = listReports().length;
    expect(await sendAsking('ann@claesdewitte.example')).toMatch(/^250 /);
    const reports = listReports();
    expect(reports).toHaveLength(before + 1);
    expect(reports.join()).toContain('Original-Envelope-Id: token');
  });

  test('is a return for some addresses, and whatever somebody at the page wants', async () => {
    await sendAsking('ann+return@claesdewitte.example');
    expect(listReports().filter((report) => report.includes('Status: 5.1.1'))).toHaveLength(1);
    const [mail] = await listMessages();
    const body = new URLSearchParams({ kind: 'spam' });
    const address = `${sandbox.settings.address}/mailbox/${mail?.id}/report`;
    const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    expect(status).toBe(303);
    expect(listReports().filter((report) => report.includes('Status: 5.7.1'))).toHaveLength(1);
  });

  test('is not reported to a sender who does not ask', async () => {
    const before = listReports().length;
    await send(HTML_MAIL);
    expect(listReports()).toHaveLength(before);
  });
});
