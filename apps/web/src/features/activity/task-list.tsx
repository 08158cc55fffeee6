import { ActionIcon, Button, Checkbox, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Activity, Reminder, Task } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconBellPlus, IconDots, IconPencil, IconPlus, IconScale, IconTrash } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Count } from '../../components/block.tsx';
import { fullName } from '../../components/full-name.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './activity.module.css';
import { useActing, useOfferUndo } from './activity-queries.ts';
import { DueBadge } from './due-badge.tsx';
import { Initials } from './initials.tsx';
import { ReminderDialog, TaskDialog } from './task-dialog.tsx';

interface TaskListProps {
  readonly dossier: Dossier;
  readonly activity: Activity;
}

/** What is left to do: tasks of the office and the terms of the law, which end by what is done, and one’s own reminders. */
export function TaskList({ dossier, activity }: TaskListProps) {
  const { t } = useTranslation('activity');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [dialog, setDialog] = useState<'task' | 'reminder' | Task>();
  const [showsDone, setShowsDone] = useState(false);
  const terms = dossier.terms.filter(({ isDone }) => !isDone);
  const open = activity.tasks.filter(({ done }) => done === null);
  const done = activity.tasks.filter((task) => task.done !== null);
  const canWrite = me.canWriteDossiers && dossier.erasedAt === null;
  useHotkeys([
    [
      'T',
      (event) => {
        if (event.defaultPrevented || !canWrite) return;
        // The key opens a field: it is not typed into it.
        event.preventDefault();
        setDialog('task');
      },
      { preventDefault: false },
    ],
  ]);
  const close = () => setDialog(undefined);
  return (
    <section className={classes.tasks} aria-label={t('tasks.title')}>
      <Group gap="sm">
        <Text component="h3" fw={600}>
          {t('tasks.title')}
        </Text>
        <Count of={open.length + terms.length} />
        {done.length > 0 && (
          <UnstyledButton
            className={classes.quiet ?? ''}
            aria-expanded={showsDone}
            title={t(showsDone ? 'tasks.hideDone' : 'tasks.showDone')}
            onClick={() => setShowsDone(!showsDone)}
          >
            {t('tasks.done', { count: done.length })}
          </UnstyledButton>
        )}
        <Group gap={0} ms="auto">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconBellPlus />}
            onClick={() => setDialog('reminder')}
          >
            {t('reminders.add')}
          </Button>
          {canWrite && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus />}
              aria-keyshortcuts="T"
              onClick={() => setDialog('task')}
            >
              {t('tasks.add')}
            </Button>
          )}
        </Group>
      </Group>
      {open.length + terms.length === 0 && (
        <Hint>
          {t('tasks.none')}. {t('tasks.noneText')}
        </Hint>
      )}
      <ul>
        {open.map((task) => (
          <TaskItem key={task.id} task={task} dossierId={dossier.id} canWrite={canWrite} onEdit={setDialog} />
        ))}
        {terms.map((term) => (
          <TermItem key={term.term} {...term} />
        ))}
        {showsDone &&
          done.map((task) => (
            <TaskItem
              key={task.id}
              task={task}
              dossierId={dossier.id}
              canWrite={canWrite}
              onEdit={setDialog}
            />
          ))}
      </ul>
      <Reminders activity={activity} dossierId={dossier.id} />
      {dialog === 'reminder' && <ReminderDialog dossierId={dossier.id} onClose={close} />}
      {dialog !== undefined && dialog !== 'reminder' && (
        <TaskDialog
          dossierId={dossier.id}
          people={activity.people}
          task={dialog === 'task' ? undefined : dialog}
          onClose={close}
        />
      )}
    </section>
  );
}

interface TaskItemProps {
  readonly task: Task;
  readonly dossierId: string;
  readonly canWrite: boolean;
  readonly onEdit: (task: Task) => void;
}

function TaskItem({ task, dossierId, canWrite, onEdit }: TaskItemProps) {
  const { t } = useTranslation('activity');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const params = { dossierId, taskId: task.id };
  const offerUndo = useOfferUndo(dossierId);
  const tick = (isToBeDone: boolean) =>
    request(isToBeDone ? activityCalls.finishTask : activityCalls.reopenTask, { params });
  const ticking = useActing(dossierId, tick, (isToBeDone) =>
    offerUndo(t(isToBeDone ? 'tasks.finish' : 'tasks.reopened', { task: task.text }), () =>
      tick(!isToBeDone),
    ),
  );
  const removing = useActing(dossierId, () =>
    request(activityCalls.removeTask, { params, query: { version: task.version } }),
  );
  const isDone = task.done !== null;
  const isMine = task.assignee?.id === me.id;
  return (
    <li className={classes.task} data-done={isDone || undefined}>
      <Checkbox
        checked={isDone}
        disabled={ticking.isPending || !(canWrite || isMine)}
        aria-label={t(isDone ? 'tasks.reopen' : 'tasks.finish', { task: task.text })}
        onChange={() => ticking.mutate(!isDone)}
      />
      <span className={classes.words}>{task.text}</span>
      {task.dueOn && <DueBadge day={task.dueOn} isDone={isDone} />}
      {task.assignee && <Initials person={task.assignee} />}
      {canWrite && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="sm" aria-label={t('tasks.more', { task: task.text })}>
              <IconDots />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {task.assignee && (
              <Menu.Label>{t('tasks.forPerson', { name: fullName(task.assignee) })}</Menu.Label>
            )}
            <Menu.Item leftSection={<IconPencil />} onClick={() => onEdit(task)}>
              {t('tasks.edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash />} onClick={() => removing.mutate(undefined)}>
              {t('tasks.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

/** A term of the law among the tasks: it is done by what is done, and cannot be deleted. */
function TermItem({ term, dueOn }: Dossier['terms'][number]) {
  const { t } = useTranslation(['activity', 'vocabulary']);
  return (
    <li className={classes.task} title={t('tasks.legalHint')}>
      <IconScale className={classes.legal} aria-hidden />
      <span className={classes.words}>
        {t(`vocabulary:dossierTerm.${term}`)} <span className={classes.quiet}>{t('tasks.legal')}</span>
      </span>
      <DueBadge day={dueOn} />
    </li>
  );
}

function Reminders({ activity, dossierId }: { readonly activity: Activity; readonly dossierId: string }) {
  const { t } = useTranslation('activity');
  const offerUndo = useOfferUndo(dossierId);
  const removing = useActing(
    dossierId,
    ({ id: reminderId }: Reminder) =>
      request(activityCalls.finishReminder, { params: { dossierId, reminderId } }),
    ({ text, dueOn }) =>
      offerUndo(t('reminders.finish', { reminder: text }), () =>
        request(activityCalls.createReminder, { params: { dossierId }, body: { text, dueOn } }),
      ),
  );
  if (activity.reminders.length === 0) return null;
  return (
    <>
      <Text component="h4" size="sm" fw={500} c="dimmed" mt="sm" title={t('reminders.onlyMe')}>
        {t('reminders.title')}
      </Text>
      <ul>
        {activity.reminders.map((reminder) => (
          <li key={reminder.id} className={classes.task}>
            <Checkbox
              checked={false}
              disabled={removing.isPending}
              aria-label={t('reminders.finish', { reminder: reminder.text })}
              onChange={() => removing.mutate(reminder)}
            />
            <span className={classes.words}>{reminder.text}</span>
            <DueBadge day={reminder.dueOn} />
          </li>
        ))}
      </ul>
    </>
  );
}
