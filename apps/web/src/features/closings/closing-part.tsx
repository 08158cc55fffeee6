import { Button, Checkbox, CopyButton, Group, Text } from '@mantine/core';
import { closingsCalls } from '@prorata/contract/closings/calls';
import type { Closing, ClosingTaskToDo } from '@prorata/contract/closings/closing';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconCheck, IconCopy, IconDownload, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block, Count } from '../../components/block.tsx';
import { PageBody } from '../../components/page.tsx';
import { SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useDaysLeft } from '../dossiers/use-days-left.ts';
import classes from './closing-part.module.css';
import { closingQuery, useStoreClosing } from './closing-queries.ts';
import { FinishTask } from './finish-task.tsx';

/** What is left to do once everybody is paid, and the papers that creditors ask for. */
export function ClosingPart({ dossier }: { readonly dossier: Dossier }) {
  const inWords = useProblem();
  const closing = useQuery(closingQuery(dossier.id));
  if (closing.isError) {
    return (
      <PageBody>
        <LoadError {...inWords(closing.error)} onRetry={() => void closing.refetch()} />
      </PageBody>
    );
  }
  if (closing.data === undefined) return <Loading rows={5} />;
  return (
    <div className={classes.part}>
      <Tasks dossier={dossier} closing={closing.data} />
      <Certificates dossier={dossier} closing={closing.data} />
    </div>
  );
}

interface ClosingProps {
  readonly dossier: Dossier;
  readonly closing: Closing;
}

function Tasks({ dossier, closing }: ClosingProps) {
  const { t } = useTranslation('closings');
  const language = useLanguage();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [finishing, setFinishing] = useState<ClosingTaskToDo>();
  const [isSending, setSending] = useState(false);
  const { tasks, closedOn, hasDeficit } = closing;
  const open = tasks.filter(({ done }) => done === null);
  const toSend = open.filter(({ letter }) => letter?.canBeSent);
  return (
    <Block
      title={t('title')}
      remark={<Count of={open.length} />}
      act={
        me.canWriteDossiers &&
        toSend.length > 0 && (
          <Button variant="default" leftSection={<IconSend />} onClick={() => setSending(true)}>
            {t('send.open')}
          </Button>
        )
      }
    >
      <Hint px="lg" py="sm">
        {t('closed', { date: formatDate(closedOn, language, 'long') })}{' '}
        {t(hasDeficit ? 'deficit' : 'noDeficit')}
      </Hint>
      <ul className={classes.tasks}>
        {tasks.map((task) => (
          <li key={`${task.task} ${task.subject}`}>
            <Task
              dossierId={dossier.id}
              task={task}
              canWrite={me.canWriteDossiers}
              onFinish={() => setFinishing(task)}
            />
          </li>
        ))}
      </ul>
      <FinishTask dossierId={dossier.id} task={finishing} onClose={() => setFinishing(undefined)} />
      <SendLetters
        dossierId={dossier.id}
        letters={toSend}
        opened={isSending}
        onClose={() => setSending(false)}
      />
    </Block>
  );
}

interface TaskProps {
  readonly dossierId: string;
  readonly task: ClosingTaskToDo;
  readonly canWrite: boolean;
  readonly onFinish: () => void;
}

function Task({ dossierId, task, canWrite, onFinish }: TaskProps) {
  const { t } = useTranslation(['closings', 'vocabulary']);
  const inWords = useProblem();
  const store = useStoreClosing(dossierId);
  const { done, about, articles } = task;
  const name = t(`vocabulary:closingTask.${task.task}`);
  const reopening = useMutation({
    mutationFn: () =>
      request(closingsCalls.reopenTask, {
        params: { dossierId, task: task.task, subject: task.subject },
      }),
    onSuccess: store,
  });
  return (
    <article className={classes.task} data-done={done !== null || undefined}>
      <Checkbox
        aria-label={about === null ? name : `${name}, ${about}`}
        checked={done !== null}
        disabled={!canWrite || done?.isSent === true || reopening.isPending}
        onChange={() => (done === null ? onFinish() : reopening.mutate())}
      />
      <div className={classes.words}>
        <Text fw={500}>{name}</Text>
        {about !== null && <Text>{about}</Text>}
        <Hint component="div">
          {articles === null ? t('practice') : t('article', { articles })}
          {' · '}
          {done === null ? <Due task={task} /> : <Done task={task} />}
        </Hint>
        {task.letter && done === null && !task.letter.canBeSent && <Hint>{t('byHand')}</Hint>}
        {reopening.isError && <Refusal title={name} {...inWords(reopening.error)} />}
        {done === null && <TextToCopy text={task.text} />}
      </div>
    </article>
  );
}

