import type { DossierCost } from '@prorata/domain/costs/dossier-costs';
import type { Clock } from '../../adapters/clock.ts';
import type { Database, Transaction } from '../../database/tables.ts';

/** What the platform charges for opening a dossier. */
interface Opening {
  readonly type: 'creation';
  readonly cause: string;
  readonly organizationId: string;
  readonly dossierId: string;
  readonly at: Date;
}

/** What the feature needs from outside: the database, the clock, and acts of other features. */
export interface DossiersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly recordPlatformTransaction: (trx: Transaction, event: Opening) => Promise<boolean>;
  /** Whom a dossier's invitation can be sent to from outside; nobody while the platform has set none. */
  readonly findExternalProvider: () => Promise<{ readonly name: string } | undefined>;
  readonly readTariff: (trx: Transaction) => Promise<readonly DossierCost[]>;
}
