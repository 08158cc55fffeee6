import type { LegalText } from '@prorata/contract/legal/legal-text';
import type { Language } from '@prorata/domain/vocabulary';
import type { Clock } from '../../adapters/clock.ts';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Act } from '../../http/calls/act.ts';
import type { RequestDelivery } from '../delivery/request-delivery.ts';

/** Somebody who gets a mail, in their own language. */
interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** What the feature needs from outside: the database, the clock, storage, and acts of other features. */
export interface OrganizationsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly requestDelivery: RequestDelivery;
  /** Disapproves everyone of an organization, and gives those who know the product. */
  readonly disapproveMembers: (
    trx: Transaction,
    act: Act,
    of: { readonly organizationId: string; readonly reason: string | null },
  ) => Promise<readonly Recipient[]>;
  readonly listAdministrators: (trx: Transaction, organizationId: string) => Promise<readonly Recipient[]>;
  /** Stores the acceptance of texts in the versions that are served now; `false` when it was stored already. */
  readonly acceptTexts: (
    trx: Transaction,
    acceptance: {
      readonly kinds: readonly LegalText['kind'][];
      readonly userId: string;
      readonly organizationId: string | null;
      readonly language: Language;
      readonly at: Date;
    },
  ) => Promise<boolean>;
}
