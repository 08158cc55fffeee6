import type { LegalText } from '@prorata/contract/legal/legal-text';
import type { Language, PlatformCostType } from '@prorata/domain/vocabulary';
import type { FileStorage } from '../adapters/file-storage.ts';
import type { Transaction } from '../database/tables.ts';
import type { InvitationCodes } from '../features/invitations/invitation-codes.ts';

interface ChargedEvent {
  readonly type: PlatformCostType;
  readonly cause: string;
  readonly organizationId: string;
  readonly dossierId: string;
  readonly deliveryId?: string;
  readonly extraInfo?: string;
  readonly at: Date;
}

/** What the demonstration takes from the rest of the product. */
export interface DemoServices {
  readonly now: Date;
  /** The legal texts that the invented people have accepted. */
  readonly readLegalText: (kind: LegalText['kind'], language: Language) => { readonly version: string };
  readonly storage: FileStorage;
  readonly makeInvitationCode: InvitationCodes['make'];
  /** What the offices owe the platform for their dossiers. */
  readonly recordPlatformTransaction: (trx: Transaction, event: ChargedEvent) => Promise<unknown>;
}
