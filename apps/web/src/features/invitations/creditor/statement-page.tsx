import { Button } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Empty, LoadError, Loading } from '../../../components/states.tsx';
import { ProblemError, useProblem } from '../../../platform/client/problem.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { Filing } from './filing.tsx';
import { statementQuery, useInvited } from './invited.ts';
import { InvitedPage } from './invited-page.tsx';
import { Overview } from './overview.tsx';

/** A statement: filed on its pages while the invitation is open, and read once it is closed. */
export function StatementPage() {
  const { t } = useTranslation('invited');
  const { invitationCode, dossier } = useInvited();
  const { tpStatementId } = useParams({ from: '/plain/invited/$invitationCode/statement/$tpStatementId' });
  const { step } = useSearch({ from: '/plain/invited/$invitationCode/statement/$tpStatementId' });
  const { data, error, refetch } = useQuery(statementQuery(invitationCode, tpStatementId));
  if (data === undefined) {
    return (
      <InvitedPage title={t('statement.title')}>
        {error === null ? <Loading rows={4} /> : <NotShown error={error} onRetry={() => void refetch()} />}
      </InvitedPage>
    );
  }
  const isReadOnly = !dossier.invitation.isOpen || data.status !== 'Filing';
  if (isReadOnly) return <Overview statement={data} />;
  return <Filing key={data.id} statement={data} step={step} />;
}

/** A statement of somebody else, or one that was withdrawn, looks the same from here. */
function NotShown({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('invited');
  const inWords = useProblem();
  const { invitationCode } = useInvited();
  const isGone =
    error instanceof ProblemError &&
    ['statement-not-found', 'access-denied', 'validation'].includes(error.code);
  if (!isGone) return <LoadError {...inWords(error)} onRetry={onRetry} />;
  return (
    <Empty
      icon={IconFileUnknown}
      title={error.code === 'access-denied' ? inWords(error).message : t('statement.notFound')}
      action={
        <Button
          variant="default"
          size="lg"
          renderRoot={(props) => (
            <Link to="/invited/$invitationCode/myStatements" params={{ invitationCode }} {...props} />
          )}
        >
          {t('toStatements')}
        </Button>
      }
    >
      {t('statement.notFoundHint')}
    </Empty>
  );
}
