import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import { decideOrganizationApproval } from '@prorata/domain/approval-workflow';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { lockOrganization, type OrganizationRow } from '../organizations/queries.ts';
import { disapproveMembers } from './disapprove-members.ts';
import { listOrganizationAdministrators } from './notification-recipients.ts';
import { storeApproval } from './store-approval.ts';

/** While it was disapproved, another organization may have come with its number. */
const RULES = { organizations_enterprise_number: { code: 'duplicate-organization' } } as const;

type Decision = BodyOf<typeof organizationsCalls.validate>;

/** Approves or disapproves an organization; whoever decides second is told that it was decided already. */
export function validateOrganization(
  tools: Tools,
  action: UserAction,
  organizationId: string,
  decision: Decision,
): Promise<void> {
  return refuseViolations(RULES, () =>
    inTransaction(tools.db, async (trx) => {
      const stored = await lockOrganization(trx, organizationId);
      if (decision.version !== undefined) await refuseStale(trx, stored, decision.version);
      const move = decideOrganizationApproval(stored.approval, decision.approved ? 'approve' : 'disapprove');
      if (!move.isAllowed) throw new ProblemError('conflict');
      const approval = { approval: move.to, reason: decision.reason };
      const organization = await storeApproval(trx, action, 'organizations', stored, approval);
      await notifyOfDecision(trx, tools, action, organization, decision);
      await recordEvent(trx, action, {
        type: decision.approved ? 'organization.approved' : 'organization.disapproved',
        organizationId: organization.id,
        subjectId: organization.id,
        version: organization.version,
        before: { approval: stored.approval },
        after: { approval: organization.approval, reason: decision.reason },
      });
    }),
  );
}

/**
 * Those whom a decision on their organization concerns are told by mail: of an approval its administrators, of a
 * disapproval everyone, for they are disapproved with it.
 */
async function notifyOfDecision(
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
