import { firstLineOf } from '@prorata/domain/registered-letter-address';
import type { LetterOutcome, OutgoingLetter } from '../../adapters/registered-post.ts';
import { createDeliverySeal, readContent } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { type Claim, confirmHandover } from './lease-delivery.ts';
import { makeLetter } from './make-letter.ts';
import { readEnclosures } from './read-enclosures.ts';

/** Hands a letter to the post, under the one key that it keeps for all attempts. */
export async function sendLetter(tools: DeliveryTools, claim: Claim): Promise<LetterOutcome> {
  const { db, clock, post, settings } = tools;
  if (post === undefined) return { kind: 'postponed', reason: 'No post service is set.' };
  const content = readContent(claim.content, createDeliverySeal(settings));
  const document = await makeLetter(tools, claim, content);
  const enclosures = await readEnclosures(tools, content.enclosures);
  await confirmHandover(db, claim, clock());
  return post.send({
    idempotencyKey: claim.id,
    language: claim.language,
    recipient: recipientOf(claim),
    document,
    enclosures,
  });
}

function recipientOf({ addressee, address }: Claim): OutgoingLetter['recipient'] {
  return {
    name: addressee ?? '',
    line1: firstLineOf(address ?? {}),
    line2: address?.street ? null : (address?.address2 ?? null),
    postcode: address?.zipcode ?? '',
    town: address?.city ?? '',
    country: address?.country ?? 'BE',
  };
}
