import { connect } from 'node:net';
import { createInterface } from 'node:readline';

export interface Letter {
  readonly from?: string;
  readonly to: readonly string[];
  /** The whole mail, head and body; lines of one dot are the caller's affair. */
  readonly content: string;
}

/** Speaks SMTP as a mail server would, and gives the answer that ended the conversation. */
export async function sendOverSmtp(port: number, { from = 'no-reply@prorata.example', to, content }: Letter) {
  const socket = connect(port, '127.0.0.1');
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
  const body = `${content.replaceAll(/\r?\n/g, '\r\n')}\r\n.`;
  const commands = [
    'EHLO test',
    `MAIL FROM:<${from}>`,
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    body,
  ];
  try {
    let reply = await readReply(replies);
    for (const command of commands) {
      socket.write(`${command}\r\n`);
      reply = await readReply(replies);
      if (!/^[23]/.test(reply)) break;
    }
    return reply;
  } finally {
    socket.destroy();
  }
}

/** The last line of a reply has a blank behind its code. */
async function readReply(lines: AsyncIterator<string>): Promise<string> {
  const { value = '', done } = await lines.next();
  return done || /^\d{3} /.test(value) ? value : readReply(lines);
}
