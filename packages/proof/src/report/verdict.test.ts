import { DOCUMENT_FAULTS, type DocumentFault, SIGNATURE_LACKS } from '@prorata/domain/signature';
import { describe, expect, it } from 'vitest';
import type { SignatureReading } from '../signature/read-signature.ts';
import { UNCHECKED } from './origin.ts';
import { ORIGIN_STATES, type ReportProof, type Verdict } from './report-proof.ts';
import { verdictOf } from './verdict.ts';

const SIGNATURE: SignatureReading = {
  fault: null,
  signer: { name: 'Jan Janssens', nationalNumber: null },
  ...{ certificateSha256: 'a', keySha256: 'b', issuer: 'Authority', validUntil: new Date(0) },
  timeStamp: { at: new Date(0), authority: 'Stamps' },
  revocation: { at: new Date(0) },
  evidence: { timeStamp: 'good', revocation: 'good', stampRevocation: 'good' },
  ...{ level: 'B-LT', lacks: [], end: 9 },
};
const REAL: ReportProof = {
  ...{ fault: null, detail: null, sha256: 'c', signed: { end: 9, sha256: 'c' }, signature: SIGNATURE },
  ...{ additions: [], renewedAt: null, pages: 1, lines: [] },
  origin: { ...UNCHECKED, state: 'ours' },
};

const OF_FAULT: Record<DocumentFault, Verdict> = {
  ...{
    unreadable: 'unreadable',
    otherDocument: 'foreign',
    ambiguous: 'ambiguous',
    readersDisagree: 'ambiguous',
  },
  ...{ signedOtherwise: 'foreign', contentChanged: 'changed', noSignature: 'notSigned' },
  ...{ severalSignatures: 'ambiguous', coverageIncomplete: 'changed', signatureBroken: 'changed' },
  ...{
    signatureWeak: 'invalid',
    certificateNotTrusted: 'invalid',
    certificateNotForSigning: 'invalid',
    certificateExpired: 'invalid',
  },
  ...{ certificateRevoked: 'partial', timeStampBroken: 'invalid', otherSigner: 'foreign' },
};

describe('the headline of a proof', () => {
  it('is "real" when every part is proven', () => {
    expect(verdictOf(REAL)).toBe('real');
  });

  it.each(DOCUMENT_FAULTS)('for the fault %s is that of the fault', (fault) => {
    expect(verdictOf({ ...REAL, fault })).toBe(OF_FAULT[fault]);
  });

  it.each(SIGNATURE_LACKS)('is "partial" where %s', (lack) => {
    expect(verdictOf({ ...REAL, signature: { ...SIGNATURE, lacks: [lack] } })).toBe('partial');
  });

  it.each(ORIGIN_STATES)('for a report that is %s', (state) => {
    const proof = { ...REAL, origin: { ...UNCHECKED, state } };
    expect(verdictOf(proof)).toBe(state === 'ours' ? 'real' : state === 'unchecked' ? 'partial' : 'foreign');
  });

  it('is never better than the weakest part', () => {
    const foreign = { ...UNCHECKED, state: 'otherSigner' } as const;
    expect(verdictOf({ ...REAL, fault: 'certificateRevoked', origin: foreign })).toBe('foreign');
    const lacking = { ...SIGNATURE, lacks: ['revocationMissing'] as const };
    expect(verdictOf({ ...REAL, signature: lacking, origin: foreign })).toBe('foreign');
    expect(verdictOf({ ...REAL, fault: 'contentChanged', origin: foreign })).toBe('changed');
    expect(verdictOf({ ...REAL, signature: null })).toBe('partial');
    expect(verdictOf({ ...REAL, signature: null, fault: 'signatureBroken' })).toBe('invalid');
  });
});
