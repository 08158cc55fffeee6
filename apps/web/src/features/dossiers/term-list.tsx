import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { brusselsDate } from '@prorata/domain/iso-date';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../components/date-text.tsx';
import { formatDate } from '../../components/format.ts';
import { useLanguage } from '../../components/use-language.ts';
import { type Milestone, milestonesOf } from './milestones.ts';
import classes from './term-list.module.css';
import { useDaysLeft } from './use-days-left.ts';

/** The way of a dossier in dates: what happened, and until when the next acts are in time. */
export function TermList({ dossier }: { readonly dossier: Dossier }) {
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
