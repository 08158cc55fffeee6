import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type {
  ClaimType,
  CreditorType,
  DocumentType,
  InvitationStatus,
  Language,
  LegalForm,
  SendMethod,
  SendOption,
} from '@prorata/domain/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Address, Json, SetAt, UpdatedAt, Version } from './columns.ts';

/** Who ended an invitation: the creditor, the office by moving on, or the passing of its last day. */
export const INVITATION_CLOSERS = ['creditor', 'office', 'term'] as const;
type InvitationCloser = (typeof INVITATION_CLOSERS)[number];

export interface InvitationsTable {
  id: string;
  version: Version;
  dossierId: string;
  status: Generated<InvitationStatus>;
  sendMethod: SendMethod;
  addressee: string | null;
  emails: Generated<readonly string[]>;
  address: Address | null;
  fallbackAddress: Address | null;
  language: Language | null;
  creditorReference: string | null;
  codeDigest: string;
  codeSealed: Buffer;
  validUntil: IsoDate | null;
  sentAt: Date | null;
  openedAt: Date | null;
  closedAt: Date | null;
  closedBy: InvitationCloser | null;
  remindedFor: IsoDate | null;
  recipientKey: GeneratedAlways<string>;
  createdBy: string;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface ReceiptsTable {
  invitationId: string;
  dossierId: string;
  serial: number;
  receiptNumber: string;
  filed: Json;
  sha256: string;
  fileId: string | null;
  issuedAt: Date;
}

export interface StatementsTable {
  id: string;
  version: Version;
  dossierId: string;
  invitationId: string | null;
  creditorType: CreditorType | null;
  firstName: string | null;
  lastName: string | null;
  nationalNumber: string | null;
  corporateName: string | null;
  corporateForm: LegalForm | null;
  enterpriseNumber: string | null;
  creditorAddress: Address | null;
  creditorReference: string | null;
  language: Language | null;
  declarant: string | null;
  bailiffsOfficeId: string | null;
  bailiffsOfficeName: string | null;
  totalAmountClaimedCents: Cents;
  originalTotalAmountClaimedCents: Cents | null;
  isReserved: Generated<boolean>;
  paymentAccount: string | null;
  paymentReference: string | null;
  primaryEmail: string | null;
  extraEmails: Generated<readonly string[]>;
  sendOption: SendOption | null;
  isSentSeparately: Generated<boolean>;
  isReportSentByEmail: Generated<boolean>;
  isDistributionFileAttached: Generated<boolean>;
  hasNoSecurityLink: Generated<boolean>;
  explanationOfChange: string | null;
  removedClaims: Generated<unknown>;
  submittedAt: Date | null;
  isLate: Generated<boolean>;
  validatedAt: Date | null;
  validatedBy: string | null;
  deletedAt: Date | null;
  createdBy: string | null;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface DocumentsTable {
  id: string;
  dossierId: string;
  statementId: string;
  fileId: string;
  documentType: DocumentType;
  fileName: string;
  uploadedBy: string | null;
  uploadedAt: SetAt;
}

export interface PrivilegedClaimsTable {
  id: string;
  version: Version;
  dossierId: string;
  statementId: string;
  position: number;
  claimType: ClaimType;
  privilegeId: string | null;
  amountDemandedCents: Cents;
  originalAmountDemandedCents: Cents | null;
  assetId: string | null;
  assetDescription: string | null;
  documentId: string | null;
  since: IsoDate | null;
  limitCents: Cents | null;
  isReserved: Generated<boolean>;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}
