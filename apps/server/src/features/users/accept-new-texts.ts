import type { BodyOf } from '@prorata/contract/call';
import type { usersCalls } from '@prorata/contract/users/calls';
import { findRefusal } from '@prorata/domain/capabilities';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { readOwnTexts } from '../legal/own-texts.ts';
import { bindToLicence } from '../organizations/accept-licence.ts';
import { lockOrganization } from '../organizations/queries.ts';
import { lockUser } from './queries.ts';

/**
 * Binds a person to the new versions that were read; accepting them again changes nothing. What an administrator
 * accepts of the licence agreement binds the office too: it was bound by the version before, so nobody has to stop
 * working for it.
 */
export async function acceptNewTexts(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  { accepted, language }: BodyOf<typeof usersCalls.acceptTexts>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isForOffice = accepted.some(({ kind }) => kind === 'licence-agreement');
    if (isForOffice) await bindOffice(trx, action, language);
    const user = await lockUser(trx, action.actor.id);
    const { textsToAccept } = await readOwnTexts(trx, user, brusselsDate(action.at));
    const kinds = accepted.map(({ kind, version }) => {
      const wanted = textsToAccept.find((text) => text.kind === kind);
      // Another version has begun since it was read.
      if (wanted !== undefined && wanted.version !== version) throw new ProblemError('conflict');
      return kind;
    });
    const given = { kinds, userId: user.id, organizationId: null, language, at: action.at };
    if (!(await acceptTexts(trx, given))) return;
    await recordEvent(trx, action, {
      type: 'user.textsAccepted',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: null,
      after: { accepted: kinds, language },
    });
  });
}

/** Only an office that accepted the licence before: the first time is an act of its own. */
async function bindOffice(
  trx: Transaction,
  action: UserAction,
  language: BodyOf<typeof usersCalls.acceptTexts>['language'],
): Promise<void> {
  const { actor } = action;
  const { organization } = actor;
  const isAdministrator = findRefusal(actor, 'administerOrganization') === undefined;
  if (!isAdministrator || !organization?.hasAcceptedEula) return;
  await bindToLicence(trx, action, await lockOrganization(trx, organization.id), language);
}
