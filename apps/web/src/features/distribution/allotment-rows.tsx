import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { ALLOTMENT_COLUMNS } from '@prorata/domain/distribution/allotments';
import { standingInWords } from '@prorata/i18n/standing-in-words';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderOf, SortButton } from '../../components/data-table.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Sorting } from '../../platform/list-search.ts';
import { Account, Figure, Reserve } from './allotment-parts.tsx';
import { type Allotments, AMOUNTS, isAmount, sumOf } from './allotment-sums.ts';
import classes from './allotment-table.module.css';
import { useReturnOfFocus, useWalk } from './walk-allotments.ts';

const ROW_PX = 36;
const HEAD_PX = 40;
/** Of a column of amounts the head or the sum is the widest: no sign of either may be cut. */
const DIGIT_PX = 8.3;
const LETTER_PX = 6.8;
const ARROW_PX = 4;
const PADDING_PX = 13;

interface RowsProps extends Allotments {
  readonly sorting: Sorting;
  readonly total: number;
}

/** The rows in sight and the sums, with keys to walk from one to the next. */
export function AllotmentRows({ rows, sorting, total, chosen, onChoose }: RowsProps) {
  const { t } = useTranslation('calculation');
  const scroller = useRef<HTMLDivElement>(null);
  const { active, setActive, onKeyDown } = useWalk(rows, scroller);
  const isPrinting = useIsPrinting();
  const language = useLanguage();
  const amountPixels = useMemo(() => {
    const digits = AMOUNTS.map((column) => formatAmount(sumOf(rows, column), language, 'none').length);
    const letters = AMOUNTS.map((column) => t(`table.columns.${column}`).length);
    return Math.ceil(
      Math.max(
        ...digits.map((count) => count * DIGIT_PX),
        ...letters.map((count) => count * LETTER_PX + ARROW_PX),
      ) + PADDING_PX,
    );
  }, [rows, language, t]);
  const chosenAt = rows.findIndex(({ creditorId }) => creditorId === chosen);
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    // The row on which one stands keeps the focus, wherever the rest is scrolled to.
    rangeExtractor: (range) => {
      if (isPrinting) return rows.map((_, at) => at);
      const inSight = new Set([...defaultRangeExtractor(range), active]);
      return [...inSight].filter((at) => at < rows.length).sort(byNumber);
    },
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: HEAD_PX,
  });
  const { scrollToIndex } = lines;
  useEffect(() => {
    if (chosenAt >= 0) scrollToIndex(chosenAt);
  }, [chosenAt, scrollToIndex]);
  useEffect(() => scrollToIndex(active), [active, scrollToIndex]);
  useReturnOfFocus(chosen, scroller);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the names inside
    <div ref={scroller} className={classes.scroller} onKeyDown={onKeyDown}>
      <table
        className={classes.table}
        style={{ '--amount': `${amountPixels}px` } as CSSProperties}
        aria-label={t('table.label')}
        aria-rowcount={rows.length + 2}
      >
        <thead className={classes.head}>
          <tr className={classes.row} aria-rowindex={1}>
            {ALLOTMENT_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes.cell}
                data-column={column}
                data-amount={isAmount(column) || undefined}
                aria-sort={orderOf(sorting, column)}
              >
                <SortButton sort={column} sorting={sorting}>
                  {t(`table.columns.${column}`)}
                </SortButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.body} style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <CreditorRow
                key={row.creditorId}
                row={row}
                at={index}
                start={start}
                isChosen={row.creditorId === chosen}
                isActive={index === active}
                onChoose={() => {
                  setActive(index);
                  onChoose(row.creditorId === chosen ? undefined : row.creditorId);
                }}
              />
            );
          })}
        </tbody>
        <tfoot className={classes.sums}>
          <tr className={classes.row} aria-rowindex={rows.length + 2}>
            <th scope="row" className={classes.cell} data-column="name">
              {t('table.totalOf', { count: rows.length })}
            </th>
            <td className={classes.cell} data-column="rank">
              {rows.length < total && t('table.ofAll', { count: rows.length, total })}
            </td>
            {AMOUNTS.map((column) => (
              <td key={column} className={classes.cell} data-column={column} data-amount>
                <Amount euros={sumOf(rows, column)} unit="none" />
              </td>
            ))}
            <td className={classes.cell} data-column="account" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Paper has no rows out of sight. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return isPrinting;
}

function byNumber(one: number, other: number): number {
  return one - other;
}

interface CreditorRowProps {
  readonly row: AllotmentRow;
  readonly at: number;
  readonly start: number;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function CreditorRow({ row, at, start, isChosen, isActive, onChoose }: CreditorRowProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const rank = standingInWords(row.standings, language);
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      aria-rowindex={at + 2}
      data-chosen={isChosen || undefined}
      onClick={onChoose}
    >
      <td className={classes.cell} data-column="name">
        <UnstyledButton
          className={classes.name ?? ''}
          data-at={at}
          data-creditor={row.creditorId}
          tabIndex={isActive ? 0 : -1}
          aria-pressed={isChosen}
          title={row.name}
          onClick={(event) => {
            event.stopPropagation();
            onChoose();
          }}
        >
          {row.name}
          <VisuallyHidden>, {t('table.explain')}</VisuallyHidden>
        </UnstyledButton>
      </td>
      <td className={classes.cell} data-column="rank">
        <span className={classes.rank} data-class={row.standings[0]?.kind} title={rank}>
          {rank}
        </span>
        <Reserve euros={row.reserved} />
      </td>
      {AMOUNTS.map((column) => (
        <td key={column} className={classes.cell} data-column={column} data-amount>
          <Figure euros={row[column]} />
        </td>
      ))}
      <td className={classes.cell} data-column="account">
        <Account accounts={row.accounts} />
      </td>
    </tr>
  );
}
