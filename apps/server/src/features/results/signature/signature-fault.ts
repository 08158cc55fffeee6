import type { SignatureFault } from '@prorata/contract/results/signature-fault';

export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly fault: SignatureFault;

  constructor(fault: SignatureFault, cause?: unknown) {
    super(`The signed document was refused: ${fault}.`, { cause });
    this.fault = fault;
  }
}
