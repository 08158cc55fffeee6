import type { DocumentFault } from '@prorata/domain/signature';

export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, cause?: unknown) {
    super(`The signed document was refused: ${fault}.`, { cause });
    this.fault = fault;
  }
}
