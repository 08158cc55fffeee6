import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { Cents } from '@prorata/domain/money';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import type { Clock } from '../../adapters/clock.ts';
import type { Page, PageRequest } from '../../database/read-page.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { InvitationCodes } from './invitation-codes.ts';
import type { RequestInvitationDelivery } from './office-delivery.ts';

export type FindLastSendResults = (
  db: Database | Transaction,
  invitationIds: readonly string[],
) => Promise<ReadonlyMap<string, SendResult>>;

/** What the feature needs from outside: the database, the clock, settings, and acts of other features. */
export interface InvitationsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: InvitationCodes;
  /** Where the pages are, for the address that a creditor types. */
  readonly publicOrigin: string;
  readonly requestDelivery: RequestInvitationDelivery;
  readonly findLastSendResults: FindLastSendResults;
  readonly listSendResults: (
    db: Database,
    about: { readonly dossierId: string; readonly invitationId: string },
    page: PageRequest,
  ) => Promise<Page<SendResult>>;
  /** What the platform charges today; nothing when no price is in force. */
  readonly findPlatformPrice: (
    db: Database | Transaction,
    event: { readonly type: PlatformCostType; readonly organizationId: string; readonly at: Date },
  ) => Promise<Cents | undefined>;
  readonly readMaxValidity: () => Promise<number>;
}
