import { Button } from '@mantine/core';
import type { DossierFinding, DossierValidation } from '@prorata/contract/distribution/finding';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import type { DossierTab } from '../dossiers/dossier-search.ts';
import { validationQuery } from './distribution-queries.ts';
import classes from './findings-card.module.css';
import { canValidate } from './what-may-happen.ts';

/** What stands in the way of a calculation and what should be seen before one, each with the way to mend it. */
export function FindingsCard({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const isPossible = canValidate(dossier);
  const validation = useQuery({ ...validationQuery(dossier.id), enabled: isPossible });
  if (dossier.isClosed || dossier.status === 'Cancelled') return null;
  if (!isPossible) {
    return (
      <p className={classes.notYet}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden /> {t('findings.notYet')}
      </p>
    );
  }
  if (validation.isError) {
    return <LoadError {...inWords(validation.error)} onRetry={() => void validation.refetch()} />;
  }
  if (validation.data === undefined) return <Loading rows={2} />;
  return (
    <Findings
      validation={validation.data}
      at={validation.dataUpdatedAt}
      isBusy={validation.isFetching}
      onAgain={() => void validation.refetch()}
    />
  );
}

interface FindingsProps {
  readonly validation: DossierValidation;
  readonly at: number;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function Findings({ validation, at, isBusy, onAgain }: FindingsProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const errors = validation.findings.filter(({ severity }) => severity === 'error');
  const warnings = validation.findings.filter(({ severity }) => severity === 'warning');
  const time = formatDate(new Date(at).toISOString(), language, 'dateTime').slice(-5);
  return (
    <section className={classes.card} data-wrong={errors.length > 0 || undefined} aria-live="polite">
      <header className={classes.head}>
        {errors.length === 0 ? (
          <IconCircleCheck className={classes.good} size={20} stroke={1.75} aria-hidden />
        ) : (
          <IconExclamationCircle className={classes.bad} size={20} stroke={1.75} aria-hidden />
        )}
        <h2 className={classes.title}>
          {errors.length === 0 ? t('findings.none') : t('findings.errors', { count: errors.length })}
        </h2>
        {warnings.length > 0 && (
          <span className={classes.count}>{t('findings.warnings', { count: warnings.length })}</span>
        )}
        <span className={classes.at}>{t('findings.validatedAt', { time })}</span>
        <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={onAgain}>
          {t('findings.again')}
        </Button>
      </header>
      {validation.findings.length > 0 && (
        <ul className={classes.list}>
          {[...errors, ...warnings].map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same in everything they say.
            <FindingLine key={index} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingLine({ finding }: { readonly finding: DossierFinding }) {
  const { t } = useTranslation('calculation');
  const phraseOf = useFindingPhrase();
  const isError = finding.severity === 'error';
  const FindingIcon = isError ? IconExclamationCircle : IconAlertTriangle;
  const hasPlace = isInDossier(finding);
  return (
    <li className={classes.finding}>
      <FindingIcon className={isError ? classes.bad : classes.warning} size={16} stroke={1.75} aria-hidden />
      <span>
        {finding.creditorName !== null && <strong>{finding.creditorName}: </strong>}
        {phraseOf(finding)} {isError && <code className={classes.code}>{finding.code}</code>}
      </span>
      {hasPlace && (
        <span className={classes.mend}>
          <FindingLink finding={finding}>{isError ? t('findings.mend') : t('findings.look')}</FindingLink>
        </span>
      )}
    </li>
  );
}

/** Where each finding is mended: a tab of the dossier. Users and tariff lie outside, with an administrator. */
const TABS: Partial<Record<DossierFinding['place'], DossierTab>> = {
  general: 'general',
  collection: 'balance',
  statements: 'statements',
  review: 'statements',
};

/** Whether there is something to lead to. */
function isInDossier({ place }: DossierFinding): boolean {
  return TABS[place] !== undefined;
}

/** Leads to where a finding is mended; plain words where that is not in the dossier. */
function FindingLink({
  finding,
  children,
}: {
  readonly finding: DossierFinding;
  readonly children: ReactNode;
}) {
  const tab = TABS[finding.place];
  if (tab === undefined) return children;
  const statement = finding.statementId ?? undefined;
  return (
    <Link
      to="."
      search={{ tab, ...(statement && { [finding.place === 'review' ? 'review' : 'open']: statement }) }}
    >
      {children}
    </Link>
  );
}

const GROUPS = ['dossier', 'calculation', 'gaps', 'attention'] as const;

/** A finding in words: the phrase of its code, with amounts and dates written as the reader writes them. */
export function useFindingPhrase(): (finding: DossierFinding) => string {
  const { t, i18n } = useTranslation('findings');
  const language = useLanguage();
  return ({ code, params }) => {
    const group = GROUPS.find((name) => i18n.exists(`${name}.${code}`, { ns: 'findings' }));
    const written = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, writeValue(name, value)]),
    );
    // The server may be newer than this page and know findings that have no phrase here yet.
    return group === undefined ? code : t(`${group}.${code}` as never, written);
  };

  function writeValue(name: string, value: string | number): string {
    if (typeof value === 'number') return isCount(name) ? String(value) : formatAmount(value, language);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : value;
  }
}

function isCount(name: string): boolean {
  return /^(days|count|percent|rank)$/.test(name);
}
