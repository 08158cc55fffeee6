import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * The file with which scanners are tried out (eicar.org), which every one of them calls a virus and which does nothing. Put
 * together here, so that no scanner of a developer's machine finds it in the source.
 */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
const VIRUS = 'Eicar-Signature';

/** What holds these words is judged at the second attempt only: at the first the scanner hangs up, as one that is started anew. */
export const JUDGED_LATER = 'PRORATA-STAND-IN-SCANNER-COMES-BACK-LATER';

/** As the setting StreamMaxLength of clamd; enough for what the product takes. */
const MAX_STREAM_BYTES = 100 * 1024 * 1024;
const VERSION = 'ClamAV 1.4.2/stand-in';

export interface Scan {
  readonly at: Date;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly outcome: string;
}

export interface ScanServiceOptions {
  readonly port: number;
  readonly maxStreamBytes?: number;
  readonly onScan?: (scan: Scan) => void;
}

export interface ScanService {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Speaks the protocol of clamd on this machine: PING, VERSION and INSTREAM, with commands that begin with `z` and end with a zero
 * byte, or begin with `n` and end with a new line.
 */
export async function startScanService({
  port,
  maxStreamBytes = MAX_STREAM_BYTES,
  onScan = () => {},
}: ScanServiceOptions): Promise<ScanService> {
  const postponed = new Set<string>();
  const lines = new Set<Socket>();

  function judge(content: Buffer): string | undefined {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const isLater = content.includes(JUDGED_LATER) && !postponed.has(sha256);
    if (isLater) postponed.add(sha256);
    const verdict = content.includes(EICAR) ? `${VIRUS} FOUND` : 'OK';
    const outcome = isLater ? 'hung up' : verdict;
    onScan({ at: new Date(), sizeBytes: content.length, sha256, outcome });
    return isLater ? undefined : `stream: ${verdict}`;
  }

  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    // Who hangs up is their own affair.
    line.on('error', () => line.destroy());
    const heard: Buffer[] = [];
    let total = 0;
    line.on('data', (bytes) => {
      // Who was answered may still be talking.
      if (line.writableEnded) return;
      heard.push(bytes);
      total += bytes.length;
      // Putting all of it together for each piece would take longer than a scan.
      const mayBeAll = heard.length === 1 || bytes.length < 4 || bytes.readUInt32BE(bytes.length - 4) === 0;
      if (!mayBeAll && total <= maxStreamBytes) return;
      const answer = answerTo(Buffer.concat(heard), maxStreamBytes, judge);
      if (answer === 'hangUp') line.destroy();
      else if (answer !== undefined) line.end(answer);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const COMMAND = /^([zn])([A-Z]+)([\0\n])/;

/** What is said to all that was heard so far; nothing while more must come. */
function answerTo(
  heard: Buffer,
  maxStreamBytes: number,
  judge: (content: Buffer) => string | undefined,
): string | 'hangUp' | undefined {
  const [said, sign, command, end] = COMMAND.exec(heard.toString('latin1', 0, 64)) ?? [];
  if (said === undefined) return heard.length > 32 ? 'hangUp' : undefined;
  if ((sign === 'z') !== (end === '\0')) return 'hangUp';
  const written = (text: string) => `${text}${end}`;
  if (command === 'PING') return written('PONG');
  if (command === 'VERSION') return written(VERSION);
  if (command !== 'INSTREAM') return written('UNKNOWN COMMAND');
  const content = readPieces(heard.subarray(said.length), maxStreamBytes);
  if (content === 'tooLong') return written('INSTREAM size limit exceeded. ERROR');
  if (content === undefined) return undefined;
  const verdict = judge(content);
  return verdict === undefined ? 'hangUp' : written(verdict);
}

/** The pieces put together once the last one, of length 0, is there. */
function readPieces(bytes: Buffer, maxBytes: number): Buffer | 'tooLong' | undefined {
  const pieces: Buffer[] = [];
  let total = 0;
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    total += length;
    if (total > maxBytes) return 'tooLong';
    if (at + 4 + length > bytes.length) return undefined;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
