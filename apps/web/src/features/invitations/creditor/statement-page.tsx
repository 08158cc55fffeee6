import { Button } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Empty, LoadError, Loading } from '../../../components/states.tsx';
import { ProblemError, useProblem } from '../../../platform/client/problem.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { EditStep } from './edit-step.tsx';
import { InterestStep } from './interest-step.tsx';
import { statementQuery, useInvited } from './invited.ts';
import { InvitedPage } from './invited-page.tsx';
import { Overview } from './overview.tsx';
import { ClaimsStep } from './statement-claims.tsx';
import { DocumentsStep } from './statement-documents.tsx';
import type { StatementPageName, Step } from './statement-steps.ts';
import { WhyStep } from './why-step.tsx';

/** A statement: its overview, or the step that the address names. What is shown is what the server holds. */
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
  if (step === undefined || isReadOnly) return <Overview statement={data} isReadOnly={isReadOnly} />;
  return <StepOf key={step} step={step} statement={data} />;
}

interface StepOfProps {
  readonly step: Step | StatementPageName;
  readonly statement: InvitedStatement;
}

function StepOf({ step, statement }: StepOfProps) {
  if (step === 'documents') return <DocumentsStep statement={statement} />;
  if (step === 'claims') return <ClaimsStep statement={statement} />;
  if (step === 'why') return <WhyStep statement={statement} />;
  if (step === 'interest') return <InterestStep statement={statement} />;
  if (step === 'check') return <Overview statement={statement} isReadOnly={false} />;
  if (step === 'data') return <EditStep step="creditor" statement={statement} />;
  return <EditStep step={step} statement={statement} />;
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
