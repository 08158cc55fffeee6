import type { Generated } from 'kysely';
import type { SetAt, UpdatedAt, Version } from './columns.ts';

/** How a visit to the signing service ended; `refused` is a document that came back but did not pass our checks. */
export const SIGNING_STATES = ['open', 'signed', 'cancelled', 'expired', 'refused'] as const;
type SigningState = (typeof SIGNING_STATES)[number];

export interface CalculationResultsTable {
  id: string;
  version: Version;
  dossierId: string;
  sequence: number;
  fileName: string;
  note: string | null;
  inputJson: string;
  inputSha256: string;
  outcomeJson: string;
  outcomeSha256: string;
  lawVersion: string;
  engineVersion: string;
  rendererVersion: string;
  reportJson: string;
  /** Null for results from before the composed document was stored: what counts for them is their PDF. */
  documentJson: string | null;
  pdfFileId: string;
  outdatedAt: Date | null;
  signedAt: Date | null;
  signedBy: string | null;
  signedPdfFileId: string | null;
  sentAt: Date | null;
  calculatedBy: string;
  calculatedAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface SigningSessionsTable {
  id: string;
  dossierId: string;
  resultId: string;
  userId: string;
  status: Generated<SigningState>;
  providerSessionId: string | null;
  pdfSha256: string;
  failure: string | null;
  expiresAt: Date;
  finishedAt: Date | null;
  createdAt: SetAt;
}

export interface DocumentViewsTable {
  id: string;
  dossierId: string;
  resultId: string;
  statementId: string | null;
  codeDigest: string;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedBy: string | null;
  createdAt: SetAt;
}

export interface DocumentViewVisitsTable {
  id: string;
  documentViewId: string;
  userId: string | null;
  subject: string | null;
  visitedAt: SetAt;
}
