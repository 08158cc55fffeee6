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

/** A message by qualified electronic registered delivery: the provider identifies whom it hands it to (eIDAS 44). */
export interface OutgoingMessage extends Papers {
  /** The same for every attempt at one message: the provider delivers one message per key. */
  readonly idempotencyKey: string;
  readonly language: Language;
  readonly recipient: { readonly name: string; readonly email: string };
}

export interface QualifiedDelivery extends Carrier<OutgoingMessage> {
  /** What proves an event; nothing while the provider has not made it out. @throws CarrierError */
  findEvidence(providerId: string, eventId: string): Promise<Paper | undefined>;
}

export interface QualifiedDeliverySettings {
  readonly url: string;
  readonly apiKey: string;
}

/** The events of ETSI EN 319 522, each with its evidence. */
const WORDS: Words = {
  received: { status: 'Sent' },
  'submission-accepted': { status: 'Dropped', evidence: 'submission' },
  'submission-rejected': { status: 'Error', evidence: 'rejection' },
  'addressee-notified': { status: 'Ongoing', evidence: 'notification' },
  'content-consigned': { status: 'Delivered', evidence: 'consignment' },
  'content-handed-over': { status: 'Received', evidence: 'handOver' },
  'consignment-refused': { status: 'Returned', evidence: 'refusal' },
  'consignment-expired': { status: 'Returned', evidence: 'expiry' },
  'addressee-unreachable': { status: 'Failed', evidence: 'unreachable' },
};

export function openQualifiedDelivery({ url, apiKey }: QualifiedDeliverySettings): QualifiedDelivery {
  const carrier = openCarrier<OutgoingMessage>({
    name: 'The delivery service',
    ...{ url, apiKey },
    path: '/messages',
    words: WORDS,
    bodyOf: ({ language, recipient, ...papers }) => ({ language, recipient, ...encodePapers(papers) }),
  });
  return {
    ...carrier,
    findEvidence: (providerId, eventId) =>
      carrier.findPaper(providerId, `evidence/${encodeURIComponent(eventId)}`),
  };
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
  return { providerId: messageId, barcode, reports: [reportOf(event, WORDS)] };
}
