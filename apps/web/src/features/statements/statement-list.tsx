import { Button, Flex, UnstyledButton } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { ReviewCounts } from '@prorata/contract/statements/statement-row';
import { REVIEW_STATES, type ReviewState } from '@prorata/domain/statement-parts';
import { IconInbox, IconPlus, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { IdentityNotice } from '../creditors/identity-notice.tsx';
import { isWaiting } from './desk-queue.ts';
import { useOpenStatement } from './open-statement.ts';
import { RemoveStatement, useRemovingStatement, useWhyNotRemove } from './remove-statement.tsx';
import { useStatementColumns } from './statement-columns.tsx';
import classes from './statement-list.module.css';
import { deskQuery, statementListQuery } from './statement-queries.ts';

const SORTS = ['createdAt', 'creditorName', 'totalAmountClaimed'] as const;

/** All statements of a dossier, of the office and of invited creditors, with what each still lacks. */
export function StatementList({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('statements');
  const { toStatement, toDesk } = useOpenStatement();
  const { query, setPage, sorting, change } = useListSearch(SORTS);
  const state = useReviewState();
  const { search: _, ...paging } = query;
  const list = useQuery(statementListQuery(dossier.id, { ...paging, ...(state && { reviewState: state }) }));
  const removing = useRemovingStatement(dossier.id);
  const columns = useStatementColumns({
    onOpen: ({ origin, id }) => (origin === 'thirdParty' ? toDesk(id) : toStatement(id)),
    onRemove: removing.ask,
    whyNotRemove: useWhyNotRemove(dossier),
  });
  const counts = list.data?.counts;
  return (
    <>
      <Toolbar>
        {counts && <StateFilter counts={counts} value={state} onChange={(to) => change({ state: to })} />}
        <Flex wrap="wrap" gap="sm" ms="auto">
          <ToDesk dossierId={dossier.id} />
          <AddButton isReadOnly={dossier.isReadOnly} />
        </Flex>
      </Toolbar>
      <IdentityNotice dossier={dossier} />
      <DataTable
        label={t('label')}
        columns={columns}
        list={useListState(list)}
        rowId={({ id }) => id}
        onOpen={({ origin, id }) => (origin === 'thirdParty' ? toDesk(id) : toStatement(id))}
        sorting={sorting}
        empty={
          state ? (
            <Empty icon={IconInbox} title={t('noneFiltered')} />
          ) : (
            <Empty icon={IconInbox} title={t('none')} action={<AddButton isReadOnly={dossier.isReadOnly} />}>
              {t('noneText')}
            </Empty>
          )
        }
      />
      {list.data && <Paging list={list.data} onPage={setPage} />}
      <RemoveStatement removing={removing} />
    </>
  );
}

function useReviewState(): ReviewState | undefined {
  const { state } = useSearch({ strict: false });
  return REVIEW_STATES.find((known) => known === state);
}

/** The filled button of the screen, as long as a creditor's statement waits to be reviewed. */
function ToDesk({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('statements');
  const { toDesk } = useOpenStatement();
  const rows = useQuery(deskQuery(dossierId)).data ?? [];
  const waiting = rows.filter(isWaiting).length;
  if (rows.length === 0) return null;
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
  readonly counts: ReviewCounts;
  readonly value: ReviewState | undefined;
  readonly onChange: (state: ReviewState | undefined) => void;
}

/** The counts of a list, each of which filters it; those of nothing are left out, but for what is chosen. */
function StateFilter({ counts, value, onChange }: StateFilterProps) {
  const { t } = useTranslation('statements');
  const shown = REVIEW_STATES.filter((state) => counts[state] > 0 || state === value);
  const total = REVIEW_STATES.reduce((sum, state) => sum + counts[state], 0);
  if (total === 0) return null;
  const choices = [
    { key: undefined, label: t('filters.all'), count: total },
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
