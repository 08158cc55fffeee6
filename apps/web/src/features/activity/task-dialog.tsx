import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { Person, Task } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import { isIsoDate } from '@prorata/domain/iso-date';
import { type FormEvent, useState } from 'react';
import { DayInput } from '../../components/form/date-fields.tsx';
import { fullName } from '../../components/full-name.ts';
import { Acts, Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useActing } from './activity-queries.ts';

interface TaskDialogProps {
  readonly dossierId: string;
  /** To be changed; a new one without. */
  readonly task?: Task | undefined;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

export function TaskDialog({ dossierId, task, people, onClose }: TaskDialogProps) {
  const { t } = useTranslation('activity');
  const [text, setText] = useState(task?.text ?? '');
  const [dueOn, setDueOn] = useState<string | null>(task?.dueOn ?? null);
  const [assigneeId, setAssigneeId] = useState(task?.assignee?.id ?? '');
  const params = { dossierId };
  const saving = useActing(
    dossierId,
    () => {
      const body = { text, dueOn, assigneeId: assigneeId === '' ? null : assigneeId };
      return task === undefined
        ? request(activityCalls.createTask, { params, body })
        : request(activityCalls.updateTask, {
            params: { ...params, taskId: task.id },
            body: { ...body, version: task.version },
          });
    },
    onClose,
  );
  const isReady = text.trim() !== '' && (dueOn === null || isIsoDate(dueOn));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) saving.mutate(undefined);
  };
  // Who has left still has the task, and stands in the list until somebody else gets it.
  const isListed = people.some(({ id }) => id === assigneeId);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(task ? 'tasks.editTitle' : 'tasks.addTitle')}
      withCloseButton={false}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('tasks.text')}
            value={text}
            maxLength={300}
            required
            data-autofocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <DayInput label={t('tasks.dueOn')} value={dueOn ?? ''} onChange={setDueOn} />
          <NativeSelect
            label={t('tasks.assignee')}
            value={assigneeId}
            onChange={({ currentTarget }) => setAssigneeId(currentTarget.value)}
            data={[
              { value: '', label: t('nobody') },
              ...(!isListed && task?.assignee
                ? [{ value: task.assignee.id, label: fullName(task.assignee) }]
                : []),
              ...people.map((person) => ({ value: person.id, label: fullName(person) })),
            ]}
          />
        </Stack>
        <DialogActs onClose={onClose} isBusy={saving.isPending} isReady={isReady} />
      </form>
    </Modal>
  );
}

interface ReminderDialogProps {
  readonly dossierId: string;
  readonly onClose: () => void;
}

/** Of one’s own: nobody else sees it. */
export function ReminderDialog({ dossierId, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('activity');
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const saving = useActing(
    dossierId,
    (day: string) =>
      request(activityCalls.createReminder, { params: { dossierId }, body: { text, dueOn: day } }),
    onClose,
  );
  const isReady = text.trim() !== '' && dueOn !== null && isIsoDate(dueOn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) saving.mutate(dueOn);
  };
  return (
    <Modal opened onClose={onClose} title={t('reminders.addTitle')} withCloseButton={false}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('reminders.text')}
            value={text}
            maxLength={300}
            required
            data-autofocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <DayInput label={t('reminders.dueOn')} value={dueOn ?? ''} onChange={setDueOn} required />
          <Hint>{t('reminders.onlyMe')}</Hint>
        </Stack>
        <DialogActs onClose={onClose} isBusy={saving.isPending} isReady={isReady} />
      </form>
    </Modal>
  );
}

interface DialogActsProps {
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly isReady: boolean;
}

function DialogActs({ onClose, isBusy, isReady }: DialogActsProps) {
  const { t } = useTranslation(['activity', 'states']);
  return (
    <Acts>
      <Button variant="default" onClick={onClose} disabled={isBusy}>
        {t('states:back')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isReady}>
        {t('tasks.save')}
      </Button>
    </Acts>
  );
}
