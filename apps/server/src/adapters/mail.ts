import { Readable } from 'node:stream';
import type { Language } from '@prorata/domain/vocabulary';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, {
  type Envelope,
  type Options,
  type SentMessageInfo,
} from 'nodemailer/lib/smtp-connection';

export interface OutgoingMail {
  /** The same for every attempt at one mail: mail systems recognise a repetition by it. */
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  /** In whose name it comes; the platform's own when absent. */
  readonly senderName?: string;
  /** Who reads the answers. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** Where it comes back to when it cannot be delivered; the sender when there is no such place. */
  readonly returnPath?: string;
  /** What reports on the mail call it (RFC 3461). */
  readonly envelopeId?: string;
}

export type SendOutcome =
  /** The server answers for the mail from now on. */
  | { readonly kind: 'accepted'; readonly providerId: string; readonly reply: string }
  /** The server will never take this mail. */
  | { readonly kind: 'refused'; readonly as: 'Bounced' | 'FilteredSpam'; readonly reply: string }
  /** The mail was surely not taken over; another attempt may succeed. */
  | { readonly kind: 'postponed'; readonly reason: string }
  /** The connection broke between the end of the mail and the answer: it may or may not have been taken over. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface MailServer {
  /**
   * Attempts to hand a mail over, once. `beforeHandover` is awaited when the whole mail is out but for the line
   * that ends it: until that line, RFC 5321 does not let the server deliver it. When it fails, the line is not sent.
   */
  send(mail: OutgoingMail, beforeHandover: () => Promise<void>): Promise<SendOutcome>;
}

export interface MailServerSettings {
  readonly smtpUrl: string;
  readonly mailFrom: { readonly name: string; readonly address: string };
}

/** The longest silence, in milliseconds. A server may take minutes to answer the end of a mail (RFC 5321 4.5.3.2). */
const TIMEOUTS = {
  dnsTimeout: 15_000,
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  socketTimeout: 300_000,
};

export function openMailServer({ smtpUrl, mailFrom }: MailServerSettings): MailServer {
  const options = connectionOptions(new URL(smtpUrl));
  const auth = credentialsOf(new URL(smtpUrl));
  const connections = keepConnections(options, auth);
  return {
    async send(mail, beforeHandover) {
      const { envelope, content } = await compose(mail, mailFrom);
      const handover = { isBegun: false, isDone: false, confirmed: Promise.resolve() };
      const read = () =>
        Readable.from(
          (async function* () {
            handover.isBegun = true;
            yield content;
            handover.confirmed = beforeHandover();
            await handover.confirmed;
            handover.isDone = true;
          })(),
        );
      try {
        const { response, serverMessageId } = await connections.send(envelope, read, () => !handover.isBegun);
        return { kind: 'accepted', providerId: serverMessageId ?? mail.messageId, reply: response };
      } catch (error) {
        const outcome = outcomeOf(error, handover.isDone);
        // What is written down about the handover must not be overtaken by what is written about the outcome.
        await handover.confirmed.catch(() => {});
        return outcome;
      }
    },
  };
}

/** Unencrypted only towards this machine. */
function connectionOptions({ protocol, hostname, port }: URL): Options {
  // Asked for by name, a server of the network might answer for this machine.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[(.*)\]$/, '$1');
  const isThisMachine = host === '::1' || host.startsWith('127.');
  const secure = protocol === 'smtps:';
  return {
    ...TIMEOUTS,
    host,
    ...(port && { port: Number(port) }),
    secure,
    requireTLS: !secure && !isThisMachine,
    ignoreTLS: isThisMachine,
  };
}

