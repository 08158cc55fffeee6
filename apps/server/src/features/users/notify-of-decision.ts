import type { Transaction } from '../../database/tables.ts';
import type { Act } from '../../http/calls/act.ts';
import type { Tools } from '../../tools.ts';
import { requestMail } from '../delivery/request-mail.ts';
import type { OrganizationRow } from '../organizations/queries.ts';
import { disapproveMembers } from './disapprove-members.ts';
import { listOrganizationAdministrators } from './notification-recipients.ts';

/**
 * Those whom a decision on their organization concerns are told by mail: of an approval its administrators, of a
 * disapproval everyone, for they are disapproved with it.
 */
export async function notifyOfDecision(
  trx: Transaction,
  tools: Pick<Tools, 'jobs'>,
  act: Act,
  { id, version, name: organizationName }: OrganizationRow,
  { approved, reason }: { readonly approved: boolean; readonly reason: string | null },
): Promise<void> {
  const recipients = approved
    ? await listOrganizationAdministrators(trx, id)
    : await disapproveMembers(trx, act, { organizationId: id, reason });
  const mail = approved
    ? ({ kind: 'organization-approved', params: { organizationName } } as const)
    : ({ kind: 'organization-disapproved', params: { organizationName, reason } } as const);
  const occasion = `${id} version ${version}`;
  for (const { language, ...to } of recipients) {
    await requestMail(tools, trx, { ...mail, to, language, occasion, requestedBy: act.actor.id, at: act.at });
  }
}
