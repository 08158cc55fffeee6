import type { Onboarding } from '@prorata/contract/users/onboarding';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { foundOrganization } from '../organizations/create-organization.ts';

/** Where a newcomer belongs. */
export interface Place {
  readonly organizationId: string;
  /** They brought the organization, so there is nobody else yet to administer it. */
  readonly isFirstUser: boolean;
}

/** The organization that somebody chose or brings. Only those who are awaited can join one that is not on the list. */
export async function joinOrganization(
  trx: Transaction,
  action: Action,
  chosen: Onboarding['organization'],
  awaited: object | undefined,
): Promise<Place> {
  if (chosen.kind === 'new') {
    return { organizationId: await foundOrganization(trx, action, chosen.details), isFirstUser: true };
  }
  if (!awaited) await refuseUnlessListed(trx, chosen.organizationId);
  return { organizationId: chosen.organizationId, isFirstUser: false };
}

/** Held, so that an office which is disapproved at this moment disapproves its newcomer too. */
async function refuseUnlessListed(trx: Transaction, organizationId: string): Promise<void> {
  const office = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('approval', '=', 'approved')
    .where('isBailiffsOffice', '=', true)
    .forShare()
    .executeTakeFirst();
  if (office) return;
  const error = { path: 'organization.organizationId', code: 'choice-invalid' } as const;
  throw new ProblemError('validation', { errors: [error] });
}
