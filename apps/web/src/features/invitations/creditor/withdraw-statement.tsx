import { Anchor } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RemoveDialog } from '../../../components/dialogs.tsx';
import { request } from '../../../platform/client/request.ts';
import { useRemoving } from '../../../platform/client/use-removing.ts';
import { formatAmount, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { showSuccess } from '../../../platform/toasts.ts';
import { invitedKey, useInvited } from './invited.ts';

/** Takes a statement back while the invitation is open. */
export function WithdrawStatement({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const removing = useWithdrawing();
  const name = statement.creditorName || t('statements.unnamed');
  return (
    <>
      <Anchor
        component="button"
        type="button"
        mih="2.75rem"
        c="negative.8"
        style={{ alignSelf: 'center' }}
        onClick={() => removing.ask(statement)}
      >
        {t('statements.withdraw')}
      </Anchor>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('statements.withdrawTitle', { name })}
        verb={t('statements.withdrawVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('statements.withdrawText', { amount: formatAmount(statement.totalAmountClaimed, language) })}
      </RemoveDialog>
    </>
  );
}

function useWithdrawing() {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useRemoving<InvitedStatement>({
    remove: ({ id: tpStatementId, version }) =>
      request(invitedCalls.removeStatement, {
        params: { invitationCode, tpStatementId },
        query: { version },
      }),
    onRemoved: async () => {
      showSuccess(t('statements.withdrawn'));
      await navigate({ to: '/invited/$invitationCode/myStatements', params: { invitationCode } });
      void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
    },
  });
}
