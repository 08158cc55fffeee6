import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { Cents } from '@prorata/domain/money';
import type { Language, PlatformCostType } from '@prorata/domain/vocabulary';
import type { Page, PageRequest } from '../../database/read-page.ts';
import type { Address } from '../../database/tables/columns.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { DossierDeed } from '../../events/dossier-deed.ts';

interface About {
  readonly dossier: { readonly id: string; readonly organizationId: string };
  readonly resultId: string;
  readonly statementId?: string;
  readonly language: Language;
  readonly addressee: string;
  readonly enclosures: readonly { readonly fileId: string; readonly name: string }[];
  readonly occasion: string;
}

interface ByMail<Key extends 'report-link-email' | 'report-attachment-email'> extends About {
  readonly template: Key;
  readonly values: TemplateValues<Key>;
  readonly email: string;
}

interface ByLetter<Key extends 'report-letter' | 'report-defendant-letter'> extends About {
  readonly template: Key;
  readonly values: TemplateValues<Key>;
  readonly address: Address;
}

export type ReportDelivery =
  | ByMail<'report-link-email'>
  | ByMail<'report-attachment-email'>
  | ByLetter<'report-letter'>
  | ByLetter<'report-defendant-letter'>;

export interface SendingParts {
  readonly db: Database;
  readonly publicOrigin: string;
  /** Under which the database keeps the codes of secured links. */
  readonly digestOfViewCode: (code: string) => string;
  /** Puts a mail or letter in the outbox, in a transaction that holds the dossier. */
  readonly requestDelivery: (trx: Transaction, deed: DossierDeed, request: ReportDelivery) => Promise<string>;
  readonly listSendResults: (
    db: Database,
    about: { readonly dossierId: string; readonly resultId: string },
    page: PageRequest,
  ) => Promise<Page<SendResult>>;
  readonly findPlatformPrice: (
    db: Database | Transaction,
    event: { readonly type: PlatformCostType; readonly organizationId: string; readonly at: Date },
  ) => Promise<Cents | undefined>;
  readonly readViewValidityDays: () => Promise<number>;
}
