import type { View, ViewContent } from '@prorata/contract/views/view';
import { PAGE_SIZES } from '../../platform/list-search.ts';
import type { Column } from '../data-table.tsx';

/** What `view` says in the address of a list that is seen as it is, though another view would open it. */
export const PLAIN = 'plain';

type Values = Readonly<Record<string, unknown>>;

/** Where the address keeps what a view says; the rest of it is not the list's. */
function keysOf(filters: readonly string[]): readonly string[] {
  return ['columns', 'sort', 'direction', 'size', 'search', ...filters];
}

/** Whether the address says nothing of how the list is seen, so that it opens as its reader wants it. */
export function isUnsaid(search: Values, filters: readonly string[]): boolean {
  return ['view', 'page', ...keysOf(filters)].every((key) => search[key] === undefined);
}

/** What the address says of the list, as a view keeps it. */
export function contentOf(search: Values, filters: readonly string[]): ViewContent {
  const { columns, sort, direction, size } = search;
  const said = ['search', ...filters].flatMap((key) => {
    const value = search[key];
    if (typeof value === 'number') return [[key, String(value)] as const];
    return typeof value === 'string' || typeof value === 'boolean' ? [[key, value] as const] : [];
  });
  return {
    columns: typeof columns === 'string' ? columns.split(',') : [],
    sort: typeof sort === 'string' ? { by: sort, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
    filters: Object.fromEntries(said),
    pageSize: typeof size === 'number' ? size : null,
  };
}

/** What the address has to say for the list to be seen so; what the view does not speak of leaves the address. */
export function searchOf(
  { columns, sort, filters: said, pageSize }: ViewContent,
  filters: readonly string[],
): Values {
  return {
    ...Object.fromEntries(['search', ...filters].map((key) => [key, said[key]])),
    columns: columns.length === 0 ? undefined : columns.join(','),
    sort: sort?.by,
    direction: sort?.direction,
    size: PAGE_SIZES.find((size) => size === pageSize),
    page: undefined,
  };
}

export function isSameContent(one: ViewContent, other: ViewContent): boolean {
  const inOrder = ({ columns, sort, filters, pageSize }: ViewContent) =>
    JSON.stringify([columns, sort && [sort.by, sort.direction], Object.entries(filters).sort(), pageSize]);
  return inOrder(one) === inOrder(other);
}

/** A column that can be left out and moved: not the one that names the row, and not its acts. */
export function isMovable<Row>(column: Column<Row>, place: number): boolean {
  return place > 0 && !isOfActs(column);
}

function isOfActs<Row>({ isHeadHidden, head }: Column<Row>): boolean {
  return isHeadHidden === true || head === '';
}

/**
 * The columns to show: the one that names the row first, its acts last, and between them those asked for. Keys that no column
 * has (of an older view, or typed into the address) are passed over; without any that are known the list shows its own.
 */
export function chooseColumns<Row>(
  all: readonly Column<Row>[],
  keys: readonly string[],
): readonly Column<Row>[] {
  const movable = all.filter(isMovable);
  const asked = [...new Set(keys)].flatMap((key) => movable.find((column) => column.key === key) ?? []);
  const shown = asked.length > 0 ? asked : movable.filter(({ isOptional }) => isOptional !== true);
  return [...all.slice(0, 1), ...shown, ...all.slice(1).filter(isOfActs)];
}

/** The view by whose columns a list is seen while the address names none. */
export function openingView(views: readonly View[] | undefined, view: unknown): View | undefined {
  return view === undefined ? views?.find(({ isDefault }) => isDefault) : undefined;
}
