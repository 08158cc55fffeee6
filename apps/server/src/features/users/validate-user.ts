import type { BodyOf } from '@prorata/contract/call';
import type { usersCalls } from '@prorata/contract/users/calls';
import { decideUserApproval } from '@prorata/domain/approval-workflow';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { lockPlatformAdministrators, refuseWithoutPlatformAdministrator } from './last-administrator.ts';
import { recipientFrom } from './notification-recipients.ts';
import { refuseWithOpenDossiers } from './open-dossiers.ts';
import { getUser, lockOrganizationOf, lockUser, type UserRow } from './queries.ts';
import { storeApproval } from './store-approval.ts';

type Decision = BodyOf<typeof usersCalls.validate>;

/** Approves or disapproves a user; whoever decides second is told that it was decided already. */
export async function validateUser(
  tools: Tools,
  action: UserAction,
  userId: string,
  decision: Decision,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const found = await getUser(trx, userId);
    const organization = await lockOrganizationOf(trx, found);
    if (found.isPlatformAdmin) await lockPlatformAdministrators(trx);
    const stored = await lockUser(trx, userId);
    if (decision.version !== undefined) await refuseStale(trx, stored, decision.version);
    const approval = decide(stored, decision, organization?.approval ?? 'approved');
    if (!decision.approved) {
      await refuseWithoutPlatformAdministrator(trx, [stored]);
      // Whoever must be kept out at once is: the findings of each dossier then ask for somebody else.
      if (!decision.withoutSuccessor) await refuseWithOpenDossiers(trx, userId);
    }
    const user = await storeApproval(trx, action, 'users', stored, { approval, reason: decision.reason });
    await tell(trx, tools, action, user, { ...decision, organizationName: organization?.name ?? null });
    await recordEvent(trx, action, {
      type: decision.approved ? 'user.approved' : 'user.disapproved',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: { approval: stored.approval },
      after: { approval, reason: decision.reason },
    });
  });
}

/** Somebody without an organization has none to wait for. */
function decide(
  stored: UserRow,
  { approved }: Decision,
  organizationApproval: UserRow['approval'],
): UserRow['approval'] {
  const facts = { organizationApproved: organizationApproval === 'approved' };
  const move = decideUserApproval(stored.approval, approved ? 'approve' : 'disapprove', facts);
  if (move.isAllowed) return move.to;
  throw new ProblemError(move.reason === 'organizationApproved' ? 'organization-not-approved' : 'conflict');
}

/** Whoever was entered by an administrator and never came need not hear that they are refused. */
async function tell(
  trx: Transaction,
  tools: Tools,
  action: UserAction,
  user: UserRow,
  { approved, reason, organizationName }: Decision & { readonly organizationName: string | null },
): Promise<void> {
  const { language, ...recipient } = recipientFrom(user);
  const mail = { user: recipient, language, occasion: `${user.id} version ${user.version}` };
  const values = { 'applicant.organization': organizationName };
  if (approved) {
    await requestDelivery(tools, trx, action, { ...mail, template: 'user-approved', values });
  } else if (user.onboardedAt !== null) {
    await requestDelivery(tools, trx, action, {
      ...mail,
      template: 'user-disapproved',
      values: { ...values, 'decision.reason': reason },
    });
  }
}
