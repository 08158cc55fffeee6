import { deliveryCalls } from '@prorata/contract/delivery/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openFile, saveFile } from '../../app/client/open-file.ts';
import { request } from '../../app/client/request.ts';
import { useProblem } from '../../app/client/use-problem.ts';
import { useRefreshDossier } from '../../app/dossiers/dossier-queries.ts';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { SendLog, type SendLogActs } from '../../components/send-log/send-log.tsx';
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

/** The papers of a letter, and a second try for what no service took. */
function useSendLogActs(dossierId: string, canSend: boolean) {
  const refresh = useRefreshDossier(dossierId);
  const proof = useMutation({
    mutationFn: (registeredLetterId: string) =>
      request(deliveryCalls.downloadProofOfDeposit, { params: { dossierId, registeredLetterId } }),
    onSuccess: saveFile,
  });
  const letter = useMutation({
    mutationFn: (registeredLetterId: string) =>
      request(deliveryCalls.downloadLetter, { params: { dossierId, registeredLetterId } }),
    onSuccess: openFile,
  });
  const retry = useMutation({
    mutationFn: (deliveryId: string) => request(deliveryCalls.retry, { params: { dossierId, deliveryId } }),
    onSuccess: refresh,
  });
  const busy = [proof, letter, retry].find(({ isPending }) => isPending);
  const acts: SendLogActs = {
    downloadProof: proof.mutate,
    openLetter: letter.mutate,
    ...(canSend && { retry: retry.mutate }),
    busyWith: busy?.variables,
  };
  return { acts, failure: proof.error ?? letter.error ?? retry.error };
}
