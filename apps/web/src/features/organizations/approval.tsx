import { Stack, Text, Textarea } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { usersCalls } from '@prorata/contract/users/calls';
import type { ApprovalState } from '@prorata/domain/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useKeptText } from '../../platform/session/drafts.ts';
import { showSuccess } from '../../platform/toasts.ts';

export type Decision = 'approve' | 'disapprove';

interface ApprovalDialogProps {
  readonly kind: 'organization' | 'user';
  /** Whom or what is decided on. */
  readonly name: string;
  /** What is about to be decided; nothing is asked without it. */
  readonly decision: Decision | undefined;
  readonly isBusy: boolean;
  readonly problem: { readonly message: string; readonly requestId: string | undefined } | undefined;
  /** What must be arranged before somebody is refused. */
  readonly first?: ReactNode;
  readonly onDecide: (decision: Verdict) => void;
  readonly onClose: () => void;
}

const MAX_REASON_LENGTH = 1_000;

/** Asks to confirm a decision on a user or an organization, saying what it brings about. */
export function ApprovalDialog({
  kind,
  name,
  decision,
  isBusy,
  problem,
  first,
  ...acts
}: ApprovalDialogProps) {
  const { t } = useTranslation(['forms', 'fieldErrors']);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  // The reason for one is not the reason for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is decided on is what makes it a new one.
  useEffect(() => {
    setReason('');
    setMissing(false);
  }, [name, decision]);
  useKeptText(decision === 'disapprove' ? `disapproving ${kind} ${name}` : undefined, reason, setReason);
  const approved = decision === 'approve';
  const confirm = () => {
    if (approved || reason.trim() !== '') {
      acts.onDecide({ approved, reason: approved ? null : reason.trim() });
      return;
    }
    setMissing(true);
    reasonField.current?.focus();
  };
  return (
    <IrreversibleDialog
      opened={decision !== undefined}
      title={t(`approval.${kind}.${approved ? 'approveTitle' : 'disapproveTitle'}`, { name })}
      verb={approved ? t('approval.approve') : t('approval.disapproveVerb')}
      tone={approved ? 'primary' : 'negative'}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={acts.onClose}
    >
      <Stack>
        <Text>{t(`approval.${kind}.${approved ? 'approveText' : 'disapproveText'}`, { name })}</Text>
        {!approved && (
          <Textarea
            ref={reasonField}
            required
            label={t('approval.reason')}
            error={isMissing && reason.trim() === '' && t('fieldErrors:required')}
            description={t('approval.reasonHint')}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {!approved && first}
        {problem && <Refusal title={t('approval.notDecided')} {...problem} />}
      </Stack>
    </IrreversibleDialog>
  );
}

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
  /** Only of users: their dossiers wait until the office names somebody else. */
  readonly withoutSuccessor?: boolean;
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
    /** Whom it is about while something is asked. */
    candidate: asked?.candidate,
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

async function sendVerdict(
  { kind, id, version }: Candidate,
  { withoutSuccessor = false, ...verdict }: Verdict,
): Promise<void> {
  const body = { ...verdict, ...(version !== undefined && { version }) };
  if (kind === 'user')
    await request(usersCalls.validate, { params: { userId: id }, body: { ...body, withoutSuccessor } });
  else await request(organizationsCalls.validate, { params: { organizationId: id }, body });
}

/** Where a user or an organization stands with the platform, from the two flags of the API. */
export function approvalStateOf({
  approved,
  isPending,
}: {
  readonly approved: boolean;
  readonly isPending: boolean;
}): ApprovalState {
  if (isPending) return 'pending';
  return approved ? 'approved' : 'disapproved';
}
