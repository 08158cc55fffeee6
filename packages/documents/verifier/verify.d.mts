/** What was found: `bad` is a contradiction, a `note` something that the reader should know. */
export interface Finding {
  readonly level: 'good' | 'note' | 'bad';
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface Outside {
  /** Certificates that come from elsewhere (PEM). */
  readonly trust?: string;
  /** Published roots that come from elsewhere. */
  readonly roots?: Uint8Array;
}

export function verifyEvidence(zip: Uint8Array, outside?: Outside): Finding[];
export function inWords(finding: Pick<Finding, 'code' | 'params'>, language?: string): string;
export const LANGUAGES: readonly string[];
export const CODES: Readonly<Record<string, readonly string[]>>;
