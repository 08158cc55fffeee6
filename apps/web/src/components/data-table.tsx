import { Box, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { TableCell } from '@prorata/contract/views/table';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { useProblem } from '../platform/client/problem.ts';
import { useGradually } from '../platform/gradually.tsx';
import { useTranslation } from '../platform/language/use-translation.ts';
import type { Sorting } from '../platform/list-search.ts';
import look from '../platform/theme/theme.module.css';
import classes from './data-table.module.css';
import phone from './phone-cards.module.css';
import { LoadError, Loading } from './states.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** For a column whose content needs no name to those who see it. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** In grey: what helps to find a row but does not name it. */
  readonly isSecondary?: boolean;
  /** Amounts and dates stand right. */
  readonly align?: 'end';
  /** Hidden where there is no room: `tablet` below 900 px, `desk` below 1024. */
  readonly from?: 'tablet' | 'desk';
  /** Shown only to who asks for it. */
  readonly isOptional?: boolean;
  /** What it tells of a row in a file; without it the column stays on the screen. */
  readonly value?: (row: Row) => TableCell;
  /** The name by which the API orders the list; a column without one cannot be ordered. */
  readonly sort?: string;
}

/** Rows of one thing under its name; they must follow each other. */
interface Groups<Row> {
  readonly keyOf: (row: Row) => string;
  readonly head: (key: string) => ReactNode;
  /** Whether its rows are shown. */
  readonly isOpen: (key: string) => boolean;
}

/** Which rows are chosen, to do something with them together. */
export interface RowChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  /** `isRange` from the row that was chosen last up to this one. */
  readonly onChoose: (row: Row, isRange: boolean) => void;
  readonly onChooseAll: (isChosen: boolean) => void;
  /** What the box of a row is called. */
  readonly nameOf: (row: Row) => string;
}

/** What the list shows, or what stands in its place. */
export interface ListState<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Whether other rows are on their way: these stay, dimmed. */
  readonly isOutdated: boolean;
  readonly failure?:
    | { readonly message: string; readonly requestId: string | undefined; readonly retry: () => void }
    | undefined;
}

/** A page of a list as a table shows it: its rows, or why there are none. */
export function useListState<Row>(query: UseQueryResult<{ readonly items: readonly Row[] }>): ListState<Row> {
  const inWords = useProblem();
  return {
    rows: query.data?.items,
    isOutdated: query.isPlaceholderData,
    failure: query.isError ? { ...inWords(query.error), retry: () => void query.refetch() } : undefined,
  };
}

interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly list: ListState<Row>;
  readonly rowId: (row: Row) => string;
  /** Opens a row; the name in its first cell is a link of its own for keyboard and screen reader. */
  readonly onOpen?: (row: Row) => void;
  readonly sorting?: Sorting;
  readonly groups?: Groups<Row>;
  /** Whether each row is a card on a phone, where its columns have no room beside each other. */
  readonly hasPhoneCards?: boolean;
  readonly choice?: RowChoice<Row>;
  /** Stands in for a list without rows. */
  readonly empty: ReactNode;
}

