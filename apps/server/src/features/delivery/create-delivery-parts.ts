import { openMailServer } from '../../adapters/mail.ts';
import { openRegisteredPost } from '../../adapters/registered-post.ts';
import { createSeal } from '../../database/sealed-text.ts';
import type { Settings } from '../../settings.ts';
import type { DeliveryParts } from './delivery-parts.ts';
import { createReportAddress } from './report-address.ts';

type Tools = Pick<
  DeliveryParts,
  'db' | 'jobs' | 'clock' | 'logger' | 'storage' | 'renderer' | 'readTemplate' | 'charge' | 'hooks'
>;

type DeliverySettings = Pick<
  Settings,
  | 'smtpUrl'
  | 'mailFrom'
  | 'publicOrigin'
  | 'codeSecret'
  | 'bounceAddress'
  | 'bounceFolder'
  | 'postUrl'
  | 'postApiKey'
>;

/** What sending works with, opened as the settings say. */
export function createDeliveryParts(tools: Tools, settings: DeliverySettings): DeliveryParts {
  const { smtpUrl, mailFrom, publicOrigin, codeSecret, bounceAddress, postUrl, postApiKey } = settings;
  return {
    ...tools,
    seal: createDeliverySeal(codeSecret),
    mailServer: smtpUrl === undefined ? undefined : openMailServer({ smtpUrl, mailFrom }),
    post: postUrl === undefined ? undefined : openRegisteredPost({ postUrl, postApiKey }),
    publicOrigin,
    mailFrom,
    reportAddress: createReportAddress(codeSecret, bounceAddress),
    reportFolder: settings.bounceFolder,
  };
}

/** Under which the secrets of mails and letters are kept. */
export function createDeliverySeal(codeSecret: string) {
  return createSeal(codeSecret, 'deliveries');
}
