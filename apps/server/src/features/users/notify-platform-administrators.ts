import type { Transaction } from '../../database/tables.ts';
import type { Deed } from '../../events/record-deed.ts';
import { listPlatformAdministrators } from './notification-recipients.ts';
import type { UsersParts } from './parts.ts';
import type { UserRow } from './queries.ts';

/** Tells the platform administrators, once, that somebody waits for them. */
export async function notifyPlatformAdministrators(
  trx: Transaction,
  { requestMail }: Pick<UsersParts, 'requestMail'>,
  deed: Deed,
  waiting: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'organizationId' | 'email'>,
): Promise<void> {
  const organization = await findOrganization(trx, waiting.organizationId);
  const params = {
    userName: `${waiting.firstName} ${waiting.lastName}`,
    organizationName: organization?.name ?? null,
    isOrganizationPending: organization?.approval === 'pending',
  };
  const occasion = `${waiting.id} as ${waiting.email}`;
  for (const { language, ...to } of await listPlatformAdministrators(trx)) {
    const envelope = { to, language, occasion, requestedBy: deed.actor.id, at: deed.at };
    await requestMail(trx, { kind: 'user-awaits-approval', params, ...envelope });
  }
}

async function findOrganization(trx: Transaction, id: string | null) {
  if (id === null) return undefined;
  return trx.selectFrom('organizations').select(['name', 'approval']).where('id', '=', id).executeTakeFirst();
}
