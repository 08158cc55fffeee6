import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { listPlatformAdministrators } from './notification-recipients.ts';
import type { UserRow } from './queries.ts';

/** Tells the platform administrators, once, that somebody waits for them. */
export async function notifyPlatformAdministrators(
  trx: Transaction,
  tools: Pick<Tools, 'jobs' | 'settings'>,
  action: Action,
  waiting: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'organizationId' | 'email'>,
): Promise<void> {
  const organization = await findOrganization(trx, waiting.organizationId);
  const mail = {
    template: 'user-awaits-approval',
    values: {
      'applicant.name': `${waiting.firstName} ${waiting.lastName}`,
      'applicant.organization': organization?.name ?? null,
      'applicant.isOrganizationPending': organization?.approval === 'pending',
    },
    occasion: `${waiting.id} as ${waiting.email}`,
  } as const;
  for (const { language, ...user } of await listPlatformAdministrators(trx)) {
    await requestDelivery(tools, trx, action, { ...mail, user, language });
  }
}

async function findOrganization(trx: Transaction, id: string | null) {
  if (id === null) return undefined;
  return trx.selectFrom('organizations').select(['name', 'approval']).where('id', '=', id).executeTakeFirst();
}
