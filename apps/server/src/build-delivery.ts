import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import type { Database } from './database/tables.ts';
import { recordPlatformTransaction } from './features/costs/record-platform-transaction.ts';
import { createDeliveryParts } from './features/delivery/create-delivery-parts.ts';
import type { DeliveryHooks } from './features/delivery/delivery-hooks.ts';
import type { DeliveryParts } from './features/delivery/delivery-parts.ts';
import {
  acceptSending,
  createIsSendingWanted,
  renewTermForLetter,
} from './features/invitations/accept-sending.ts';
import { createReadTemplate } from './features/templates/read-template.ts';
import type { Logger } from './http/log/create-logger.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Settings } from './settings.ts';

interface Tools {
  readonly settings: Settings;
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly storage: FileStorage;
  readonly renderer: Pick<PdfRenderer, 'render'>;
}

/** What each feature does when its mails and letters are taken over, or come back. */
function hooksOf(clock: Clock): DeliveryHooks {
  const isWanted = createIsSendingWanted(clock);
  return {
    invitation: { isWanted, onAccepted: acceptSending, valuesForLetter: renewTermForLetter },
    'invitation-reminder': { isWanted },
  };
}

/** Where sending meets the features whose mails and letters it carries, whose texts it uses and who charge for it. */
export function buildDelivery({ settings, ...tools }: Tools): DeliveryParts {
  const { db } = tools;
  return createDeliveryParts(
    {
      ...tools,
      readTemplate: createReadTemplate(db),
      charge: recordPlatformTransaction,
      hooks: hooksOf(tools.clock),
    },
    settings,
  );
}
