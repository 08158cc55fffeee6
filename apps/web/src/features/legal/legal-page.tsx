import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './legal-page.module.css';
import { LEGAL_KINDS, legalQuery } from './legal-query.ts';
import { LegalText } from './legal-text.tsx';
import { OtherTexts } from './other-texts.tsx';

/** The one view of the three legal texts; the address says which. */
export function LegalPage() {
  const { t } = useTranslation();
  const inWords = useProblem();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const kind = LEGAL_KINDS.find((candidate) => `/${candidate}` === path) ?? 'terms-of-use';
  const text = useQuery(legalQuery(kind, useLanguage()));
  usePageTitle(text.data?.title ?? t('titles.legal'));
  return (
    <div className={classes.page}>
      {text.isPending && <Loading rows={5} />}
      {text.isError && <LoadError {...inWords(text.error)} onRetry={() => void text.refetch()} />}
      {text.data && <LegalText text={text.data} isOutdated={text.isPlaceholderData} />}
      <OtherTexts current={kind} />
    </div>
  );
}
