import type { DocumentFault } from '@prorata/domain/signature';
import type { OriginState, ReportProof, Verdict } from './report-proof.ts';

const OF_FAULT: Readonly<Record<DocumentFault, Verdict>> = {
  unreadable: 'unreadable',
  otherDocument: 'foreign',
  ambiguous: 'ambiguous',
  readersDisagree: 'ambiguous',
  signedOtherwise: 'foreign',
  contentChanged: 'changed',
  noSignature: 'notSigned',
  severalSignatures: 'ambiguous',
  coverageIncomplete: 'changed',
  signatureBroken: 'changed',
  signatureWeak: 'invalid',
  certificateNotTrusted: 'invalid',
  certificateNotForSigning: 'invalid',
  certificateExpired: 'invalid',
  certificateRevoked: 'partial',
  timeStampBroken: 'invalid',
  otherSigner: 'foreign',
};

const OF_ORIGIN: Readonly<Record<OriginState, Verdict>> = {
  ours: 'real',
  unchecked: 'partial',
  noSeal: 'foreign',
  otherSigner: 'foreign',
  namesake: 'foreign',
  otherOffice: 'foreign',
  outsidePeriod: 'foreign',
};

/** The headline for a proof: that of its weakest part, and `real` only when every part is proven. */
export function verdictOf({ fault, signature, origin }: ReportProof): Verdict {
  // A container that cannot even be read says nothing about a change.
  if (fault === 'signatureBroken' && signature === null) return 'invalid';
  const ofFault = fault === null ? 'real' : OF_FAULT[fault];
  if (ofFault !== 'real' && ofFault !== 'partial') return ofFault;
  const ofOrigin = OF_ORIGIN[origin.state];
  if (ofOrigin === 'foreign' || ofFault === 'partial') return ofOrigin === 'foreign' ? 'foreign' : 'partial';
  const isProven = signature !== null && signature.fault === null && signature.lacks.length === 0;
  return isProven ? ofOrigin : 'partial';
}
