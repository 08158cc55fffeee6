import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { writeFileAtomically } from '../write-file-atomically.ts';

/** What the list shows of a mail. */
export interface MailSummary {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  /** It came, but its sender was told that it was refused as spam. */
  readonly isSpam: boolean;
  /** Under which its sender wants to hear what became of it; nothing when it does not. */
  readonly envelopeId: string | null;
}

export type NewMail = Pick<MailSummary, 'from' | 'to' | 'isSpam' | 'envelopeId'> & { readonly raw: Buffer };

/** More than anybody looks at; it keeps the folder small. */
const MAX_MAILS = 2000;

/**
 * The mails that came in, each in a file as mail servers keep them: the mail as it was sent, behind a few lines that
 * say when it came and for whom. They survive a restart; the oldest make room.
 */
export class MailStore {
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #maxEmails: number;
  /** Newest first. */
  #mails: MailSummary[] = [];

  private constructor(folder: string, now: () => Date, maxEmails: number) {
    this.#folder = folder;
    this.#now = now;
    this.#maxEmails = maxEmails;
  }

  static async open(
    folder: string,
    now: () => Date = () => new Date(),
    maxEmails = MAX_MAILS,
  ): Promise<MailStore> {
    const store = new MailStore(folder, now, maxEmails);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    for (const file of files.sort().reverse()) await store.#load(path.basename(file, '.eml'));
    return store;
  }

  /** When this settles, the mail is on the disk. */
  async add({ from, to, isSpam, envelopeId, raw }: NewMail): Promise<MailSummary> {
    const receivedAt = this.#now();
    const id = `${receivedAt.toISOString().replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
    const trace = [
      `Delivery-date: ${receivedAt.toISOString()}`,
      `Return-Path: <${from}>`,
      ...to.map((address) => `Envelope-To: ${address}`),
      `X-Spam-Flag: ${isSpam ? 'YES' : 'NO'}`,
      ...(envelopeId === null ? [] : [`X-Envelope-Id: ${envelopeId}`]),
    ];
    const content = Buffer.concat([Buffer.from(`${trace.join('\r\n')}\r\n`), raw]);
    const summary = await summarize(id, content);
    await writeFileAtomically(this.#fileOf(id), content);
    this.#mails.unshift(summary);
    const dropped = this.#mails.splice(this.#maxEmails);
    await Promise.all(dropped.map((mail) => rm(this.#fileOf(mail.id), { force: true })));
    return summary;
  }

  /** Those that hold every word of the query in a recipient, the sender or the subject; newest first. */
  list(query: string): readonly MailSummary[] {
    const wanted = plain(query).split(/\s+/).filter(Boolean);
    return this.#mails.filter(({ from, to, subject }) => {
      const words = plain([from, ...to, subject].join(' '));
      return wanted.every((word) => words.includes(word));
    });
  }

  find(id: string): MailSummary | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async read({ id }: MailSummary): Promise<Email> {
    return PostalMime.parse(await readFile(this.#fileOf(id)));
  }

  /** A file that cannot be read is left aside, which beats a mailbox that does not open. */
  async #load(id: string): Promise<void> {
    try {
      this.#mails.push(await summarize(id, await readFile(this.#fileOf(id))));
    } catch (error) {
      process.stderr.write(`${this.#fileOf(id)} could not be read: ${error}\n`);
    }
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}.eml`);
  }
}

/** From the head of the mail alone, which is short however much is attached. */
async function summarize(id: string, content: Buffer): Promise<MailSummary> {
  const end = content.indexOf('\r\n\r\n');
  const head = await PostalMime.parse(end === -1 ? content : content.subarray(0, end + 4));
  const valuesOf = (name: string) => head.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return {
    id,
    receivedAt: new Date(valuesOf('delivery-date')[0] ?? 0),
    from: (valuesOf('return-path')[0] ?? '').replaceAll(/[<>]/g, ''),
    to: valuesOf('envelope-to'),
    subject: head.subject ?? '',
    messageId: head.messageId ?? '',
    isSpam: valuesOf('x-spam-flag')[0] === 'YES',
    envelopeId: valuesOf('x-envelope-id')[0] ?? null,
  };
}

/** Without accents and capitals, so that "etude" finds "Étude". */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
