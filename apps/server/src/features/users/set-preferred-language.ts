import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { lockUser } from './queries.ts';
import { recordUserEvent } from './record-user-event.ts';

/**
 * Stores the language in which a user wants to work. Of someone who has not registered nothing is kept, a language
 * as little as the rest: they have not accepted the privacy policy yet.
 */
export async function setPreferredLanguage(db: Database, act: Act, language: Language): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { preferredLanguage } = await lockUser(trx, act.actor.id);
    if (preferredLanguage === language) return;
    const user = await trx
      .updateTable('users')
      .set({ preferredLanguage: language })
      .where('id', '=', act.actor.id)
      .returning(['id', 'version', 'organizationId'])
      .executeTakeFirstOrThrow();
    await recordUserEvent(trx, act, {
      type: 'user.preferredLanguageChanged',
      user,
      before: { preferredLanguage },
      after: { preferredLanguage: language },
    });
  });
}
