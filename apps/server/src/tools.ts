import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { type AccessPoint, openAccessPoint } from './adapters/access-point.ts';
import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import { type MailServer, openMailServer } from './adapters/mail.ts';
import { openQualifiedDelivery, type QualifiedDelivery } from './adapters/qualified-delivery.ts';
import { openRegisteredPost, type RegisteredPost } from './adapters/registered-post.ts';
import { openSigningService, type SigningService } from './adapters/signing.ts';
import { openTimeStamping, type TimeStamping } from './adapters/time-stamping.ts';
import { openVirusScanner, type VirusScanner } from './adapters/virus-scanner.ts';
import type { Database } from './database/tables.ts';
import type { Logger } from './http/log/create-logger.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Settings } from './settings.ts';

/** The outside things that the server works with, made once. A function takes those it needs: `Pick<Tools, 'db' | 'clock'>`. */
export interface Tools extends OutsideServices {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly renderer: Pick<PdfRenderer, 'render'>;
}

/**
 * Each is absent where none is set: mails, letters, messages, e-invoices and stamps then wait, reports cannot be signed, and uploads are
 * not looked through for viruses.
 */
interface OutsideServices {
  readonly mailServer: MailServer | undefined;
  readonly post: RegisteredPost | undefined;
  readonly qualifiedDelivery: QualifiedDelivery | undefined;
  readonly signing: SigningService | undefined;
  readonly accessPoint: AccessPoint | undefined;
  readonly timeStamping: TimeStamping | undefined;
  readonly scanner: VirusScanner | undefined;
}

export function openOutsideServices(settings: Settings): OutsideServices {
  const {
    smtpUrl,
    mailFrom,
    postUrl,
    postApiKey,
    qualifiedDelivery,
    signing,
    accessPoint,
    timeStamping,
    scannerUrl,
  } = settings;
  return {
    mailServer: smtpUrl === undefined ? undefined : openMailServer({ smtpUrl, mailFrom }),
    post: postUrl === undefined ? undefined : openRegisteredPost({ postUrl, postApiKey }),
    qualifiedDelivery: qualifiedDelivery && openQualifiedDelivery(qualifiedDelivery),
    signing: signing && openSigningService(signing),
    accessPoint: accessPoint && openAccessPoint(accessPoint),
    timeStamping: timeStamping && openTimeStamping(timeStamping),
    scanner: scannerUrl === undefined ? undefined : openVirusScanner(scannerUrl),
  };
}
