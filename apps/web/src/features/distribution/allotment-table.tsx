import { Badge, Button, Menu, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { AllotmentRow } from '@prorata/contract/results/allotment';
import {
  ALLOTMENT_COLUMNS,
  type AllotmentColumn,
  type Arrangement,
  arrangeAllotments,
} from '@prorata/domain/distribution/allotments';
import { sumEuros } from '@prorata/domain/money';
import { standingInWords } from '@prorata/i18n/standing-in-words';
import { IconCheck, IconFileSpreadsheet } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { orderOf, SortButton } from '../../components/data-table.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Sorting } from '../../platform/list-search.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import classes from './allotment-table.module.css';

const AMOUNTS = ['privileged', 'ordinary', 'allotted', 'unpaid'] as const;
type AmountColumn = (typeof AMOUNTS)[number];
const ROW_PX = 36;
const HEAD_PX = 40;
/** Of a column of amounts the head or the sum is the widest: no sign of either may be cut. */
const DIGIT_PX = 8.3;
const LETTER_PX = 6.8;
const ARROW_PX = 4;
const PADDING_PX = 13;

export interface Allotments {
  readonly rows: readonly AllotmentRow[];
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string | undefined) => void;
}

interface AllotmentTableProps extends Allotments {
  /** Saves a file of this text, or the workbook of the server, with what is in view. */
  readonly onSave: (
    kind: 'csv' | 'xlsx',
    what: { readonly csv: string; readonly arrangement: Arrangement },
  ) => void;
  readonly isSaving: boolean;
  /** Each creditor as a card, where there is no room for columns. */
  readonly isNarrow: boolean;
  /** Beside the search. */
  readonly tools?: ReactNode;
  /** Under the sums: that all of it is the money that came in. */
  readonly foot: ReactNode;
}

/** Every creditor with its rank in words and what it gets; only the rows in sight are drawn, the sums always. */
export function AllotmentTable({
  rows,
  onSave,
  isSaving,
  isNarrow,
  tools,
  foot,
  ...choice
}: AllotmentTableProps) {
  const { t } = useTranslation('calculation');
  const [arrangement, setArrangement] = useState<Arrangement>({ search: '', sort: 'rank', direction: 'asc' });
  const shown = useMemo(() => arrangeAllotments(rows, arrangement), [rows, arrangement]);
  const csvOf = useCsv();
  const sorting: Sorting = {
    by: arrangement.sort,
    direction: arrangement.direction,
    onSort: (sort, direction) => setArrangement({ ...arrangement, sort: columnOf(sort), direction }),
  };
  const save = (kind: 'csv' | 'xlsx') => onSave(kind, { csv: csvOf(shown), arrangement });
  return (
    <section className={classes.zone} aria-label={t('table.title')}>
      <header className={classes.tools}>
        <h2 className={classes.title}>{t('table.title')}</h2>
        <span className={classes.count}>{rows.length}</span>
        <SearchBox
          label={t('table.search')}
          value={arrangement.search}
          onChange={(search) => setArrangement((before) => ({ ...before, search }))}
        />
        <span className={classes.spring} />
        {tools}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconFileSpreadsheet />} loading={isSaving}>
              {t('table.export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => save('csv')}>{t('table.csv')}</Menu.Item>
            <Menu.Item onClick={() => save('xlsx')}>{t('table.xlsx')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      {isNarrow ? (
        <Cards rows={shown} {...choice} />
      ) : (
        <Rows rows={shown} sorting={sorting} total={rows.length} {...choice} />
      )}
      {shown.length === 0 && <p className={classes.none}>{t('table.none')}</p>}
      {isNarrow && <CardSums rows={shown} total={rows.length} />}
      <footer className={classes.foot}>{foot}</footer>
    </section>
  );
}

function columnOf(sort: string): AllotmentColumn {
  return ALLOTMENT_COLUMNS.find((column) => column === sort) ?? 'rank';
}

interface RowsProps extends Allotments {
  readonly sorting: Sorting;
  readonly total: number;
}

function Rows({ rows, sorting, total, chosen, onChoose }: RowsProps) {
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

function isAmount(column: AllotmentColumn): column is AmountColumn {
  return AMOUNTS.some((amount) => amount === column);
}

function sumOf(rows: readonly AllotmentRow[], column: AmountColumn): number {
  return sumEuros(rows.map((row) => row[column]));
}

/** Arrows and J and K go from creditor to creditor, of whom the Tab key reaches one. */
function useWalk(rows: readonly AllotmentRow[], scroller: React.RefObject<HTMLDivElement | null>) {
  const [active, setActive] = useState(0);
  const isMoving = useRef(false);
  const last = Math.max(0, rows.length - 1);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus({ preventScroll: true });
  });
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowDown: active + 1, j: active + 1, ArrowUp: active - 1, k: active - 1 },
    ...{ Home: 0, End: last, PageDown: active + 10, PageUp: active - 10 },
  };
  return {
    active: Math.min(active, last),
    setActive,
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const isOnName = event.target instanceof Element && event.target.closest('[data-at]') !== null;
      if (step === undefined || !isOnName || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      isMoving.current = true;
      setActive(Math.min(Math.max(step, 0), last));
    },
  };
}

