import type { OwnWork } from '@prorata/contract/activity/activity';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { selectNotifications } from '../notifications/list-notifications.ts';
import { presentNotification } from '../notifications/present-notification.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';

/** Who has more than this has no use for a longer list. */
const MAX_OWN = 50;

const DOSSIER = [
  'dossiers.id as dossierId',
  'dossiers.fileNumber',
  'dossiers.defendantFirstName',
  'dossiers.defendantLastName',
  'dossiers.defendantCompanyName',
  'dossiers.coDefendants',
] as const;

/** What waits for a person in the dossiers of the own office. */
export async function readOwnWork(db: Database, user: ActingUser, at: Date): Promise<OwnWork> {
  const organizationId = user.organization?.id ?? null;
  const tasks = await db
    .selectFrom('tasks')
    .innerJoin('dossiers', 'dossiers.id', 'tasks.dossierId')
    .select(['tasks.id', 'tasks.body', 'tasks.dueOn', ...DOSSIER])
    .where('tasks.assigneeId', '=', user.id)
    .where('tasks.doneAt', 'is', null)
    .where('dossiers.organizationId', '=', organizationId)
    .orderBy(sql`tasks.due_on nulls last`)
    .orderBy('tasks.id')
    .limit(MAX_OWN)
    .execute();
  const reminders = await db
    .selectFrom('reminders')
    .innerJoin('dossiers', 'dossiers.id', 'reminders.dossierId')
    .select(['reminders.id', 'reminders.body', 'reminders.dueOn', ...DOSSIER])
    .where('reminders.userId', '=', user.id)
    .where('reminders.dueOn', '<=', brusselsDate(at))
    .where('dossiers.organizationId', '=', organizationId)
    .orderBy('reminders.dueOn')
    .orderBy('reminders.id')
    .limit(MAX_OWN)
    .execute();
  const mentions = await selectNotifications(db, organizationId, user.id)
    .where('notifications.kind', '=', 'mentioned')
    .where('notifications.isInProduct', '=', true)
    .where('notifications.readAt', 'is', null)
    .orderBy('notifications.happenedAt', 'desc')
    .orderBy('notifications.id')
    .limit(MAX_OWN)
    .execute();
  return {
    tasks: tasks.map((task) => ({
      id: task.id,
      text: task.body,
      dueOn: task.dueOn,
      dossier: dossierOf(task),
    })),
    reminders: reminders.map((one) => ({
      ...{ id: one.id, text: one.body, dueOn: one.dueOn },
      dossier: dossierOf(one),
    })),
    mentions: mentions.map(presentNotification).map(({ id, about, actor, happenedAt, dossier }) => ({
      ...{ id, dossier, text: about ?? '', author: actor ?? '' },
      writtenAt: happenedAt,
    })),
  };
}

function dossierOf(row: Parameters<typeof defendantNameOf>[0] & { dossierId: string; fileNumber: string }) {
  return { id: row.dossierId, fileNumber: row.fileNumber, defendantName: defendantNameOf(row) };
}
