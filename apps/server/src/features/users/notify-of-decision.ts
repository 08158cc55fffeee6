import type { Transaction } from '../../database/tables.ts';
import type { Act } from '../../http/calls/act.ts';
import type { OrganizationsParts } from '../organizations/parts.ts';
import type { OrganizationRow } from '../organizations/queries.ts';

/**
 * Those whom a decision on their organization concerns are told by mail: of an approval its administrators, of a
 * disapproval everyone, for they are disapproved with it.
 */
export async function notifyOfDecision(
  trx: Transaction,
  parts: Pick<OrganizationsParts, 'requestMail' | 'disapproveMembers' | 'listAdministrators'>,
  act: Act,
  { id, version, name: organizationName }: OrganizationRow,
  { approved, reason }: { readonly approved: boolean; readonly reason: string | null },
): Promise<void> {
  const recipients = approved
    ? await parts.listAdministrators(trx, id)
    : await parts.disapproveMembers(trx, act, { organizationId: id, reason });
  const mail = approved
    ? ({ kind: 'organization-approved', params: { organizationName } } as const)
    : ({ kind: 'organization-disapproved', params: { organizationName, reason } } as const);
  const occasion = `${id} version ${version}`;
  for (const { language, ...to } of recipients) {
    await parts.requestMail(trx, { ...mail, to, language, occasion, requestedBy: act.actor.id, at: act.at });
  }
}
