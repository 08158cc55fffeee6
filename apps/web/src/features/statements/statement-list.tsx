import { ActionIcon, Box, Button, Flex, Menu, Textarea, Tooltip, UnstyledButton } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { RejectionReason } from '@prorata/domain/vocabulary';
import {
  IconArrowRight,
  IconColumns3,
  IconForms,
  IconInbox,
  IconMessagePlus,
  IconPencil,
  IconPlus,
  IconScale,
  IconTableImport,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ReasonChips } from '../../components/claims/rejection-fields.tsx';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Toolbar } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, LoadError, Loading, NothingFound } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { showFailure } from '../../platform/toasts.ts';
import { useActivityPlace } from '../activity/activity-place.ts';
import { useNoted } from '../activity/use-noted.ts';
import { IdentityNotice } from '../creditors/identity-notice.tsx';
import { STATEMENT_FILTERS, type StatementFilter } from '../dossiers/dossier-search.ts';
import { isWaiting } from './desk-queue.ts';
import { arrangeRows, countRows, GRID_SORTS, type Noted } from './grid-rows.ts';
import { useOpenStatement } from './open-statement.ts';
import { RemoveStatement, useRemovingStatement, useWhyNotRemove } from './remove-statement.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StatementCards } from './statement-cards.tsx';
import gridClasses from './statement-grid.module.css';
import { StatementGrid } from './statement-grid.tsx';
import classes from './statement-list.module.css';
import { statementRowsQuery } from './statement-queries.ts';
import { useCreditorName } from './statement-state.tsx';
import { NEW_STATEMENT } from './statement-values.ts';
import { TrayButton } from './tray/tray-button.tsx';
import { type Grid, useGrid } from './use-grid.ts';
import { type GridColumns, OPTIONAL_COLUMNS, useGridColumns } from './use-grid-columns.ts';
import type { CellEdit } from './use-grid-saving.ts';

/** All statements of a dossier, of the office and of invited creditors: a grid, or cards on a phone. */
export function StatementList({ dossier }: { readonly dossier: Dossier }) {
  const inWords = useProblem();
  const query = useQuery(statementRowsQuery(dossier.id));
  if (query.isError) {
    return (
      <Box p="xl">
        <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
      </Box>
    );
  }
  if (query.data === undefined) return <Loading rows={5} />;
  return <Statements dossier={dossier} all={query.data} />;
}

interface StatementsProps {
  readonly dossier: Dossier;
  readonly all: readonly StatementRow[];
}

function Statements({ dossier, all }: StatementsProps) {
  const { t } = useTranslation('statements');
  const { toStatement, toDesk } = useOpenStatement();
  const { search, setSearch, sorting, change } = useListSearch(GRID_SORTS);
  const filter = useSearch({ strict: false }).state;
  const { by: sort, direction } = sorting;
  const noted = useNoted(dossier.id, 'statement');
  const activity = useActivityPlace();
  const nameOf = useCreditorName();
  // With each key in a cell all of this is drawn anew; the rows are the same then.
  const rows = useMemo(
    () => arrangeRows(all, { search, filter, sort, direction, noted }),
    [all, search, filter, sort, direction, noted],
  );
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const open = ({ origin, id }: StatementRow) => (origin === 'thirdParty' ? toDesk(id) : toStatement(id));
  const [unreasoned, setUnreasoned] = useState<CellEdit>();
  const add = useAddingRow(dossier.id, (row) => grid.edit(row, 'creditor'));
  const columns = useGridColumns();
  const grid: Grid = useGrid({
    ...{ dossierId: dossier.id, rows, columns: columns.columns, isReadOnly: dossier.isReadOnly },
    onOpen: open,
    onNote: (row) => activity?.open({ kind: 'statement', id: row.id, label: nameOf(row) }),
    onUnreasoned: setUnreasoned,
  });
  // In a cell they are taken already. The hook would take them itself before it says so.
  const unlessTaken = (act: () => void) => (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    act();
  };
  const heard = { preventDefault: false };
  useHotkeys([
    ['N', () => !dossier.isReadOnly && add()],
    ['J', unlessTaken(() => grid.moveBy(1, 0)), heard],
    ['K', unlessTaken(() => grid.moveBy(-1, 0)), heard],
    ['mod+Z', unlessTaken(grid.undo), heard],
  ]);
  const removing = useRemovingStatement(dossier.id);
  const { ask } = removing;
  const acts = useMemo(
    () => ({ menuOf: (row: StatementRow) => <StatementMenu dossier={dossier} row={row} onRemove={ask} /> }),
    [dossier, ask],
  );
  return (
    <>
      <Toolbar>
        {all.length > 0 && (
          <>
            <SearchBox label={t('grid.search')} value={search} onChange={setSearch} />
            <Filters rows={all} noted={noted} value={filter} onChange={(to) => change({ state: to })} />
          </>
        )}
        <Flex wrap="wrap" gap="sm" ms="auto" className={classes.acts ?? ''}>
          <ToDesk rows={all} />
          {!isPhone && rows.length > 0 && <ColumnChoice columns={columns} />}
          {!isPhone && <NewRowButton isReadOnly={dossier.isReadOnly} onClick={add} />}
          <TrayButton dossier={dossier} />
          <ImportButton dossier={dossier} />
          <AddButton isReadOnly={dossier.isReadOnly} />
        </Flex>
      </Toolbar>
      <IdentityNotice dossier={dossier} />
      {rows.length === 0 && (
        <Box p="xl">
          {all.length > 0 ? (
            <NothingFound icon={IconInbox} onClear={() => change({ state: undefined, search: undefined })} />
          ) : (
            <Empty icon={IconInbox} title={t('none')} action={<AddButton isReadOnly={dossier.isReadOnly} />}>
              {t(dossier.isReadOnly ? 'noneReadOnly' : 'noneText')}
            </Empty>
          )}
        </Box>
      )}
      {rows.length > 0 && isPhone && <StatementCards rows={rows} grid={grid} acts={acts} />}
      {rows.length > 0 && !isPhone && (
        <StatementGrid
          dossier={dossier}
          rows={rows}
          grid={grid}
          columns={columns}
          sorting={sorting}
          acts={acts}
        />
      )}
      <SelectionBar
        dossier={dossier}
        rows={rows.filter(({ id }) => grid.chosen.has(id))}
        onDone={grid.remember}
        onUndone={grid.forgetAct}
        onClear={() => grid.setChosen(new Set())}
      />
      {rows.length > 0 && !isPhone && <Keys isReadOnly={dossier.isReadOnly} />}
      <RemoveStatement removing={removing} />
      <ReasonDialog
        key={unreasoned?.statementId}
        edit={unreasoned}
        onSave={(edit) => {
          grid.save([edit]);
          setUnreasoned(undefined);
        }}
        onClose={() => setUnreasoned(undefined)}
      />
    </>
  );
}

