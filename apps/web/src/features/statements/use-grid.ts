import type { Party } from '@prorata/contract/parties/party';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { canBeValidated } from '@prorata/domain/statement-parts';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { partyNameOf } from '../parties/party-values.ts';
import {
  type EditedColumn,
  type GridColumn,
  isEdited,
  readCell,
  readClipboard,
  textOf,
  unreasonedIn,
} from './grid-cells.ts';
import { partyChanges } from './statement-values.ts';
import { type CellEdit, type RowStates, useGridSaving, useRefusalWords } from './use-grid-saving.ts';

export interface CellAt {
  readonly rowId: string;
  readonly column: GridColumn;
}

interface GridOptions {
  readonly dossierId: string;
  readonly rows: readonly StatementRow[];
  /** Those that are shown. */
  readonly columns: readonly GridColumn[];
  readonly isReadOnly: boolean;
  readonly onOpen: (row: StatementRow) => void;
  readonly onNote: (row: StatementRow) => void;
  /** Less is to be admitted than was declared: asks why before it is saved. */
  readonly onUnreasoned: (edit: CellEdit) => void;
}

/** Where one stands in the grid, which cell is being edited, and what the keys do. */
export function useGrid({ dossierId, rows, columns, isReadOnly, onOpen, onNote, onUnreasoned }: GridOptions) {
  const language = useLanguage();
  const { t } = useTranslation('statements');
  const inWords = useRefusalWords();
  const saving = useGridSaving(dossierId);
  const [active, setActive] = useState<CellAt>();
  const [draft, setDraft] = useState<string>();
  /** What stood in the cell when its editing began: left as it was, it is not saved. */
  const begun = useRef<string>(undefined);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  /** The row to which a claim is being added. */
  const [adding, setAdding] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const rowAt = active && rows.find(({ id }) => id === active.rowId);
  const canEdit = (column: GridColumn, row: StatementRow): column is EditedColumn =>
    !isReadOnly && isEdited(column, row);

  const edit = (row: StatementRow, column: GridColumn, text?: string) => {
    if (!canEdit(column, row)) return;
    const kept = saving.states.get(row.id)?.[column];
    setActive({ rowId: row.id, column });
    const isKept = kept?.status === 'refused' || kept?.status === 'changed';
    const shown = isKept ? kept.text : textOf(column, row, language);
    begun.current = text === undefined && kept?.status !== 'changed' ? shown : undefined;
    setDraft(text ?? shown);
  };
  /** What is typed into cells, each read by itself; what makes no sense stays in its cell. */
  const enter = (cells: readonly { row: StatementRow; column: EditedColumn; text: string }[]) => {
    const edits: CellEdit[] = [];
    for (const { row, column, text } of cells) {
      const place = { statementId: row.id, column };
      const reading = readCell(column, text, withPendingName(row, saving.states.get(row.id)), language);
      if ('fault' in reading) saving.refuse(place, text, inWords(reading.fault));
      else edits.push({ ...place, text, was: textOf(column, row, language), changes: reading.changes });
    }
    const [only] = edits;
    const row = rows.find(({ id }) => id === only?.statementId);
    if (edits.length === 1 && only && row && unreasonedIn(only.changes, row) > 0) return onUnreasoned(only);
    saving.save(edits);
    saving.fillIn(edits.filter(({ column }) => column === 'number'));
  };
  /** Takes over all that is known of somebody, and goes on beside the number. */
  const take = (row: StatementRow, party: Party) => {
    const place = { statementId: row.id, column: 'creditor' } as const;
    setDraft(undefined);
    saving.save([{ ...place, text: partyNameOf(party), changes: partyChanges(party) }]);
    setActive({ rowId: row.id, column: 'number' });
  };
  const leave = () => {
    const isChanged = draft !== undefined && draft !== begun.current;
    if (isChanged && rowAt && active && canEdit(active.column, rowAt)) {
      enter([{ row: rowAt, column: active.column, text: draft }]);
    }
    setDraft(undefined);
  };
  const cancel = () => {
    if (active) saving.forget({ statementId: active.rowId, column: active.column });
    setDraft(undefined);
  };
  /** From nowhere, to the first row. */
  const moveBy = (rowStep: number, columnStep: number) => {
    const at = rows.findIndex(({ id }) => id === active?.rowId);
    const row = rows[clamp(at < 0 ? 0 : at + rowStep, rows.length)];
    const columnAt = columns.indexOf(active?.column ?? 'creditor');
    const column = columns[clamp(columnAt + columnStep, columns.length)];
    if (row && column) setActive({ rowId: row.id, column });
  };
  /** Validates a row and goes on to the next; where something is missing, says what and stays. */
  const validate = (row: StatementRow, isBeingSaved = false) => {
    const place = { statementId: row.id, column: 'state' } as const;
    const missing = isBeingSaved || canBeValidated(row.missingParts) ? [] : row.missingParts;
    if (missing.length > 0) {
      const parts = missing.map((part) => t(`missingParts.${part}`)).join(', ');
      setActive({ rowId: row.id, column: 'state' });
      return saving.refuse(place, t(`reviewStates.${row.reviewState}`), t('hints.cannotValidate', { parts }));
    }
    if (!isReadOnly && !row.validated) {
      saving.save([{ ...place, text: t('reviewStates.validated'), changes: { validated: true } }]);
    }
    moveBy(1, 0);
  };
  /** The next cell that takes a value, also in the next row. Says whether there is one. */
  const editNext = (step: 1 | -1): boolean => {
    const cells = rows.flatMap((row) => columns.map((column) => ({ row, column })));
    const at = cells.findIndex(({ row, column }) => row.id === active?.rowId && column === active.column);
    const rest = step === 1 ? cells.slice(at + 1) : cells.slice(0, Math.max(at, 0)).reverse();
    const next = rest.find(({ row, column }) => canEdit(column, row));
    if (next === undefined) return false;
    edit(next.row, next.column);
    return true;
  };
  const fold = (rowId: string, isOpen = !unfolded.has(rowId)) =>
    setUnfolded(toggled(unfolded, rowId, isOpen));
  const choose = (rowId: string, isRange = false) => {
    const isOn = !chosen.has(rowId);
    const [from, to] = [rows.findIndex(({ id }) => id === anchor), rows.findIndex(({ id }) => id === rowId)];
    const range = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [];
    const ids = range.length > 0 ? range.map(({ id }) => id) : [rowId];
    setChosen(ids.reduce((set, id) => toggled(set, id, range.length > 0 || isOn), chosen));
    setAnchor(rowId);
  };

  const editKeys = new Map<string, (event: KeyboardEvent) => void>([
    ['Escape', cancel],
    [
      'Enter',
      (event) => {
        leave();
        if (event.ctrlKey && rowAt) validate(rowAt, true);
        else moveBy(event.shiftKey ? -1 : 1, 0);
      },
    ],
    [
      'Tab',
      (event) => {
        leave();
        if (!editNext(event.shiftKey ? -1 : 1)) return;
        event.preventDefault();
      },
    ],
  ]);
  const keys = new Map<string, (row: StatementRow, column: GridColumn) => void>([
    ['ArrowDown', () => moveBy(1, 0)],
    ['ArrowUp', () => moveBy(-1, 0)],
    ['j', () => moveBy(1, 0)],
    ['k', () => moveBy(-1, 0)],
    [
      'ArrowRight',
      (row, column) => (column === 'creditor' && !unfolded.has(row.id) ? fold(row.id, true) : moveBy(0, 1)),
    ],
    ['ArrowLeft', (row, column) => (column === 'creditor' ? fold(row.id, false) : moveBy(0, -1))],
    ['Home', () => moveBy(0, -columns.length)],
    ['End', () => moveBy(0, columns.length)],
    ['PageDown', () => moveBy(10, 0)],
    ['PageUp', () => moveBy(-10, 0)],
    [' ', (row) => choose(row.id)],
    [
      '+',
      (row) => {
        fold(row.id, true);
        if (!isReadOnly && row.origin !== 'thirdParty') setAdding(row.id);
      },
    ],
    ['F2', (row, column) => edit(row, column)],
    ['c', (row) => onNote(row)],
    [
      'Enter',
      (row, column) => {
        const again = saving.states.get(row.id)?.[column]?.edit;
        if (again) saving.save([again]);
        else if (column !== 'creditor' && canEdit(column, row)) edit(row, column);
        else onOpen(row);
      },
    ],
    ['Escape', (row, column) => (saving.states.get(row.id)?.[column] ? cancel() : setChosen(new Set()))],
  ]);
  const ctrlKeys = new Map<string, (row: StatementRow) => void>([
    ['Enter', (row) => validate(row)],
    ['z', saving.undo],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft !== undefined) {
      const act = editKeys.get(event.key);
      if (!act) return;
      if (event.key !== 'Tab') event.preventDefault();
      event.stopPropagation();
      return act(event);
    }
    // A link, a box or a menu in a cell has keys of its own.
    const isOnCell = event.target instanceof HTMLTableCellElement;
    if (!isOnCell || !rowAt || !active || event.altKey) return;
    const act = (event.ctrlKey || event.metaKey ? ctrlKeys : keys).get(event.key);
    if (act) {
      event.preventDefault();
      act(rowAt, active.column);
    } else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && TYPED.has(active.column)) {
      event.preventDefault();
      edit(rowAt, active.column, event.key);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    if (draft !== undefined || !active || !(event.target instanceof HTMLTableCellElement)) return;
    event.preventDefault();
    const from = rows.findIndex(({ id }) => id === active.rowId);
    const lines = readClipboard(event.clipboardData.getData('text/plain'));
    enter(
      lines.flatMap((line, down) =>
        line.flatMap((text, right) => {
          const row = rows[from + down];
          const column = columns[columns.indexOf(active.column) + right];
          return row && column && canEdit(column, row) ? [{ row, column, text }] : [];
        }),
      ),
    );
  };
  return {
    ...{ active, draft, unfolded, adding, setAdding, chosen, states: saving.states, save: saving.save },
    ...{ remember: saving.remember, forgetAct: saving.forgetAct, undo: saving.undo, moveBy },
    ...{ setActive, setDraft, setChosen, take, edit, leave, fold, choose, canEdit, onKeyDown, onPaste },
  };
}

export type Grid = ReturnType<typeof useGrid>;

/** The grid of this moment, for rows that are not drawn anew with each of its states. */
export function useGridNow(grid: Grid): () => Grid {
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  });
  return useCallback(() => latest.current, []);
}

/** In these a digit begins what is typed. */
const TYPED: ReadonlySet<GridColumn> = new Set(['number', 'declared', 'admitted']);

/** A name that is still on its way is the one that moves with the kind. */
function withPendingName(row: StatementRow, states: RowStates | undefined): StatementRow {
  const name = states?.creditor;
  return name?.status === 'saving' ? { ...row, creditorName: name.text } : row;
}

function clamp(place: number, length: number): number {
  return Math.max(0, Math.min(place, length - 1));
}

function toggled(set: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
