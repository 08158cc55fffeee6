import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import { openSigningService } from './adapters/signing.ts';
import type { Database } from './database/tables.ts';
import { findPlatformPrice } from './features/costs/find-platform-price.ts';
import { listSendResults } from './features/delivery/list-send-results.ts';
import type { RequestDelivery } from './features/delivery/request-delivery.ts';
import { readParameter } from './features/parameters/read-parameter.ts';
import { digestOfViewCode } from './features/results/document-view-code.ts';
import { endContestationTerms } from './features/results/end-contestation-terms.ts';
import type { SendingParts } from './features/results/sending-parts.ts';
import type { SigningParts } from './features/results/signing-parts.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Settings } from './settings.ts';

interface Tools {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly requestDelivery: RequestDelivery;
}

/** Where signing a report meets the service at which it is signed. */
export function buildSigning({ settings, db, clock, storage }: Tools): SigningParts & { clock: Clock } {
  const { signing, publicOrigin } = settings;
  return { db, clock, storage, publicOrigin, signing: signing && openSigningService(signing) };
}

/** Where sending a report meets delivery, the price list and the codes of secured links. */
export function buildSending({
  settings,
  db,
  clock,
  requestDelivery,
}: Tools): SendingParts & { clock: Clock } {
  return {
    db,
    clock,
    publicOrigin: settings.publicOrigin,
    digestOfViewCode: (code) => digestOfViewCode(code, settings.codeSecret),
    requestDelivery,
    listSendResults,
    findPlatformPrice,
    readViewValidityDays: () => readParameter(db, 'invitations.document-view-validity'),
  };
}

/** Starts what happens to a report that was sent while nobody looks: its term runs out. */
export async function startResultJobs(jobs: JobQueue, tools: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await jobs.work('end-contestation-terms', () => endContestationTerms(tools));
  await jobs.repeat('end-contestation-terms', '*/15 * * * *');
}
