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

/** What an event names: the fingerprint, while it is told. */
export interface NamedFile {
  readonly sequence: number;
  readonly type: string;
  readonly subjectId: string;
  readonly sha256?: string;
}

interface ListedFile {
  readonly subjectId: string;
  readonly sha256: string | null;
}

/** What events name and what is neither in an evidence file nor in its list of what was left out. */
export function listMissing(
  events: readonly { readonly sequence: number; readonly type: string; readonly subjectId: string | null }[],
  contents: { readonly files: readonly ListedFile[]; readonly leftOut: readonly ListedFile[] },
): NamedFile[];
