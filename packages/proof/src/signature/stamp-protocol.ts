import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { digest, isSameBytes } from './bytes.ts';

/** How a time stamp is asked for over HTTP (RFC 3161, 3.4). */
export const STAMP_QUERY_TYPE = 'application/timestamp-query';
export const STAMP_REPLY_TYPE = 'application/timestamp-reply';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 8;

export interface StampRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the answer must repeat: one that was given to somebody else, or earlier, does not. */
  readonly nonce: Uint8Array;
}

/** Asks for a stamp over a message, of which only the digest leaves, with the certificate of who stamps. */
export async function writeStampRequest(message: Uint8Array): Promise<StampRequest> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  // Positive, and as short as a number is written.
  nonce[0] = 0x40 | ((nonce[0] ?? 0) & 0x3f);
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: (await digest('SHA-256', message)).slice().buffer }),
    }),
    nonce: new Integer({ valueHex: nonce.slice().buffer }),
    certReq: true,
  });
  return { bytes: new Uint8Array(request.toSchema().toBER()), nonce };
}

/** The service refused, or answered something else than was asked. */
export class StampRefusedError extends Error {
  override readonly name = 'StampRefusedError';
}

/** The token in an answer, when it is one to this very request. What it vouches for is still to be checked. */
export function readStampResponse(answer: Uint8Array, { nonce }: Pick<StampRequest, 'nonce'>): Uint8Array {
  const response = parse(answer);
  const { status, statusStrings = [] } = response.status;
  if (status !== PKIStatus.granted && status !== PKIStatus.grantedWithMods) {
    const reasons = statusStrings.map((text) => text.valueBlock.value).join(' ');
    throw new StampRefusedError(`The time stamp service refused with status ${status}. ${reasons}`.trim());
  }
  if (response.timeStampToken === undefined) throw new StampRefusedError('The answer holds no time stamp.');
  const token = new Uint8Array(response.timeStampToken.toSchema().toBER());
  const repeated = nonceOf(response.timeStampToken);
  if (repeated === undefined || !isSameBytes(repeated, nonce)) {
    throw new StampRefusedError('The time stamp answers another request.');
  }
  return token;
}

function parse(answer: Uint8Array): TimeStampResp {
  try {
    return TimeStampResp.fromBER(Uint8Array.from(answer));
  } catch (cause) {
    throw new StampRefusedError('The time stamp service answered nonsense.', { cause });
  }
}

function nonceOf(token: ContentInfo): Uint8Array | undefined {
  try {
    const content = new SignedData({ schema: token.content }).encapContentInfo.eContent?.getValue();
    return content && TSTInfo.fromBER(content).nonce?.valueBlock.valueHexView;
  } catch {
    return undefined;
  }
}
