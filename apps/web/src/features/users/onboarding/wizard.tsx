import { Button } from '@mantine/core';
import type { usersCalls } from '@prorata/contract/users/calls';
import type { Me } from '@prorata/contract/users/user';
import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../../components/form/contract-form.tsx';
import { ErrorSummary, FormMessages } from '../../../components/form/form-messages.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import type { Step } from './steps.ts';
import { useOnboarding } from './use-onboarding.ts';
import { useOnboardingLabels } from './use-onboarding-labels.ts';
import { WelcomeStep } from './welcome-step.tsx';
import classes from './wizard.module.css';

/** The registration, step by step. */
export function Wizard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('onboarding');
  const labels = useOnboardingLabels();
  const { form, step, furthest, attempts, goOn, goBack, goTo, send, isSending, outcome } = useOnboarding(me);
  const heading = useFocusOnStep(step);
  const contents: Record<Step, ReactNode> = {
    welcome: <WelcomeStep me={me} />,
    profile: <ProfileStep />,
    organization: <OrganizationStep awaitedBy={me.organization} />,
    documents: <DocumentsStep />,
    review: <ReviewStep onEdit={goTo} />,
  };
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    void (step === 'review' ? send() : goOn());
  };
  return (
    <div className={classes.wizard}>
      <StepList current={step} furthest={furthest} onChoose={goTo} />
      <ContractForm<typeof usersCalls.onboard> form={form} labels={labels} onSubmit={proceed}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {t(`steps.${step}.title`)}
        </h1>
        <p className={classes.intro}>{t(`steps.${step}.intro`)}</p>
        {step === 'review' ? (
          <FormMessages outcome={outcome} title={t('notSent')} />
        ) : (
          <ErrorSummary attempts={attempts} />
        )}
        <div className={classes.content}>{contents[step]}</div>
        <div className={classes.acts}>
          {step !== 'welcome' && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={16} stroke={1.75} />}
              disabled={isSending}
              onClick={goBack}
            >
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            loading={isSending}
            leftSection={step === 'review' && <IconSend size={16} stroke={1.75} />}
          >
            {step === 'welcome' ? t('start') : step === 'review' ? t('send') : t('next')}
          </Button>
        </div>
      </ContractForm>
    </div>
  );
}

/** Each new step begins at its title, for eyes and for screen readers. */
function useFocusOnStep(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
