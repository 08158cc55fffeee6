import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestMailServer } from '../testing/test-mail-server.ts';
import { type OutgoingMail, openMailServer } from './mail.ts';

const MAIL: OutgoingMail = {
  messageId: '<0198-1@prorata.example>',
  to: { name: 'Ann Peeters', address: 'ann@claesdewitte.example' },
  language: 'nl',
  subject: 'Uw aanvraag is goedgekeurd – één stap',
  text: 'Dag Ann\n\nAlles is in orde.\n.\nEen punt alleen.',
  html: '<p>Dag Ann</p>',
};
const FROM = { name: 'Prorata', address: 'no-reply@prorata.example' };

let server: TestMailServer;
let handovers: number;
beforeEach(async () => {
  server = new TestMailServer();
  handovers = 0;
  await server.start();
});
afterEach(() => server.stop());

async function countHandover(): Promise<void> {
  handovers += 1;
}

function send(changes: Partial<OutgoingMail> = {}, beforeHandover = countHandover) {
  const service = openMailServer({ smtpUrl: server.url, mailFrom: FROM });
  return service.send({ ...MAIL, ...changes }, beforeHandover);
}

describe('a mail that the server takes', () => {
  it('arrives with both bodies, its names and its id', async () => {
    expect(await send()).toEqual({
      kind: 'accepted',
      providerId: MAIL.messageId,
      reply: expect.stringMatching(/^250/),
    });
    expect(server.mails).toMatchObject([
      {
        messageId: MAIL.messageId,
        from: FROM,
        to: [MAIL.to],
        subject: MAIL.subject,
        text: `${MAIL.text}\n`,
        html: `${MAIL.html}\n`,
      },
    ]);
    const headers = Object.fromEntries(server.mails[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'nl' });
  });

  it('is ended only after the handover was confirmed', async () => {
    await send({}, async () => {
      expect(server.mails).toEqual([]);
      await countHandover();
    });
    expect(server.mails).toHaveLength(1);
    expect(handovers).toBe(1);
  });

  it('is sent under the name and password of the address', async () => {
    const url = new URL(server.url);
    url.username = 'pro@rata';
    url.password = 'a/b c';
    await openMailServer({ smtpUrl: url.href, mailFrom: FROM }).send(MAIL, countHandover);
    expect(server.logins).toEqual(['pro@rata:a/b c']);
  });
});

describe('a mail that is not handed over', () => {
  it('stays with us when the handover cannot be confirmed', async () => {
    const outcome = await send({}, () => Promise.reject(new Error('somebody else has it')));
    expect(outcome).toEqual({ kind: 'postponed', reason: 'somebody else has it' });
    expect(server.mails).toEqual([]);
  });

  it.each([
    [550, '5.1.1 No such mailbox', { kind: 'refused', as: 'Bounced' }],
    [553, 'That is no address', { kind: 'refused', as: 'Bounced' }],
    [450, '4.2.1 Come back later', { kind: 'postponed' }],
    [421, '4.3.2 Going down', { kind: 'postponed' }],
    [554, '5.7.1 Relay access denied', { kind: 'postponed' }],
  ])('because of an answer of %i %s to the recipient', async (code, text, outcome) => {
    server.judgeRecipient = () => ({ code, text });
    expect(await send()).toMatchObject(outcome);
    expect(handovers).toBe(0);
  });

  it.each([
    [554, '5.7.1 This is spam', { kind: 'refused', as: 'FilteredSpam' }],
    [552, '5.3.4 Too large', { kind: 'refused', as: 'Bounced' }],
    [451, '4.3.0 Try again', { kind: 'postponed' }],
    [503, '5.5.1 Bad sequence', { kind: 'postponed' }],
  ])('because of an answer of %i %s to its end', async (code, text, outcome) => {
    server.judgeMail = () => ({ code, text });
    expect(await send()).toMatchObject(outcome);
  });

  it('because nobody answers', async () => {
    await server.stop();
    expect(await send()).toEqual({ kind: 'postponed', reason: expect.stringContaining('ECONNREFUSED') });
  });

  it('because the connection breaks before its end', async () => {
    const outcome = await send({}, async () => server.breakConnections());
    expect(outcome.kind).not.toBe('accepted');
    expect(server.mails).toEqual([]);
  });

  it('because the server, on another machine, does not encrypt', async () => {
    const service = openMailServer({ smtpUrl: server.url.replace('127.0.0.1', '0.0.0.0'), mailFrom: FROM });
    const outcome = await service.send(MAIL, countHandover);
    expect(outcome).toEqual({ kind: 'postponed', reason: expect.stringContaining('STARTTLS') });
    expect(server.mails).toEqual([]);
  });
});

describe('a mail of which nobody knows', () => {
  it('is told apart when the connection breaks between its end and the answer', async () => {
    server.judgeMail = () => {
      server.breakConnections();
      return undefined;
    };
    expect(await send()).toMatchObject({ kind: 'unknown' });
    expect(server.mails).toHaveLength(1);
  });
});

describe('what strangers write', () => {
  it.each([
    ['Ann\r\nBcc: everyone@victim.example', 'Subject'],
    ['Ann\nX-Injected: yes', 'Subject\r\nBcc: everyone@victim.example'],
    ['"Ann" <boss@victim.example>, x', 'Subject\r\n\r\n<script>body</script>'],
    ['Ann\u0000\u001b[31m', 'a'.repeat(5000)],
  ])('in a name such as %j or a subject adds no header and no recipient', async (name, subject) => {
    const recipients: string[] = [];
    server.judgeRecipient = (address) => void recipients.push(address);
    expect(await send({ to: { ...MAIL.to, name }, subject })).toMatchObject({ kind: 'accepted' });
    expect(recipients).toEqual([MAIL.to.address]);
    const [mail] = server.mails;
    expect(mail?.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(mail?.to?.map(({ address }) => address)).toEqual([MAIL.to.address]);
    expect(mail?.html).toBe(`${MAIL.html}\n`);
  });

  it('cannot be an address that smuggles commands', async () => {
    const address = 'ann@claesdewitte.example>\r\nRCPT TO:<everyone@victim.example';
    const recipients: string[] = [];
    server.judgeRecipient = (recipient) => void recipients.push(recipient);
    expect(await send({ to: { name: 'Ann', address } })).not.toMatchObject({ kind: 'accepted' });
    expect(recipients).not.toContain('everyone@victim.example');
  });
});
