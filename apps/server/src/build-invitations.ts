import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import type { Database } from './database/tables.ts';
import { findPlatformPrice } from './features/costs/find-platform-price.ts';
import type { DeliveryParts } from './features/delivery/delivery-parts.ts';
import { findLastSendResults, listSendResults } from './features/delivery/list-send-results.ts';
import type { RequestDelivery } from './features/delivery/request-delivery.ts';
import type { DeliverReceiptParts } from './features/invitations/creditor/deliver-receipt.ts';
import type { InvitedParts } from './features/invitations/creditor/parts.ts';
import { startReceipts } from './features/invitations/creditor/start-receipts.ts';
import { openInvitationCodes } from './features/invitations/invitation-codes.ts';
import type { InvitationsParts } from './features/invitations/parts.ts';
import type { RemindParts } from './features/invitations/remind-creditors.ts';
import { startInvitations } from './features/invitations/start-invitations.ts';
import { listBailiffsOffices } from './features/organizations/list-bailiffs-offices.ts';
import { readOrganization } from './features/organizations/read-organization.ts';
import { readParameter } from './features/parameters/read-parameter.ts';
import { listCountries } from './features/parties/countries.ts';
import { listPrivileges } from './features/statements/list-privileges.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Settings } from './settings.ts';

interface Tools {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly delivery: DeliveryParts;
  readonly requestDelivery: RequestDelivery;
}

/** Where inviting creditors, on the side of the office, meets the features that it needs. */
export function buildInvitations({
  settings,
  db,
  clock,
  delivery,
  requestDelivery,
}: Tools): InvitationsParts & RemindParts {
  return {
    db,
    clock,
    logger: delivery.logger,
    codes: openInvitationCodes(settings.codeSecret),
    publicOrigin: settings.publicOrigin,
    requestDelivery,
    findLastSendResults,
    listSendResults,
    findPlatformPrice,
    readMaxValidity: () => readParameter(db, 'invitations.validity'),
    readReminderDays: () => readParameter(db, 'invitations.reminder'),
  };
}

/** And on the side of the creditor. */
export function buildInvited(
  { db, clock, storage, delivery, requestDelivery }: Tools,
  readMaxDocumentBytes: () => Promise<number>,
): InvitedParts {
  const { jobs } = delivery;
  return {
    db,
    clock,
    storage,
    readMaxDocumentBytes,
    listBailiffsOffices,
    listPrivileges,
    listCountries,
    listSendResults,
    readOffice: (organizationId) => readOrganization({ db, storage }, organizationId),
    askForCodes: (trx, email) => jobs.add(trx, 'send-codes-again', { email }, { key: email.toLowerCase() }),
    askForReceipt: (trx, invitationId) =>
      jobs.add(trx, 'deliver-receipt', { invitationId }, { key: invitationId }),
    receipts: delivery,
    requestDelivery,
  };
}

/** What puts receipts on paper and into the mail. */
export function buildReceipts({ db, clock, storage, delivery, requestDelivery }: Tools): DeliverReceiptParts {
  const { renderer, readTemplate, logger } = delivery;
  return { db, clock, logger, storage, renderer, readTemplate, requestDelivery };
}

/** Starts what happens to invitations while nobody looks. */
export async function startInvitationJobs(jobs: JobQueue, tools: Tools): Promise<void> {
  await startInvitations(jobs, buildInvitations(tools));
  await startReceipts(jobs, buildReceipts(tools));
}
