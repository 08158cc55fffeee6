import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { useInvited } from './invited.ts';
import type { Step } from './statement-steps.ts';

/** Goes to a page of a statement or, without one, to the page on which it is filed. */
export function useGoToStep(tpStatementId: string) {
  const { invitationCode } = useInvited();
  const navigate = useNavigate();
  return (step: Step | undefined) =>
    void navigate({
      to: '/invited/$invitationCode/statement/$tpStatementId',
      params: { invitationCode, tpStatementId },
      search: step === undefined ? {} : { step },
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
  /** Left out for the page on which it is filed. */
  readonly step?: Step | undefined;
  readonly children?: ReactNode;
}

/** A link to a page of a statement, in the looks that it is given. */
export function StepLink({ statement, step, ...looks }: StepLinkProps) {
  const { invitationCode } = useInvited();
  return (
    <Link
      to="/invited/$invitationCode/statement/$tpStatementId"
      params={{ invitationCode, tpStatementId: statement.id }}
      search={step === undefined ? {} : { step }}
      {...looks}
    />
  );
}
