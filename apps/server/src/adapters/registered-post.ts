import type { Language } from '@prorata/domain/vocabulary';
import {
  type CarriedState,
  type Carrier,
  carriedIdSchema,
  encodePapers,
  openCarrier,
  type Papers,
  readSignedJson,
  reportOf,
  type Statuses,
  toldSchema,
} from './registered-carrier.ts';

export interface OutgoingLetter extends Papers {
  /** The same for every attempt at one letter: the post prints a letter once per key. */
  readonly idempotencyKey: string;
  readonly language: Language;
  readonly recipient: {
    readonly name: string;
    readonly line1: string;
    readonly line2: string | null;
    readonly postcode: string;
    readonly town: string;
    readonly country: string;
  };
}

export type RegisteredPost = Carrier<OutgoingLetter>;

export interface RegisteredPostSettings {
  readonly postUrl: string;
  readonly postApiKey: string;
}

const STATUSES: Statuses = {
  accepted: 'Sent',
  printing: 'Processing',
  deposited: 'Dropped',
  'in-transit': 'Ongoing',
  'delivery-attempted': 'Ongoing',
  'at-pick-up-point': 'Ongoing',
  delivered: 'Delivered',
  'receipt-signed': 'Received',
  returned: 'Returned',
  lost: 'Failed',
  rejected: 'Error',
};

export function openRegisteredPost({ postUrl, postApiKey }: RegisteredPostSettings): RegisteredPost {
  return openCarrier({
    name: 'The post',
    url: postUrl,
    apiKey: postApiKey,
    path: '/letters',
    proofPath: '/proof-of-deposit',
    statuses: STATUSES,
    bodyOf: ({ language, recipient, ...papers }) => ({
      product: 'registered-with-receipt',
      language,
      recipient,
      ...encodePapers(papers),
    }),
  });
}

const webhookSchema = toldSchema.extend({ letterId: carriedIdSchema });

/** The header in which the post signs what it reports. */
export const POST_SIGNATURE_HEADER = 'x-post-signature';

/**
 * What the post reports by itself; nothing when the signature is not its own.
 *
 * @throws ZodError when the post signed something that is no report.
 */
export function readPostWebhook(body: Buffer, signature: string, key: string): CarriedState | undefined {
  const said = readSignedJson(body, signature, key);
  if (said === undefined) return undefined;
  const { letterId, barcode, event } = webhookSchema.parse(said);
  return { providerId: letterId, barcode, reports: [reportOf(event, STATUSES)] };
}
