import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeReport } from './compose-report.ts';
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
