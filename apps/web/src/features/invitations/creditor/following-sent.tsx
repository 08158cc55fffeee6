import { Button, Modal, Text } from '@mantine/core';
import { followingCalls } from '@prorata/contract/following/calls';
import type { FollowingSending } from '@prorata/contract/following/status';
import { IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError, Loading, Refusal } from '../../../components/states.tsx';
import { openFile, saveFile } from '../../../platform/client/open-file.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { METHOD_ICONS } from '../../delivery/send-log.tsx';
import classes from './following.module.css';
import { sendingsQuery, sentMailQuery } from './following.ts';
import { useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';

/** Every mail and letter to this creditor: when, how, what became of it, and to read again. */
export function FollowingSent() {
  const { t } = useTranslation('following');
  const inWords = useProblem();
  const { invitationCode } = useInvited();
  const { data, error, refetch } = useQuery(sendingsQuery(invitationCode));
  const [mail, setMail] = useState<FollowingSending>();
  const letter = useMutation({
    mutationFn: (sendingId: string) =>
      request(followingCalls.downloadLetter, { params: { invitationCode, sendingId } }),
    onSuccess: openFile,
  });
  return (
    <Card title={t('sent.title')}>
      {data === undefined && error === null && <Loading rows={2} />}
      {error !== null && <LoadError {...inWords(error)} onRetry={() => void refetch()} />}
      {letter.error && <Refusal title={t('sent.title')} {...inWords(letter.error)} />}
      {data?.items.length === 0 && t('sent.none')}
      <ul className={classes.sendings}>
        {data?.items.map((sending) => (
          <li key={sending.id}>
            <SendingLine
              sending={sending}
              isBusy={letter.isPending && letter.variables === sending.id}
              onOpen={() => (sending.opensAs === 'mail' ? setMail(sending) : letter.mutate(sending.id))}
            />
          </li>
        ))}
      </ul>
      <MailDialog sending={mail} onClose={() => setMail(undefined)} />
    </Card>
  );
}

interface SendingLineProps {
  readonly sending: FollowingSending;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

function SendingLine({ sending, isBusy, onOpen }: SendingLineProps) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { kind, sendMethod, requestedAt, state, opensAs } = sending;
  const MethodIcon = METHOD_ICONS[sendMethod];
  const date = formatDate(requestedAt, language);
  const what = t(`sent.kinds.${kind}`);
  const about = (
    <>
      <MethodIcon aria-hidden className={classes.paper} />
      <span className={classes.paperText}>
        <span className={classes.paperName}>{what}</span>
        <span className={classes.stepText} data-failed={state === 'failed' || undefined}>
          {[date, t(`sent.ways.${sendMethod}`), t(`sent.states.${state}`)].join(' · ')}
        </span>
        {opensAs === null && state !== 'waiting' && (
          <span className={classes.stepText}>{t('sent.shared')}</span>
        )}
      </span>
    </>
  );
  if (opensAs === null) return <p className={classes.paperLine}>{about}</p>;
  return (
    <button type="button" className={classes.paperLine} disabled={isBusy} onClick={onOpen}>
      {about}
      {opensAs === 'letter' ? (
        <IconDownload size={20} aria-hidden />
      ) : (
        <IconChevronRight size={20} aria-hidden />
      )}
    </button>
  );
}

interface MailDialogProps {
  readonly sending: FollowingSending | undefined;
  readonly onClose: () => void;
}

function MailDialog({ sending, onClose }: MailDialogProps) {
  const { t } = useTranslation(['following', 'shell']);
  return (
    <Modal
      opened={sending !== undefined}
      onClose={onClose}
      title={sending && t(`sent.kinds.${sending.kind}`)}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      {sending && <MailText sending={sending} />}
    </Modal>
  );
}

function MailText({ sending }: { readonly sending: FollowingSending }) {
  const { t } = useTranslation('following');
  const inWords = useProblem();
  const { invitationCode } = useInvited();
  const { data, error, refetch } = useQuery(sentMailQuery(invitationCode, sending.id));
  const enclosure = useMutation({
    mutationFn: (number: number) =>
      request(followingCalls.downloadEnclosure, {
        params: { invitationCode, sendingId: sending.id, number },
      }),
    onSuccess: saveFile,
  });
  if (data === undefined) {
    return error === null ? (
      <Loading rows={4} />
    ) : (
      <LoadError {...inWords(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <Text fw={600}>{data.subject}</Text>
      <Text size="sm" c="dimmed" mb="md">
        {t('sent.mailTo', { address: data.to })}
      </Text>
      <p className={classes.mail}>{data.text}</p>
      {enclosure.error && <Refusal title={t('sent.enclosures')} {...inWords(enclosure.error)} />}
      {data.enclosures.map(({ number, name }) => (
        <Button
          key={number}
          mt="md"
          variant="default"
          fullWidth
          leftSection={<IconDownload size={16} />}
          loading={enclosure.isPending && enclosure.variables === number}
          onClick={() => enclosure.mutate(number)}
        >
          {name}
        </Button>
      ))}
    </>
  );
}
