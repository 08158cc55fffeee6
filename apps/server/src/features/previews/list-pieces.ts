import type { PieceOfPreview } from '@prorata/contract/previews/preview';
import type { Cents } from '@prorata/domain/money';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { ComingDeliveries, ComingDelivery } from '../delivery/rehearse-sending.ts';
import { recipientOf } from '../delivery/send-letter.ts';

/** What reaches one addressee: a letter or a mail, with the mails that are copies of the letter. */
export interface Piece {
  readonly number: number;
  readonly delivery: ComingDelivery;
  readonly copies: readonly { readonly number: number; readonly delivery: ComingDelivery }[];
}

/** A mail beside a letter to exactly the same people is its copy; any other is a piece of its own. */
export function listPieces({ deliveries }: Pick<ComingDeliveries, 'deliveries'>): Piece[] {
  const numbered = deliveries.map((delivery, number) => ({ delivery, number }));
  const letters = new Set(
    numbered
      .filter(({ delivery }) => delivery.sendMethod !== 'Email')
      .flatMap(({ delivery }) => keyOf(delivery)),
  );
  const copies = Map.groupBy(
    numbered.filter(
      ({ delivery }) => delivery.sendMethod === 'Email' && keyOf(delivery).some((key) => letters.has(key)),
    ),
    ({ delivery }) => keyOf(delivery)[0] ?? '',
  );
  const isCopy = new Set([...copies.values()].flat().map(({ number }) => number));
  return numbered
    .filter(({ number }) => !isCopy.has(number))
    .map(({ number, delivery }) => {
      const [key = ''] = delivery.sendMethod === 'Email' ? [] : keyOf(delivery);
      return { number, delivery, copies: copies.get(key) ?? [] };
    });
}

function keyOf({ addresseeIds }: ComingDelivery): string[] {
  return addresseeIds.length === 0 ? [] : [addresseeIds.join(' ')];
}

export function placeOf({ email, address }: Pick<ComingDelivery, 'email' | 'address'>): string {
  return email ?? addressLines(address ?? {}).join(', ');
}

/** The last day that it tells, to contest or to file. */
export function lastDayOf({ contestUntil, content }: ComingDelivery): string | null {
  const validUntil = content.values['invitation.validUntil'];
  return contestUntil ?? (typeof validUntil === 'string' ? validUntil : null);
}

const TO_DEFENDANTS: ReadonlySet<string> = new Set([
  'report-defendant-letter',
  'child-declaration',
  'child-declaration-email',
]);

export function kindOfRecipient(delivery: ComingDelivery): PieceOfPreview['recipient'] {
  if (TO_DEFENDANTS.has(delivery.content.template)) return 'defendant';
  const { statementId, invitationId, addresseeIds } = delivery;
  return statementId !== null || invitationId !== null || addresseeIds.length > 0 ? 'creditor' : 'other';
}

/** What the post reads; nothing of what goes electronically. */
export function envelopeOf({ sendMethod, addressee, address, content }: ComingDelivery) {
  if (sendMethod !== 'RegisteredLetter') return null;
  const { name, line1, line2, postcode, town, country } = recipientOf({ addressee, address });
  const lines = [name, line1, line2 ?? '', `${postcode} ${town}`, country === 'BE' ? '' : country];
  return {
    sender: [content.values['office.name'], content.values['office.address']].map(String),
    recipient: lines.filter((line) => line.trim() !== ''),
  };
}

/** With its copies; nothing where one of them has no price. */
export function priceOf({ delivery, copies }: Piece, prices: ComingDeliveries['prices']): Cents | undefined {
  return [delivery, ...copies.map((copy) => copy.delivery)].reduce<Cents | undefined>(
    (sum, { sendMethod }) => {
      const price = prices.get(sendMethod);
      return sum === undefined || price === undefined ? undefined : sum + price;
    },
    0n,
  );
}
