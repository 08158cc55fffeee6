import { readFile } from 'node:fs/promises';
import type { StampRequest } from '@prorata/proof/signature/stamp-protocol';
import type { Period } from '@prorata/proof/signature/time-stamp';

/** That something existed at a moment, in the word of somebody else (RFC 3161). */
export interface Stamp {
  readonly token: Buffer;
  readonly at: Date;
  /** Who vouches for the time. */
  readonly authority: string;
}

export interface TimeStamping {
  /** @throws TimeStampingError when there is none, or none that we would believe. */
  stamp(message: Uint8Array, period: Period): Promise<Stamp>;
  /** The certificates of the authorities whose stamps we accept (PEM). */
  readTrustFile(): Promise<string>;
}

/** There is no stamp, for a reason in one sentence. Another attempt may succeed. */
export class TimeStampingError extends Error {
  override readonly name = 'TimeStampingError';
}

/** Read when a stamp is asked for: what knows certificates is more than a start should have to read. */
const findProtocol = () => import('@prorata/proof/signature/stamp-protocol');

const TIMEOUT_MILLISECONDS = 15_000;
const MAX_ANSWER_BYTES = 256 * 1024;

export function openTimeStamping({
  url,
  trustFile,
}: {
  readonly url: string;
  readonly trustFile: string;
}): TimeStamping {
  return {
    async stamp(message, period) {
      const { writeStampRequest } = await findProtocol();
      const request = await writeStampRequest(message);
      const token = await takeToken(await ask(url, request.bytes), request);
      const { parseCertificates } = await import('@prorata/proof/signature/certificates');
      const { readStampToken } = await import('@prorata/proof/signature/time-stamp');
      const authorities = parseCertificates(await readFile(trustFile, 'latin1'));
      const { state, at, authority } = await readStampToken(
        token,
        message,
        { authorities, others: [] },
        period,
      );
      if (state !== 'good' || at === null || authority === null) {
        throw new TimeStampingError(`The time stamp cannot be believed: it is ${state}.`);
      }
      return { token: Buffer.from(token), at, authority };
    },
    readTrustFile: () => readFile(trustFile, 'latin1'),
  };
}

async function ask(url: string, query: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { STAMP_QUERY_TYPE, STAMP_REPLY_TYPE } = await findProtocol();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': STAMP_QUERY_TYPE, accept: STAMP_REPLY_TYPE },
    body: query,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch((cause: unknown) => {
    throw new TimeStampingError('The time stamp service does not answer.', { cause });
  });
  if (response.status !== 200) {
    throw new TimeStampingError(`The time stamp service answered with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES)
      throw new TimeStampingError('The answer of the time stamp service is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function takeToken(answer: Uint8Array, request: StampRequest): Promise<Uint8Array> {
  const { readStampResponse, StampRefusedError } = await findProtocol();
  try {
    return readStampResponse(answer, request);
  } catch (error) {
    if (error instanceof StampRefusedError) throw new TimeStampingError(error.message, { cause: error });
    throw error;
  }
}
