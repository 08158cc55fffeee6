import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import type { DocumentType, FileVerdict, InvitationStatus } from '@prorata/domain/vocabulary';
import type { Selectable } from 'kysely';
import type { PrivilegedClaimsTable, StatementsTable } from '../../database/tables.ts';

/** A statement with what its presentation needs of other tables. */
export interface StatementRecord extends Selectable<StatementsTable> {
  /** Who claims, with what the office said about it: the creditor of which it is told to be the same. */
  readonly toldCreditorId: string;
  /** Of a third-party statement. */
  readonly invitationStatus: InvitationStatus | null;
  readonly validatorName: string | null;
}

export type ClaimRecord = Selectable<PrivilegedClaimsTable>;

/** A document with what is stored of its bytes. */
export interface DocumentRecord {
  readonly id: string;
  readonly statementId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly documentType: DocumentType;
  readonly uploadedAt: Date;
  readonly mediaType: DocumentMediaType;
  readonly sizeBytes: bigint;
  readonly sha256: string;
  readonly originalSha256: string | null;
  readonly storageKey: string;
  readonly originalStorageKey: string | null;
  readonly verdict: FileVerdict;
  readonly virus: string | null;
  readonly judgedAt: Date | null;
}

/** A statement with all that belongs to it, in the order in which it was entered. */
export interface WholeStatement extends StatementRecord {
  readonly claims: readonly ClaimRecord[];
  readonly documents: readonly DocumentRecord[];
}
