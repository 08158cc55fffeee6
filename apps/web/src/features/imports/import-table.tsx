import { ActionIcon, Select, VisuallyHidden } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import {
  IMPORT_FIELDS,
  type ImportField,
  isAmountField,
  isBlank,
  textOf,
} from '@prorata/domain/imports/import-fields';
import { openFaults, type RowState } from '@prorata/domain/imports/import-state';
import type { ImportRow } from '@prorata/domain/imports/read-import';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { IconX } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { CellEditor } from './cell-editor.tsx';
import { CreditorCell } from './creditor-cell.tsx';
import { certaintyOf, withColumn } from './import-progress.ts';
import classes from './import-table.module.css';
import type { Place } from './rows-step.tsx';
import type { SheetImport } from './use-import.ts';

interface ImportTableProps {
  readonly dossier: Dossier;
  readonly sheet: SheetImport;
  /** Only the rows of this state are shown. */
  readonly filter: RowState | undefined;
  /** The cell that is open, or the creditor that is asked about. */
  readonly place: Place | undefined;
  readonly onPlace: (place: Place | undefined) => void;
}

const ROW_HEIGHT = 44;

/** The sheet as it is read, with what Prorata makes of each row before it. Only the rows in sight are drawn. */
export function ImportTable({ dossier, sheet, filter, place, onPlace }: ImportTableProps) {
  const { t } = useTranslation('imports');
  const scroller = useRef<HTMLDivElement>(null);
  const { read, states } = sheet;
  const rows = useMemo(
    () => read.rows.filter(({ number }) => filter === undefined || states.get(number) === filter),
    [read, states, filter],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  useShown(place, rows, (index) => virtual.scrollToIndex(index, { align: 'center' }));
  const shown = virtual.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const width = sheet.heads.length + 2;
  return (
    <div ref={scroller} className={classes.scroller}>
      <table
        className={classes.table}
        aria-label={t('table.label')}
        aria-rowcount={rows.length}
        onKeyDown={moveFocus}
      >
        <Heads sheet={sheet} />
        <tbody>
          {before > 0 && <Gap width={width} height={before} />}
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <Row
                  key={row.number}
                  dossier={dossier}
                  sheet={sheet}
                  row={row}
                  place={place}
                  onPlace={onPlace}
                />
              )
            );
          })}
          {after > 0 && <Gap width={width} height={after} />}
        </tbody>
      </table>
      {rows.length === 0 && <p className={classes.none}>{t('table.none')}</p>}
    </div>
  );
}