/**
 * Its cells are the browser's own: as components of the library, the hundreds of a list took longer than all the rest of the
 * screen.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, list, onOpen, sorting, hasPhoneCards = false, choice, empty } = props;
  const { failure, isOutdated } = list;
  const rows = useGradually(list.rows);
  if (failure !== undefined) {
    return (
      <Box p="xl">
        <LoadError {...failure} onRetry={failure.retry} />
      </Box>
    );
  }
  if (rows === undefined) return <Loading rows={5} />;
  if (rows.length === 0) return <Box p="xl">{empty}</Box>;
  // Keys push aside what they stand in: where there is nothing to stand on, the table itself.
  const isBare = onOpen === undefined && sorting === undefined && choice === undefined;
  return (
    <div className={classes.scroll} tabIndex={isBare ? 0 : undefined}>
      <Table
        className={`${classes.table} ${hasPhoneCards ? phone.cards : ''}`}
        data-phone-cards={hasPhoneCards || undefined}
        data-choice={choice !== undefined || undefined}
        aria-label={label}
        aria-busy={isOutdated}
        data-outdated={isOutdated || undefined}
      >
        <thead>
          <tr>
            {choice && <ChooseAll rows={rows} choice={choice} />}
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows {...props} rows={rows} />
        </tbody>
      </Table>
    </div>
  );
}

interface ChooseProps<Row> {
  readonly choice: RowChoice<Row>;
}

/** One of the browser's own boxes: a list has a hundred of them. */
function ChooseAll<Row>({ rows, choice }: ChooseProps<Row> & { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('views');
  const count = rows.filter(choice.isChosen).length;
  return (
    <th className={look.tableHeadCell} data-choose>
      <input
        type="checkbox"
        aria-label={t('chooseAll')}
        checked={count === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={({ currentTarget }) => choice.onChooseAll(currentTarget.checked)}
      />
    </th>
  );
}

function Choose<Row>({ row, choice }: ChooseProps<Row> & { readonly row: Row }) {
  const { t } = useTranslation('views');
  return (
    <td className={look.tableCell} data-choose>
      <input
        type="checkbox"
        aria-label={t('choose', { name: choice.nameOf(row) })}
        checked={choice.isChosen(row)}
        onChange={({ nativeEvent }) =>
          choice.onChoose(row, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  );
}

interface RowsProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'onOpen' | 'groups' | 'choice' | 'hasPhoneCards'> {
  readonly rows: readonly Row[];
}

function Rows<Row>({ rows, columns, rowId, onOpen, groups, choice, hasPhoneCards }: RowsProps<Row>) {
  const keyAt = (at: number) => (rows[at] === undefined ? undefined : groups?.keyOf(rows[at]));
  return rows.map((row, at) => {
    const group = keyAt(at);
    return (
      <Fragment key={rowId(row)}>
        {groups && group !== undefined && group !== keyAt(at - 1) && (
          <tr className={classes.group}>
            <th className={look.tableHeadCell} colSpan={columns.length + (choice ? 1 : 0)} scope="rowgroup">
              {groups.head(group)}
            </th>
          </tr>
        )}
        {(group === undefined || groups?.isOpen(group)) && (
          <tr
            className={onOpen && classes.opens}
            data-chosen={choice?.isChosen(row) || undefined}
            onClick={(event) => isOnRowItself(event) && onOpen?.(row)}
          >
            {choice && <Choose row={row} choice={choice} />}
            <Cells row={row} columns={columns} hasPhoneCards={hasPhoneCards === true} />
          </tr>
        )}
      </Fragment>
    );
  });
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly hasPhoneCards: boolean;
}

/** Drawn anew only for another row or other columns: choosing one of two hundred rows leaves the rest as they are. */
const Cells = memo(CellsOf) as typeof CellsOf;

function CellsOf<Row>({ row, columns, hasPhoneCards }: CellsProps<Row>): ReactNode {
  return columns.map(({ key, head, cell, align, from, isSecondary, isHeadHidden }, place) => (
    <td
      key={key}
      className={look.tableCell}
      data-align={align}
      data-from={from}
      data-secondary={isSecondary || undefined}
      data-acts={isHeadHidden}
      data-label={hasPhoneCards && place > 0 && !isHeadHidden && head !== '' ? head : undefined}
    >
      {cell(row)}
    </td>
  ));
}

/** A link, button or menu in the row has its own meaning; so has text that somebody selects. */
function isOnRowItself(event: MouseEvent | KeyboardEvent): boolean {
  const isControl =
    event.target instanceof Element &&
    event.target.closest('a, button, input, [data-choose], [role=menu], [role=dialog]') !== null;
  return (
    !isControl && event.currentTarget.contains(event.target as Node) && !window.getSelection()?.toString()
  );
}

interface SortHeadProps {
  readonly column: Pick<Column<never>, 'head' | 'isHeadHidden' | 'align' | 'from' | 'sort'>;
  readonly sorting: Sorting | undefined;
}

/** The head of a column; where the list can be ordered by it, a button that does so and turns the order around. */
function SortHead({ column: { head, isHeadHidden, align, from, sort }, sorting }: SortHeadProps) {
  if (sort === undefined || sorting === undefined) {
    return (
      <th className={look.tableHeadCell} data-align={align} data-from={from}>
        {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
      </th>
    );
  }
  return (
    <th className={look.tableHeadCell} data-align={align} data-from={from} aria-sort={orderOf(sorting, sort)}>
      <SortButton sort={sort} sorting={sorting}>
        {head}
      </SortButton>
    </th>
  );
}

/** How a list is ordered by a column, as the head of the column tells it. */
export function orderOf({ by, direction }: Sorting, sort: string): 'ascending' | 'descending' | 'none' {
  if (by !== sort) return 'none';
  return direction === 'desc' ? 'descending' : 'ascending';
}

interface SortButtonProps {
  readonly sort: string;
  readonly sorting: Sorting;
  readonly children: string;
}

/** Orders a list by the column over which it stands, and turns the order around. */
export function SortButton({ sort, sorting, children }: SortButtonProps) {
  const order = orderOf(sorting, sort);
  const Arrow = order === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton
      className={classes.sort ?? ''}
      onClick={() => sorting.onSort(sort, order === 'ascending' ? 'desc' : 'asc')}
    >
      {children}
      {order !== 'none' && <Arrow size={14} aria-hidden />}
    </UnstyledButton>
  );
}
