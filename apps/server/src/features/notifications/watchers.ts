import type { Transaction } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { type Recipient, recipientFrom } from '../users/notification-recipients.ts';

type Watched = Pick<DossierRecord, 'id' | 'organizationId' | 'responsibleBailiffId'>;

/**
 * Who is told of what happens in a dossier: who handles it, else the bailiff who answers for it, and those who follow it.
 * Who has left the office, or may not work any more, is told nothing.
 */
export async function listWatchers(trx: Transaction, dossier: Watched): Promise<Recipient[]> {
  const handler = await trx
    .selectFrom('dossierHandlers')
    .select('handlerId')
    .where('dossierId', '=', dossier.id)
    .executeTakeFirst();
  const followers = await trx
    .selectFrom('dossierFollowers')
    .select('userId')
    .where('dossierId', '=', dossier.id)
    .execute();
  const handlerOf = handler && (await listRecipients(trx, dossier.organizationId, [handler.handlerId]));
  const isHandled = handlerOf !== undefined && handlerOf.length > 0;
  const first = isHandled ? handler?.handlerId : dossier.responsibleBailiffId;
  const ids = [first ?? null, ...followers.map(({ userId }) => userId)].filter((id) => id !== null);
  return listRecipients(trx, dossier.organizationId, [...new Set(ids)]);
}

/** Those of the people who work in the office today. */
export async function listRecipients(
  trx: Transaction,
  organizationId: string,
  userIds: readonly string[],
): Promise<Recipient[]> {
  if (userIds.length === 0) return [];
  const people = await trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'preferredLanguage'])
    .where('id', 'in', userIds)
    .where('organizationId', '=', organizationId)
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
  return people.map(recipientFrom);
}
