import type { TimeStampState } from '@prorata/domain/signature';
import { fromBER } from 'asn1js';
import { type Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { digest, isSameBytes } from './bytes.ts';
import { commonNameOf, isFor, isTrusted, TIME_STAMPING, type Trust } from './certificates.ts';
import {
  certificatesIn,
  DIGESTS,
  holdsOver,
  SIGNED_DATA,
  signerCertificateOf,
  TIME_STAMP_INFO,
} from './container.ts';

const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';
/** Clocks differ. */
const TOLERANCE_MILLISECONDS = 5 * 60 * 1000;

export interface TimeStamp {
  readonly state: TimeStampState;
  readonly at: Date | null;
  /** Who vouches for the time. */
  readonly authority: string | null;
  readonly certificate: Certificate | null;
}

/** Between which moments a signature can have been made. */
export interface Period {
  readonly from: Date | null;
  readonly until: Date;
}

const MISSING: TimeStamp = { state: 'missing', at: null, authority: null, certificate: null };
const BROKEN: TimeStamp = { ...MISSING, state: 'broken' };

/**
 * The time stamp (RFC 3161) that a signature carries beside itself: over this very signature, by a service that is
 * meant to stamp and that we trust, and at a moment at which it can have been made.
 */
export async function readTimeStamp(
  signedData: SignedData,
  trust: Trust,
  period: Period,
): Promise<TimeStamp> {
  const [signerInfo] = signedData.signerInfos;
  const attribute = signerInfo?.unsignedAttrs?.attributes.find(({ type }) => type === SIGNATURE_TIME_STAMP);
  if (signerInfo === undefined || attribute === undefined) return MISSING;
  try {
    return await check(attribute.values[0], signerInfo.signature.valueBlock.valueHexView, trust, period);
  } catch {
    return BROKEN;
  }
}

/** A time stamp that stands by itself, over a message: as good as it is, like that of a signature. */
export async function readStampToken(
  token: Uint8Array,
  message: Uint8Array,
  trust: Trust,
  period: Period,
): Promise<TimeStamp> {
  try {
    return await check(fromBER(Uint8Array.from(token).buffer).result, message, trust, period);
  } catch {
    return BROKEN;
  }
}

async function check(value: unknown, message: Uint8Array, trust: Trust, period: Period): Promise<TimeStamp> {
  const { contentType, content: container } = new ContentInfo({ schema: value });
  const token = new SignedData({ schema: container });
  if (contentType !== SIGNED_DATA || token.signerInfos.length !== 1) return BROKEN;
  const certificate = signerCertificateOf(token);
  const content = token.encapContentInfo.eContent?.getValue();
  if (certificate === undefined || content === undefined) return BROKEN;
  const { genTime: at, messageImprint } = TSTInfo.fromBER(content);
  const stamp = { at, authority: commonNameOf(certificate.subject), certificate };
  const algorithm = DIGESTS[messageImprint.hashAlgorithm.algorithmId];
  const isOverMessage =
    algorithm !== undefined &&
    isSameBytes(await digest(algorithm, message), messageImprint.hashedMessage.valueBlock.valueHexView);
  const holds =
    isOverMessage && (await holdsOver(token, Uint8Array.from(message), certificate, TIME_STAMP_INFO));
  if (!holds || !isFor(certificate, TIME_STAMPING) || !isWithin(at, period))
    return { ...stamp, state: 'broken' };
  const others = [...trust.others, ...certificatesIn(token)];
  const trusted = await isTrusted(certificate, { ...trust, others }, at);
  return { ...stamp, state: trusted ? 'good' : 'notTrusted' };
}

function isWithin(at: Date, { from, until }: Period): boolean {
  const moment = at.getTime();
  const isAfter = from === null || moment >= from.getTime() - TOLERANCE_MILLISECONDS;
  return isAfter && moment <= until.getTime() + TOLERANCE_MILLISECONDS;
}
