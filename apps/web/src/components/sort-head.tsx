import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Sorting } from '../platform/list-search.ts';
import classes from './data-table.module.css';

interface SortHeadProps {
  readonly column: {
    readonly head: string;
    readonly isHeadHidden?: boolean;
    readonly align?: 'end';
    readonly from?: 'tablet' | 'desk';
    readonly sort?: string;
  };
  readonly sorting: Sorting | undefined;
}

/** The head of a column; where the list can be ordered by it, a button that does so and turns the order around. */
export function SortHead({ column: { head, isHeadHidden, align, from, sort }, sorting }: SortHeadProps) {
  if (sort === undefined || sorting === undefined) {
    return (
      <Table.Th data-align={align} data-from={from}>
        {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
      </Table.Th>
    );
  }
  const isCurrent = sorting.by === sort;
  const isDescending = isCurrent && sorting.direction === 'desc';
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      data-align={align}
      data-from={from}
      aria-sort={isCurrent ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton
        className={classes.sort ?? ''}
        onClick={() => sorting.onSort(sort, isCurrent && !isDescending ? 'desc' : 'asc')}
      >
        {head}
        {isCurrent && <Arrow size={14} stroke={1.75} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
