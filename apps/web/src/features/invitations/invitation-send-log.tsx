import type { Invitation } from '@prorata/contract/invitations/invitation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { SendLog } from '../delivery/send-log.tsx';
import { useSendLogActs } from '../delivery/use-send-log-acts.ts';
import { sendResultsQuery } from './invitation-queries.ts';
import classes from './invitation-send-log.module.css';

interface InvitationSendLogProps {
  readonly dossierId: string;
  readonly invitation: Invitation;
  readonly canSend: boolean;
}

/** Every mail and letter that carried the invitation, the newest first, and what became of each. */
export function InvitationSendLog({ dossierId, invitation, canSend }: InvitationSendLogProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const { data, error, refetch } = useQuery(sendResultsQuery(dossierId, invitation.id));
  const { acts, failure } = useSendLogActs(dossierId, canSend);
  if (error !== null) return <LoadError {...inWords(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={3} />;
  if (data.items.length === 0) return <p className={classes.none}>{t('panel.noLog')}</p>;
  return (
    <>
      {failure && <Refusal title={t('panel.sendLog')} {...inWords(failure)} />}
      <SendLog results={data.items} acts={acts} />
    </>
  );
}
