import type { DocumentFault } from '@prorata/domain/signature';
import type { Certificate } from 'pkijs';
import type { PrintedSeal } from '../seal/printed-seal.ts';
import type { SignatureReading } from '../signature/read-signature.ts';

/** One page as a second PDF reader (pdf.js) sees it. */
export interface SeenPage {
  /** Object number of the page, so that both readers speak of the same object. */
  readonly object: number;
  /** Boxes and rotation: `left bottom right top rotation`. */
  readonly box: string;
  /** SHA-256 (hex) over everything that is drawn, annotations included. */
  readonly drawn: string;
  /** Its text from top to bottom, line by line. */
  readonly lines: readonly string[];
}

/** Reads a document with a library that is not ours; throws when that library cannot read it. */
export type SecondReader = (bytes: Uint8Array) => Promise<readonly SeenPage[]>;

/** A key that signs official reports of the platform, as it is published. */
export interface PlatformSigner {
  /** SHA-256 (hex) of the certificate and of its public key (SubjectPublicKeyInfo). */
  readonly certificateSha256: string;
  readonly keySha256: string;
  /** Name in the certificate. */
  readonly name: string;
  readonly office: { readonly name: string; readonly enterpriseNumber: string | null };
  /** First and last day (Europe/Brussels, ISO) on which the platform accepts a signature of this key. */
  readonly from: string;
  readonly until: string | null;
}

export interface ReportCheck {
  readonly authorities: readonly Certificate[];
  /** Absent where there is no list: at the gate, and in the offline script without `--signers`. */
  readonly signers?: readonly PlatformSigner[];
  /** When the document is checked. */
  readonly at: Date;
  /** When it was handed over to be signed, where that is known. */
  readonly since?: Date;
  /** Our own bytes, where they are known: the file must begin with them. */
  readonly report?: Uint8Array;
  /** Absent only in the offline script. */
  readonly readAgain?: SecondReader;
}

/** An allowed addition behind the signature. */
export interface Addition {
  readonly kind: 'validationData' | 'documentTimeStamp';
  /** When a document time stamp was made. */
  readonly at: Date | null;
}

export const ORIGIN_STATES = [
  /** Signed by a key of the platform, on a day on which it could sign, for the office that the report prints. */
  'ours',
  /** Not compared: no list of signers was given, or the document could not be read. */
  'unchecked',
  'noSeal',
  'otherSigner',
  'namesake',
  'otherOffice',
  'outsidePeriod',
] as const;
export type OriginState = (typeof ORIGIN_STATES)[number];

/** Whether this is a report of the platform, and of which dossier. */
export interface ReportOrigin {
  readonly state: OriginState;
  readonly signer: PlatformSigner | null;
  readonly seal: PrintedSeal | null;
  /** As printed, such as `2026/0147`. */
  readonly fileNumber: string | null;
}

/** All that a signed report proves. One function makes it, for every place: `proveReport`. */
export interface ReportProof {
  /** The worst thing found; `null` when nothing is wrong. */
  readonly fault: DocumentFault | null;
  /** Which rule refused it and where, for logs and for engineers. */
  readonly detail: string | null;
  readonly sha256: string;
  /** The signed revision: the first `end` bytes; `null` when it cannot be told. */
  readonly signed: { readonly end: number; readonly sha256: string } | null;
  readonly signature: SignatureReading | null;
  readonly additions: readonly Addition[];
  /** When the proof was last renewed by a document time stamp. */
  readonly renewedAt: Date | null;
  readonly pages: number;
  /** Its text, page by page, as the second reader sees it; empty without one. */
  readonly lines: readonly (readonly string[])[];
  readonly origin: ReportOrigin;
}

/** The headline: never more than the weakest part. `real` alone may be shown in green. */
export const VERDICTS = [
  'real',
  /** Signed, but not everything can be proven. */
  'partial',
  'changed',
  'ambiguous',
  /** No official report of this platform. */
  'foreign',
  'invalid',
  'notSigned',
  'unreadable',
] as const;
export type Verdict = (typeof VERDICTS)[number];
