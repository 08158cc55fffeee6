import { firstLineOf } from '@prorata/domain/registered-letter-address';
import type { CarrierOutcome } from '../../adapters/registered-carrier.ts';
import type { OutgoingLetter } from '../../adapters/registered-post.ts';
import { createDeliverySeal, readContent } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { type Claim, confirmHandover } from './lease-delivery.ts';
import { makeLetter } from './make-letter.ts';
import { readEnclosures } from './read-enclosures.ts';

/** Hands a letter to the post, under the one key that it keeps for all attempts. */
export async function sendLetter(tools: DeliveryTools, claim: Claim): Promise<CarrierOutcome> {
  const { post } = tools;
  if (post === undefined) return { kind: 'postponed', reason: 'No post service is set.' };
  return post.send({ ...(await preparePapers(tools, claim)), recipient: recipientOf(claim) });
}

/** Hands a message to the provider of qualified electronic registered delivery: the same papers, under one key too. */
export async function sendQualified(tools: DeliveryTools, claim: Claim): Promise<CarrierOutcome> {
  const { qualifiedDelivery } = tools;
  const { addressee, email } = claim;
  if (qualifiedDelivery === undefined) return { kind: 'postponed', reason: 'No delivery service is set.' };
  const recipient = { name: addressee ?? '', email: email ?? '' };
  return qualifiedDelivery.send({ ...(await preparePapers(tools, claim)), recipient });
}

/** All that a carrier is given but for the place; from here on it may have it. */
async function preparePapers(tools: DeliveryTools, claim: Claim) {
  const { db, clock, settings } = tools;
  const content = readContent(claim.content, createDeliverySeal(settings));
  const document = await makeLetter(tools, claim, content);
  const enclosures = await readEnclosures(tools, content.enclosures);
  await confirmHandover(db, claim, clock());
  return { idempotencyKey: claim.id, language: claim.language, document, enclosures };
}

/** Whom the post reads on the envelope. */
export function recipientOf({
  addressee,
  address,
}: Pick<Claim, 'addressee' | 'address'>): OutgoingLetter['recipient'] {
  return {
    name: addressee ?? '',
    line1: firstLineOf(address ?? {}),
    line2: address?.street ? null : (address?.address2 ?? null),
    postcode: address?.zipcode ?? '',
    town: address?.city ?? '',
    country: address?.country ?? 'BE',
  };
}
