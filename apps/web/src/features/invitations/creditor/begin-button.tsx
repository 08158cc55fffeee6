import { Button } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Refusal } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { invitedKey, statementQuery, useInvited } from './invited.ts';

interface BeginButtonProps {
  readonly children: string;
  readonly variant?: 'filled' | 'default';
  readonly leftSection?: ReactNode;
  /** As wide as the page, also when it is not the first choice. */
  readonly isWide?: boolean;
}

/** Begins a statement with all that is known. An act, and not a link: the programs that scan mails follow links. */
export function BeginButton({
  children,
  variant = 'filled',
  leftSection,
  isWide = variant === 'filled',
}: BeginButtonProps) {
  const { t } = useTranslation('invited');
  const { begin, isBusy, problem } = useBegin();
  return (
    <>
      {problem && <Refusal title={t('statements.none')} {...problem} />}
      <Button
        size={variant === 'filled' ? 'xl' : 'lg'}
        fullWidth={isWide}
        variant={variant}
        loading={isBusy}
        {...(leftSection !== undefined && { leftSection })}
        onClick={begin}
      >
        {children}
      </Button>
    </>
  );
}

/** Begins a statement and leads to it. */
function useBegin() {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const inWords = useProblem();
  const beginning = useMutation({
    mutationFn: () => request(invitedCalls.beginStatement, { params: { invitationCode } }),
    onSuccess: async (statement) => {
      queries.setQueryData(statementQuery(invitationCode, statement.id).queryKey, statement);
      void queries.invalidateQueries({ queryKey: invitedKey(invitationCode), refetchType: 'none' });
      await navigate({
        to: '/invited/$invitationCode/statement/$tpStatementId',
        params: { invitationCode, tpStatementId: statement.id },
      });
    },
  });
  return {
    begin: () => beginning.mutate(),
    isBusy: beginning.isPending,
    problem: beginning.error === null ? undefined : inWords(beginning.error),
  };
}