/** Adds an empty statement of the office, whose cells are then filled in one after the other. */
function useAddingRow(dossierId: string, onAdded: (row: StatementRow) => void): () => void {
  const { t } = useTranslation('statements');
  const queries = useQueryClient();
  const inWords = useProblem();
  const { queryKey } = statementRowsQuery(dossierId);
  const adding = useMutation({
    mutationFn: () => {
      const { version: _, ...body } = NEW_STATEMENT;
      const given = { ...body, totalAmountClaimed: 0, declaredTotal: 0 };
      return request(statementsCalls.create, { params: { dossierId }, body: given });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey });
      const row = queries.getQueryData(queryKey)?.find((candidate) => candidate.id === id);
      if (row) onAdded(row);
    },
    onError: (error) => showFailure(t('desk.notDone'), inWords(error).message),
  });
  return () => !adding.isPending && adding.mutate();
}

interface StatementMenuProps {
  readonly dossier: Dossier;
  readonly row: StatementRow;
  readonly onRemove: (row: StatementRow) => void;
}

function StatementMenu({ dossier, row, onRemove }: StatementMenuProps) {
  const { t } = useTranslation(['statements', 'forms', 'activity']);
  const activity = useActivityPlace();
  const nameOf = useCreditorName();
  const whyNotRemove = useWhyNotRemove(dossier);
  const { toStatement, toDesk } = useOpenStatement();
  const isFiled = row.origin === 'thirdParty';
  return (
    <RowMenu
      name={nameOf(row)}
      acts={[
        {
          key: 'open',
          label: isFiled ? t('grid.review') : t('forms:open'),
          icon: isFiled ? IconScale : IconPencil,
          act: () => (isFiled ? toDesk(row.id) : toStatement(row.id)),
        },
        ...(activity
          ? [
              {
                key: 'note',
                label: t('activity:note.write', { thing: nameOf(row) }),
                icon: IconMessagePlus,
                act: () => activity.open({ kind: 'statement', id: row.id, label: nameOf(row) }),
              },
            ]
          : []),
        {
          key: 'remove',
          label: t('forms:remove'),
          icon: IconTrash,
          impossibleBecause: whyNotRemove(row),
          act: () => onRemove(row),
        },
      ]}
    />
  );
}

/** The filled button of the screen, as long as a creditor's statement waits to be reviewed. */
function ToDesk({ rows }: { readonly rows: readonly StatementRow[] }) {
  const { t } = useTranslation('statements');
  const { toDesk } = useOpenStatement();
  const filed = rows.filter(({ origin }) => origin === 'thirdParty');
  const waiting = filed.filter(isWaiting).length;
  if (filed.length === 0) return null;
  return (
    <Button
      variant={waiting > 0 ? 'filled' : 'default'}
      leftSection={<IconScale />}
      data-guide-step="review"
      onClick={() => toDesk()}
    >
      {waiting > 0 ? t('toDesk', { count: waiting }) : t('openDesk')}
    </Button>
  );
}

