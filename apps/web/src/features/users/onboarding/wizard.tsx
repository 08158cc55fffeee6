import { Button } from '@mantine/core';
import type { usersCalls } from '@prorata/contract/users/calls';
import type { Me } from '@prorata/contract/users/user';
import {
  IconArrowLeft,
  IconBuilding,
  IconCheck,
  IconFileText,
  IconSend,
  IconUser,
} from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../../components/form/contract-form.tsx';
import { ErrorSummary, FormMessages } from '../../../components/form/form-messages.tsx';
import { DocumentsStep } from './documents-step.tsx';
import classes from './onboarding.module.css';
import { useOnboardingLabels } from './onboarding-values.ts';
import { OrganizationStep } from './organization-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { STEPS, type Step } from './steps.ts';
import { useOnboarding } from './use-onboarding.ts';

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
        <h1 ref={heading} tabIndex={-1} className={classes.wizardTitle}>
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

interface StepListProps {
  readonly current: Step;
  readonly furthest: Step;
  readonly onChoose: (step: Step) => void;
}

/** Where one is in the registration; steps that were reached can be gone back to. */
function StepList({ current, furthest, onChoose }: StepListProps) {
  const { t } = useTranslation('onboarding');
  const position = STEPS.indexOf(current) + 1;
  return (
    <nav className={classes.nav} aria-label={t('progress')}>
      <p className={classes.position}>{t('position', { position, count: STEPS.length })}</p>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => {
          const isReached = index <= STEPS.indexOf(furthest);
          const isDone = index < STEPS.indexOf(furthest) && step !== current;
          return (
            <li key={step} data-done={isDone || undefined} data-current={step === current || undefined}>
              <button
                type="button"
                className={classes.step}
                disabled={!isReached}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onChoose(step)}
              >
                <span className={classes.sign} aria-hidden>
                  {isDone ? <IconCheck size={14} stroke={2.5} /> : index + 1}
                </span>
                {t(`steps.${step}.name`)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const NEEDS = [
  { key: 'profile', icon: IconUser },
  { key: 'organization', icon: IconBuilding },
  { key: 'documents', icon: IconFileText },
] as const;

/** What a registration is about, for whom it is, and what to have at hand. */
function WelcomeStep({ me }: { readonly me: Me }) {
  const { t } = useTranslation('onboarding');
  const name = [me.name, me.surname].filter(Boolean).join(' ');
  return (
    <>
      <ul className={classes.needs}>
        {NEEDS.map(({ key, icon: NeedIcon }) => (
          <li key={key}>
            <NeedIcon size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={classes.welcomeStepName}>{t(`welcome.${key}`)}</p>
              <p className={classes.welcomeStepText}>{t(`welcome.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.welcomeStepText}>{t('welcome.afterwards')}</p>
      <p className={classes.welcomeStepText}>{t('welcome.signedInAs', { name, email: me.email ?? '' })}</p>
    </>
  );
}
