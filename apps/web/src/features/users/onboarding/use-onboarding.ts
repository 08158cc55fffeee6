import { usersCalls } from '@prorata/contract/users/calls';
import type { Me } from '@prorata/contract/users/user';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { useSaving } from '../../../components/form/use-saving.ts';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { ownUserQuery } from '../../../platform/session/own-user-query.ts';
import { findDraft, forgetDraft, keepDraft } from './draft.ts';
import { type OnboardingForm, startingValues, withChosenOffice } from './onboarding-values.ts';
import { fieldsOf, reachableStep, STEPS, type Step, stepAfter, stepBefore, stepOf } from './steps.ts';

/** A registration from its first step to its sending; it survives a reload. */
export function useOnboarding(me: Me) {
  const language = useLanguage();
  const owner = me.email ?? '';
  const [draft] = useState(() => findDraft(owner));
  const [starting] = useState(() => draft?.values ?? startingValues(me, language));
  const form = useContractForm(usersCalls.onboard, starting, withChosenOffice);
  const { step, furthest, goTo } = useSteps(draft?.furthest ?? 'welcome');
  const [attempts, setAttempts] = useState(0);
  const sending = useSending(form, goTo);

  // Their functions stay the same while the form is drawn again: what was forgotten after sending is not kept once more.
  const { subscribe, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(owner, { values, furthest }),
      }),
    [subscribe, owner, furthest],
  );
  useEffect(() => keepDraft(owner, { values: getValues(), furthest }), [getValues, owner, furthest]);

  const goOn = async () => {
    const fields = fieldsOf(step) as FieldPath<OnboardingForm>[];
    if (fields.length > 0 && !(await form.trigger(fields))) return setAttempts((count) => count + 1);
    setAttempts(0);
    goTo(stepAfter(step));
  };
  return { form, step, furthest, attempts, goOn, goBack: () => goTo(stepBefore(step)), goTo, ...sending };
}

/** The step that is shown, which the address bar holds, and the furthest one reached. */
function useSteps(reached: Step) {
  const { step: wanted } = useSearch({ from: '/plain/onboarding' });
  const navigate = useNavigate();
  const [furthest, setFurthest] = useState(reached);
  const goTo = (step: Step) => {
    if (STEPS.indexOf(step) > STEPS.indexOf(furthest)) setFurthest(step);
    void navigate({ to: '/onboarding', search: { step } });
  };
  return { step: reachableStep(wanted, furthest), furthest, goTo };
}

function useSending(
  form: ReturnType<typeof useContractForm<typeof usersCalls.onboard>>,
  goTo: (step: Step) => void,
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(usersCalls.onboard, { body: { ...body, language } }),
    onSaved: (registered) => {
      forgetDraft();
      queries.setQueryData(ownUserQuery.queryKey, registered);
      return navigate({ to: '/app' });
    },
    onRefused: ([first]) => first !== undefined && goTo(stepOf(first)),
  });
  return { send: submit, isSending: isSaving, outcome };
}
