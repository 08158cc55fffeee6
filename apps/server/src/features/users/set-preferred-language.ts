import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { lockUser } from './queries.ts';

/**
 * Stores the language in which a user wants to work. Of someone who has not registered nothing is kept, a language
 * as little as the rest: they have not accepted the privacy policy yet.
 */
export async function setPreferredLanguage(
  db: Database,
  action: UserAction,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { preferredLanguage } = await lockUser(trx, action.actor.id);
    if (preferredLanguage === language) return;
    const user = await trx
      .updateTable('users')
      .set({ preferredLanguage: language })
      .where('id', '=', action.actor.id)
      .returning(['id', 'version', 'organizationId'])
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      type: 'user.preferredLanguageChanged',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: { preferredLanguage },
      after: { preferredLanguage: language },
    });
  });
}
