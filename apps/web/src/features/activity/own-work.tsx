import { Button, Text } from '@mantine/core';
import type { OwnWork as Work } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import { notificationsCalls } from '@prorata/contract/notifications/calls';
import { IconAt, IconBell, IconSquareCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Block, Count } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { NOTIFICATIONS } from '../notifications/notification-queries.ts';
import classes from './activity.module.css';
import { OWN_WORK, ownWorkQuery } from './activity-queries.ts';
import { DueBadge } from './due-badge.tsx';

type Dossier = Work['tasks'][number]['dossier'];

interface Line {
  readonly key: string;
  readonly icon: typeof IconAt;
  readonly title: string;
  readonly text: string;
  readonly dueOn: string | null;
  readonly dossier: Dossier;
  readonly verb: string;
  readonly label: string;
  readonly done: () => Promise<unknown>;
}

const SHOWN = 6;

/** On the first page: tasks, mentions and reminders of the person. Without any, nothing. */
export function OwnWork() {
  const { t } = useTranslation('activity');
  const { data } = useQuery(ownWorkQuery);
  const [showsAll, setShowsAll] = useState(false);
  const lines = useLines(data);
  if (lines.length === 0) return null;
  const shown = showsAll ? lines : lines.slice(0, SHOWN);
  return (
    <Block title={t('own.title')} remark={<Count of={lines.length} />} note={t('own.hint')}>
      <ul>
        {shown.map((line) => (
          <OwnLine key={line.key} line={line} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button variant="subtle" fullWidth onClick={() => setShowsAll(true)}>
          {t('own.all', { count: lines.length - shown.length })}
        </Button>
      )}
    </Block>
  );
}

function useLines(work: Work | undefined): Line[] {
  const { t } = useTranslation('activity');
  if (work === undefined) return [];
  return [
    ...work.reminders.map(({ id, text, dueOn, dossier }) => ({
      ...{ key: id, icon: IconBell, title: text, text: t('own.reminder'), dueOn, dossier },
      ...{ verb: t('own.done'), label: t('own.doneLabel', { text }) },
      done: () =>
        request(activityCalls.finishReminder, { params: { dossierId: dossier.id, reminderId: id } }),
    })),
    ...work.mentions.map(({ id, text, author, dossier }) => ({
      ...{ key: id, icon: IconAt, title: t('own.mentioned', { name: author }), text, dossier },
      ...{ dueOn: null, verb: t('own.read'), label: t('own.readLabel', { text }) },
      done: () => request(notificationsCalls.markRead, { body: { ids: [id] } }),
    })),
    ...work.tasks.map(({ id, text, dueOn, dossier }) => ({
      ...{ key: id, icon: IconSquareCheck, title: text, text: t('own.task'), dueOn, dossier },
      ...{ verb: t('own.done'), label: t('own.doneLabel', { text }) },
      done: () => request(activityCalls.finishTask, { params: { dossierId: dossier.id, taskId: id } }),
    })),
  ];
}

function OwnLine({ line }: { readonly line: Line }) {
  const { t } = useTranslation('activity');
  const inWords = useProblem();
  const queries = useQueryClient();
  const finishing = useMutation({
    mutationFn: line.done,
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: NOTIFICATIONS });
      await queries.invalidateQueries({ queryKey: OWN_WORK });
    },
    onError: (error) => showFailure(t('failed'), inWords(error).message),
  });
  const LineIcon = line.icon;
  return (
    <li className={classes.own}>
      <LineIcon aria-hidden />
      <Link
        to="/app/dossier/$dossierId"
        params={{ dossierId: line.dossier.id }}
        search={{ activity: true }}
        className={classes.ownWords ?? ''}
      >
        <Text span display="block" fw={500}>
          {line.title}
        </Text>
        <Hint span display="block" lineClamp={2}>
          {line.dossier.fileNumber} {line.dossier.defendantName} · {line.text}
        </Hint>
      </Link>
      {line.dueOn && <DueBadge day={line.dueOn} />}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={line.label}
        loading={finishing.isPending}
        onClick={() => finishing.mutate()}
      >
        {line.verb}
      </Button>
    </li>
  );
}
