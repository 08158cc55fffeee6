import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import { decideOrganizationApproval } from '@prorata/domain/approval-workflow';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Act } from '../../http/calls/act.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { lockOrganization, type OrganizationRow } from '../organizations/queries.ts';
import { recordOrganizationEvent } from '../organizations/record-organization-event.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

/** While it was disapproved, another organization may have come with its number. */
const RULES = { organizations_enterprise_number: { code: 'duplicate-organization' } } as const;

type Decision = BodyOf<typeof organizationsCalls.validate>;

/** Approves or disapproves an organization; whoever decides second is told that it was decided already. */
export function validateOrganization(
  tools: Tools,
  act: Act,
  organizationId: string,
  decision: Decision,
): Promise<void> {
  return refuseViolations(RULES, () =>
    inTransaction(tools.db, async (trx) => {
      const stored = await lockOrganization(trx, organizationId);
      if (decision.version !== undefined) await refuseStale(trx, stored, decision.version);
      const organization = await storeDecision(trx, act, stored, decision);
      await notifyOfDecision(trx, tools, act, organization, decision);
      await recordOrganizationEvent(trx, act, {
        type: decision.approved ? 'organization.approved' : 'organization.disapproved',
        organization,
        before: { approval: stored.approval },
        after: { approval: organization.approval, reason: decision.reason },
      });
    }),
  );
}

async function storeDecision(
  trx: Transaction,
  act: Act,
  stored: OrganizationRow,
  { approved, reason }: Decision,
): Promise<OrganizationRow> {
  const move = decideOrganizationApproval(stored.approval, approved ? 'approve' : 'disapprove');
  if (!move.isAllowed) throw new ProblemError('conflict');
  const decided = await trx
    .updateTable('organizations')
    .set({
      approval: move.to,
      approvalDecidedAt: act.at,
      approvalDecidedBy: act.actor.id,
      approvalReason: reason,
    })
    .where('id', '=', stored.id)
    .where('approval', '=', stored.approval)
    .returningAll()
    .executeTakeFirst();
  if (decided === undefined) throw new ProblemError('conflict');
  return decided;
}
