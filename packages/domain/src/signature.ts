/**
 * How much a signature brings along to outlive its certificate (EN 319 142-1): itself, a time stamp, what proves both
 * later, and a time stamp over all of that, with which the proof is renewed.
 */
export const SIGNATURE_LEVELS = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number];

/** The levels that an installation can demand: the last one is added years later. */
export const DEMANDED_LEVELS = ['B-B', 'B-T', 'B-LT'] as const;
export type DemandedLevel = (typeof DEMANDED_LEVELS)[number];

/** What a time stamp (RFC 3161) over a signature is worth. */
const TIME_STAMP_STATES = ['good', 'missing', 'notTrusted', 'broken'] as const;
export type TimeStampState = (typeof TIME_STAMP_STATES)[number];

/** What the revocation data (OCSP, CRL) that came with a signature say of a certificate, or why they say nothing. */
export const REVOCATION_STATES = ['good', 'revoked', 'missing', 'expired', 'unknown', 'notTrusted'] as const;
export type RevocationState = (typeof REVOCATION_STATES)[number];

/** Why a signed document does not count as what it should be. */
export const DOCUMENT_FAULTS = [
  'unreadable',
  'otherDocument',
  /** Revisions that different readers may read differently: not written as strictly as ours. */
  'ambiguous',
  /** A second reader sees other pages than we do. */
  'readersDisagree',
  /** The signature's own revision holds more than a signature. */
  'signedOtherwise',
  'contentChanged',
  'noSignature',
  'severalSignatures',
  'coverageIncomplete',
  'signatureBroken',
  /** By a hash or a key with which anyone could have made it. */
  'signatureWeak',
  'certificateNotTrusted',
  'certificateNotForSigning',
  'certificateExpired',
  'certificateRevoked',
  'timeStampBroken',
  'otherSigner',
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** What a signature lacks to be proven for as long as a report is kept. A setting says which of them refuse it. */
export const SIGNATURE_LACKS = [
  'timeStampMissing',
  'timeStampNotTrusted',
  'revocationMissing',
  'revocationExpired',
  'revocationUnknown',
  'revocationNotTrusted',
  'stampRevocationMissing',
] as const;
export type SignatureLack = (typeof SIGNATURE_LACKS)[number];

export interface SignatureEvidence {
  readonly timeStamp: TimeStampState;
  /** Of the signer's certificate. */
  readonly revocation: RevocationState;
  /** Of the certificate of the time stamp. */
  readonly stampRevocation: RevocationState;
}

const TIME_STAMP_LACKS = { missing: 'timeStampMissing', notTrusted: 'timeStampNotTrusted' } as const;
const REVOCATION_LACKS = {
  missing: 'revocationMissing',
  expired: 'revocationExpired',
  unknown: 'revocationUnknown',
  notTrusted: 'revocationNotTrusted',
} as const;

/** What is missing, the time stamp first. What is there and false is a fault, not a lack. */
export function listLacks({ timeStamp, revocation, stampRevocation }: SignatureEvidence): SignatureLack[] {
  const isStamped = timeStamp === 'good';
  return [
    ...(timeStamp in TIME_STAMP_LACKS ? [TIME_STAMP_LACKS[timeStamp as 'missing']] : []),
    ...(revocation in REVOCATION_LACKS ? [REVOCATION_LACKS[revocation as 'missing']] : []),
    ...(isStamped && stampRevocation !== 'good' ? (['stampRevocationMissing'] as const) : []),
  ];
}

/** @param isRenewed whether a trusted time stamp covers the document with all its proof. */
export function levelOf(evidence: SignatureEvidence, isRenewed = false): SignatureLevel {
  if (evidence.timeStamp !== 'good') return 'B-B';
  if (listLacks(evidence).length > 0 || evidence.revocation !== 'good') return 'B-T';
  return isRenewed ? 'B-LTA' : 'B-LT';
}

/** Those of the lacks that keep a signature from the demanded level. */
export function lacksFor(demanded: DemandedLevel, evidence: SignatureEvidence): SignatureLack[] {
  const lacks = listLacks(evidence);
  if (demanded === 'B-LT') return lacks;
  return demanded === 'B-T' ? lacks.filter((lack) => lack.startsWith('timeStamp')) : [];
}
