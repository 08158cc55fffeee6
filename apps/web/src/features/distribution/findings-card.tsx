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
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { validationQuery } from './distribution-queries.ts';
import { FindingLink, isInDossier } from './finding-link.tsx';
import classes from './findings-card.module.css';
import { useFindingPhrase } from './use-finding-phrase.ts';
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
