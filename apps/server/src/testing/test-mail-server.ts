import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Reply {
  readonly code: number;
  readonly text: string;
}

type Judgement = Reply | undefined | Promise<Reply | undefined>;

/** A real SMTP server that does what a test asks: refuse, fall silent, break off, go down and come back. */
export class TestMailServer {
  /** Every mail of which the end arrived, whatever was answered then. */
  readonly mails: Email[] = [];
  /** What the envelopes of those mails asked for. */
  readonly envelopes: { from: string; envelopeId: string | undefined; notify: readonly string[] }[] = [];
  /** What is answered to a recipient; accepted when it gives nothing. */
  judgeRecipient: (address: string) => Judgement = () => undefined;
  /** What is answered to the end of a mail; accepted when it gives nothing. */
  judgeMail: () => Judgement = () => undefined;
  /** Names of the logins that were tried, with their passwords. */
  readonly logins: string[] = [];

  #server: SMTPServer | undefined;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      hideDSN: false,
      onAuth: ({ username, password }, _session, done) => {
        this.logins.push(`${username}:${password}`);
        done(null, { user: username });
      },
      onRcptTo: async ({ address }, _session, done) => done(errorOf(await this.judgeRecipient(address))),
      onData: async (stream, { envelope }, done) => {
        try {
          this.mails.push(await PostalMime.parse(await buffer(stream)));
          this.envelopes.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            envelopeId: envelope.dsn?.envid ?? undefined,
            notify: envelope.rcptTo[0]?.dsn?.notify ?? [],
          });
          done(errorOf(await this.judgeMail()));
        } catch {
          // The connection broke before the end.
          done(null);
        }
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    await once(server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  breakConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nobody answers at its address until it is started again. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server?.close(resolve) ?? resolve());
    this.breakConnections();
    await closed;
    this.#server = undefined;
  }
}

function errorOf(reply: Reply | undefined): Error | null {
  return reply ? Object.assign(new Error(reply.text), { responseCode: reply.code }) : null;
}
