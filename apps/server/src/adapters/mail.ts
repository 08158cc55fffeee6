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
  return {
    async send(mail, beforeHandover) {
      const { envelope, content } = await compose(mail, mailFrom);
      const handover = { isDone: false, confirmed: Promise.resolve() };
      const stream = Readable.from(
        (async function* () {
          yield content;
          handover.confirmed = beforeHandover();
          await handover.confirmed;
          handover.isDone = true;
        })(),
      );
      try {
        const { response, serverMessageId } = await transmit(options, auth, envelope, stream);
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

async function transmit(
  options: Options,
  auth: ReturnType<typeof credentialsOf>,
  envelope: Envelope,
  content: Readable,
): Promise<SentMessageInfo> {
  const connection = new SMTPConnection(options);
  try {
    return await new Promise((resolve, reject) => {
      const orFail = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
      const send = () =>
        connection.send(envelope, content, (error, info) => (error ? reject(error) : resolve(info)));
      connection.on('error', reject);
      connection.connect(
        orFail(() => (auth && connection.allowsAuth ? connection.login(auth, orFail(send)) : send())),
      );
    });
  } finally {
    connection.close();
  }
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
