import type { TemplateKey } from '@prorata/documents/catalogue/templates';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { Language } from '@prorata/domain/vocabulary';
import type { Clock } from '../../adapters/clock.ts';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { MailServer } from '../../adapters/mail.ts';
import type { RegisteredPost } from '../../adapters/registered-post.ts';
import type { Seal } from '../../database/sealed-text.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Logger } from '../../http/log/create-logger.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { DeliveryHooks } from './delivery-hooks.ts';
import type { ReportAddress } from './report-address.ts';

/** What an office owes for a mail or letter; the feature of costs writes it down, once. */
export interface DeliveryCharge {
  readonly type: 'emailPort' | 'registeredLetterPort';
  readonly cause: string;
  readonly organizationId: string;
  readonly dossierId: string;
  readonly deliveryId: string;
  readonly extraInfo: string;
  readonly at: Date;
}

/** What sending works with. */
export interface DeliveryParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly storage: FileStorage;
  readonly renderer: Pick<PdfRenderer, 'render'>;
  readonly seal: Seal;
  /** Absent when none is set: mails then wait. */
  readonly mailServer: MailServer | undefined;
  /** Absent when none is set: letters then wait. */
  readonly post: RegisteredPost | undefined;
  /** The text of a mail or letter as it counts now. */
  readonly readTemplate: (key: TemplateKey, language: Language) => Promise<TemplateText>;
  readonly publicOrigin: string;
  readonly mailFrom: { readonly address: string };
  readonly reportAddress: ReportAddress;
  /** The folder (Maildir) in which reports on mails arrive. */
  readonly reportFolder: string | undefined;
  readonly charge: (trx: Transaction, charge: DeliveryCharge) => Promise<unknown>;
  readonly hooks: DeliveryHooks;
}
