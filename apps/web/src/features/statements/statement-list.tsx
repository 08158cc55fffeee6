import { Box, Button, Flex, Textarea, UnstyledButton } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { REVIEW_STATES, type ReviewState } from '@prorata/domain/statement-parts';
import type { RejectionReason } from '@prorata/domain/vocabulary';
import { IconForms, IconInbox, IconPencil, IconPlus, IconScale, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ReasonChips } from '../../components/claims/rejection-fields.tsx';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Toolbar } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { showFailure } from '../../platform/toasts.ts';
import { IdentityNotice } from '../creditors/identity-notice.tsx';
import { isWaiting } from './desk-queue.ts';
import { arrangeRows, countStates, GRID_SORTS } from './grid-rows.ts';
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
import { type Grid, useGrid } from './use-grid.ts';
import type { CellEdit } from './use-grid-saving.ts';

/** All statements of a dossier, of the office and of invited creditors: a grid, or cards on a phone. */
export function StatementList({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('statements');
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
  if (query.data.length > 0) return <Statements dossier={dossier} all={query.data} />;
  return (
    <>
      <Toolbar>
        <Flex ms="auto">
          <AddButton isReadOnly={dossier.isReadOnly} />
        </Flex>
      </Toolbar>
      <Box p="xl">
        <Empty icon={IconInbox} title={t('none')} action={<AddButton isReadOnly={dossier.isReadOnly} />}>
          {t('noneText')}
        </Empty>
      </Box>
    </>
  );
}

interface StatementsProps {
  readonly dossier: Dossier;
  readonly all: readonly StatementRow[];
}

function Statements({ dossier, all }: StatementsProps) {
  const { t } = useTranslation('statements');
  const { toStatement, toDesk } = useOpenStatement();
  const { search, setSearch, sorting, change } = useListSearch(GRID_SORTS);
  const state = useReviewState();
  const { by: sort, direction } = sorting;
  // With each key in a cell all of this is drawn anew; the rows are the same then.
  const rows = useMemo(
    () => arrangeRows(all, { search, state, sort, direction }),
    [all, search, state, sort, direction],
  );
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const open = ({ origin, id }: StatementRow) => (origin === 'thirdParty' ? toDesk(id) : toStatement(id));
  const [unreasoned, setUnreasoned] = useState<CellEdit>();
  const add = useAddingRow(dossier.id, (row) => grid.edit(row, 'creditor'));
  const grid: Grid = useGrid({
    ...{ dossierId: dossier.id, rows, isReadOnly: dossier.isReadOnly },
    onOpen: open,
    onUnreasoned: setUnreasoned,
  });
  useHotkeys([['N', () => !dossier.isReadOnly && add()]]);
  const removing = useRemovingStatement(dossier.id);
  const { ask } = removing;
  const acts = useMemo(
    () => ({ menuOf: (row: StatementRow) => <StatementMenu dossier={dossier} row={row} onRemove={ask} /> }),
    [dossier, ask],
  );
  return (
    <>
      <Toolbar>
        <SearchBox label={t('grid.search')} value={search} onChange={setSearch} />
        <StateFilter rows={all} value={state} onChange={(to) => change({ state: to })} />
        <Flex wrap="wrap" gap="sm" ms="auto">
          <ToDesk rows={all} />
          {!dossier.isReadOnly && !isPhone && (
            <Button variant="default" leftSection={<IconForms />} onClick={add}>
              {t('grid.newRow')}
            </Button>
          )}
          <AddButton isReadOnly={dossier.isReadOnly} />
        </Flex>
      </Toolbar>
      <IdentityNotice dossier={dossier} />
      {rows.length === 0 && (
        <Box p="xl">
          <Empty icon={IconInbox} title={t('noneFiltered')} />
        </Box>
      )}
      {rows.length > 0 && isPhone && <StatementCards rows={rows} grid={grid} acts={acts} />}
      {rows.length > 0 && !isPhone && (
        <StatementGrid dossier={dossier} rows={rows} grid={grid} sorting={sorting} acts={acts} />
      )}
      <SelectionBar
        dossier={dossier}
        rows={rows.filter(({ id }) => grid.chosen.has(id))}
        onClear={() => grid.setChosen(new Set())}
      />
      {rows.length > 0 && !isPhone && <p className={gridClasses.keys}>{t('grid.keys')}</p>}
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

function useReviewState(): ReviewState | undefined {
  const { state } = useSearch({ strict: false });
  return REVIEW_STATES.find((known) => known === state);
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
  const { t } = useTranslation(['statements', 'forms']);
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
    <Button variant={waiting > 0 ? 'filled' : 'default'} leftSection={<IconScale />} onClick={() => toDesk()}>
      {waiting > 0 ? t('toDesk', { count: waiting }) : t('openDesk')}
    </Button>
  );
}

function AddButton({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation('statements');
  const { toNew } = useOpenStatement();
  if (isReadOnly) return null;
  return (
    <Button variant="default" leftSection={<IconPlus />} onClick={toNew}>
      {t('add')}
    </Button>
  );
}

interface StateFilterProps {
  readonly rows: readonly StatementRow[];
  readonly value: ReviewState | undefined;
  readonly onChange: (state: ReviewState | undefined) => void;
}

/** The counts of the list, each of which filters it; those of nothing are left out, but for what is chosen. */
function StateFilter({ rows, value, onChange }: StateFilterProps) {
  const { t } = useTranslation('statements');
  const counts = countStates(rows);
  const shown = REVIEW_STATES.filter((state) => counts[state] > 0 || state === value);
  const choices = [
    { key: undefined, label: t('filters.all'), count: rows.length },
    ...shown.map((state) => ({ key: state, label: t(`reviewStates.${state}`), count: counts[state] })),
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