/** When the explanation closes under the keyboard, one stands again where it was asked for. */
function useReturnOfFocus(
  chosen: string | undefined,
  scroller: React.RefObject<HTMLDivElement | null>,
): void {
  const before = useRef(chosen);
  useEffect(() => {
    const last = before.current;
    before.current = chosen;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (chosen !== undefined || last === undefined || !isLost) return;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-creditor="${CSS.escape(last)}"]`)
      ?.focus({ preventScroll: true });
  }, [chosen, scroller]);
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

/** Nothing is a dash: a column of noughts hides what is there. */
function Figure({ euros }: { readonly euros: number }) {
  return euros === 0 ? NOTHING : <Amount euros={euros} unit="none" />;
}

function Reserve({ euros }: { readonly euros: number }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  if (euros === 0) return null;
  return (
    <Tooltip label={t('table.reserveOf', { amount: formatAmount(euros, language) })}>
      <Badge size="sm" color="warning" variant="light">
        {t('table.reserve')}
      </Badge>
    </Tooltip>
  );
}

const LAST_DIGITS = 4;

/** The end of the account that the money goes to, whole for who points at it. */
function Account({ accounts }: { readonly accounts: readonly string[] }) {
  const { t } = useTranslation('calculation');
  const [first] = accounts;
  if (first === undefined) return <span className={classes.missing}>{t('table.accountMissing')}</span>;
  return (
    <span className={classes.account} title={accounts.join(', ')}>
      ··{first.slice(-LAST_DIGITS)}
      <IconCheck size={14} role="img" aria-label={t('table.accountKnown')} />
    </span>
  );
}

/** On a phone: the name with what it gets, and below it what that is made of. */
function Cards({ rows, chosen, onChoose }: Allotments) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return (
    <ul className={classes.cards} aria-label={t('table.label')}>
      {rows.map((row) => (
        <li
          key={row.creditorId}
          className={classes.card}
          data-chosen={row.creditorId === chosen || undefined}
        >
          <UnstyledButton
            className={classes.cardName ?? ''}
            aria-pressed={row.creditorId === chosen}
            onClick={() => onChoose(row.creditorId)}
          >
            {row.name}
            <VisuallyHidden>, {t('table.explain')}</VisuallyHidden>
          </UnstyledButton>
          <b>
            <Amount euros={row.allotted} unit="none" />
          </b>
          <span className={classes.cardRank}>
            <span className={classes.rank} data-class={row.standings[0]?.kind}>
              {standingInWords(row.standings, language)}
            </span>
            <Reserve euros={row.reserved} />
          </span>
          <Account accounts={row.accounts} />
          <dl className={classes.cardFigures}>
            {AMOUNTS.filter((column) => column !== 'allotted' && row[column] > 0).map((column) => (
              <div key={column}>
                <dt>{t(`table.columns.${column}`)}</dt>
                <dd>
                  <Amount euros={row[column]} unit="none" />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function CardSums({ rows, total }: { readonly rows: readonly AllotmentRow[]; readonly total: number }) {
  const { t } = useTranslation('calculation');
  return (
    <dl className={classes.cardSums}>
      <div>
        <dt>
          {t('table.totalOf', { count: rows.length })}
          {rows.length < total && `, ${t('table.ofAll', { count: rows.length, total })}`}
        </dt>
        <dd>
          <Amount euros={sumOf(rows, 'allotted')} unit="none" />
        </dd>
      </div>
    </dl>
  );
}

/** What is in view as a file for a spreadsheet, with its sums. */
function useCsv(): (rows: readonly AllotmentRow[]) => string {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return (rows) => {
    const written = (euros: number) => euros.toFixed(2).replace('.', ',');
    const cellOf = (row: AllotmentRow, column: AllotmentColumn) => {
      if (column === 'name') return row.name;
      if (column === 'rank') return standingInWords(row.standings, language);
      return column === 'account' ? row.accounts.join(', ') : written(row[column]);
    };
    return writeCsv([
      ALLOTMENT_COLUMNS.map((column) => t(`table.columns.${column}`)),
      ...rows.map((row) => ALLOTMENT_COLUMNS.map((column) => cellOf(row, column))),
      ALLOTMENT_COLUMNS.map((column) => {
        if (column === 'name') return t('table.total');
        return isAmount(column) ? written(sumOf(rows, column)) : '';
      }),
    ]);
  };
}
