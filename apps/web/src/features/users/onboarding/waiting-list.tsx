import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import classes from './waiting-list.module.css';

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
        {title} {query.data && <span className={classes.count}>{total}</span>}
      </h2>
      {query.isPending && <Loading rows={3} />}
      {query.isError && <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />}
      {query.data && items.length === 0 && <p className={classes.nobody}>{nobody}</p>}
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={idOf(item)} className={classes.item}>
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