function NewRowButton({
  isReadOnly,
  onClick,
}: {
  readonly isReadOnly: boolean;
  readonly onClick: () => void;
}) {
  const { t } = useTranslation('statements');
  if (isReadOnly) return null;
  return (
    <Button variant="default" leftSection={<IconForms />} onClick={onClick}>
      {t('grid.newRow')}
    </Button>
  );
}

/** Which columns one wants to see. */
function ColumnChoice({ columns: { isShown, show } }: { readonly columns: GridColumns }) {
  const { t } = useTranslation('statements');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={t('grid.columns')}>
          <ActionIcon variant="default" size={32} aria-label={t('grid.columns')}>
            <IconColumns3 />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {OPTIONAL_COLUMNS.map((column) => (
          <Menu.CheckboxItem
            key={column}
            checked={isShown(column)}
            onChange={(isChosen) => show([column], isChosen)}
          >
            {t(`columns.${column}`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the keys do in the grid, at its foot. */
function Keys({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation('statements');
  const acts = KEYS.filter((key) => !isReadOnly || READING_KEYS.has(key));
  return (
    <ul className={gridClasses.keys} aria-label={t('grid.keys.label')}>
      <li>
        <kbd>
          <IconArrowRight size={12} aria-label={t('grid.keys.right')} />
        </kbd>{' '}
        {t('grid.keys.unfold')}
      </li>
      {acts.map((act) => (
        <li key={act}>
          {t(`grid.keys.${act}.keys`)
            .split(' / ')
            .map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
          {t(`grid.keys.${act}.words`)}
        </li>
      ))}
    </ul>
  );
}

const KEYS = ['row', 'edit', 'next', 'choose', 'validate', 'claim', 'undo', 'new', 'note', 'help'] as const;
const READING_KEYS: ReadonlySet<string> = new Set(['row', 'choose', 'note', 'help']);

/** Leads to where rows of a sheet become statements. */
function ImportButton({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('statements');
  if (dossier.isReadOnly) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconTableImport />}
      renderRoot={(props) => (
        <Link to="/app/dossier/$dossierId/import" params={{ dossierId: dossier.id }} {...props} />
      )}
    >
      {t('grid.import')}
    </Button>
  );
}

function AddButton({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation('statements');
  const { toNew } = useOpenStatement();
  if (isReadOnly) return null;
  return (
    <Button variant="default" leftSection={<IconPlus />} data-guide-step="creditors" onClick={toNew}>
      {t('add')}
    </Button>
  );
}

interface FiltersProps {
  readonly rows: readonly StatementRow[];
  readonly noted: Noted;
  readonly value: StatementFilter | undefined;
  readonly onChange: (filter: StatementFilter | undefined) => void;
}

/** The counts of the list, each of which filters it; those of nothing are left out, but for what is chosen. */
function Filters({ rows, noted, value, onChange }: FiltersProps) {
  const { t } = useTranslation('statements');
  const counts = useMemo(() => countRows(rows, noted), [rows, noted]);
  const words = (key: StatementFilter) =>
    key === 'contested' || key === 'reserved' || key === 'late' || key === 'noted'
      ? t(`filters.${key}`)
      : t(`reviewStates.${key}`);
  const choices = [
    { key: undefined, label: t('filters.all'), count: rows.length },
    ...STATEMENT_FILTERS.map((key) => ({ key, label: words(key), count: counts.get(key) ?? 0 })).filter(
      ({ key, count }) => count > 0 || key === value,
    ),
  ];
  return (
    <fieldset className={classes.filters} aria-label={t('filters.label')}>
      {choices.map(({ key, label, count }) => (
        <UnstyledButton
          key={label}
          className={classes.filter ?? ''}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {label} <span className={classes.count}>{count}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

interface ReasonDialogProps {
  readonly edit: CellEdit | undefined;
  readonly onSave: (edit: CellEdit) => void;
  readonly onClose: () => void;
}

/** Why less is admitted than was declared: the report prints it. */
function ReasonDialog({ edit, onSave, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['statements', 'fields']);
  const [rejectionReason, setReason] = useState<RejectionReason>();
  const [note, setNote] = useState('');
  const isMissing = rejectionReason === undefined || (rejectionReason === 'other' && note.trim() === '');
  const save = () => {
    if (edit === undefined || rejectionReason === undefined) return;
    const rejectionNote = note.trim() || null;
    onSave({ ...edit, changes: { ...edit.changes, rejectionReason, rejectionNote } });
  };
  return (
    <IrreversibleDialog
      opened={edit !== undefined}
      title={t('grid.reasonTitle')}
      verb={t('grid.reasonVerb')}
      isDisabled={isMissing}
      onConfirm={save}
      onClose={onClose}
    >
      <ReasonChips value={rejectionReason} onChange={setReason} />
      <Textarea
        mt="md"
        label={t('fields:statement.rejectionNote')}
        rows={2}
        maxLength={1_000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </IrreversibleDialog>
  );
}
