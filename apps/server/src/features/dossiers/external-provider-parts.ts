import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { Cents } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { DossierDeed } from '../../events/dossier-deed.ts';

/** Who invites creditors outside the platform, as its administrators have set it. */
export interface ExternalProvider {
  readonly name: string;
  readonly email: string;
}

interface ProviderMail {
  readonly template: 'external-provider-email';
  readonly values: TemplateValues<'external-provider-email'>;
  readonly dossier: { readonly id: string; readonly organizationId: string };
  readonly language: Language;
  readonly addressee: string;
  readonly email: string;
  readonly enclosures: readonly { readonly fileId: string; readonly name: string }[];
  /** Asked twice for the same occasion and recipient, it goes out once. */
  readonly occasion: string;
}

export interface ExternalProviderParts {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly renderer: Pick<PdfRenderer, 'render'>;
  readonly findExternalProvider: () => Promise<ExternalProvider | undefined>;
  /** Nothing that an invitation needs is missing from the office's details, or wrong. */
  readonly isOrganizationReady: (organizationId: string) => Promise<boolean>;
  readonly readTemplate: (
    key: 'external-provider-invitation',
    language: Language,
  ) => Promise<{ readonly body: string }>;
  readonly findPlatformPrice: (
    trx: Transaction,
    event: { readonly type: 'emailPort'; readonly organizationId: string; readonly at: Date },
  ) => Promise<Cents | undefined>;
  /** Puts a mail in the outbox, in a transaction that holds the dossier; gives its id. */
  readonly requestDelivery: (trx: Transaction, deed: DossierDeed, request: ProviderMail) => Promise<string>;
}
