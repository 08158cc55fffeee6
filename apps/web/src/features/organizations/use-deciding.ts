import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { usersCalls } from '@prorata/contract/users/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import type { Decision } from './approval-dialog.tsx';

/** A user or an organization that a platform administrator decides on. */
export interface Candidate {
  readonly kind: 'organization' | 'user';
  readonly id: string;
  readonly name: string;
  /** The version that was looked at, where it is known: what changed since is not decided on unseen. */
  readonly version?: number;
}

interface Verdict {
  readonly approved: boolean;
  readonly reason: string | null;
}

/** Asking for and sending the decision of a platform administrator; gives what the dialog needs. */
export function useDeciding() {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const inWords = useProblem();
  const [asked, setAsked] = useState<{ candidate: Candidate; decision: Decision }>();
  const deciding = useMutation({
    mutationFn: ({ candidate, verdict }: { candidate: Candidate; verdict: Verdict }) =>
      sendVerdict(candidate, verdict),
    onSuccess: async (_answer, { candidate: { kind, name }, verdict: { approved } }) => {
      showSuccess(t(`approval.${kind}.${approved ? 'approved' : 'disapproved'}`, { name }));
      setAsked(undefined);
      // A decision on an organization is one on its users too.
      await Promise.all(
        ['organizations', 'users'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
  return {
    ask: (candidate: Candidate, decision: Decision) => {
      deciding.reset();
      setAsked({ candidate, decision });
    },
    dialog: {
      kind: asked?.candidate.kind ?? 'user',
      name: asked?.candidate.name ?? '',
      decision: asked?.decision,
      isBusy: deciding.isPending,
      problem: deciding.error === null ? undefined : inWords(deciding.error),
      onDecide: (verdict: Verdict) => asked && deciding.mutate({ candidate: asked.candidate, verdict }),
      onClose: () => setAsked(undefined),
    },
  };
}

async function sendVerdict({ kind, id, version }: Candidate, verdict: Verdict): Promise<void> {
  const body = { ...verdict, ...(version !== undefined && { version }) };
  if (kind === 'user') await request(usersCalls.validate, { params: { userId: id }, body });
  else await request(organizationsCalls.validate, { params: { organizationId: id }, body });
}
