import { ActionIcon, Checkbox, Tooltip } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { IconChevronsLeft, IconChevronsRight, IconFileUpload } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { orderOf, SortButton } from '../../components/data-table.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Sorting } from '../../platform/list-search.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { type GridColumn, isAmount } from './grid-cells.ts';
import { ClaimLines } from './grid-claims.tsx';
import { useDroppedFiles } from './grid-drop.ts';
import { GridRow, type RowActs, useMissingDocuments } from './grid-row.tsx';
import { sumRows } from './grid-rows.ts';
import classes from './statement-grid.module.css';
import { useCreditorName } from './statement-state.tsx';
import { type Grid, useGridNow } from './use-grid.ts';
import { besideAmounts, type GridColumns, layoutOf, PART_COLUMNS } from './use-grid-columns.ts';

const ROW_PX = 36;
const HEAD_PX = 62;
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
  readonly columns: GridColumns;
  readonly sorting: Sorting;
  readonly acts: RowActs;
}

/** One row for each creditor, with cells that are edited in place; only the rows in sight are drawn. */
export function StatementGrid({ dossier, rows, grid, columns, sorting, acts }: StatementGridProps) {
  const { t } = useTranslation('statements');
  const scroller = useRef<HTMLDivElement>(null);
  const activeAt = rows.findIndex(({ id }) => id === grid.active?.rowId);
  const isPrinting = usePrinting();
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // The places of all rows are counted anew when this is another function.
    getItemKey: useCallback((at: number) => rows[at]?.id ?? at, [rows]),
    estimateSize: (at) => ROW_PX + (grid.unfolded.has(rows[at]?.id ?? '') ? UNFOLDED_PX : 0),
    overscan: 8,
    // The row on which one stands keeps the focus, wherever the rest is scrolled to.
    rangeExtractor: (range) =>
      isPrinting
        ? rows.map((_, at) => at)
        : [...new Set([...defaultRangeExtractor(range), Math.max(0, activeAt)])].sort(byNumber),
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: 2 * ROW_PX,
  });
  const gridNow = useGridNow(grid);
  const dropped = useDroppedFiles(dossier);
  const shown = columns.columns;
  const { scrollToIndex } = lines;
  useEffect(() => {
    if (activeAt >= 0) scrollToIndex(activeAt);
  }, [activeAt, scrollToIndex]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the clipboard are those of the cells inside
    <div ref={scroller} className={classes.scroller} onKeyDown={grid.onKeyDown} onPaste={grid.onPaste}>
      <table
        className={classes.grid}
        style={layoutOf(columns.columns)}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked through is a grid
        role="grid"
        aria-label={t('label')}
        aria-rowcount={rows.length + 3}
        aria-colcount={columns.columns.length + 2}
      >
        <Head rows={rows} grid={grid} columns={columns} sorting={sorting} />
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
              {...(!isPrinting && { style: { transform: `translateY(${start}px)` } })}
              {...dropped.listenersOf(row)}
            >
              {dropped.over?.rowId === row.id && <DropPlace row={row} count={dropped.over.count} />}
              <GridRow
                row={row}
                at={index}
                grid={gridNow}
                columns={shown}
                isReadOnly={dossier.isReadOnly}
                acts={acts}
                active={grid.active?.rowId === row.id ? grid.active.column : undefined}
                isFirst={grid.active === undefined && index === 0}
                draft={grid.active?.rowId === row.id ? grid.draft : undefined}
                states={grid.states.get(row.id)}
                isChosen={grid.chosen.has(row.id)}
                isUnfolded={isUnfolded}
              />
              {isUnfolded && (
                <ClaimLines
                  dossier={dossier}
                  row={row}
                  columns={shown}
                  isAdding={grid.adding === row.id}
                  onAdding={(isAdding) => grid.setAdding(isAdding ? row.id : undefined)}
                />
              )}
            </tbody>
          );
        })}
        <Sums rows={rows} columns={shown} />
      </table>
    </div>
  );
}

/** Over a row on which files are about to be dropped: whose they become, and what that one still lacks. */
function DropPlace({ row, count }: { readonly row: StatementRow; readonly count: number }) {
  const { t } = useTranslation('statements');
  const name = useCreditorName()(row);
  const missing = useMissingDocuments(row);
  return (
    <tr className={classes.drop}>
      <td>
        <IconFileUpload size={16} aria-hidden /> <b>{t('grid.drop', { count, name })}</b>{' '}
        {missing.length > 0 && t('documentsMissing', { parts: missing.join(', ') })}
      </td>
    </tr>
  );
}

function byNumber(one: number, other: number): number {
  return one - other;
}

