import { Button, Card, Divider, Flex, Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { usersCalls } from '@prorata/contract/users/calls';
import type { Me } from '@prorata/contract/users/user';
import { LANGUAGES, USER_TYPES } from '@prorata/domain/vocabulary';
import {
  IconArrowLeft,
  IconBuilding,
  IconCheck,
  IconFileText,
  IconSend,
  IconUser,
} from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ContractForm } from '../../../components/form/contract-form.tsx';
import { ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { ErrorSummary, FormMessages } from '../../../components/form/form-messages.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../../components/form/number-fields.tsx';
import { SalutationField } from '../../../components/form/salutation-field.tsx';
import { Hint } from '../../../components/text.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { DocumentsStep } from './documents-step.tsx';
import classes from './onboarding.module.css';
import { employerOf, type OnboardingForm, useOnboardingLabels } from './onboarding-values.ts';
import { OrganizationStep } from './organization-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { STEPS, type Step } from './steps.ts';
import { useOnboarding } from './use-onboarding.ts';

/** The registration, step by step. */
export function Wizard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('onboarding');
  const employer = employerOf(me);
  const labels = useOnboardingLabels(employer);
  const { form, step, furthest, attempts, goOn, goBack, goTo, send, isSending, outcome } = useOnboarding(me);
  const heading = useFocusOnStep(step);
  const contents: Record<Step, ReactNode> = {
    welcome: <WelcomeStep me={me} />,
    profile: <ProfileStep hasFunction={employer === undefined} />,
    organization:
      employer === undefined ? (
        <OrganizationStep awaitedBy={me.organization} />
      ) : (
        <Employer name={employer} />
      ),
    documents: <DocumentsStep />,
    review: <ReviewStep employer={employer} onEdit={goTo} />,
  };
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    void (step === 'review' ? send() : goOn());
  };
  return (
    <div className={classes.wizard}>
      <StepList current={step} furthest={furthest} employer={employer} onChoose={goTo} />
      <ContractForm<typeof usersCalls.onboard> form={form} labels={labels} onSubmit={proceed}>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
          {employer !== undefined && step === 'organization' ? t('creditor.title') : t(`steps.${step}.title`)}
        </Title>
        <Text c="dimmed" maw="40rem" mt="xs" mb="xl">
          {employer === undefined || (step !== 'welcome' && step !== 'organization')
            ? t(`steps.${step}.intro`)
            : step === 'welcome' && t('creditor.intro', { name: employer })}
        </Text>
        <Stack gap="lg">
          {step === 'review' ? (
            <FormMessages outcome={outcome} title={t('notSent')} />
          ) : (
            <ErrorSummary attempts={attempts} />
          )}
          <Stack gap="xl" className={classes.content ?? ''}>
            {contents[step]}
          </Stack>
        </Stack>
        <Divider mt="xxl" mb="lg" />
        <Group justify={step === 'welcome' ? 'flex-end' : 'space-between'} className={classes.acts ?? ''}>
          {step !== 'welcome' && (
            <Button variant="default" leftSection={<IconArrowLeft />} disabled={isSending} onClick={goBack}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" loading={isSending} leftSection={step === 'review' && <IconSend />}>
            {step === 'welcome' ? t('start') : step === 'review' ? t('send') : t('next')}
          </Button>
        </Group>
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
  readonly employer: string | undefined;
  readonly onChoose: (step: Step) => void;
}

/** Where one is in the registration; steps that were reached can be gone back to. */
function StepList({ current, furthest, employer, onChoose }: StepListProps) {
  const { t } = useTranslation('onboarding');
  const position = STEPS.indexOf(current) + 1;
  return (
    <nav className={classes.nav} aria-label={t('progress')}>
      <Hint mb="md">{t('position', { position, count: STEPS.length })}</Hint>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => {
          const isReached = index <= STEPS.indexOf(furthest);
          const isDone = index < STEPS.indexOf(furthest) && step !== current;
          return (
            <li key={step} data-done={isDone || undefined} data-current={step === current || undefined}>
              <UnstyledButton
                className={classes.step ?? ''}
                disabled={!isReached}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onChoose(step)}
              >
                <span className={classes.sign} aria-hidden>
                  {isDone ? <IconCheck size={14} stroke={2.5} /> : index + 1}
                </span>
                {employer !== undefined && step === 'organization'
                  ? t('creditor.organization')
                  : t(`steps.${step}.name`)}
              </UnstyledButton>
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
  const employer = employerOf(me);
  const words = {
    profile: [t('welcome.profile'), t('welcome.profileText')],
    organization: [t('welcome.organization'), t('welcome.organizationText')],
    documents: [t('welcome.documents'), t('welcome.documentsText')],
    ...(employer !== undefined && {
      profile: [t('welcome.profile'), t('creditor.profileText')],
      organization: [t('creditor.organization'), t('creditor.organizationText', { name: employer })],
    }),
  };
  return (
    <>
      <Card p="xl">
        <Flex component="ul" direction="column" gap="lg" m={0} p={0}>
          {NEEDS.map(({ key, icon: NeedIcon }) => (
            <Flex component="li" key={key} gap="md">
              <NeedIcon size={20} color="var(--mantine-color-primary-7)" aria-hidden />
              <div>
                <Text fw={500}>{words[key][0]}</Text>
                <Text c="dimmed">{words[key][1]}</Text>
              </div>
            </Flex>
          ))}
        </Flex>
      </Card>
      <Text c="dimmed">{t('welcome.afterwards')}</Text>
      <Text c="dimmed">{t('welcome.signedInAs', { name, email: me.email ?? '' })}</Text>
    </>
  );
}

/** Who was entered by such an organization has nothing to choose. */
function Employer({ name }: { readonly name: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <Paper bg="primary.0" c="primary.8" px="lg" py="md" radius="lg">
        {t('creditor.awaited', { name })}
      </Paper>
      <Text c="dimmed">{t('creditor.wrong')}</Text>
    </>
  );
}

/** A function in a bailiffs' office is asked only of who works in one. */
function ProfileStep({ hasFunction }: { readonly hasFunction: boolean }) {
  const { t } = useTranslation(['onboarding', 'vocabulary']);
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  const userTypes = USER_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:userType.${value}`),
    text: t(`userTypes.${value}`),
  }));
  return (
    <FieldGrid>
      <SalutationField<OnboardingForm> name="profile.salutation" />
      <TextField<OnboardingForm> name="profile.name" span={4} autoComplete="given-name" required />
      <TextField<OnboardingForm> name="profile.surname" span={5} autoComplete="family-name" required />
      <TextField<OnboardingForm>
        name="profile.email"
        span={6}
        type="email"
        autoComplete="email"
        hint={t('hints.email')}
        required
      />
      <TextField<OnboardingForm> name="profile.phone" span={6} type="tel" autoComplete="tel" />
      <CheckedNumberField<OnboardingForm>
        name="profile.nationalNumber"
        span={6}
        kind={NATIONAL_NUMBER}
        hint={t('hints.nationalNumber')}
      />
      <SelectField<OnboardingForm> name="profile.preferredLanguage" span={6} choices={languages} required />
      {hasFunction && (
        <ChoiceCardsField<OnboardingForm> name="profile.userType" choices={userTypes} required />
      )}
    </FieldGrid>
  );
}
