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

/** A message by qualified electronic registered delivery: the provider identifies whom it hands it to (eIDAS 44). */
export interface OutgoingMessage extends Papers {
  /** The same for every attempt at one message: the provider delivers one message per key. */
  readonly idempotencyKey: string;
  readonly language: Language;
  readonly recipient: { readonly name: string; readonly email: string };
}

export type QualifiedDelivery = Carrier<OutgoingMessage>;

export interface QualifiedDeliverySettings {
  readonly url: string;
  readonly apiKey: string;
}

/** The events of ETSI EN 319 522, each with its evidence. */
const STATUSES: Statuses = {
  received: 'Sent',
  'submission-accepted': 'Dropped',
  'submission-rejected': 'Error',
  'addressee-notified': 'Ongoing',
  'content-consigned': 'Delivered',
  'content-handed-over': 'Received',
  'consignment-refused': 'Returned',
  'consignment-expired': 'Returned',
  'addressee-unreachable': 'Failed',
};

export function openQualifiedDelivery({ url, apiKey }: QualifiedDeliverySettings): QualifiedDelivery {
  return openCarrier({
    name: 'The delivery service',
    ...{ url, apiKey },
    path: '/messages',
    proofPath: '/evidence-of-sending',
    statuses: STATUSES,
    bodyOf: ({ language, recipient, ...papers }) => ({ language, recipient, ...encodePapers(papers) }),
  });
}

const webhookSchema = toldSchema.extend({ messageId: carriedIdSchema });

/** The header in which the provider signs what it reports. */
export const QUALIFIED_SIGNATURE_HEADER = 'x-delivery-signature';

/**
 * What the provider reports by itself; nothing when the signature is not its own.
 *
 * @throws ZodError when the provider signed something that is no report.
 */
export function readQualifiedWebhook(body: Buffer, signature: string, key: string): CarriedState | undefined {
  const said = readSignedJson(body, signature, key);
  if (said === undefined) return undefined;
  const { messageId, barcode, event } = webhookSchema.parse(said);
  return { providerId: messageId, barcode, reports: [reportOf(event, STATUSES)] };
}
