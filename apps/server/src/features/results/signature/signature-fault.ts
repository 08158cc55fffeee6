/** Why a document that came back from the signing service does not count as our report, signed. */
export type SignatureFault =
  | 'unreadable'
  | 'otherDocument'
  | 'contentChanged'
  | 'noSignature'
  | 'severalSignatures'
  | 'coverageIncomplete'
  | 'signatureBroken'
  | 'certificateNotTrusted'
  | 'certificateNotForSigning'
  | 'otherSigner';

export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly fault: SignatureFault;

  constructor(fault: SignatureFault, cause?: unknown) {
    super(`The signed document was refused: ${fault}.`, { cause });
    this.fault = fault;
  }
}
