/**
 * Why a document that came back from the signing service does not count as our report, signed: it is not what we sent,
 * not signed as it must be, or the dossier changed or was stopped meanwhile.
 */
export const SIGNATURE_FAULTS = [
  'unreadable',
  'otherDocument',
  'contentChanged',
  'noSignature',
  'severalSignatures',
  'coverageIncomplete',
  'signatureBroken',
  'certificateNotTrusted',
  'certificateNotForSigning',
  'otherSigner',
  'outdated',
  'stopped',
] as const;
export type SignatureFault = (typeof SIGNATURE_FAULTS)[number];
