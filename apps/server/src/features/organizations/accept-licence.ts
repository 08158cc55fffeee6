import type { Language } from '@prorata/domain/vocabulary';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { lockOrganization } from './queries.ts';
import { recordOrganizationEvent } from './record-organization-event.ts';

/** Binds the administrator's organization to the licence agreement; accepting it again changes nothing. */
export async function acceptLicence(
  { db }: Pick<Tools, 'db'>,
  act: Act,
  organizationId: string,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const organization = await lockOrganization(trx, organizationId);
    if (organization.approval !== 'approved') throw new ProblemError('organization-not-approved');
    const isNew = await acceptTexts(trx, {
      kinds: ['licence-agreement'],
      userId: act.actor.id,
      organizationId,
      language,
      at: act.at,
    });
    if (!isNew) return;
    await recordOrganizationEvent(trx, act, {
      type: 'organization.licenceAccepted',
      organization,
      before: null,
      after: { language },
    });
  });
}
