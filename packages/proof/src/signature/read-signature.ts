import {
  type DocumentFault,
  levelOf,
  listLacks,
  type SignatureEvidence,
  type SignatureLack,
  type SignatureLevel,
} from '@prorata/domain/signature';
import type { Certificate, SignedData } from 'pkijs';
import { digest, toHex } from './bytes.ts';
import {
  commonNameOf,
  encode,
  isForSigning,
  isTrusted,
  isValidAt,
  type Signer,
  signerOf,
  type Trust,
} from './certificates.ts';
import { certificatesIn, DETACHED_DATA, holdsOver, isWeak, signerCertificateOf } from './container.ts';
import type { DocumentStamp } from './document-stamp.ts';
import type { PdfSignature } from './pdf-signature.ts';
import { checkRevocation, type Revocation } from './revocation.ts';
import { SignatureError } from './signature-error.ts';
import { readTimeStamp, type TimeStamp } from './time-stamp.ts';
import { joinValidationData, readContainerData, type ValidationData } from './validation-data.ts';

export interface SignatureCheck {
  readonly authorities: readonly Certificate[];
  /** When it is looked at. */
  readonly at: Date;
  /** When the document was handed over to be signed, where that is known. */
  readonly since?: Date;
}

/** The later proof of the signature that the document brought along. */
interface LaterProof {
  readonly data: ValidationData;
  /** Trusted time stamps over the document, the first first. */
  readonly stamps: readonly DocumentStamp[];
  /** Whether the last of them covers the validation data. */
  readonly isRenewed: boolean;
}

/** All that the signature of a document says, also where it does not hold, so that a refusal can be explained. */
export interface SignatureReading {
  /** Why it does not hold, the worst first; `null` when it does. */
  readonly fault: DocumentFault | null;
  readonly signer: Signer;
  /** SHA-256 (hex) of the certificate, and of its public key (SubjectPublicKeyInfo). */
  readonly certificateSha256: string;
  readonly keySha256: string;
  readonly issuer: string;
  readonly validUntil: Date;
  readonly timeStamp: Pick<TimeStamp, 'at' | 'authority'>;
  readonly revocation: Pick<Revocation, 'at'>;
  readonly evidence: SignatureEvidence;
  readonly level: SignatureLevel;
  readonly lacks: readonly SignatureLack[];
  /** Where the document ended when it was signed. */
  readonly end: number;
}

export function trustFor(
  authorities: readonly Certificate[],
  signedData: SignedData,
  data: ValidationData,
): Trust {
  return { authorities, others: [...certificatesIn(signedData), ...data.certificates] };
}

/**
 * Checks the signature of a document: that it holds over its bytes, that its certificate comes from an authority that we
 * trust, was meant for signing, and was neither expired nor withdrawn when it signed. The earliest time stamp that we
 * trust says when that was; without one it is now.
 *
 * @throws {SignatureError} when nothing could be said of it.
 */
export async function readSignature(
  { covered, end }: PdfSignature,
  signedData: SignedData,
  proof: LaterProof,
  { authorities, at, since }: SignatureCheck,
): Promise<SignatureReading> {
  const certificate = signerCertificateOf(signedData);
  if (certificate === undefined) throw new SignatureError('signatureBroken', 'no certificate of the signer');
  const data = joinValidationData([proof.data, readContainerData(signedData)]);
  const trust = trustFor(authorities, signedData, data);
  const own = await readTimeStamp(signedData, trust, { from: since ?? null, until: at });
  const timeStamp = earliestStamp(own, proof.stamps);
  const moments = {
    usedAt: timeStamp.state === 'good' && timeStamp.at !== null ? timeStamp.at : at,
    now: at,
  };
  const revocation = await checkRevocation(certificate, data, trust, moments);
  const stampRevocation = await checkStamps(timeStamp, proof.stamps, (one, usedAt) =>
    checkRevocation(one, data, trust, { usedAt, now: at }),
  );
  const evidence: SignatureEvidence = {
    timeStamp: timeStamp.state,
    revocation: revocation.state,
    stampRevocation,
  };
  const holds = await holdsOver(signedData, covered, certificate, DETACHED_DATA);
  const broken = isWeak(signedData, certificate) ? 'signatureWeak' : 'signatureBroken';
  return {
    fault: holds ? await findFault(certificate, trust, evidence, moments.usedAt) : broken,
    signer: signerOf(certificate),
    ...(await fingerprintsOf(certificate)),
    issuer: commonNameOf(certificate.issuer),
    validUntil: certificate.notAfter.value,
    timeStamp: { at: timeStamp.at, authority: timeStamp.authority },
    revocation: { at: revocation.at },
    evidence,
    level: levelOf(evidence, proof.isRenewed),
    lacks: listLacks(evidence),
    end,
  };
}

/** A stamp over the document vouches for the time as well as one over the signature, when there is none. */
function earliestStamp(own: TimeStamp, [first]: readonly DocumentStamp[]): TimeStamp {
  return own.state === 'missing' && first !== undefined ? { ...first, state: 'good' } : own;
}

/** The stamp that says when it was signed must be proven; of the others it only counts when they were withdrawn. */
async function checkStamps(
  timeStamp: TimeStamp,
  stamps: readonly DocumentStamp[],
  check: (certificate: Certificate, usedAt: Date) => Promise<Revocation>,
): Promise<SignatureEvidence['stampRevocation']> {
  const later = await Promise.all(stamps.map(({ certificate, at }) => check(certificate, at)));
  if (later.some(({ state }) => state === 'revoked')) return 'revoked';
  if (timeStamp.certificate === null || timeStamp.at === null) return 'missing';
  return (await check(timeStamp.certificate, timeStamp.at)).state;
}

async function fingerprintsOf(certificate: Certificate) {
  const key = new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER());
  return {
    certificateSha256: toHex(await digest('SHA-256', encode(certificate))),
    keySha256: toHex(await digest('SHA-256', key)),
  };
}

async function findFault(
  certificate: Certificate,
  trust: Trust,
  { timeStamp, revocation, stampRevocation }: SignatureEvidence,
  signedAt: Date,
): Promise<DocumentFault | null> {
  // A chain is followed at a moment at which the certificate was valid: expiry is a fault of its own.
  const moment = isValidAt(certificate, signedAt) ? signedAt : certificate.notBefore.value;
  if (!(await isTrusted(certificate, trust, moment))) return 'certificateNotTrusted';
  if (!isForSigning(certificate)) return 'certificateNotForSigning';
  if (revocation === 'revoked') return 'certificateRevoked';
  if (timeStamp === 'broken' || stampRevocation === 'revoked') return 'timeStampBroken';
  return isValidAt(certificate, signedAt) ? null : 'certificateExpired';
}
