import { legalCalls } from '@prorata/contract/legal/calls';
import type { LegalText } from '@prorata/contract/legal/legal-text';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LegalBox } from '../../../components/markdown.tsx';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { ConsentField } from './consent-field.tsx';
import classes from './documents-step.module.css';

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
      <h2 className={classes.title}>{text.data?.title ?? t(`documents.${consent}`)}</h2>
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
