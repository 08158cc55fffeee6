import type { DocumentFault } from '@prorata/domain/signature';

/** A document is refused: the fault for people, the detail for logs and engineers. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly fault: DocumentFault;
  readonly detail: string;

  constructor(fault: DocumentFault, detail = '', cause?: unknown) {
    super(`The signed document was refused: ${fault}${detail === '' ? '' : ` (${detail})`}.`, { cause });
    this.fault = fault;
    this.detail = detail;
  }
}
