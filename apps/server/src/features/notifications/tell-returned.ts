import { listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { DeliveryFacts } from '../delivery/delivery-hooks.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { tell } from './tell.ts';
import { listWatchers } from './watchers.ts';

/**
 * A mail or letter of a dossier came back. Where a letter follows the mail by itself there is nothing to do, and nobody is
 * told; nor of what a stranger asked for.
 */
export async function tellReturned(trx: Transaction, action: Action, { id }: DeliveryFacts): Promise<void> {
  const delivery = await trx
    .selectFrom('deliveries')
    .select(['dossierId', 'addressee', 'email', 'fallbackAddress', 'sendMethod', 'isFree'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { fallbackAddress, addressee } = delivery;
  if (delivery.dossierId === null || delivery.isFree) return;
  const isFollowed =
    fallbackAddress !== null && listLetterAddressFaults({ ...fallbackAddress, addressee }).length === 0;
  if (delivery.sendMethod === 'Email' && isFollowed) return;
  const dossier = await lockDossierById(trx, delivery.dossierId);
  if (dossier === undefined) return;
  const about = addressee ?? delivery.email;
  const watchers = await listWatchers(trx, dossier);
  await tell(
    trx,
    action.at,
    { kind: 'returned', dossierId: dossier.id, occasion: `delivery ${id}`, about },
    watchers.map(({ id: userId }) => userId),
  );
}
