import type { Invitation } from '@prorata/contract/invitations/invitation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../app/client/use-problem.ts';
import { DateText } from '../../components/date-text.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { EmailStatusBadge, RegisteredLetterStatusBadge } from '../../components/statuses.tsx';
import { sendResultsQuery } from './invitation-queries.ts';

interface InvitationSendLogProps {
  readonly dossierId: string;
  readonly invitation: Invitation;
}

/** Every mail and letter that carried the invitation, the newest first, and what became of each. */
export function InvitationSendLog({ dossierId, invitation }: InvitationSendLogProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const { data, error, refetch } = useQuery(sendResultsQuery(dossierId, invitation.id));
  if (error !== null) return <LoadError {...inWords(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={3} />;
  if (data.items.length === 0) return <p>{t('panel.noLog')}</p>;
  return data.items.map((result) => (
    <div key={result.id}>
      {result.address} <DateText value={result.requestedAt} style="dateTime" />
      {result.sendMethod === 'Email' ? (
        <EmailStatusBadge status={result.status} />
      ) : (
        <RegisteredLetterStatusBadge status={result.status} />
      )}
    </div>
  ));
}
