import { type NetConnectOpts, Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** What a scanner says of bytes. Without a verdict they are neither clean nor infected. */
export type ScanOutcome =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly virus: string }
  /** It answered, and about these bytes alone; for good when they are more than it takes. */
  | { readonly kind: 'unjudged'; readonly isForGood: boolean; readonly reason: string }
  /** It did not answer: it may judge the same bytes later. */
  | { readonly kind: 'unreached'; readonly reason: string };

export interface VirusScanner {
  /** Reads `content` to its end, or leaves it when the scanner has said enough or nothing for so long. Never throws. */
  scan(content: Readable, patienceMilliseconds: number): Promise<ScanOutcome>;
  /** @throws when the scanner does not answer. */
  check(): Promise<void>;
}

/** Where a clamd listens: `tcp://host:port`, or `unix:/path/of/its/socket`. */
function placeOf(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || CLAMD_PORT) };
}

const CLAMD_PORT = 3310;
/** What an answer may be: the name of a file that clamd does not know, a virus, and a word. */
const MAX_ANSWER_BYTES = 4_096;
const CHECK_MILLISECONDS = 3_000;

/** A scanner that speaks the protocol of clamd (its manual, clamd(8)): commands and answers end with a zero byte. */
export function openVirusScanner(address: string): VirusScanner {
  const place = placeOf(address);
  return {
    scan: async (content, patienceMilliseconds) => {
      // Nobody reads it when nobody answers, and a file may be gone by then.
      content.on('error', () => {});
      try {
        return verdictOf(await converse(place, patienceMilliseconds, (line) => sendStream(line, content)));
      } catch (error) {
        return { kind: 'unreached', reason: error instanceof Error ? error.message : String(error) };
      } finally {
        content.destroy();
      }
    },
    check: async () => {
      const answer = await converse(place, CHECK_MILLISECONDS, async (line) => void line.write('zPING\0'));
      if (answer !== 'PONG') throw new Error(`The scanner answers ${answer}.`);
    },
  };
}

const CLEAN = /^stream: OK$/;
const INFECTED = /^stream: (?<virus>.+) FOUND$/;
const TOO_LONG = /size limit exceeded/i;

/** `stream: OK`, `stream: Eicar-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function verdictOf(answer: string): ScanOutcome {
  const virus = INFECTED.exec(answer)?.groups?.['virus'];
  if (virus !== undefined) return { kind: 'infected', virus };
  if (CLEAN.test(answer)) return { kind: 'clean' };
  return { kind: 'unjudged', isForGood: TOO_LONG.test(answer), reason: answer };
}

/** Each piece after its length in four bytes, the highest first; a piece of length 0 is the end. */
async function sendStream(line: Socket, content: Readable): Promise<void> {
  line.write('zINSTREAM\0');
  for await (const piece of content as AsyncIterable<Buffer>) {
    // It has answered before the end, as when the stream is longer than it takes, and hears no more.
    if (!line.writable) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    line.write(length);
    if (!line.write(piece)) await drained(line);
  }
  line.write(Buffer.alloc(4));
}

function drained(line: Socket): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      line.off('drain', goOn).off('close', goOn);
      resolve();
    };
    line.on('drain', goOn).on('close', goOn);
  });
}

type Written = (error?: Error | null) => void;

/**
 * A line on which the other end may hang up while we still talk, and is heard out all the same: a socket of Node drops what it has not
 * read yet as soon as a write fails. Whether it hung up is found out by reading.
 */
class Line extends Socket {
  override _write(piece: Buffer, encoding: BufferEncoding, written: Written): void {
    super._write(piece, encoding, () => written());
  }

  override _writev(pieces: { chunk: Buffer; encoding: BufferEncoding }[], written: Written): void {
    super._writev?.(pieces, () => written());
  }
}

/** One connection for one command, as clamd has it by default; gives the answer without its end. */
function converse(
  place: NetConnectOpts,
  patienceMilliseconds: number,
  say: (line: Socket) => Promise<void>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = new Line({ allowHalfOpen: true }).connect(place);
    let answer = '';
    let failure: Error | undefined;
    const end = () => {
      clearTimeout(timer);
      line.destroy();
      const whole = answer.replace(/\0.*$/s, '').trim();
      // What it said counts, also when it hung up while we were still talking.
      if (whole !== '') resolve(whole);
      else reject(failure ?? new Error('The scanner hung up.'));
    };
    const timer = setTimeout(() => {
      failure = new Error(`The scanner said nothing for ${patienceMilliseconds} ms.`);
      end();
    }, patienceMilliseconds);
    line.setEncoding('utf8');
    line.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0') || answer.length > MAX_ANSWER_BYTES) end();
    });
    line.on('error', (error) => {
      failure = error;
    });
    line.on('end', end);
    line.on('close', end);
    line.once('connect', () => {
      say(line).catch((error: Error) => {
        failure = error;
        end();
      });
    });
  });
}
