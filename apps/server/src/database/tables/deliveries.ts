import type {
  EmailSendStatus,
  Language,
  RegisteredLetterStatus,
  SendMethod,
} from '@prorata/domain/vocabulary';
import type { Generated } from 'kysely';
import type { Address, SetAt, UpdatedAt, Version } from './columns.ts';

export interface DeliveriesTable {
  id: string;
  version: Version;
  idempotencyKey: string;
  /** Why it is sent; the front matter of its text says so. */
  purpose: string;
  sendMethod: SendMethod;
  emailStatus: EmailSendStatus | null;
  registeredLetterStatus: RegisteredLetterStatus | null;
  statusChangedAt: SetAt;
  organizationId: string | null;
  dossierId: string | null;
  invitationId: string | null;
  resultId: string | null;
  statementId: string | null;
  userId: string | null;
  language: Language;
  addressee: string | null;
  email: string | null;
  address: Address | null;
  fallbackAddress: Address | null;
  content: Generated<Readonly<Record<string, unknown>>>;
  letterFileId: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Date | null;
  handedOverAt: Date | null;
  nextInquiryAt: Date | null;
  lastError: string | null;
  providerId: string | null;
  barcode: string | null;
  proofOfDepositFileId: string | null;
  acceptedAt: Date | null;
  replacesDeliveryId: string | null;
  untold: Generated<('accepted' | 'delivered' | 'failed' | 'skipped')[]>;
  requestedBy: string | null;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface DeliveryEventsTable {
  id: string;
  deliveryId: string;
  status: string;
  providerEventId: string | null;
  detail: string | null;
  occurredAt: Date;
  recordedAt: SetAt;
}
