import { ActionIcon, Checkbox, Tooltip } from '@mantine/core';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { CREDITOR_TYPES } from '@prorata/domain/vocabulary';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconFiles,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { ContestedChip, LateChip } from '../../components/badges.tsx';
import { Amount } from '../../components/values.tsx';
import { useSendOptions } from '../../platform/client/use-send-options.ts';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { NoteChip } from '../activity/note-chip.tsx';
import { PartyInput } from '../parties/party-input.tsx';
import { type EditedColumn, type GridColumn, isAmount, isEdited, numberOf, textOf } from './grid-cells.ts';
import classes from './statement-grid.module.css';
import { ReviewStateBadge, useCreditorName } from './statement-state.tsx';
import type { Grid } from './use-grid.ts';
import type { CellState, RowStates } from './use-grid-saving.ts';

export interface RowActs {
  /** The menu of a row. */
  readonly menuOf: (row: StatementRow) => ReactNode;
}

interface GridRowProps {
  readonly row: StatementRow;
  readonly at: number;
  readonly grid: () => Grid;
  readonly columns: readonly GridColumn[];
  readonly isReadOnly: boolean;
  readonly acts: RowActs;
  readonly active: GridColumn | undefined;
  /** Where the focus enters the grid before anybody stood in it. */
  readonly isFirst: boolean;
  readonly draft: string | undefined;
  readonly states: RowStates | undefined;
  readonly isChosen: boolean;
  readonly isUnfolded: boolean;
}

function Row({
  row,
  at,
  grid,
  columns,
  isReadOnly,
  acts,
  active,
  isFirst,
  draft,
  states,
  isChosen,
  isUnfolded,
}: GridRowProps) {
  const { t } = useTranslation('statements');
  const name = useCreditorName()(row);
  return (
    <tr
      className={classes.row}
      aria-rowindex={at + 3}
      aria-selected={isChosen}
      data-chosen={isChosen || undefined}
    >
      <td className={classes.cell} data-column="choice">
        <Checkbox
          size="xs"
          aria-label={t('grid.choose', { name })}
          checked={isChosen}
          onChange={({ nativeEvent }) => grid().choose(row.id, isShift(nativeEvent))}
        />
      </td>
      {columns.map((column) => (
        <GridCell
          key={column}
          row={row}
          column={column}
          isReadOnly={isReadOnly}
          grid={grid}
          isActive={active === column}
          isEntry={isFirst && column === 'creditor'}
          draft={active === column ? draft : undefined}
          state={states?.[column]}
          isUnfolded={isUnfolded}
        />
      ))}
      <td className={classes.cell} data-column="acts">
        {acts.menuOf(row)}
      </td>
    </tr>
  );
}

/** Drawn anew only when something of its own changes: with the keys one walks through many of them. */
export const GridRow = memo(Row);

function isShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

interface GridCellProps {
  readonly row: StatementRow;
  readonly column: GridColumn;
  readonly isReadOnly: boolean;
  readonly grid: () => Grid;
  readonly isActive: boolean;
  readonly isEntry: boolean;
  readonly draft: string | undefined;
  readonly state: CellState | undefined;
  readonly isUnfolded: boolean;
}

function GridCell({
  row,
  column,
  isReadOnly,
  grid,
  isActive,
  isEntry,
  draft,
  state,
  isUnfolded,
}: GridCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const isEditing = draft !== undefined;
  useEffect(() => {
    if (!isActive || isEditing) return;
    cell.current?.focus({ preventScroll: true });
    cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive, isEditing]);
  const isOpen = !isReadOnly && isEdited(column, row);
  return (
    <td
      ref={cell}
      className={classes.cell}
      data-column={column}
      data-amount={isAmount(column) || undefined}
      data-status={state?.status}
      data-edited={isOpen || undefined}
      data-editing={isEditing || undefined}
      aria-invalid={state?.status === 'refused' || state?.status === 'changed' || undefined}
      tabIndex={isActive || isEntry ? 0 : -1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && !isActive) grid().setActive({ rowId: row.id, column });
      }}
      onDoubleClick={() => grid().edit(row, column)}
    >
      {isEditing && isOpen ? (
        <CellEditor row={row} column={column} grid={grid} draft={draft} />
      ) : (
        <CellValue
          row={row}
          column={column}
          grid={grid}
          isActive={isActive}
          state={state}
          isUnfolded={isUnfolded}
        />
      )}
    </td>
  );
}

