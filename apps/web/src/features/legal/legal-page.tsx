import { Button } from '@mantine/core';
import type { LegalText as Text } from '@prorata/contract/legal/legal-text';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../components/markdown.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './legal.module.css';
import { LEGAL_KINDS, type LegalKind, legalQuery } from './legal-query.ts';

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

interface LegalTextProps {
  readonly text: Text;
  /** Whether another language is on its way. */
  readonly isOutdated: boolean;
}

function LegalText({ text, isOutdated }: LegalTextProps) {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  return (
    <article className={classes.text} lang={text.language} data-outdated={isOutdated || undefined}>
      <h1 className={classes.title}>{text.title}</h1>
      <div className={classes.version}>
        <p>
          {t('legal.inForceSince', { date: formatDate(text.publishedOn, language) })}
          {text.version !== text.publishedOn && ` · ${t('legal.version', { version: text.version })}`}
        </p>
        <Button
          className={classes.print ?? ''}
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('legal.print')}
        </Button>
      </div>
      <Markdown text={text.body} />
    </article>
  );
}

const NAMES = {
  'terms-of-use': 'legal.termsOfUse',
  'privacy-policy': 'legal.privacyPolicy',
  'terms-and-conditions': 'legal.termsAndConditions',
} as const satisfies Record<LegalKind, string>;

function OtherTexts({ current }: { readonly current: LegalKind }) {
  const { t } = useTranslation(['start', 'pages']);
  return (
    <nav className={classes.others} aria-label={t('pages:legal.others')}>
      <Link to="/">{t('pages:toStart')}</Link>
      {LEGAL_KINDS.filter((kind) => kind !== current).map((kind) => (
        <Link key={kind} to={`/${kind}`}>
          {t(NAMES[kind])}
        </Link>
      ))}
    </nav>
  );
}