function credentialsOf({ username, password }: URL) {
  return username === ''
    ? undefined
    : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

async function compose(mail: OutgoingMail, from: MailServerSettings['mailFrom']) {
  const message = new MailComposer({
    from: { ...from, ...(mail.senderName !== undefined && { name: mail.senderName }) },
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    messageId: mail.messageId,
    // Asks absence notices and the like not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map(({ name, content }) => ({
      filename: name,
      content: Buffer.from(content),
      contentType: 'application/pdf',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = message.getEnvelope();
  const envelope = { from: mail.returnPath ?? sender, to, ...reportsOn(mail) };
  return { envelope, content: await message.build() };
}

/** Asks for a report whatever becomes of the mail, with its head only: the content is nobody else's business. */
function reportsOn({ envelopeId, to }: OutgoingMail): Pick<Envelope, 'dsn'> {
  if (envelopeId === undefined) return {};
  const notify = ['SUCCESS', 'FAILURE', 'DELAY'] as const;
  return { dsn: { ret: 'HDRS', envid: envelopeId, notify: [...notify], orcpt: `rfc822;${to.address}` } };
}

/** So long a connection is kept for the next mail; many servers give five minutes (RFC 5321 4.5.3.2.7). */
const KEPT_MILLISECONDS = 2_000;
const MOST_KEPT = 10;
/** Then it is closed, as servers ask of those who send much. */
const MAILS_PER_CONNECTION = 100;

interface KeptConnection {
  readonly connection: SMTPConnection;
  mails: number;
  /** Whom it concerns that the connection broke. */
  onBroken: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Connections that are used for one mail after the other. Only one whose last mail was accepted is kept. A kept one that
 * turns out to be gone before any of the mail left is replaced by a new one; nothing else is ever repeated here.
 */
function keepConnections(options: Options, auth: ReturnType<typeof credentialsOf>) {
  const kept: KeptConnection[] = [];

  function drop(one: KeptConnection): void {
    clearTimeout(one.timer);
    if (kept.includes(one)) kept.splice(kept.indexOf(one), 1);
    one.connection.close();
  }

  function keep(one: KeptConnection): void {
    one.mails += 1;
    one.onBroken = () => drop(one);
    if (one.mails >= MAILS_PER_CONNECTION || kept.length >= MOST_KEPT) {
      drop(one);
      return;
    }
    kept.push(one);
    one.timer = setTimeout(() => drop(one), KEPT_MILLISECONDS);
  }

  function take(): KeptConnection | undefined {
    const one = kept.pop();
    clearTimeout(one?.timer);
    return one;
  }

  function open(): Promise<KeptConnection> {
    const connection = new SMTPConnection(options);
    return new Promise((resolve, reject) => {
      const one: KeptConnection = { connection, mails: 0, onBroken: reject };
      const orFail = (next: () => void) => (error?: Error | null) => {
        if (!error) return next();
        connection.close();
        reject(error);
      };
      connection.on('error', (error) => one.onBroken(error));
      connection.on('end', () => one.onBroken(new Error('Connection closed')));
      const ready = orFail(() => resolve(one));
      connection.connect(
        orFail(() => (auth && connection.allowsAuth ? connection.login(auth, ready) : ready())),
      );
    });
  }

  async function sendOn(
    one: KeptConnection,
    envelope: Envelope,
    content: Readable,
  ): Promise<SentMessageInfo> {
    try {
      const info = await new Promise<SentMessageInfo>((resolve, reject) => {
        one.onBroken = reject;
        one.connection.send(envelope, content, (error, sent) => (error ? reject(error) : resolve(sent)));
      });
      keep(one);
      return info;
    } catch (error) {
      one.onBroken = () => {};
      drop(one);
      throw error;
    }
  }

  return {
    async send(
      envelope: Envelope,
      read: () => Readable,
      hasNothingLeft: () => boolean,
    ): Promise<SentMessageInfo> {
      const former = take();
      if (former !== undefined) {
        try {
          return await sendOn(former, envelope, read());
        } catch (error) {
          if (!(hasNothingLeft() && isGone(error))) throw error;
        }
      }
      return sendOn(await open(), envelope, read());
    },
  };
}

/** The server let go of the connection: without a word, or with the one for it (421). */
function isGone(error: unknown): boolean {
  const reply = error instanceof Error && 'response' in error ? String(error.response ?? '') : '';
  return reply === '' || reply.startsWith('421');
}

/** The steps in which a server judges the recipient or the mail, and not us or the connection. */
const STEPS_ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

function outcomeOf(error: unknown, wasHandedOver: boolean): SendOutcome {
  if (!(error instanceof Error)) throw error;
  const reply = 'response' in error && typeof error.response === 'string' ? error.response : undefined;
  const step = 'command' in error ? String(error.command) : '';
  if (reply === undefined) return { kind: wasHandedOver ? 'unknown' : 'postponed', reason: error.message };
  const [, code = '', subject = ''] = /^(\d{3})(?:[ -]5\.(\d{1,3})\.)?/.exec(reply) ?? [];
  const isAboutSecurity = subject === '7';
  // 503 is about the order of the commands. A recipient refused for security reasons is a server that does not let
  // us send through it: that can be mended, and the mail then still goes out.
  const isFinal =
    code.startsWith('5') &&
    code !== '503' &&
    STEPS_ABOUT_THE_MAIL.includes(step) &&
    !(step === 'RCPT TO' && isAboutSecurity);
  if (!isFinal) return { kind: 'postponed', reason: error.message };
  return { kind: 'refused', as: isAboutSecurity ? 'FilteredSpam' : 'Bounced', reply };
}