interface CellEditorProps {
  readonly row: StatementRow;
  readonly column: EditedColumn;
  readonly grid: () => Grid;
  readonly draft: string;
}

function CellEditor({ row, column, grid, draft }: CellEditorProps) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const sendOptions = useSendOptions();
  const label = `${t(`columns.${column}`)}: ${useCreditorName()(row)}`;
  const shared = {
    className: classes.editor ?? '',
    'aria-label': label,
    autoFocus: true,
    value: draft,
    // By its key it may have been left already, and the next one begun.
    onBlur: () => {
      const { active, leave } = grid();
      if (active?.rowId === row.id && active.column === column) leave();
    },
  };
  if (column === 'kind' || column === 'sendOption') {
    const choices =
      column === 'kind'
        ? CREDITOR_TYPES.map((value) => ({ value, label: t(`vocabulary:creditorType.${value}`) }))
        : sendOptions.map((value) => ({ value, label: t(`vocabulary:sendOption.${value}`) }));
    return (
      <select {...shared} onChange={({ currentTarget }) => grid().setDraft(currentTarget.value)}>
        {draft === '' && <option value="">{NOTHING}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const focus = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => draft.length > 1 && currentTarget.select(),
  };
  if (column === 'creditor' || column === 'number') {
    return (
      <PartyInput
        {...shared}
        {...focus}
        onChange={(typed) => grid().setDraft(typed)}
        onChoose={(party) => grid().take(row, party)}
      />
    );
  }
  return (
    <input
      {...shared}
      {...focus}
      autoComplete="off"
      inputMode={isAmount(column) ? 'decimal' : 'text'}
      onChange={({ currentTarget }) => grid().setDraft(currentTarget.value)}
    />
  );
}

type CellValueProps = Pick<GridCellProps, 'row' | 'column' | 'grid' | 'isActive' | 'state' | 'isUnfolded'>;

function CellValue({ row, column, grid, isActive, state, isUnfolded }: CellValueProps) {
  const { t } = useTranslation('statements');
  if (state?.status === 'refused' || state?.status === 'changed') {
    return (
      // The cell has the focus, not what is in it: whoever comes by the keys reads why as well.
      <Tooltip
        label={state.message}
        multiline
        maw={320}
        events={{ hover: true, focus: true, touch: true }}
        {...(isActive && { opened: true })}
      >
        <span className={classes.refused}>
          <IconAlertTriangle size={14} aria-hidden />
          <span className={classes.text}>{state.text || NOTHING}</span>
          {state.edit && <span className={classes.theirs}>{state.edit.was || NOTHING}</span>}
          <span className={classes.spoken}>{state.message}</span>
        </span>
      </Tooltip>
    );
  }
  if (column === 'creditor') return <Creditor row={row} grid={grid} isUnfolded={isUnfolded} />;
  return (
    <>
      <Value row={row} column={column} state={state} />
      {state?.status === 'saved' && (
        <IconCheck className={classes.tick} size={14} aria-label={t('grid.saved')} />
      )}
    </>
  );
}

function Value({ row, column, state }: Pick<CellValueProps, 'row' | 'column' | 'state'>) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const language = useLanguage();
  if (column === 'kind') {
    return <Words>{row.creditorType && t(`vocabulary:creditorType.${row.creditorType}`)}</Words>;
  }
  if (column === 'sendOption') {
    return <Words>{row.sendOption && t(`vocabulary:sendOption.${row.sendOption}`)}</Words>;
  }
  // What was typed stands there while it is on its way.
  if (state?.status === 'saving') return state.text;
  if (column === 'number') return numberOf(row) || NOTHING;
  if (column === 'account') return textOf('account', row, language) || NOTHING;
  if (column === 'principal') return <Amount euros={row.amountPrincipal || null} unit="none" />;
  if (column === 'interest') return <Amount euros={row.amountInterest || null} unit="none" />;
  if (column === 'costs') return <Amount euros={row.amountCosts || null} unit="none" />;
  if (column === 'declared') return <Amount euros={row.amountDeclared} unit="none" />;
  if (column === 'admitted') return <Admitted row={row} />;
  if (column === 'documents') return <DocumentCount row={row} />;
  if (column === 'state') return <ReviewStateBadge state={row.reviewState} />;
  return (
    <span data-less={row.amountRejected > 0 || undefined}>
      <Amount euros={row.amountRejected > 0 ? -row.amountRejected : null} unit="none" />
    </span>
  );
}

