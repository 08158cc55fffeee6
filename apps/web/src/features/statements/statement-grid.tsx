import { Checkbox, UnstyledButton } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Sorting } from '../../platform/list-search.ts';
import { GRID_COLUMNS, type GridColumn } from './grid-cells.ts';
import { ClaimLines } from './grid-claims.tsx';
import { GridRow, type RowActs } from './grid-row.tsx';
import { sumRows } from './grid-rows.ts';
import classes from './statement-grid.module.css';
import { type Grid, useGridNow } from './use-grid.ts';

const ROW_PX = 36;
/** Until the claims of an unfolded row are there and can be measured. */
const UNFOLDED_PX = 72;
/** What the bar with the acts covers of the last rows. */
const BAR_PX = 76;

const SORTS: Partial<Record<GridColumn, string>> = {
  creditor: 'creditorName',
  declared: 'amountDeclared',
  rejected: 'amountRejected',
  admitted: 'totalAmountClaimed',
  state: 'reviewState',
};

interface StatementGridProps {
  readonly dossier: Dossier;
  readonly rows: readonly StatementRow[];
  readonly grid: Grid;
  readonly sorting: Sorting;
  readonly acts: RowActs;
}

/** One row for each creditor, with cells that are edited in place; only the rows in sight are drawn. */
export function StatementGrid({ dossier, rows, grid, sorting, acts }: StatementGridProps) {
  const { t } = useTranslation('statements');
  const scroller = useRef<HTMLDivElement>(null);
  const activeAt = rows.findIndex(({ id }) => id === grid.active?.rowId);
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // The places of all rows are counted anew when this is another function.
    getItemKey: useCallback((at: number) => rows[at]?.id ?? at, [rows]),
    estimateSize: (at) => ROW_PX + (grid.unfolded.has(rows[at]?.id ?? '') ? UNFOLDED_PX : 0),
    overscan: 8,
    // The row on which one stands keeps the focus, wherever the rest is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, activeAt)])].sort(byNumber),
    scrollPaddingStart: 2 * ROW_PX,
    scrollPaddingEnd: 2 * ROW_PX,
  });
  const gridNow = useGridNow(grid);
  const { scrollToIndex } = lines;
  useEffect(() => {
    if (activeAt >= 0) scrollToIndex(activeAt);
  }, [activeAt, scrollToIndex]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the clipboard are those of the cells inside
    <div ref={scroller} className={classes.scroller} onKeyDown={grid.onKeyDown} onPaste={grid.onPaste}>
      <table
        className={classes.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked through is a grid
        role="grid"
        aria-label={t('label')}
        aria-rowcount={rows.length + 2}
        aria-colcount={GRID_COLUMNS.length + 2}
      >
        <Head rows={rows} grid={grid} sorting={sorting} />
        <tbody aria-hidden style={{ height: lines.getTotalSize() + (grid.chosen.size > 0 ? BAR_PX : 0) }} />
        {lines.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isUnfolded = grid.unfolded.has(row.id);
          return (
            <tbody
              key={key}
              ref={lines.measureElement}
              data-index={index}
              className={classes.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              <GridRow
                row={row}
                at={index}
                grid={gridNow}
                isReadOnly={dossier.isReadOnly}
                acts={acts}
                active={grid.active?.rowId === row.id ? grid.active.column : undefined}
                isFirst={grid.active === undefined && index === 0}
                draft={grid.active?.rowId === row.id ? grid.draft : undefined}
                states={grid.states.get(row.id)}
                isChosen={grid.chosen.has(row.id)}
                isUnfolded={isUnfolded}
              />
              {isUnfolded && <ClaimLines dossier={dossier} row={row} />}
            </tbody>
          );
        })}
        <Sums rows={rows} />
      </table>
    </div>
  );
}

function byNumber(one: number, other: number): number {
  return one - other;
}

interface HeadProps extends Pick<StatementGridProps, 'rows' | 'grid' | 'sorting'> {}

function Head({ rows, grid, sorting }: HeadProps) {
  const { t } = useTranslation('statements');
  const isAll = rows.length > 0 && rows.every(({ id }) => grid.chosen.has(id));
  return (
    <thead className={classes.head}>
      <tr className={classes.row} aria-rowindex={1}>
        <th className={classes.cell} data-column="choice">
          <Checkbox
            size="xs"
            aria-label={t('grid.chooseAll')}
            checked={isAll}
            indeterminate={!isAll && grid.chosen.size > 0}
            onChange={() => grid.setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
        </th>
        {GRID_COLUMNS.map((column) => (
          <ColumnHead key={column} column={column} sorting={sorting} />
        ))}
        <td className={classes.cell} data-column="acts" />
      </tr>
    </thead>
  );
}

/** The head of a column; where the grid can be ordered by it, a button that does so and turns the order around. */
function ColumnHead({ column, sorting }: { readonly column: GridColumn; readonly sorting: Sorting }) {
  const { t } = useTranslation('statements');
  const sort = SORTS[column];
  const head = t(`columns.${column}`);
  if (sort === undefined) {
    return (
      <th className={classes.cell} data-column={column}>
        {head}
      </th>
    );
  }
  const isCurrent = sorting.by === sort;
  const isDescending = isCurrent && sorting.direction === 'desc';
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      className={classes.cell}
      data-column={column}
      aria-sort={isCurrent ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton
        className={classes.sort ?? ''}
        onClick={() => sorting.onSort(sort, isCurrent && !isDescending ? 'desc' : 'asc')}
      >
        {head}
        {isCurrent && <Arrow size={14} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}

/** What all rows in the grid come to; it stays in sight. */
function Sums({ rows }: { readonly rows: readonly StatementRow[] }) {
  const { t } = useTranslation('statements');
  const sums = useMemo(() => sumRows(rows), [rows]);
  return (
    <tfoot className={classes.foot}>
      <tr className={classes.row} aria-rowindex={rows.length + 2}>
        <td className={classes.cell} data-column="choice" />
        <td className={classes.cell} data-column="creditor">
          {t('grid.total', { count: rows.length })}
        </td>
        <td className={classes.cell} data-column="number" />
        <td className={classes.cell} data-column="kind" />
        <td className={classes.cell} data-column="declared">
          <Amount euros={sums.declared} unit="none" />
        </td>
        <td className={classes.cell} data-column="rejected" data-less={sums.rejected > 0 || undefined}>
          <Amount euros={sums.rejected > 0 ? -sums.rejected : null} unit="none" />
        </td>
        <td className={classes.cell} data-column="admitted">
          <Amount euros={sums.admitted} unit="none" />
        </td>
        <td className={classes.rest}>
          {t('grid.privileged')}{' '}
          <b>
            <Amount euros={sums.privileged} unit="none" />
          </b>{' '}
          {t('grid.ordinary')}{' '}
          <b>
            <Amount euros={sums.ordinary} unit="none" />
          </b>
        </td>
      </tr>
    </tfoot>
  );
}
