import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RailSection } from '../../components/block.tsx';
import { DateText } from '../../components/values.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import classes from './general-rail.module.css';
import { type Milestone, milestonesOf } from './milestones.ts';
import { isWork, nextStepOf } from './next-step.ts';
import { useDaysLeft } from './use-days-left.ts';

interface GeneralRailProps {
  readonly dossier: Dossier;
  readonly latest: ReactNode;
}

/** Beside the form: what comes next, until when, and what happened last. */
export function GeneralRail({ dossier, latest }: GeneralRailProps) {
  const { t } = useTranslation('dossiers');
  return (
    <>
      <NextStepCard dossier={dossier} />
      <RailSection title={t('terms.title')}>
        <TermList dossier={dossier} />
      </RailSection>
      {latest}
    </>
  );
}

/** What is to be done next, with the way there. A dossier that is over has none. */
function NextStepCard({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const step = nextStepOf(dossier);
  if (step === undefined) return null;
  const { key, tab, count } = step;
  return (
    <RailSection title={t('nextStep.title')}>
      <div className={classes.card} data-work={isWork(step) || undefined}>
        <p className={classes.what}>{t(`nextStep.${key}.what`, { count })}</p>
        <p className={classes.why}>{t(`nextStep.${key}.why`)}</p>
        <Link to="." search={{ tab }} className={classes.way}>
          {t(`nextStep.to.${tab}`)}
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
        </Link>
      </div>
    </RailSection>
  );
}

/** The way of a dossier in dates: what happened, and until when the next acts are in time. */
function TermList({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const milestones = milestonesOf(dossier);
  if (milestones.length === 0) return <p className={classes.none}>{t('terms.none')}</p>;
  return (
    <ol className={classes.list}>
      {milestones.map((milestone) => (
        <MilestoneItem key={milestone.key} milestone={milestone} />
      ))}
    </ol>
  );
}

function MilestoneItem({ milestone }: { readonly milestone: Milestone }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { date, isDone, movedFrom } = milestone;
  const { words, tone } = useDaysLeft(date, brusselsDate(new Date()));
  return (
    <li className={classes.item} data-done={isDone || undefined}>
      <p className={classes.name}>
        {milestone.kind === 'transaction'
          ? t(`vocabulary:transactionKind.${milestone.key}`)
          : t(`vocabulary:dossierTerm.${milestone.key}`)}
      </p>
      <p className={classes.date}>
        <DateText value={date} />
        {!isDone && (
          <span className={classes.left} data-tone={tone}>
            {` · ${words}`}
          </span>
        )}
      </p>
      {movedFrom && (
        <p className={classes.date}>{t('terms.movedFrom', { date: formatDate(movedFrom, language) })}</p>
      )}
    </li>
  );
}
