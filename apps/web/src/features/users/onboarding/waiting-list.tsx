import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import type { Decision } from '../../organizations/approval-dialog.tsx';
import classes from './waiting.module.css';

interface WaitingListProps<Item> {
  readonly title: string;
  /** What to say when the list is empty. */
  readonly nobody: string;
  readonly query: UseQueryResult<{ readonly items: readonly Item[]; readonly total: number }>;
  readonly idOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** One of the two columns: those who wait, each with what decides on them. */
export function WaitingList<Item>({ title, nobody, query, idOf, children }: WaitingListProps<Item>) {
  const { t } = useTranslation('onboarding');
  const inWords = useProblem();
  const { items = [], total = 0 } = query.data ?? {};
  return (
    <section className={classes.list}>
      <h2 className={classes.title}>
        {title} {query.data && <span className={classes.waitingListCount}>{total}</span>}
      </h2>
      {query.isPending && <Loading rows={3} />}
      {query.isError && <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />}
      {query.data && items.length === 0 && <p className={classes.nobody}>{nobody}</p>}
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={idOf(item)} className={classes.waitingListItem}>
            {children(item)}
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className={classes.nobody}>{t('list.more', { count: total - items.length })}</p>
      )}
    </section>
  );
}

interface WaitingItemProps {
  /** A link to the whole of it. */
  readonly name: ReactNode;
  /** Lines under the name. */
  readonly children: ReactNode;
  /** Why it cannot be approved yet. */
  readonly notYet?: string | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/** Somebody, or an office, that waits; and the two decisions. */
export function WaitingItem({ name, children, notYet, onDecide }: WaitingItemProps) {
  const { t } = useTranslation('forms');
  const reason = useId();
  const isImpossible = notYet !== undefined;
  return (
    <div className={classes.waitingItemItem}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {children}
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          {...(isImpossible && { 'data-disabled': true, 'aria-describedby': reason })}
          aria-disabled={isImpossible}
          onClick={() => !isImpossible && onDecide('approve')}
        >
          {t('approval.approve')}
        </Button>
        <Button variant="subtle" color="negative" onClick={() => onDecide('disapprove')}>
          {t('approval.disapprove')}
        </Button>
      </div>
      {notYet && (
        <p id={reason} className={classes.reason}>
          {notYet}
        </p>
      )}
    </div>
  );
}
