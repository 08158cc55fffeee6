import type { DossierTerm } from '@prorata/domain/dossier-terms';
import type { IsoDate } from '@prorata/domain/iso-date';
import { NOTIFICATION_KINDS, type NotificationKind } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';

/** What somebody is told, and of what: the same occasion is told once to each. */
export interface Notice {
  readonly kind: NotificationKind;
  readonly dossierId: string;
  readonly occasion: string;
  readonly actorId?: string;
  readonly about?: string | null;
  readonly term?: DossierTerm['term'];
  readonly dueOn?: IsoDate | null;
  readonly noteId?: string;
  readonly taskId?: string;
  readonly reminderId?: string;
  readonly statementId?: string | null;
}

/** What somebody waits for is mailed at once; what can wait goes out in one mail the next morning. */
const MAILED_AT_ONCE: readonly NotificationKind[] = ['filed', 'mentioned', 'assigned'];

export interface Setting {
  readonly inProduct: boolean;
  readonly byMail: boolean;
}

const DEFAULT: Setting = { inProduct: true, byMail: true };

/**
 * Stores a notice for each person who wants it, in the transaction of what happened. Gives the people to whom the caller
 * owes a mail now.
 */
export async function tell(
  trx: Transaction,
  at: Date,
  notice: Notice,
  userIds: readonly string[],
): Promise<string[]> {
  const { kind, actorId = null, about = null, term = null, dueOn = null } = notice;
  const settings = await readSettingsOf(trx, userIds);
  const isAtOnce = MAILED_AT_ONCE.includes(kind);
  const wanted = [...new Set(userIds)].flatMap((userId) => {
    const setting = settings.get(userId)?.get(kind) ?? DEFAULT;
    return setting.inProduct || setting.byMail ? [{ userId, ...setting }] : [];
  });
  if (wanted.length === 0) return [];
  const told = await trx
    .insertInto('notifications')
    .values(
      wanted.map(({ userId, inProduct, byMail }) => ({
        ...{ id: newId(), userId, kind, happenedAt: at, actorId, about, term, dueOn },
        dossierId: notice.dossierId,
        occasion: notice.occasion,
        noteId: notice.noteId ?? null,
        taskId: notice.taskId ?? null,
        reminderId: notice.reminderId ?? null,
        statementId: notice.statementId ?? null,
        isInProduct: inProduct,
        awaitsMail: byMail && !isAtOnce,
      })),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'occasion']).doNothing())
    .returning('userId')
    .execute();
  const isNew = new Set(told.map(({ userId }) => userId));
  return isAtOnce
    ? wanted.filter(({ userId, byMail }) => byMail && isNew.has(userId)).map(({ userId }) => userId)
    : [];
}

/** Of each person the kinds that were set; the rest is told everywhere. */
async function readSettingsOf(
  db: Database | Transaction,
  userIds: readonly string[],
): Promise<Map<string, Map<NotificationKind, Setting>>> {
  const settings = new Map<string, Map<NotificationKind, Setting>>();
  if (userIds.length === 0) return settings;
  const stored = await db
    .selectFrom('notificationSettings')
    .selectAll()
    .where('userId', 'in', userIds)
    .execute();
  for (const { userId, kind, inProduct, byMail } of stored) {
    const own = settings.get(userId) ?? new Map<NotificationKind, Setting>();
    settings.set(userId, own.set(kind, { inProduct, byMail }));
  }
  return settings;
}

/** All kinds, as one person wants them. */
export async function listSettings(db: Database | Transaction, userId: string) {
  const own = (await readSettingsOf(db, [userId])).get(userId);
  return NOTIFICATION_KINDS.map((kind) => ({ kind, ...(own?.get(kind) ?? DEFAULT) }));
}
