import { activityCalls } from '@prorata/contract/activity/calls';
import { inboxCalls } from '@prorata/contract/inbox/calls';
import type { InboxItem } from '@prorata/contract/inbox/inbox';
import { notificationsCalls } from '@prorata/contract/notifications/calls';
import type { IsoDate } from '@prorata/domain/iso-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import { NOTIFICATIONS } from '../notifications/notification-queries.ts';
import { INBOX } from './inbox-queries.ts';

interface Doing {
  readonly act: () => Promise<unknown>;
  /** Says that it is done, and how it is taken back. */
  readonly done: string;
  readonly undo: () => Promise<unknown>;
}

export interface InboxActs {
  readonly tickOff: (item: InboxItem) => void;
  readonly snooze: (item: InboxItem, until: IsoDate) => void;
  /** Takes back that it was put off. */
  readonly bringBack: (item: InboxItem) => void;
}

/** Ticking off and putting off, each with the way back. */
export function useInboxActs(): InboxActs {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const inWords = useProblem();
  const offerUndo = useUndoToast();
  const queries = useQueryClient();
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: NOTIFICATIONS });
    await queries.invalidateQueries({ queryKey: INBOX });
  };
  const fail = (error: Error) => {
    showFailure(t('failed'), inWords(error).message);
    // What refused knows something that the screen does not.
    void refresh();
  };
  const doing = useMutation({
    mutationFn: ({ act }: Doing) => act(),
    onSuccess: async (_, { done, undo }) => {
      await refresh();
      // What refuses to take it back knows something that the screen does not.
      offerUndo({ title: done, undo: () => undo().finally(() => void refresh()) });
    },
    onError: fail,
  });
  return {
    tickOff: (item) =>
      doing.mutate({ act: () => finish(item), done: t('ticked'), undo: () => takeBack(item) }),
    snooze: (item, until) =>
      doing.mutate({
        act: () => mark(item, { kind: 'snoozed', until }),
        done: t('snooze.done', { date: formatDate(until, language) }),
        undo: () => mark(item, { kind: 'none' }),
      }),
    bringBack: (item) => void mark(item, { kind: 'none' }).then(refresh, fail),
  };
}

type Mark = { kind: 'snoozed'; until: IsoDate } | { kind: 'done' } | { kind: 'none' };

function mark({ dossier, key, occasion }: InboxItem, given: Mark) {
  return request(inboxCalls.mark, { body: { dossierId: dossier.id, key, occasion, mark: given } });
}

/** What colleagues asked for is done where they see it; all else is the person's own. */
function finish(item: InboxItem): Promise<unknown> {
  const { kind, dossier, subjectId } = item;
  const place = { dossierId: dossier.id };
  if (subjectId === null) return mark(item, { kind: 'done' });
  if (kind === 'task') {
    return request(activityCalls.finishTask, { params: { ...place, taskId: subjectId } });
  }
  if (kind === 'reminder') {
    return request(activityCalls.finishReminder, { params: { ...place, reminderId: subjectId } });
  }
  return request(notificationsCalls.markRead, { body: { ids: [subjectId] } });
}

function takeBack(item: InboxItem): Promise<unknown> {
  const { kind, dossier, subjectId, text, dueOn } = item;
  const place = { dossierId: dossier.id };
  if (subjectId === null) return mark(item, { kind: 'none' });
  if (kind === 'task') {
    return request(activityCalls.reopenTask, { params: { ...place, taskId: subjectId } });
  }
  if (kind === 'reminder') {
    return request(activityCalls.createReminder, {
      params: place,
      body: { text: text ?? '', dueOn: dueOn ?? '' },
    });
  }
  return request(notificationsCalls.markRead, { body: { ids: [subjectId], isRead: false } });
}
