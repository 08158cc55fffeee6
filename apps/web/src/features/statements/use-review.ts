import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { type Stale, staleProblemSchema } from '@prorata/contract/problems';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import type { RejectionReason } from '@prorata/domain/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { decisionOf, draftOf, type ReviewDraft, reviewForm, totalOf } from './review-draft.ts';
import { thirdPartyStatementQuery } from './statement-queries.ts';

type Verdict = 'save' | 'validate' | 'invalidate';

const VERDICTS = { save: 'undecided', validate: 'validated', invalidate: 'invalid' } as const;

interface Decision {
  readonly verdict: Verdict;
  readonly draft: ReviewDraft;
}

/** Deciding on a creditor's statement: the amounts on the desk, and what becomes of them. */
export function useReview(dossier: Dossier, statement: ThirdPartyStatement, onDecided: () => void) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const inWords = useProblem();
  const offerUndo = useUndoToast();
  const params = { dossierId: dossier.id, tpStatementId: statement.id };
  const { queryKey } = thirdPartyStatementQuery(dossier.id, statement.id);
  const form = useContractForm(reviewForm, draftOf(statement), undefined, statement.id);
  const [isAskingInvalid, setAskingInvalid] = useState(false);

  const keep = (saved: ThirdPartyStatement) => {
    queries.setQueryData(queryKey, saved);
    void refresh();
  };
  const bodyOf = (about: ThirdPartyStatement, draft: ReviewDraft, verdict: Verdict) =>
    decisionOf(about, draft, VERDICTS[verdict], (reason) => t(`vocabulary:rejectionReason.${reason}`));
  const takeBack = async (saved: ThirdPartyStatement) => {
    const before = await request(statementsCalls.review, {
      params,
      body: bodyOf(saved, draftOf(statement), 'save'),
    });
    form.reset(draftOf(before));
    keep(before);
  };
  const deciding = useMutation({
    mutationFn: ({ verdict, draft }: Decision) =>
      request(statementsCalls.review, {
        params,
        body: bodyOf(statement, draft, verdict),
      }),
    onSuccess: (saved, { verdict }) => {
      form.reset(draftOf(saved));
      setAskingInvalid(false);
      keep(saved);
      const title = t(DONE[verdict], { name: saved.creditorName });
      // A verdict is final, or the creditor is told of it by mail: only what still lies on the desk is taken back.
      if (verdict === 'save' && statement.status === 'ToReview') {
        offerUndo({ title, undo: () => takeBack(saved) });
      } else showSuccess(title);
      if (verdict !== 'save') onDecided();
    },
    onError: (error) => {
      if (error instanceof ProblemError) form.refuse(error.fields.filter(({ path }) => FIELD.test(path)));
      // What stands on the desk may be out of date: the newest is read, what was typed stays.
      void refresh();
    },
  });
  const readAgain = async () => {
    const newest = await request(statementsCalls.readThirdParty, { params });
    keep(newest);
    return newest;
  };
  const loadNewest = async () => {
    form.reset(draftOf(await readAgain()));
    deciding.reset();
  };
  const redoMine = async () => {
    const mine = form.getValues();
    form.reset(draftOf(await readAgain()));
    applyDraft(form, mine);
    deciding.reset();
  };

  const isOpen = statement.status === 'ToReview' || statement.status === 'Invalid';
  const conflict = conflictOf(deciding.error);
  return {
    form,
    keep,
    readAgain,
    canDecide: isOpen && !dossier.isReadOnly,
    isBusy: deciding.isPending,
    /** Sends the form as it stands; an amount of 0 is asked about first. */
    submit: form.handleSubmit((draft) => decide('save', draft)),
    validate: form.handleSubmit((draft) => decide('validate', draft)),
    isAskingInvalid,
    askInvalid: () => setAskingInvalid(true),
    closeInvalid: () => setAskingInvalid(false),
    invalidate: (rejectionReason: RejectionReason, explanationOfChange: string) =>
      deciding.mutate({
        verdict: 'invalidate',
        draft: {
          ...draftOf(statement),
          ...{ rejectionReason, rejectionNote: explanationOfChange, explanationOfChange },
        },
      }),
    conflict,
    problem: problemOf(deciding.error) && inWords(deciding.error),
    loadNewest: () => void loadNewest(),
    redoMine: () => void redoMine(),
  };

  function decide(verdict: Verdict, draft: ReviewDraft) {
    // Nothing of it is admitted: that is another verdict.
    if (totalOf(draft) === 0) return setAskingInvalid(true);
    deciding.mutate({ verdict, draft });
  }
}

export type Review = ReturnType<typeof useReview>;

const DONE = { save: 'desk.saved', validate: 'desk.validated', invalidate: 'desk.invalidated' } as const;

function conflictOf(error: unknown): Stale | undefined {
  return error instanceof ProblemError ? staleProblemSchema.safeParse(error.problem).data?.stale : undefined;
}

/** What neither a field nor the notice of a conflict says. */
function problemOf(error: unknown): boolean {
  return error !== null && conflictOf(error) === undefined && !isOnField(error);
}

/** The fields of the desk; what is refused elsewhere in the decision is said above them. */
const FIELD =
  /^(explanationOfChange|rejectionReason|rejectionNote|claims\.\d+\.(amountDemanded|reservedAmount|reservationReason|rejectionReason|rejectionNote|parts\..*))$/;

function isOnField(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.fields.length === 0) return false;
  return error.fields.every(({ path }) => FIELD.test(path));
}

type DraftForm = ReturnType<typeof useContractForm<typeof reviewForm>>;

/** Puts what was typed on top of the newest version, claim by claim: one may have gone, or have been split anew. */
function applyDraft(form: DraftForm, mine: ValuesOf<typeof reviewForm>): void {
  const newest = form.getValues();
  const claims = newest.claims.map((claim) => {
    const own = mine.claims.find(({ id }) => id === claim.id);
    const isSplitAlike = own?.parts?.length === claim.parts?.length;
    return own === undefined || !isSplitAlike ? claim : { ...claim, ...own };
  });
  form.reset({ ...mine, claims }, { keepDefaultValues: true });
}
