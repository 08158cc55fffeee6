import { Flex } from '@mantine/core';
import { legalCalls } from '@prorata/contract/legal/calls';
import type { LegalText } from '@prorata/contract/legal/legal-text';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useField } from '../../../components/form/field.tsx';
import { LegalBox } from '../../../components/markdown.tsx';
import { QueryState } from '../../../components/states.tsx';
import { SectionTitle } from '../../../components/text.tsx';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { ConsentBox } from '../../legal/consent-box.tsx';
import { legalQuery } from '../../legal/legal-query.ts';
import type { OnboardingForm } from './onboarding-values.ts';

type Consent = 'acceptsTermsOfUse' | 'acceptsPrivacyPolicy' | 'acceptsEula';

/** The three texts, each to read in place and to accept by itself. */
export function DocumentsStep() {
  const lang = useLanguage();
  const termsOfUse = useQuery(legalQuery('terms-of-use', lang));
  const privacyPolicy = useQuery(legalQuery('privacy-policy', lang));
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
  return (
    <Flex component="section" direction="column" gap="sm">
      <SectionTitle>{text.data?.title ?? t(`documents.${consent}`)}</SectionTitle>
      <QueryState query={text} rows={3} />
      {text.data && (
        <>
          <LegalBox text={text.data} />
          <ConsentField name={consent} missing={t(`missing.${consent}`)} />
        </>
      )}
    </Flex>
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
    <ConsentBox
      id={field.id}
      ref={field.ref}
      label={field.label}
      error={field.error && missing}
      checked={field.value === true}
      onChange={field.change}
    />
  );
}
