import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockOrganization } from './queries.ts';

/**
 * Keeps that a platform administrator compared the number with the register, or takes it back. Invitations find the
 * organization by it from then on, so the number itself is named: what changed meanwhile is not vouched for.
 */
export function verifyNumber(
  db: Database,
  action: UserAction,
  organizationId: string,
  { kboNumber, version }: BodyOf<typeof organizationsCalls.verifyNumber>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const stored = await lockOrganization(trx, organizationId);
    await refuseStale(trx, stored, version);
    if (kboNumber !== null && kboNumber !== stored.enterpriseNumber) {
      throw new ProblemError('validation', { errors: [{ path: 'kboNumber', code: 'choice-invalid' }] });
    }
    const isVerified = kboNumber !== null;
    if (isVerified === (stored.numberVerifiedAt !== null)) return;
    const organization = await trx
      .updateTable('organizations')
      .set({
        numberVerifiedAt: isVerified ? action.at : null,
        numberVerifiedBy: isVerified ? action.actor.id : null,
      })
      .where('id', '=', organizationId)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      type: 'organization.numberVerified',
      organizationId: organization.id,
      subjectId: organization.id,
      version: organization.version,
      before: { numberVerified: !isVerified },
      after: { kboNumber: stored.enterpriseNumber, numberVerified: isVerified },
    });
  });
}
