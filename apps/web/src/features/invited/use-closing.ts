import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { request } from '../../app/client/request.ts';
import { useProblem } from '../../app/client/use-problem.ts';
import { useInvited } from './invited-context.ts';
import { invitedKey } from './invited-queries.ts';

/** Closes the invitation for good and leads to the receipt. */
export function useClosing() {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const inWords = useProblem();
  const closing = useMutation({
    mutationFn: () => request(invitedCalls.close, { params: { invitationCode } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
      await navigate({ to: '/invited/$invitationCode/dossier', params: { invitationCode } });
    },
  });
  return {
    close: () => closing.mutate(),
    isBusy: closing.isPending,
    problem: closing.error === null ? undefined : inWords(closing.error),
  };
}