function Due({ task: { dueOn } }: { readonly task: ClosingTaskToDo }) {
  const { t } = useTranslation('closings');
  return dueOn === null ? t('noTerm') : <DueOn day={dueOn} />;
}

function DueOn({ day }: { readonly day: string }) {
  const { t } = useTranslation('closings');
  const language = useLanguage();
  const { words, color } = useDaysLeft(day);
  return (
    <>
      {t('until', { date: formatDate(day, language) })}
      {' · '}
      <Text span size="sm" fw={500} c={color === 'slate' ? 'dimmed' : `${color}.8`}>
        {words}
      </Text>
    </>
  );
}

function Done({ task: { done } }: { readonly task: ClosingTaskToDo }) {
  const { t } = useTranslation('closings');
  const language = useLanguage();
  if (done === null) return null;
  const { by, at, reference, note, isSent } = done;
  return (
    <>
      {t(isSent ? 'sentBy' : 'doneBy', { name: by, date: formatDate(at, language) })}
      {reference !== null && ` · ${t('reference', { reference })}`}
      {note !== null && <Text size="sm">{note}</Text>}
    </>
  );
}

function TextToCopy({ text }: { readonly text: string }) {
  const { t } = useTranslation('closings');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Group gap="xs" mt="xs" className={classes.textActs ?? ''}>
        <Button size="compact-sm" variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'hideText' : 'showText')}
        </Button>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={copied ? <IconCheck /> : <IconCopy />}
              onClick={copy}
            >
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      {isShown && <Text className={classes.text ?? ''}>{text}</Text>}
    </>
  );
}

interface SendLettersProps {
  readonly dossierId: string;
  readonly letters: readonly ClosingTaskToDo[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Before letters leave: each as it will look. */
function SendLetters({ dossierId, letters, opened, onClose }: SendLettersProps) {
  const { t } = useTranslation('closings');
  const store = useStoreClosing(dossierId);
  const asked = { letters: letters.map(({ task, subject }) => ({ task, subject })) };
  const send = async (seen: string) => {
    store(await request(closingsCalls.sendLetters, { params: { dossierId }, body: { ...asked, seen } }));
    showSuccess(t('send.done'));
    onClose();
  };
  return (
    <SendingPreview
      dossierId={dossierId}
      title={t('send.title')}
      sending={opened && letters.length > 0 ? { kind: 'closingLetters', request: asked } : undefined}
      onSend={send}
      onClose={onClose}
    />
  );
}

/** What each creditor declared and was paid, with the paper that says so. */
function Certificates({ dossier, closing }: ClosingProps) {
  const { t } = useTranslation('closings');
  const language = useLanguage();
  const inWords = useProblem();
  const download = useMutation({
    mutationFn: (statementId: string) =>
      request(closingsCalls.downloadCertificate, { params: { dossierId: dossier.id, statementId } }),
    onSuccess: saveFile,
  });
  return (
    <Block title={t('certificates.title')} remark={<Count of={closing.creditors.length} />}>
      <Hint px="lg" py="sm">
        {t('certificates.text')}
      </Hint>
      {download.isError && <Refusal title={t('certificates.title')} {...inWords(download.error)} />}
      <ul className={classes.tasks}>
        {closing.creditors.map(({ statementId, name, ...sums }) => (
          <li key={statementId} className={classes.creditor}>
            <div className={classes.words}>
              <Text fw={500}>{name}</Text>
              <Hint>
                {(['declared', 'admitted', 'paid', 'kept', 'unpaid'] as const)
                  .filter((sum) => sums[sum] > 0 || sum === 'paid')
                  .map((sum) => `${t(`sums.${sum}`)} ${formatAmount(sums[sum], language)}`)
                  .join(' · ')}
              </Hint>
            </div>
            <Button
              variant="default"
              leftSection={<IconDownload />}
              loading={download.isPending && download.variables === statementId}
              aria-label={t('certificates.of', { name })}
              onClick={() => download.mutate(statementId)}
            >
              {t('certificates.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Block>
  );
}
