import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import type { OrganizationRow } from '../organizations/queries.ts';
import { disapproveMembers } from './disapprove-members.ts';
import { listOrganizationAdministrators } from './notification-recipients.ts';

/**
 * Those whom a decision on their organization concerns are told by mail: of an approval its administrators, of a
 * disapproval everyone, for they are disapproved with it.
 */
export async function notifyOfDecision(
  trx: Transaction,
  tools: Pick<Tools, 'jobs' | 'settings'>,
  action: UserAction,
  { id, version, name }: OrganizationRow,
  { approved, reason }: { readonly approved: boolean; readonly reason: string | null },
): Promise<void> {
  const recipients = approved
    ? await listOrganizationAdministrators(trx, id)
    : await disapproveMembers(trx, action, { organizationId: id, reason });
  const mail = approved
    ? ({ template: 'organization-approved', values: { 'organization.name': name } } as const)
    : ({
        template: 'organization-disapproved',
        values: { 'organization.name': name, 'decision.reason': reason },
      } as const);
  const occasion = `${id} version ${version}`;
  for (const { language, ...user } of recipients) {
    await requestDelivery(tools, trx, action, { ...mail, user, language, occasion });
  }
}
