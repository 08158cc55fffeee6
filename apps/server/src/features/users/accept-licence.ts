import type { Language } from '@prorata/domain/vocabulary';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import type { Tools } from '../../tools.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { lockUser } from './queries.ts';
import { recordUserEvent } from './record-user-event.ts';

/** Binds a person to the licence agreement; accepting it again changes nothing. */
export async function acceptLicence({ db }: Pick<Tools, 'db'>, act: Act, language: Language): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await lockUser(trx, act.actor.id);
    const isNew = await acceptTexts(trx, {
      kinds: ['licence-agreement'],
      userId: user.id,
      organizationId: null,
      language,
      at: act.at,
    });
    if (!isNew) return;
    await recordUserEvent(trx, act, {
      type: 'user.licenceAccepted',
      user,
      before: null,
      after: { language },
    });
  });
}
