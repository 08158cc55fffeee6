import { addressLines } from '@prorata/domain/registered-letter-address';
import type { Parcel } from '@prorata/domain/report-sending/plan-sending';
import type { Database, Transaction } from '../../database/tables.ts';

/** Where a parcel goes, on one line. */
export function addressOf(parcel: Parcel): string {
  return parcel.way === 'RegisteredLetter' ? addressLines(parcel.address).join(', ') : parcel.email;
}

/** For which parcels a mail or letter was asked for before: the same recipient at the same address. */
export async function findSentBefore(
  db: Database | Transaction,
  resultId: string,
): Promise<(parcel: Parcel) => boolean> {
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['sendMethod', 'addressee', 'email', 'address'])
    .where('resultId', '=', resultId)
    .execute();
  const places = new Set(
    deliveries.map(({ sendMethod, addressee, email, address }) =>
      sendMethod === 'Email'
        ? placeOfMail(email ?? '')
        : placeOfLetter(addressee, addressLines(address ?? {})),
    ),
  );
  return (parcel) =>
    places.has(
      parcel.way === 'RegisteredLetter'
        ? placeOfLetter(parcel.addressee, addressLines(parcel.address))
        : placeOfMail(parcel.email),
    );
}

function placeOfMail(email: string): string {
  return `mail ${email.toLowerCase()}`;
}

function placeOfLetter(addressee: string | null, lines: readonly string[]): string {
  return ['letter', addressee, ...lines].join('\n').toLowerCase();
}
