import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { useInvited } from './invited.ts';
import type { StatementPageName, Step } from './statement-steps.ts';

/** Goes to a step of a statement or, without one, to its overview. After a save there is nothing left to lose. */
export function useGoToStep(tpStatementId: string) {
  const { invitationCode } = useInvited();
  const navigate = useNavigate();
  return (
    step: Step | StatementPageName | undefined,
    options: { readonly isSaved: boolean } = { isSaved: false },
  ) =>
    void navigate({
      to: '/invited/$invitationCode/statement/$tpStatementId',
      params: { invitationCode, tpStatementId },
      search: step === undefined ? {} : { step },
      ignoreBlocker: options.isSaved,
    });
}

export function BackToStatement({ tpStatementId }: { readonly tpStatementId: string }) {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  return (
    <Link
      to="/invited/$invitationCode/statement/$tpStatementId"
      params={{ invitationCode, tpStatementId }}
      search={{}}
    >
      {t('statement.back')}
    </Link>
  );
}

interface StepLinkProps {
  readonly statement: { readonly id: string };
  readonly step: Step | StatementPageName;
  readonly children?: ReactNode;
}

/** A link to a step of a statement, in the looks that it is given. */
export function StepLink({ statement, step, ...looks }: StepLinkProps) {
  const { invitationCode } = useInvited();
  return (
    <Link
      to="/invited/$invitationCode/statement/$tpStatementId"
      params={{ invitationCode, tpStatementId: statement.id }}
      search={{ step }}
      {...looks}
    />
  );
}