function Gap({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Where F8 leads is brought into sight; a creditor's answer then has the focus. */
function useShown(
  place: Place | undefined,
  rows: readonly ImportRow[],
  scrollTo: (index: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what moves it, and nothing else.
  useEffect(() => {
    if (place === undefined) return;
    const index = rows.findIndex(({ number }) => number === place.row);
    if (index >= 0) scrollTo(index);
    if (place.column !== null) return;
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-answer-row="${place.row}"] button`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [place]);
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrow keys walk over the cells, as in the sheet. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null;
  if (step === undefined || cell === null) return;
  const [down, right] = step;
  const cells = [...(cell.closest('tr')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const column = cells.indexOf(cell);
  const line = down === 0 ? cell.closest('tr') : siblingOf(cell, down);
  const target = line?.querySelectorAll<HTMLElement>('[data-cell]')[column + right];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function siblingOf(cell: HTMLElement, down: number): Element | null | undefined {
  const line = cell.closest('tr');
  return down > 0 ? line?.nextElementSibling : line?.previousElementSibling;
}

/** Columns are named as sheets name them. */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}

function Heads({ sheet }: { readonly sheet: SheetImport }) {
  const { t } = useTranslation('imports');
  const { heads, progress } = sheet;
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.number}>
          <VisuallyHidden>{t('table.row')}</VisuallyHidden>
        </th>
        <th scope="col" className={classes.creditor}>
          <span className={classes.letter}>{t('table.creditor')}</span>
          <span className={classes.hint}>{t('table.known')}</span>
        </th>
        {heads.map((head, place) => (
          <ColumnHead
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={place}
            sheet={sheet}
            place={place}
            head={head}
            field={progress.columns[place] ?? null}
          />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps {
  readonly sheet: SheetImport;
  readonly place: number;
  readonly head: string;
  readonly field: ImportField | null;
}

const IGNORED = 'ignored';

/** The head of the sheet, what it was taken for, and how sure that is. */
function ColumnHead({ sheet: { recognition, change }, place, head, field }: ColumnHeadProps) {
  const { t } = useTranslation('imports');
  const letter = letterOf(place);
  const certainty = certaintyOf(place, field, recognition);
  const data = [
    { value: IGNORED, label: t('table.ignored') },
    ...IMPORT_FIELDS.map((value) => ({ value, label: t(`fields.${value}`) })),
  ];
  const choose = (value: string | null) =>
    change((old) => withColumn(old, place, IMPORT_FIELDS.find((known) => known === value) ?? null));
  return (
    <th scope="col" data-amount={isAmountField(field) || undefined}>
      <span className={classes.letter}>
        <span aria-hidden>{letter}</span>{' '}
        {head || <VisuallyHidden>{t('table.column', { letter })}</VisuallyHidden>}
      </span>
      <Select
        size="xs"
        w={isAmountField(field) && field !== 'total' ? '7rem' : '10rem'}
        aria-label={t('table.meaning', { letter })}
        data={data}
        value={field ?? IGNORED}
        allowDeselect={false}
        comboboxProps={{ width: 220, position: 'bottom-start' }}
        classNames={{ input: (certainty === 'look' ? classes.look : '') ?? '' }}
        onChange={choose}
      />
      <span className={classes.certainty} data-certainty={certainty}>
        {t(`certainties.${certainty}`)}
      </span>
    </th>
  );
}

interface RowProps extends Omit<ImportTableProps, 'filter'> {
  readonly row: ImportRow;
}

function Row({ dossier, sheet, row, place, onPlace }: RowProps) {
  const { t } = useTranslation('imports');
  const { states, change } = sheet;
  const { number } = row;
  const state = states.get(number) ?? 'leftOut';
  const isOut = state === 'leftOut' || state === 'taken';
  return (
    <tr data-state={state} aria-rowindex={number}>
      <th scope="row" className={classes.number}>
        {number}
        {!isOut && (
          <ActionIcon
            className={classes.leaveOut ?? ''}
            size="sm"
            aria-label={t('who.leaveOut', { row: number })}
            onClick={() => change((old) => ({ ...old, leftOut: [...old.leftOut, number] }))}
          >
            <IconX size={14} />
          </ActionIcon>
        )}
      </th>
      <td className={classes.creditor}>
        <CreditorCell sheet={sheet} row={row} state={state} />
      </td>
      {row.cells.map((_, column) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          key={column}
          {...{ dossier, sheet, row, column, isOut, onPlace }}
          isOpen={place?.row === number && place.column === column && !isOut}
        />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly dossier: Dossier;
  readonly sheet: SheetImport;
  readonly row: ImportRow;
  readonly column: number;
  readonly isOut: boolean;
  readonly isOpen: boolean;
  readonly onPlace: (place: Place | undefined) => void;
}

function Cell({ dossier, sheet, row, column, isOut, isOpen, onPlace }: CellProps) {
  const { t } = useTranslation('imports');
  const field = sheet.progress.columns[column] ?? null;
  const shown = useShownValue(row, column, field);
  const creditor = sheet.creditorOfRow.get(row.number);
  const open = openFaults(row, sheet.progress.parties[creditor?.key ?? 0]);
  const fault = isOut ? undefined : open.find(([place]) => place === column)?.[1];
  const label =
    field === null || isOut
      ? undefined
      : t('table.edit', { field: t(`fields.${field}`), row: row.number, value: shown || t('table.empty') });
  const cell = (
    <button
      type="button"
      data-cell
      className={classes.cell}
      tabIndex={fault ? 0 : -1}
      disabled={field === null || isOut || dossier.isReadOnly}
      data-fault={fault && (MILD.has(fault.code) ? 'choose' : 'mend')}
      data-ignored={field === null || undefined}
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      onClick={() => onPlace({ row: row.number, column })}
    >
      {shown || (isOpen || fault ? t('table.empty') : '')}
    </button>
  );
  return (
    <td data-amount={isAmountField(field) || undefined}>
      {isOpen && field !== null ? (
        <CellEditor {...{ dossier, sheet, row, column, field, fault }} onClose={() => onPlace(undefined)}>
          {cell}
        </CellEditor>
      ) : (
        cell
      )}
    </td>
  );
}

const MILD: ReadonlySet<string> = new Set(['numberIncomplete', 'wordUnknown', 'causeUnknown', 'lotUnknown']);

/** A cell as people write it here; what cannot be read, as it stands. */
function useShownValue(
  { cells, values, faults }: ImportRow,
  column: number,
  field: ImportField | null,
): string {
  const language = useLanguage();
  const cell = cells[column];
  const text = textOf(cell);
  if (faults.has(column) || field === null || isBlank(cell)) return isBlank(cell) ? '' : text;
  if (isAmountField(field)) return formatAmount(values[field] ?? 0, language, 'none');
  if (field === 'account') return formatIban(text);
  if (field === 'number') {
    return values.enterpriseNumber
      ? formatEnterpriseNumber(values.enterpriseNumber)
      : formatNationalNumber(values.nationalNumber ?? text);
  }
  return text;
}
