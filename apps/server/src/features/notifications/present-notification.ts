import type { Notification } from '@prorata/contract/notifications/notification';
import { defendantNameOf } from '../parties/defendant-names.ts';
import type { selectNotifications } from './list-notifications.ts';

type Row = Awaited<ReturnType<ReturnType<typeof selectNotifications>['execute']>>[number];

export function presentNotification(row: Row): Notification {
  const { id, kind, happenedAt, readAt, dossierId, fileNumber, term, dueOn, statementId } = row;
  return {
    ...{ id, kind, dueOn, statementId, term: term as Notification['term'] },
    happenedAt: happenedAt.toISOString(),
    isRead: readAt !== null,
    dossier: { id: dossierId, fileNumber, defendantName: defendantNameOf(row) },
    actor: row.actorId === null ? null : `${row.actorFirstName ?? ''} ${row.actorLastName ?? ''}`.trim(),
    about: row.about ?? row.noteBody ?? row.taskBody ?? row.reminderBody,
  };
}
