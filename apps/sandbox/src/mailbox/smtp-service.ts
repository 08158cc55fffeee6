import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';
import { behaviourOf } from './mailbox-behaviour.ts';
import type { ReportDesk } from './report-desk.ts';

const MAX_MAIL_BYTES = 25 * 1024 * 1024;
const STOP_MILLISECONDS = 500;

/**
 * Takes every mail, for whomever it is, on this machine only. Mails are never sent on. Says that it has one when it
 * and the report that was asked for are on the disk, and not before.
 */
export async function startSmtpService(
  store: MailStore,
  reports: ReportDesk,
  port: number,
): Promise<() => Promise<void>> {
  const deferred = new Set<string>();

  /** What a recipient is answered; nothing when the mail is welcome. */
  function refusalOf(address: string): Error | undefined {
    const behaviour = behaviourOf(address);
    if (behaviour === 'bounces') return refusal(550, '5.1.1 There is no such mailbox');
    // As greylisting does: the second attempt is let through, and the next mail starts anew.
    if (behaviour !== 'defers' || deferred.delete(address)) return undefined;
    deferred.add(address);
    return refusal(450, '4.2.0 Busy, come back later');
  }

  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Prorata stand-in mailbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    hideDSN: false,
    closeTimeout: STOP_MILLISECONDS,
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: async (stream, { envelope }, done) => {
      try {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw refusal(552, '5.3.4 The mail is too large');
        const to = envelope.rcptTo.map(({ address }) => address);
        const isSpam = to.some((address) => behaviourOf(address) === 'callsSpam');
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const wantsReports = envelope.rcptTo.some(({ dsn }) => dsn?.notify?.includes('SUCCESS'));
        const envelopeId = (wantsReports && envelope.dsn?.envid) || null;
        const mail = await store.add({ from, to, isSpam, envelopeId, raw });
        await reports.reportArrival(mail);
        done(isSpam ? refusal(554, '5.7.1 This looks like spam') : null);
      } catch (error) {
        done(error instanceof Error ? error : refusal(451, '4.3.0 The mailbox is out of order'));
      }
    },
  });
  // What a client does wrong is its own affair; a port that is taken fails the listening below.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
