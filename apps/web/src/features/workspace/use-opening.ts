import { workspaceCalls } from '@prorata/contract/workspace/calls';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';

/** Opens an invitation where every creditor answers it; its code is the own organization's. */
export function useOpening() {
  const { t } = useTranslation('workspace');
  const navigate = useNavigate();
  const inWords = useProblem();
  const opening = useMutation({
    mutationFn: (invitationId: string) => request(workspaceCalls.open, { params: { invitationId } }),
    onSuccess: ({ code }) =>
      navigate({ to: '/invited/$invitationCode/dossier', params: { invitationCode: code } }),
    onError: (error) => showFailure(t('notOpened'), inWords(error).message),
  });
  return { open: (invitationId: string) => opening.mutate(invitationId), isOpening: opening.isPending };
}
