import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { Colleague, WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fullName } from '../../components/full-name.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { WORKSPACE } from './workspace-queries.ts';

interface Assignment {
  readonly rows: readonly WorkspaceInvitation[];
  /** Nobody when absent. */
  readonly to: Colleague | undefined;
}

/** Gives invitations to a colleague. What somebody else assigned meanwhile is said, and read again. */
export function useAssigning(onDone: () => void = () => {}) {
  const { t } = useTranslation('workspace');
  const queries = useQueryClient();
  const inWords = useProblem();
  const assigning = useMutation({
    mutationFn: ({ rows, to }: Assignment) =>
      request(workspaceCalls.assign, {
        body: {
          invitations: rows.map(({ invitationId, version }) => ({ invitationId, version })),
          assigneeId: to?.id ?? null,
        },
      }),
    onSuccess: (_answer, { rows: { length: count }, to }) => {
      showSuccess(
        to === undefined ? t('assign.takenBack', { count }) : t('assign.done', { count, who: fullName(to) }),
      );
      onDone();
    },
    onError: (error) => showFailure(t('assign.failed'), inWords(error).message),
    onSettled: () => queries.invalidateQueries({ queryKey: WORKSPACE }),
  });
  return { assign: assigning.mutate, isAssigning: assigning.isPending };
}
