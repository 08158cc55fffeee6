import type { Transaction } from '../../database/tables.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import type { Act } from '../../http/calls/act.ts';
import type { OrganizationsParts } from '../organizations/parts.ts';
import type { OrganizationRow } from '../organizations/queries.ts';

/**
 * Those whom a decision on their organization concerns are told by mail: of an approval its administrators, of a
 * disapproval everyone, for they are disapproved with it.
 */
export async function notifyOfDecision(
  trx: Transaction,
  parts: Pick<OrganizationsParts, 'requestDelivery' | 'disapproveMembers' | 'listAdministrators'>,
  act: Act,
  { id, version, name }: OrganizationRow,
  { approved, reason }: { readonly approved: boolean; readonly reason: string | null },
): Promise<void> {
  const recipients = approved
    ? await parts.listAdministrators(trx, id)
    : await parts.disapproveMembers(trx, act, { organizationId: id, reason });
  const mail = approved
    ? ({ template: 'organization-approved', values: { 'organization.name': name } } as const)
    : ({
        template: 'organization-disapproved',
        values: { 'organization.name': name, 'decision.reason': reason },
      } as const);
  const occasion = `${id} version ${version}`;
  for (const { language, ...user } of recipients) {
    await parts.requestDelivery(trx, deedOfUser(act), { ...mail, user, language, occasion });
  }
}
