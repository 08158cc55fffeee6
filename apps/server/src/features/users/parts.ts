import type { LegalText } from '@prorata/contract/legal/legal-text';
import type { OrganizationDetails } from '@prorata/contract/organizations/organization';
import type { Language } from '@prorata/domain/vocabulary';
import type { Clock } from '../../adapters/clock.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Deed } from '../../events/record-deed.ts';
import type { MissingFieldsOf } from './queries.ts';

type Mail = {
  readonly to: { readonly userId: string; readonly name: string; readonly email: string };
  readonly language: Language;
  readonly occasion: string;
  readonly requestedBy: string;
  readonly at: Date;
} & (
  | {
      readonly kind: 'user-awaits-approval';
      readonly params: {
        readonly userName: string;
        readonly organizationName: string | null;
        readonly isOrganizationPending: boolean;
      };
    }
  | { readonly kind: 'user-approved'; readonly params: { readonly organizationName: string | null } }
  | {
      readonly kind: 'user-disapproved';
      readonly params: { readonly organizationName: string | null; readonly reason: string | null };
    }
);

/** What the feature needs from outside: the database, the clock, a setting, and acts of other features. */
export interface UsersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly isOnboardingEnabled: () => Promise<boolean>;
  readonly missingFieldsOf: MissingFieldsOf;
  readonly requestMail: (trx: Transaction, mail: Mail) => Promise<void>;
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
