import type { ListName, View, ViewContent } from '@prorata/contract/views/view';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Column } from '../data-table.tsx';
import { viewsQuery } from './view-queries.ts';
import {
  chooseColumns,
  contentOf,
  isMovable,
  isSameContent,
  isUnsaid,
  openingView,
  PLAIN,
  searchOf,
} from './view-state.ts';

interface ListViewOptions<Row> {
  readonly list: ListName;
  /** All that the list has, in its own order: the first names the row. */
  readonly columns: readonly Column<Row>[];
  /** The names under which the address holds its filters, beside `search`. */
  readonly filters?: readonly string[];
  /** Of `useListSearch`. */
  readonly change: (changes: Readonly<Record<string, unknown>>) => void;
}

/** How a list is seen: its columns, and the views that can be chosen. */
export interface ListView {
  readonly list: ListName;
  /** Those that can be left out and moved, the shown ones first and in their order. */
  readonly movable: readonly { readonly key: string; readonly head: string; readonly isShown: boolean }[];
  readonly setColumns: (keys: readonly string[]) => void;
  readonly resetColumns: () => void;
  readonly views: readonly View[];
  readonly current: View | undefined;
  /** What is seen now, to be kept. */
  readonly content: ViewContent;
  /** Whether something was changed since the view was chosen. */
  readonly isChanged: boolean;
  readonly choose: (view: View | undefined) => void;
}

const NO_FILTERS: readonly string[] = [];

/** One way for all lists: the address holds what is seen, a view puts it there, and a default opens the list with one. */
export function useListView<Row>(options: ListViewOptions<Row>): {
  readonly columns: readonly Column<Row>[];
  readonly view: ListView;
} {
  const { list, columns: all, filters = NO_FILTERS, change } = options;
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const views = useQuery(viewsQuery(list)).data?.items;
  const opening = openingView(views, search['view']);
  const isOpening = opening !== undefined && isUnsaid(search, filters);
  useEffect(() => {
    if (isOpening) change({ ...searchOf(opening.content, filters), view: opening.id });
  }, [isOpening, opening, filters, change]);
  const content = contentOf(search, filters);
  const keys = content.columns.length > 0 ? content.columns : (opening?.content.columns ?? []);
  const asked = keys.join(',');
  const columns = useMemo(() => chooseColumns(all, asked === '' ? [] : asked.split(',')), [all, asked]);
  const current = views?.find(({ id }) => id === search['view']);
  const isShown = new Set(columns.map(({ key }) => key));
  const movable = [
    ...columns.filter((column) => isMovable(column, all.indexOf(column))),
    ...all.filter((column, place) => isMovable(column, place) && !isShown.has(column.key)),
  ];
  return {
    columns,
    view: {
      list,
      movable: movable.map(({ key, head }) => ({ key, head, isShown: isShown.has(key) })),
      setColumns: (chosen) => change({ columns: chosen.join(','), view: search['view'] ?? opening?.id }),
      resetColumns: () => change({ columns: undefined, ...(opening && { view: PLAIN }) }),
      views: views ?? [],
      current,
      content: { ...content, columns: [...keys] },
      isChanged: current !== undefined && !isSameContent(content, current.content),
      choose: (chosen) =>
        change({
          ...searchOf(chosen?.content ?? NOTHING_SAID, filters),
          view: chosen?.id ?? (views?.some(({ isDefault }) => isDefault) ? PLAIN : undefined),
        }),
    },
  };
}

const NOTHING_SAID: ViewContent = { columns: [], sort: null, filters: {}, pageSize: null };
