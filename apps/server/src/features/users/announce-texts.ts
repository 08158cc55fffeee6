import type { LegalVersion } from '@prorata/contract/legal/legal-text';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readLegalText } from '../legal/legal-texts.ts';
import { listAnnounced } from '../legal/own-texts.ts';
import { recipientFrom } from './notification-recipients.ts';

/** Every morning: whoever has an account hears once of each version that is to come, also if they joined meanwhile. */
export async function startAnnouncingTexts(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('announce-texts', (_, action) => announceTexts(tools, action));
  await jobs.repeat('announce-texts', '10 6 * * *');
}

export async function announceTexts(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings' | 'logger'>,
  action: Action,
): Promise<void> {
  const coming = Map.groupBy(listAnnounced(brusselsDate(action.at)), ({ version }) => version);
  if (coming.size === 0) return;
  const users = await listUsers(tools.db);
  const byId = new Map(users.map((user) => [user.id, user]));
  for (const [version, texts] of coming) {
    const failure = 'a new version of the terms could not be announced to a user';
    await forEachLoggingErrors([...byId.keys()], tools.logger, failure, async (id) => {
      const recipient = byId.get(id);
      if (recipient === undefined) return;
      const { language, ...user } = recipient;
      const values = await describe(tools.db, texts, version as IsoDate, language);
      await inTransaction(tools.db, (trx) =>
        requestDelivery(tools, trx, action, {
          template: 'legal-texts-change',
          values,
          user,
          language,
          occasion: `version ${version} for ${id}`,
        }),
      );
    });
  }
}

async function listUsers(db: Database) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'preferredLanguage'])
    .where('removedAt', 'is', null)
    .where('onboardedAt', 'is not', null)
    .where('approval', '<>', 'disapproved')
    .orderBy('id')
    .execute();
  return users.map(recipientFrom);
}

/** The titles of the texts, and under each what is new in it. */
async function describe(db: Database, texts: readonly LegalVersion[], version: IsoDate, language: Language) {
  const read = await Promise.all(
    texts.map(({ kind }) => readLegalText(db, { kind, language, on: version, version })),
  );
  const lines = read.flatMap(({ title, changes }) => [title, ...(changes ?? '').split('\n')]);
  return {
    'legal.from': version,
    'legal.changes': lines
      .filter((line) => line.trim() !== '')
      .map((line) => line.replace(/^- /, '– '))
      .join('\n'),
  };
}
