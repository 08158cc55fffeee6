import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { Country } from '@prorata/contract/parties/party';
import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import type { Clock } from '../../../adapters/clock.ts';
import type { FileStorage } from '../../../adapters/file-storage.ts';
import type { Page, PageRequest } from '../../../database/read-page.ts';
import type { Database, Transaction } from '../../../database/tables.ts';
import type { RequestDelivery } from '../../delivery/request-delivery.ts';

interface BailiffsOffice {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
}

/** What the feature needs from outside: the database, the clock, files, a queue, and acts of other features. */
export interface InvitedParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly readMaxDocumentBytes: () => Promise<number>;
  readonly listBailiffsOffices: (
    db: Database,
    request: PageRequest & { readonly search: string | null },
  ) => Promise<Page<BailiffsOffice>>;
  /** Those in force on a day, or all of them. */
  readonly listPrivileges: (onDate: IsoDate | undefined) => Privilege[];
  readonly readOffice: (organizationId: string) => Promise<Organization>;
  readonly listCountries: (language: Language) => readonly Country[];
  readonly listSendResults: (
    db: Database,
    about: { readonly dossierId: string; readonly invitationId: string },
    page: PageRequest,
  ) => Promise<Page<SendResult>>;
  /** Lets a job send the codes that an address is waiting for, whether there are any or not. */
  readonly askForCodes: (trx: Transaction, email: string) => Promise<void>;
  /** Lets a job make the paper of a receipt. */
  readonly askForReceipt: (trx: Transaction, invitationId: string) => Promise<void>;
  readonly receipts: ReceiptParts;
  readonly requestDelivery: RequestDelivery;
}

/** What it takes to put a receipt on paper. */
export interface ReceiptParts {
  readonly renderer: Pick<PdfRenderer, 'render'>;
  readonly readTemplate: (key: 'statement-receipt', language: Language) => Promise<{ readonly body: string }>;
}
