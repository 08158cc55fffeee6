import type { Language } from '@prorata/domain/vocabulary';
import { recordEvent } from '../../database/audit/record-event.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

interface Change {
  readonly language: Language;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Stores the language in which a user wants to work. Of someone who has not registered nothing is kept, a language
 * as little as the rest: they have not accepted the privacy policy yet.
 */
export async function setPreferredLanguage(
  db: Database,
  user: ActingUser | undefined,
  { language, requestId, at }: Change,
): Promise<void> {
  if (user === undefined) throw new ProblemError('not-onboarded');
  await inTransaction(db, async (trx) => {
    const { preferredLanguage } = await trx
      .selectFrom('users')
      .select('preferredLanguage')
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (preferredLanguage === language) return;
    await trx.updateTable('users').set({ preferredLanguage: language }).where('id', '=', user.id).execute();
    await recordEvent(trx, {
      type: 'user.preferredLanguageChanged',
      organizationId: user.organization?.id ?? null,
      dossierId: null,
      actor: { kind: 'user', id: user.id, name: user.fullName },
      subject: { type: 'user', id: user.id },
      before: { preferredLanguage },
      after: { preferredLanguage: language },
      requestId,
      occurredAt: at,
    });
  });
}
