import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import type { Task } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import type { InboxItem } from '@prorata/contract/inbox/inbox';
import { addDays, dayOfWeek, type IsoDate, isIsoDate } from '@prorata/domain/iso-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DayInput } from '../../components/form/date-fields.tsx';
import { fullName } from '../../components/full-name.ts';
import { QueryState } from '../../components/states.tsx';
import { Acts, Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { activityQuery, useActing, useOfferUndo } from '../activity/activity-queries.ts';
import { INBOX } from './inbox-queries.ts';
import { useItemWords } from './use-item-words.ts';

interface SnoozeDialogProps {
  readonly item: InboxItem;
  readonly today: IsoDate;
  readonly onSnooze: (until: IsoDate) => void;
  readonly onClose: () => void;
}

/** Asks until which day something is put off, no later than is harmless. */
export function SnoozeDialog({ item, today, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const wordsOf = useItemWords();
  const [day, setDay] = useState<string | null>(null);
  const last = item.lastSnooze ?? today;
  const isPossible = (until: string) => isIsoDate(until) && until > today && until <= last;
  const choose = (until: IsoDate) => {
    onSnooze(until);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day !== null && isPossible(day)) choose(day);
  };
  const choices = [
    { key: 'tomorrow', day: addDays(today, 1) },
    { key: 'monday', day: addDays(today, DAYS_IN_WEEK + 1 - dayOfWeek(today)) },
    { key: 'week', day: addDays(today, DAYS_IN_WEEK) },
  ] as const;
  return (
    <Modal opened onClose={onClose} title={t('snooze.title')} withCloseButton={false}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Hint>
            {item.dossier.fileNumber} {item.dossier.defendantName} · {wordsOf(item).title}
          </Hint>
          <Group gap="xs">
            {choices
              .filter((choice) => isPossible(choice.day))
              .map((choice) => (
                <Button key={choice.key} variant="default" onClick={() => choose(choice.day)}>
                  {t(`snooze.${choice.key}`)}
                </Button>
              ))}
          </Group>
          <DayInput label={t('snooze.day')} value={day ?? ''} onChange={setDay} data-autofocus />
          <Hint>{t('snooze.until', { date: formatDate(last, language) })}</Hint>
        </Stack>
        <Acts>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={day === null || !isPossible(day)}>
            {t('snooze.verb')}
          </Button>
        </Acts>
      </form>
    </Modal>
  );
}

const DAYS_IN_WEEK = 7;

interface AssignDialogProps {
  readonly item: InboxItem;
  readonly onClose: () => void;
}

/** Gives the dossier, or the task, to somebody of the office. */
export function AssignDialog({ item, onClose }: AssignDialogProps) {
  const { t } = useTranslation('inbox');
  const dossierId = item.dossier.id;
  const query = useQuery(activityQuery(dossierId));
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(item.assignee?.id ?? '');
  const task = query.data?.tasks.find(({ id }) => id === item.subjectId);
  const handlerId = query.data?.handler?.id ?? null;
  const personId = chosen === '' ? null : chosen;
  const offerUndo = useOfferUndo(dossierId);
  const refresh = () => void queries.invalidateQueries({ queryKey: INBOX });
  const assigning = useActing(
    dossierId,
    () => assign(dossierId, { personId, handlerId, task }),
    () => {
      refresh();
      // Back to who had it, unless somebody has changed it since.
      const before = task
        ? { personId: task.assignee?.id ?? null, handlerId, task: { ...task, version: task.version + 1 } }
        : { personId: handlerId, handlerId: personId, task };
      offerUndo(t('assign.done'), () => assign(dossierId, before).finally(refresh));
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    assigning.mutate(undefined);
  };
  return (
    <Modal opened onClose={onClose} title={t('assign.title')} withCloseButton={false}>
      <form onSubmit={submit}>
        <QueryState query={query} rows={1} />
        {query.data && (
          <Stack gap="md">
            <NativeSelect
              label={t('assign.person')}
              value={chosen}
              data-autofocus
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              data={[
                { value: '', label: t('assign.nobody') },
                ...query.data.people.map((person) => ({ value: person.id, label: fullName(person) })),
              ]}
            />
            <Hint>{t(item.kind === 'task' ? 'assign.taskHint' : 'assign.hint')}</Hint>
          </Stack>
        )}
        <Acts>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={query.data === undefined} loading={assigning.isPending}>
            {t('assign.verb')}
          </Button>
        </Acts>
      </form>
    </Modal>
  );
}

interface Assignment {
  readonly personId: string | null;
  /** Who handles the dossier now. */
  readonly handlerId: string | null;
  readonly task: Task | undefined;
}

function assign(dossierId: string, { personId, handlerId, task }: Assignment) {
  if (task === undefined) {
    const body = { handlerId: personId, previousHandlerId: handlerId };
    return request(activityCalls.setHandler, { params: { dossierId }, body });
  }
  const { text, dueOn, version } = task;
  return request(activityCalls.updateTask, {
    params: { dossierId, taskId: task.id },
    body: { text, dueOn, version, assigneeId: personId },
  });
}
