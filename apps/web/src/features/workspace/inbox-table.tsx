import { Anchor, Checkbox, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import type { WorkspaceGroup, WorkspaceState } from '@prorata/domain/workspace/invitation-state';
import { Fragment } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import type { Tone } from '../../components/status-tones.ts';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { formatAmount, formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { AssignMenu } from './assign-menu.tsx';
import { chosenOf } from './selection.ts';
import { useOpening } from './use-opening.ts';
import classes from './workspace.module.css';
import type { InboxPage } from './workspace-queries.ts';

type Chosen = ReadonlyMap<string, WorkspaceInvitation>;

interface InboxTableProps {
  readonly parts: readonly { readonly group: WorkspaceGroup; readonly page: InboxPage }[];
  readonly isOutdated: boolean;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** Shows a group by itself, with all its pages. */
  readonly onGroup: (group: WorkspaceGroup) => void;
}

const COLUMNS = [
  'choose',
  'lastDay',
  'debtor',
  'reference',
  'assignee',
  'claimed',
  'admitted',
  'allotted',
  'state',
] as const;

/** The invitations by what they ask for, the first last day first; on a phone each is a card. */
export function InboxTable({ parts, isOutdated, chosen, onChoose, onGroup }: InboxTableProps) {
  const { t } = useTranslation(['workspace', 'shell']);
  const opening = useOpening();
  return (
    <Table
      className={classes.table ?? ''}
      aria-label={t('shell:menu.workspace')}
      aria-busy={isOutdated}
      data-outdated={isOutdated || undefined}
    >
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((column) => (
            <Table.Th key={column} data-column={column}>
              {column === 'choose' ? (
                <VisuallyHidden>{t('columns.choose')}</VisuallyHidden>
              ) : (
                t(`columns.${column}`)
              )}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {parts.map(({ group, page }) => (
        <Table.Tbody key={group}>
          <GroupHead group={group} page={page} chosen={chosen} onChoose={onChoose} onGroup={onGroup} />
          {page.items.map((row) => (
            <Fragment key={row.invitationId}>
              <Row
                row={row}
                isChosen={chosen.has(row.invitationId)}
                onChoose={(isChosen) => onChoose(withRows(chosen, [row], isChosen))}
                onOpen={() => opening.open(row.invitationId)}
              />
            </Fragment>
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

/** The choice with some rows more, or less. */
function withRows(chosen: Chosen, rows: readonly WorkspaceInvitation[], isChosen: boolean): Chosen {
  const next = new Map(chosen);
  for (const row of rows) {
    if (isChosen) next.set(row.invitationId, row);
    else next.delete(row.invitationId);
  }
  return next;
}

interface GroupHeadProps extends Pick<InboxTableProps, 'chosen' | 'onChoose' | 'onGroup'> {
  readonly group: WorkspaceGroup;
  readonly page: InboxPage;
}

function GroupHead({ group, page, chosen, onChoose, onGroup }: GroupHeadProps) {
  const { t } = useTranslation('workspace');
  const rows = page.items;
  const state = chosenOf(rows, new Set(chosen.keys()));
  const isWhole = page.total <= rows.length || page.page > 1;
  return (
    <Table.Tr className={classes.group ?? ''}>
      <Table.Th data-column="choose">
        <Checkbox
          aria-label={t('chooseAll', { group: t(`groups.${group}`) })}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => onChoose(withRows(chosen, rows, state !== 'all'))}
        />
      </Table.Th>
      <Table.Th colSpan={COLUMNS.length - 1} scope="rowgroup">
        <span>{t(`groups.${group}`)}</span>
        {!isWhole && (
          <Anchor component="button" type="button" size="sm" ms="md" onClick={() => onGroup(group)}>
            {t('showAll', { count: page.total })}
          </Anchor>
        )}
      </Table.Th>
    </Table.Tr>
  );
}

interface RowProps {
  readonly row: WorkspaceInvitation;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
}

function Row({ row, isChosen, onChoose, onOpen }: RowProps) {
  const { t } = useTranslation('workspace');
  const amount = (column: 'claimed' | 'admitted' | 'allotted', euros: number | null) => (
    <Table.Td
      data-column={column}
      data-label={t(`columns.${column}`)}
      data-none={euros === null || undefined}
    >
      <Amount euros={euros} unit="none" />
      {column === 'allotted' && <Paid row={row} />}
    </Table.Td>
  );
  return (
    <Table.Tr className={classes.row ?? ''} data-chosen={isChosen || undefined}>
      <Table.Td data-column="choose">
        <Checkbox
          aria-label={t('choose', { name: row.defendantName })}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td data-column="lastDay">
        <LastDay row={row} />
      </Table.Td>
      <Table.Td data-column="debtor">
        <UnstyledButton
          className={classes.name ?? ''}
          aria-label={t('open', { name: `${row.defendantName}, ${row.office.name}, ${row.fileNumber}` })}
          onClick={onOpen}
        >
          {row.defendantName}
        </UnstyledButton>
        <Hint>
          {row.office.name} · {row.fileNumber}
        </Hint>
      </Table.Td>
      <Table.Td data-column="reference" data-none={row.creditorReference === null || undefined}>
        <Text span c="dimmed">
          {row.creditorReference ?? NOTHING}
        </Text>
      </Table.Td>
      <Table.Td data-column="assignee">
        <AssignMenu row={row} />
      </Table.Td>
      {amount('claimed', row.amountClaimed)}
      {amount('admitted', row.amountAdmitted)}
      {amount('allotted', row.amountAllotted)}
      <Table.Td data-column="state">
        <State row={row} onOpen={onOpen} />
      </Table.Td>
    </Table.Tr>
  );
}

/** What came in, where that is not what was allotted. */
function Paid({ row: { amountPaid, amountAllotted } }: Pick<RowProps, 'row'>) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  if (amountPaid === null || amountPaid === amountAllotted) return null;
  return <Hint span>{t('paid', { amount: formatAmount(amountPaid, language, 'none') })}</Hint>;
}

const SOON_DAYS = 3;

/** To file, with the days that are left; of what lies with the office the last day to contest. */
function LastDay({ row }: Pick<RowProps, 'row'>) {
  if (row.group === 'toDo' && row.validUntil !== null) return <DaysLeft day={row.validUntil} />;
  if (row.state === 'draftSent' && row.contestUntil !== null) return <DateText value={row.contestUntil} />;
  return <span className={classes.noDay}>{NOTHING}</span>;
}

function DaysLeft({ day }: { readonly day: IsoDate }) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const days = daysBetween(brusselsDate(new Date()), day);
  const words =
    days < 0
      ? t('terms.late')
      : days === 0
        ? t('terms.today')
        : days === 1
          ? t('terms.tomorrow')
          : t('terms.left', { count: days });
  const tone = days <= 0 ? 'negative' : days <= SOON_DAYS ? 'warning' : 'slate';
  return (
    <time className={classes.days} dateTime={day} data-tone={tone} title={formatDate(day, language)}>
      {words}
    </time>
  );
}

const TONES: Readonly<Record<WorkspaceState, Tone>> = {
  new: 'slate',
  begun: 'warning',
  ready: 'accent',
  filed: 'info',
  reviewed: 'info',
  draftSent: 'warning',
  toPay: 'secondary',
  paid: 'positive',
  shortfall: 'negative',
  nothingToClaim: 'muted',
  expired: 'muted',
  cancelled: 'muted',
};

function State({ row, onOpen }: Pick<RowProps, 'row' | 'onOpen'>) {
  const { t } = useTranslation(['workspace', 'statements']);
  const language = useLanguage();
  const { state, missingParts, paidOn, contestUntil } = row;
  const missing = missingParts.map((part) => t(`statements:missingParts.${part}`)).join(', ');
  return (
    <>
      <StatusBadge tone={TONES[state]}>
        {state === 'paid' && paidOn !== null
          ? `${t('states.paid')} ${formatDate(paidOn, language)}`
          : t(`states.${state}`)}
      </StatusBadge>
      {missing !== '' && <Hint>{t('missing', { parts: missing })}</Hint>}
      {state === 'draftSent' && contestUntil !== null && (
        <Hint>{t('contestUntil', { date: formatDate(contestUntil, language) })}</Hint>
      )}
      {state === 'shortfall' && (
        <Anchor component="button" type="button" size="sm" display="block" onClick={onOpen}>
          {t('certificate')}
        </Anchor>
      )}
    </>
  );
}