/** Words that may be longer than their column. */
function Words({ children }: { readonly children: string | null }) {
  return (
    <span className={classes.text} title={children ?? undefined}>
      {children ?? NOTHING}
    </span>
  );
}

/** What is admitted and, under it, what counts too but is reserved. */
function Admitted({ row: { amountAdmitted, amountReserved } }: { readonly row: StatementRow }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const reserved = t('reservedToo', { amount: formatAmount(amountReserved, language, 'none') });
  return (
    <>
      <Amount euros={amountAdmitted} unit="none" />
      {amountReserved > 0 && (
        <span className={classes.reserved} title={reserved}>
          {reserved}
        </span>
      )}
    </>
  );
}

function Creditor({ row, grid, isUnfolded }: Pick<CellValueProps, 'row' | 'grid' | 'isUnfolded'>) {
  const { t } = useTranslation('statements');
  const name = useCreditorName()(row);
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;
  const place = row.origin === 'thirdParty' ? { review: row.id } : { open: row.id };
  return (
    <>
      <ActionIcon
        size="sm"
        tabIndex={-1}
        aria-expanded={isUnfolded}
        aria-label={t('grid.unfold', { name })}
        onClick={() => grid().fold(row.id)}
      >
        <Chevron size={14} />
      </ActionIcon>
      <Link
        className={classes.name ?? ''}
        to="."
        search={{ tab: 'statements', ...place }}
        title={name}
        tabIndex={-1}
      >
        {name}
      </Link>
      <NoteChip thing={{ kind: 'statement', id: row.id, label: name }} />
      {row.isLate && <LateChip />}
      {row.isContested && <ContestedChip />}
      {row.isChanged && <span className={classes.reserved}>{t('changed')}</span>}
    </>
  );
}

/** How many documents there are or, in words, which are still missing. */
export function Documents({ row }: { readonly row: StatementRow }) {
  const { isComplete, words } = useDocumentWords(row);
  return (
    <span className={classes.documents} data-complete={isComplete || undefined} title={words}>
      {isComplete ? <IconCircleCheck size={16} aria-hidden /> : <IconFiles size={16} aria-hidden />}
      <span className={classes.text}>{words}</span>
    </span>
  );
}

/** The same in figures, with the words for whoever points at it or hears it. */
function DocumentCount({ row }: { readonly row: StatementRow }) {
  const { t } = useTranslation('statements');
  const { isComplete, words, missing } = useDocumentWords(row);
  const needed = Math.max(NEEDED_DOCUMENTS, missing);
  return (
    <span className={classes.documents} data-complete={isComplete || undefined} title={words}>
      <IconFiles size={16} aria-hidden />
      <span aria-hidden>
        {isComplete ? row.numberOfDocuments : t('grid.documentsOf', { present: needed - missing, needed })}
      </span>
      {isComplete && <IconCheck size={14} aria-hidden />}
      <span className={classes.spoken}>{words}</span>
    </span>
  );
}

/** A settlement and a title. */
const NEEDED_DOCUMENTS = 2;

function useDocumentWords(row: StatementRow) {
  const { t } = useTranslation('statements');
  const parts = useMissingDocuments(row);
  const isComplete = parts.length === 0;
  const words = isComplete
    ? t('documentsPresent', { count: row.numberOfDocuments })
    : t('documentsMissing', { parts: parts.join(', ') });
  return { isComplete, words, missing: parts.length };
}

/** Which documents a statement still lacks, in words. */
export function useMissingDocuments({ missingParts }: Pick<StatementRow, 'missingParts'>): string[] {
  const { t } = useTranslation('statements');
  return missingParts
    .filter((part) => part === 'settlementDocument' || part === 'titleDocument' || part === 'proofDocuments')
    .map((part) => t(`missingParts.${part}`));
}
