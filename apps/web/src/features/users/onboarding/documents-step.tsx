import { Checkbox } from '@mantine/core';
import { legalCalls } from '@prorata/contract/legal/calls';
import type { LegalText } from '@prorata/contract/legal/legal-text';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../components/form/field.tsx';
import { LegalBox } from '../../../components/markdown.tsx';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import classes from './onboarding.module.css';
import type { OnboardingForm } from './onboarding-values.ts';

type Consent = 'acceptsTermsOfUse' | 'acceptsPrivacyPolicy' | 'acceptsEula';

/** The three texts, each to read in place and to accept by itself. */
export function DocumentsStep() {
  const lang = useLanguage();
  const termsOfUse = useQuery({
    queryKey: ['legal', 'terms-of-use', lang],
    queryFn: ({ signal }) => request(legalCalls.readTermsOfUse, { query: { lang }, signal }),
    placeholderData: keepPreviousData,
  });
  const privacyPolicy = useQuery({
    queryKey: ['legal', 'privacy-policy', lang],
    queryFn: ({ signal }) => request(legalCalls.readPrivacyPolicy, { query: { lang }, signal }),
    placeholderData: keepPreviousData,
  });
  const licence = useQuery({
    queryKey: ['legal', 'licence-agreement', lang],
    queryFn: async ({ signal }) =>
      (await request(legalCalls.canAcceptOrganizationEula, { query: { lang }, signal })).agreement,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Document consent="acceptsTermsOfUse" text={termsOfUse} />
      <Document consent="acceptsPrivacyPolicy" text={privacyPolicy} />
      <Document consent="acceptsEula" text={licence} />
    </>
  );
}

interface DocumentProps {
  readonly consent: Consent;
  readonly text: UseQueryResult<LegalText>;
}

/** What could not be read cannot be accepted. */
function Document({ consent, text }: DocumentProps) {
  const { t } = useTranslation('onboarding');
  const inWords = useProblem();
  return (
    <section className={classes.document}>
      <h2 className={classes.documentsStepTitle}>{text.data?.title ?? t(`documents.${consent}`)}</h2>
      {text.isPending && <Loading rows={3} />}
      {text.isError && <LoadError {...inWords(text.error)} onRetry={() => void text.refetch()} />}
      {text.data && (
        <>
          <LegalBox text={text.data} />
          <ConsentField name={consent} missing={t(`missing.${consent}`)} />
        </>
      )}
    </section>
  );
}

interface ConsentFieldProps {
  readonly name: 'acceptsTermsOfUse' | 'acceptsPrivacyPolicy' | 'acceptsEula' | 'confirmsBailiffOrEmployee';
  /** What to say to someone who goes on without it. */
  readonly missing: string;
}

/** A box that must be ticked. */
export function ConsentField({ name, missing }: ConsentFieldProps) {
  const field = useField<OnboardingForm>({ name });
  return (
    <Checkbox
      id={field.id}
      ref={field.ref}
      classNames={{ label: classes.label ?? '', inner: classes.inner ?? '' }}
      label={field.label}
      error={field.error && missing}
      checked={field.value === true}
      onChange={({ currentTarget: { checked } }) => field.change(checked)}
    />
  );
}
