import type { Language } from '@prorata/domain/vocabulary';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { lockUser } from './queries.ts';

/** Binds a person to the licence agreement; accepting it again changes nothing. */
export async function acceptLicence(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await lockUser(trx, action.actor.id);
    const isNew = await acceptTexts(trx, {
      kinds: ['licence-agreement'],
      userId: user.id,
      organizationId: null,
      language,
      at: action.at,
    });
    if (!isNew) return;
    await recordEvent(trx, action, {
      type: 'user.licenceAccepted',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: null,
      after: { language },
    });
  });
}
