import { Group, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { IconBan, IconCheck, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LateChip } from '../../components/badges.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';

import { countRows, DESK_FILTERS, isDecided, isWaiting } from './desk-queue.ts';
import classes from './review-queue.module.css';
import { useCreditorName } from './statement-state.tsx';
import type { Desk } from './use-desk.ts';

interface ReviewQueueProps {
  readonly desk: Desk;
  readonly onOpen: (row: StatementRow) => void;
}

/** What lies on the desk: counters that filter, then what waits, what is being filled in, what is decided. */
export function ReviewQueue({ desk, onOpen }: ReviewQueueProps) {
  const { t } = useTranslation('statements');
  const waiting = desk.shown.filter(isWaiting);
  const decided = desk.shown.filter(isDecided);
  const filing = desk.shown.filter((row) => !isWaiting(row) && !isDecided(row));
  return (
    <nav className={classes.queue} aria-label={t('desk.queue')}>
      <Group gap="0.25rem" wrap="nowrap" px="xs">
        <Title order={2} flex={1} fz="md" lh="md" fw={600}>
          {t('desk.title')}
        </Title>
        <kbd className={classes.key}>J</kbd>
        <kbd className={classes.key}>K</kbd>
        <VisuallyHidden>{t('desk.keys')}</VisuallyHidden>
      </Group>
      <Counters desk={desk} />
      <QueueGroup title={t('reviewStates.toReview')} rows={waiting} desk={desk} onOpen={onOpen} />
      <QueueGroup title={t('reviewStates.filing')} rows={filing} desk={desk} onOpen={onOpen} />
      <QueueGroup title={t('desk.decided')} rows={decided} desk={desk} onOpen={onOpen} />
      {desk.shown.length === 0 && desk.query.isSuccess && (
        <Text inherit my="md" mx="xs" c="dimmed">
          {t(desk.filter ? 'desk.nothingInFilter' : 'desk.empty')}
        </Text>
      )}
    </nav>
  );
}

function Counters({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('statements');
  return (
    <fieldset className={classes.counters} aria-label={t('desk.queueFilters')}>
      {DESK_FILTERS.map((filter) => {
        const count = countRows(desk.rows, filter);
        const isChosen = desk.filter === filter;
        return (
          <UnstyledButton
            key={filter}
            className={classes.counter ?? ''}
            aria-pressed={isChosen}
            data-none={count === 0 || undefined}
            onClick={() => desk.setFilter(isChosen ? undefined : filter)}
          >
            <span>{filter === 'late' ? t('desk.late') : t(`reviewStates.${filter}`)}</span>
            <span className={classes.count}>{count}</span>
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}

interface QueueGroupProps extends ReviewQueueProps {
  readonly title: string;
  readonly rows: readonly StatementRow[];
}

function QueueGroup({ title, rows, desk, onOpen }: QueueGroupProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <Title order={3} mt="md" mb="xs" mx="xs" fz="sm" lh="sm" fw={400} c="dimmed">
        {title}
      </Title>
      <ul>
        {rows.map((row) => (
          <QueueLine
            key={row.id}
            row={row}
            isCurrent={row.id === desk.current?.id}
            onOpen={() => onOpen(row)}
          />
        ))}
      </ul>
    </section>
  );
}

interface QueueLineProps {
  readonly row: StatementRow;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function QueueLine({ row, isCurrent, onOpen }: QueueLineProps) {
  const name = useCreditorName()(row);
  const remark = useRemark(row);
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <UnstyledButton
        ref={line}
        className={classes.line ?? ''}
        aria-current={isCurrent}
        data-decided={isDecided(row) || undefined}
        onClick={onOpen}
      >
        <Mark row={row} />
        <span className={classes.name}>{name}</span>
        {row.isLate && !isDecided(row) && (
          <span className={classes.late}>
            <LateChip />
          </span>
        )}
        {!isDecided(row) && <span className={classes.remark}>{remark}</span>}
        <span className={classes.amount}>
          <Amount euros={row.totalAmountClaimed} unit="none" />
        </span>
      </UnstyledButton>
    </li>
  );
}

/** How a decision ended, or that the creditor is still writing; a word for those who do not see the icon. */
function Mark({ row: { reviewState } }: { readonly row: StatementRow }) {
  const { t } = useTranslation('statements');
  if (reviewState === 'toReview' || reviewState === 'incomplete') return null;
  const Icon = { validated: IconCheck, invalid: IconBan, filing: IconPencil }[reviewState];
  return (
    <>
      <Icon className={classes.mark} data-state={reviewState} aria-hidden />
      <VisuallyHidden>{t(`reviewStates.${reviewState}`)}</VisuallyHidden>
    </>
  );
}

/** The most telling thing about it: what is missing, what was changed, how many claims. */
function useRemark(row: StatementRow): string {
  const { t } = useTranslation('statements');
  if (row.reviewState === 'incomplete') {
    const parts = row.missingParts.map((part) => t(`missingParts.${part}`));
    return t('documentsMissing', { parts: parts.join(', ') });
  }
  if (row.isChanged) return t('desk.changed');
  if (row.isLate) return t('desk.lateLine');
  return row.numberOfClaims === 0 ? t('desk.ordinary') : t('desk.claims', { count: row.numberOfClaims });
}
