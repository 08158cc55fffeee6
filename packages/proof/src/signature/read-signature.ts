import { PDF } from '@libpdf/core';
import {
  type DocumentFault,
  levelOf,
  listLacks,
  type SignatureEvidence,
  type SignatureLack,
  type SignatureLevel,
} from '@prorata/domain/signature';
import type { Certificate } from 'pkijs';
import {
  commonNameOf,
  isForSigning,
  isTrusted,
  isValidAt,
  type Signer,
  signerOf,
  type Trust,
} from './certificates.ts';
import { certificatesIn, holdsOver, readContainer, signerCertificateOf } from './container.ts';
import { findSignature } from './pdf-signature.ts';
import { checkRevocation, type Revocation, readValidationData } from './revocation.ts';
import { SignatureError } from './signature-error.ts';
import { readTimeStamp, type TimeStamp } from './time-stamp.ts';

export interface SignatureCheck {
  readonly authorities: readonly Certificate[];
  /** When it is looked at. */
  readonly at: Date;
  /** When the document was handed over to be signed, where that is known. */
  readonly since?: Date;
  /** How many bytes the signature must cover at least. */
  readonly atLeast?: number;
}

/** All that the signature of a document says, also where it does not hold: whoever is refused it wants to know why. */
export interface SignatureReading {
  /** Why it does not hold, the worst first; `null` when it does. */
  readonly fault: DocumentFault | null;
  readonly signer: Signer;
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

export async function loadPdf(bytes: Uint8Array): Promise<PDF> {
  try {
    return await PDF.load(bytes);
  } catch (error) {
    throw new SignatureError('unreadable', error);
  }
}

/**
 * Reads the one signature of a document and checks it: that it holds over all of the document, that its certificate
 * comes from an authority that we trust, was meant for signing, and was neither expired nor withdrawn when it signed.
 * A time stamp that we trust says when that was; without one it is now.
 *
 * @throws {SignatureError} when there is no signature of which anything could be said.
 */
export async function readSignature(
  document: PDF,
  bytes: Uint8Array,
  { authorities, at, since, atLeast }: SignatureCheck,
): Promise<SignatureReading> {
  const { container, covered, end } = findSignature(document, bytes, atLeast);
  const signedData = readContainer(container);
  const certificate = signerCertificateOf(signedData);
  if (certificate === undefined) throw new SignatureError('signatureBroken');
  const data = readValidationData(document, signedData);
  const trust: Trust = { authorities, others: [...certificatesIn(signedData), ...data.certificates] };
  const timeStamp = await readTimeStamp(signedData, trust, { from: since ?? null, until: at });
  const signedAt = timeStamp.state === 'good' && timeStamp.at !== null ? timeStamp.at : at;
  const revocation = await checkRevocation(certificate, data, trust, signedAt);
  const ofStamp =
    timeStamp.certificate && (await checkRevocation(timeStamp.certificate, data, trust, signedAt));
  const evidence: SignatureEvidence = {
    timeStamp: timeStamp.state,
    revocation: revocation.state,
    stampRevocation: ofStamp?.state ?? 'missing',
  };
  const holds = await holdsOver(signedData, covered, certificate);
  return {
    fault: holds ? await findFault(certificate, trust, evidence, signedAt) : 'signatureBroken',
    signer: signerOf(certificate),
    issuer: commonNameOf(certificate.issuer),
    validUntil: certificate.notAfter.value,
    timeStamp: { at: timeStamp.at, authority: timeStamp.authority },
    revocation: { at: revocation.at },
    evidence,
    level: levelOf(evidence),
    lacks: listLacks(evidence),
    end,
  };
}

async function findFault(
  certificate: Certificate,
  trust: Trust,
  { timeStamp, revocation, stampRevocation }: SignatureEvidence,
  signedAt: Date,
): Promise<DocumentFault | null> {
  // A chain is followed at a moment at which the certificate was valid: that it has run out is told apart.
  const moment = isValidAt(certificate, signedAt) ? signedAt : certificate.notBefore.value;
  if (!(await isTrusted(certificate, trust, moment))) return 'certificateNotTrusted';
  if (!isForSigning(certificate)) return 'certificateNotForSigning';
  if (revocation === 'revoked') return 'certificateRevoked';
  if (timeStamp === 'broken' || stampRevocation === 'revoked') return 'timeStampBroken';
  return isValidAt(certificate, signedAt) ? null : 'certificateExpired';
}
