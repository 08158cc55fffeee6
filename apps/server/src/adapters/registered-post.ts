import type { Language } from '@prorata/domain/vocabulary';
import {
  type CarriedState,
  type Carrier,
  carriedIdSchema,
  encodePapers,
  openCarrier,
  type Paper,
  type Papers,
  readSignedJson,
  reportOf,
  toldSchema,
  type Words,
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

export interface RegisteredPost extends Carrier<OutgoingLetter> {
  /** Nothing while the letter was not taken in. @throws CarrierError */
  findProofOfDeposit(providerId: string): Promise<Paper | undefined>;
}

export interface RegisteredPostSettings {
  readonly postUrl: string;
  readonly postApiKey: string;
}

const WORDS: Words = {
  accepted: { status: 'Sent' },
  printing: { status: 'Processing' },
  deposited: { status: 'Dropped' },
  'in-transit': { status: 'Ongoing' },
  'delivery-attempted': { status: 'Ongoing' },
  'at-pick-up-point': { status: 'Ongoing' },
  delivered: { status: 'Delivered' },
  'receipt-signed': { status: 'Received' },
  returned: { status: 'Returned' },
  lost: { status: 'Failed' },
  rejected: { status: 'Error' },
};

export function openRegisteredPost({ postUrl, postApiKey }: RegisteredPostSettings): RegisteredPost {
  const carrier = openCarrier<OutgoingLetter>({
    name: 'The post',
    url: postUrl,
    apiKey: postApiKey,
    path: '/letters',
    words: WORDS,
    bodyOf: ({ language, recipient, ...papers }) => ({
      product: 'registered-with-receipt',
      language,
      recipient,
      ...encodePapers(papers),
    }),
  });
  return {
    ...carrier,
    findProofOfDeposit: (providerId) => carrier.findPaper(providerId, 'proof-of-deposit'),
  };
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
  return { providerId: letterId, barcode, reports: [reportOf(event, WORDS)] };
}
