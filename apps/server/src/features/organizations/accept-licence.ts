import type { Language } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { lockOrganization } from './queries.ts';

/** Binds the administrator's organization to the licence agreement; accepting it again changes nothing. */
export async function acceptLicence(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  organizationId: string,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const organization = await lockOrganization(trx, organizationId);
    if (organization.approval !== 'approved') throw new ProblemError('organization-not-approved');
    await bindToLicence(trx, action, organization, language);
  });
}

/** The same inside an act of the administrator, in an organization that the transaction holds. */
export async function bindToLicence(
  trx: Transaction,
  action: UserAction,
  organization: { readonly id: string; readonly version: number },
  language: Language,
): Promise<void> {
  const isNew = await acceptTexts(trx, {
    kinds: ['licence-agreement'],
    userId: action.actor.id,
    organizationId: organization.id,
    language,
    at: action.at,
  });
  if (!isNew) return;
  await recordEvent(trx, action, {
    type: 'organization.licenceAccepted',
    organizationId: organization.id,
    subjectId: organization.id,
    version: organization.version,
    before: null,
    after: { language },
  });
}