interface HeadProps extends Pick<StatementGridProps, 'rows' | 'grid' | 'columns' | 'sorting'> {}

function Head({ rows, grid, columns, sorting }: HeadProps) {
  const { t } = useTranslation('statements');
  const isAll = rows.length > 0 && rows.every(({ id }) => grid.chosen.has(id));
  return (
    <thead className={classes.head}>
      <Groups columns={columns} />
      <tr className={classes.row} aria-rowindex={2}>
        <th className={classes.cell} data-column="choice">
          <Checkbox
            size="xs"
            aria-label={t('grid.chooseAll')}
            checked={isAll}
            indeterminate={!isAll && grid.chosen.size > 0}
            onChange={() => grid.setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
        </th>
        {columns.columns.map((column) => (
          <ColumnHead key={column} column={column} sorting={sorting} />
        ))}
        <td className={classes.cell} data-column="acts" />
      </tr>
    </thead>
  );
}

/** What the amounts are, over their columns, with the way to fold out of what they are made. */
function Groups({ columns: { columns, isShown, show } }: Pick<HeadProps, 'columns'>) {
  const { t } = useTranslation('statements');
  const hasParts = PART_COLUMNS.some(isShown);
  const parts = PART_COLUMNS.filter(isShown).length;
  const amounts = columns.filter(isAmount).length - parts;
  const before = columns.indexOf(hasParts ? 'principal' : 'declared') + 1;
  const label = t(hasParts ? 'grid.foldParts' : 'grid.unfoldParts');
  const Chevrons = hasParts ? IconChevronsLeft : IconChevronsRight;
  const fold = (
    <Tooltip label={label}>
      <ActionIcon
        size={24}
        aria-label={label}
        aria-expanded={hasParts}
        onClick={() => show(PART_COLUMNS, !hasParts)}
      >
        <Chevrons size={14} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <tr className={classes.groups} aria-rowindex={1}>
      <td className={classes.before} colSpan={before} style={{ gridColumn: `span ${before}` }} />
      {hasParts && (
        <th
          className={classes.group}
          scope="colgroup"
          colSpan={parts}
          style={{ gridColumn: `span ${parts}` }}
        >
          {t('grid.parts')} {fold}
        </th>
      )}
      <th
        className={classes.group}
        scope="colgroup"
        colSpan={amounts}
        style={{ gridColumn: `span ${amounts}` }}
      >
        {!hasParts && fold} {t('grid.inEuro')}
      </th>
    </tr>
  );
}

/** The head of a column; where the grid can be ordered by it, a button that does so and turns the order around. */
function ColumnHead({ column, sorting }: { readonly column: GridColumn; readonly sorting: Sorting }) {
  const { t } = useTranslation('statements');
  const sort = SORTS[column];
  const head = t(`columns.${column}`);
  return (
    <th
      className={classes.cell}
      data-column={column}
      data-amount={isAmount(column) || undefined}
      {...(sort && { 'aria-sort': orderOf(sorting, sort) })}
    >
      {sort === undefined ? (
        head
      ) : (
        <SortButton sort={sort} sorting={sorting}>
          {head}
        </SortButton>
      )}
    </th>
  );
}

/** What all rows in the grid come to; it stays in sight. */
function Sums({
  rows,
  columns,
}: {
  readonly rows: readonly StatementRow[];
  readonly columns: readonly GridColumn[];
}) {
  const { t } = useTranslation('statements');
  const sums = useMemo(() => sumRows(rows), [rows]);
  const before = columns.slice(1, columns.findIndex(isAmount));
  return (
    <tfoot className={classes.foot}>
      <tr className={classes.row} aria-rowindex={rows.length + 3}>
        <td className={classes.cell} data-column="choice" />
        <td className={classes.cell} data-column="creditor">
          {t('grid.total', { count: rows.length })}
        </td>
        {before.map((column) => (
          <td key={column} className={classes.cell} data-column={column} />
        ))}
        {columns.filter(isAmount).map((column) => (
          <td
            key={column}
            className={classes.cell}
            data-column={column}
            data-amount
            data-less={(column === 'rejected' && sums.rejected > 0) || undefined}
          >
            <Amount euros={column === 'rejected' ? -sums.rejected || null : sums[column]} unit="none" />
          </td>
        ))}
        <td className={classes.rest} style={besideAmounts(columns, -1)}>
          <span>
            {t('grid.privileged')}{' '}
            <b>
              <Amount euros={sums.privileged} unit="none" />
            </b>
          </span>{' '}
          <span>
            {t('grid.ordinary')}{' '}
            <b>
              <Amount euros={sums.ordinary} unit="none" />
            </b>
          </span>
        </td>
      </tr>
    </tfoot>
  );
}
