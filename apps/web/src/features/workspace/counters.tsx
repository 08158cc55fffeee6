import type { WorkspaceSummary } from '@prorata/contract/workspace/inbox';
import type { WorkspaceGroup } from '@prorata/domain/workspace/invitation-state';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Hint } from '../../components/text.tsx';
import {
  formatAmount,
  formatCount,
  formatDate,
  NOTHING,
  useLanguage,
} from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './workspace.module.css';

/** What there is to do and what came of it, in five figures. */
export function Counters({ summary }: { readonly summary: WorkspaceSummary }) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const { groups, firstDay, dueThisWeek } = summary;
  const count = (of: number) => formatCount(of, language);
  return (
    <ul className={classes.counters} aria-label={t('counters.label')}>
      <Counter tone="warning" figure={count(groups.toDo)} name={t('counters.toDo')} group="toDo">
        {t('counters.unassigned', { count: summary.unassigned })}
      </Counter>
      <Counter
        tone={dueThisWeek > 0 ? 'negative' : 'none'}
        figure={count(dueThisWeek)}
        name={t('counters.dueThisWeek')}
      >
        {firstDay === null ? NOTHING : t('counters.firstDay', { date: formatDate(firstDay, language) })}
      </Counter>
      <Counter
        tone="primary"
        figure={count(groups.withOffice)}
        name={t('counters.withOffice')}
        group="withOffice"
      >
        {t('counters.withOfficeHint')}
      </Counter>
      <Counter tone="accent" figure={count(summary.draftsReceived)} name={t('counters.drafts')}>
        {t('counters.draftsHint')}
      </Counter>
      <Counter
        tone="positive"
        figure={formatAmount(summary.paidThisYear, language)}
        name={t('counters.paid', { year: new Date().getFullYear() })}
        group="done"
      >
        {t('counters.payments', { count: summary.paymentsThisYear })}
      </Counter>
    </ul>
  );
}

interface CounterProps {
  readonly tone: 'warning' | 'negative' | 'primary' | 'accent' | 'positive' | 'none';
  readonly figure: string;
  readonly name: string;
  /** The part of the inbox that it leads to. */
  readonly group?: WorkspaceGroup;
  readonly children: ReactNode;
}

function Counter({ tone, figure, name, group, children }: CounterProps) {
  const words = (
    <>
      <span className={classes.figure}>{figure}</span>
      <span className={classes.figureName}>{name}</span>
      <Hint span>{children}</Hint>
    </>
  );
  return (
    <li>
      {group === undefined ? (
        <div className={classes.counter} data-tone={tone}>
          {words}
        </div>
      ) : (
        <Link to="/app/workspace" search={{ group }} className={classes.counter} data-tone={tone}>
          {words}
        </Link>
      )}
    </li>
  );
}
