import type { LegalText } from '@prorata/contract/legal/legal-text';
import type { OrganizationDetails } from '@prorata/contract/organizations/organization';
import type { Language } from '@prorata/domain/vocabulary';
import type { Clock } from '../../adapters/clock.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Deed } from '../../events/record-deed.ts';
import type { RequestDelivery } from '../delivery/request-delivery.ts';
import type { MissingFieldsOf } from './queries.ts';

/** What the feature needs from outside: the database, the clock, a setting, and acts of other features. */
export interface UsersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly isOnboardingEnabled: () => Promise<boolean>;
  readonly missingFieldsOf: MissingFieldsOf;
  readonly requestDelivery: RequestDelivery;
  /** Adds the organization of somebody who registers, and gives its id. */
  readonly foundOrganization: (trx: Transaction, deed: Deed, details: OrganizationDetails) => Promise<string>;
  /** Stores the acceptance of texts in the versions that are served now; `false` when it was stored already. */
  readonly acceptTexts: (
    trx: Transaction,
    acceptance: {
      readonly kinds: readonly LegalText['kind'][];
      readonly userId: string;
      readonly organizationId: null;
      readonly language: Language;
      readonly at: Date;
    },
  ) => Promise<boolean>;
}
