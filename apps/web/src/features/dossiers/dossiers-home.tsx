import { type MantineColor, Progress, Stack, Text } from '@mantine/core';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import {
  IconCalculator,
  IconCash,
  IconClockHour4,
  IconMailPlus,
  IconSend,
  IconSignature,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { Empty, LoadError, Loading } from '../../components/states.tsx';
import { DOSSIER_TONES, type Tone } from '../../components/status-tones.ts';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierListQuery, OPEN_STATUSES, openOf, type StatusCounts } from './dossier-list-query.ts';
import classes from './dossiers-home.module.css';
import { shareOf } from './share-of.ts';
import { useDaysLeft } from './use-days-left.ts';
import { useRowName } from './use-defendant-name.ts';
import { type DueDossier, dueDossiers, waitingDossiers } from './waiting-dossiers.ts';
import { WaitingList } from './waiting-list.tsx';

/** Where the dossiers of the office stand: counters, what waits for somebody, and which terms end next. */
export function DossiersHome() {
  const [isMine, setMine] = useState(true);
  const query = useQuery(homeQuery(isMine));
  const paid = useQuery(paidQuery(isMine));
  const due = useQuery(dueQuery(isMine));
  const inWords = useProblem();
  if (query.isError) return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Loading rows={5} />;
  const { items, total, statusCounts } = query.data;
  return (
    <>
      <StatusCounters counts={statusCounts} isMine={isMine} />
      <div className={classes.columns}>
        <WaitingList
          waiting={waitingDossiers(
            eachOnce([...items, ...(paid.data?.items ?? []), ...(due.data?.items ?? [])]),
          )}
          readDossiers={items.length < total ? items.length : undefined}
          isMine={isMine}
          onMine={setMine}
        />
        <Stack gap="xl">
          <DueTerms due={dueDossiers(items)} />
          <StatusBars counts={statusCounts} isMine={isMine} />
        </Stack>
      </div>
    </>
  );
}

/** As many as the API gives at once; the home page says so when there are more. */
const MAX_DOSSIERS = 200;

/** The running dossiers that changed last, for the home page. */
function homeQuery(isMine: boolean) {
  return dossierListQuery({
    OnlyShowMyDossiers: isMine,
    sort: 'statusChangedAt',
    direction: 'desc',
    pageSize: MAX_DOSSIERS,
  });
}

/** What was paid lately may still have to be closed. */
const LAST_PAID = 50;

function paidQuery(isMine: boolean) {
  return dossierListQuery({
    OnlyShowMyDossiers: isMine,
    status: 'Paid',
    sort: 'statusChangedAt',
    direction: 'desc',
    pageSize: LAST_PAID,
  });
}

/** A paid dossier of an income that still comes in is not over, however long ago it was paid. */
function dueQuery(isMine: boolean) {
  return dossierListQuery({
    OnlyShowMyDossiers: isMine,
    OnlyShowDueDossiers: true,
    ShowPaidDossiers: true,
    pageSize: MAX_DOSSIERS,
  });
}

function eachOnce(rows: readonly DossierRow[]): DossierRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The statuses in which the office itself must do something. */
const COUNTERS = [
  { status: 'Calculated', icon: IconSignature },
  { status: 'Signed', icon: IconSend },
  { status: 'ToPay', icon: IconCash },
  { status: 'Provisioned', icon: IconCalculator },
  { status: 'Created', icon: IconMailPlus },
] as const;

interface CountsProps {
  readonly counts: StatusCounts;
  /** Whether only the reader's own are counted. */
  readonly isMine: boolean;
}

/** Leads to the dossiers that were counted, and to no others. */
function listOf(status: DossierStatus, isMine: boolean) {
  return isMine ? { status, mine: true } : { status };
}

/** How many dossiers wait for each act of the office; each counter leads to those dossiers. */
function StatusCounters({ counts, isMine }: CountsProps) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  return (
    <ul className={classes.counters}>
      {COUNTERS.map(({ status, icon: CounterIcon }) => (
        <li key={status}>
          <Link
            to="/app/dossiers"
            search={listOf(status, isMine)}
            className={classes.counter}
            data-tone={DOSSIER_TONES[status]}
            data-none={counts[status] === 0 || undefined}
          >
            <span className={classes.count}>{formatCount(counts[status], language)}</span>
            <CounterIcon className={classes.icon} size={20} aria-hidden />
            <span className={classes.name}>{t(`home.counters.${status}`)}</span>
            <Hint span>{t('home.dossiers', { count: counts[status] })}</Hint>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SHOWN_TERMS = 6;

/** The terms that end next, with the days that are left. */
function DueTerms({ due }: { readonly due: readonly DueDossier[] }) {
  const { t } = useTranslation('dossiers');
  return (
    <Block title={t('home.terms')}>
      {due.length === 0 ? (
        <Empty icon={IconClockHour4} title={t('home.noTerms')} />
      ) : (
        <>
          <ul className={classes.bars}>
            {due.slice(0, SHOWN_TERMS).map((one) => (
              <li key={one.row.id}>
                <DueItem due={one} />
              </li>
            ))}
          </ul>
          <Hint px="lg" pb="md">
            {t('terms.restDay')}
          </Hint>
        </>
      )}
    </Block>
  );
}

function DueItem({ due: { row, term, dueOn } }: { readonly due: DueDossier }) {
  const { t } = useTranslation('vocabulary');
  const { words, color } = useDaysLeft(dueOn);
  const name = useRowName(row);
  return (
    <Link to="/app/dossier/$dossierId" params={{ dossierId: row.id }} className={classes.due}>
      <Text
        span
        size="xs"
        fw={500}
        ta="center"
        px="0.375rem"
        py="0.125rem"
        bdrs="sm"
        c={`${color}.8`}
        bg={color === 'slate' ? 'slate.2' : `${color}.1`}
      >
        {words}
      </Text>
      <Text span miw={0}>
        <Text span display="block" fw={500} truncate>
          {t(`dossierTerm.${term}`)}
        </Text>
        <Text span display="block" size="sm" c="dimmed" truncate>
          {row.fileNumber} · {name}
        </Text>
      </Text>
      <Hint span>
        <DateText value={dueOn} />
      </Hint>
    </Link>
  );
}

const BAR_COLORS: Partial<Record<Tone, MantineColor>> = {
  info: 'info.6',
  accent: 'accent.6',
  warning: 'warning.4',
  primary: 'primary.7',
  primaryStrong: 'primary.7',
  secondary: 'secondary.6',
};

/** How many running dossiers stand in each status, drawn and in figures. */
function StatusBars({ counts, isMine }: CountsProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const most = Math.max(...OPEN_STATUSES.map((status) => counts[status]));
  return (
    <Block title={t('home.perStatus')} act={<strong>{formatCount(openOf(counts), language)}</strong>}>
      <ul className={classes.bars}>
        {OPEN_STATUSES.map((status) => (
          <li key={status}>
            <Link to="/app/dossiers" search={listOf(status, isMine)} className={classes.bar}>
              <Text span size="sm">
                {t(`vocabulary:dossierStatus.${status}`)}
              </Text>
              <Progress
                value={shareOf(most, [counts[status]])[0] ?? 0}
                size="0.5rem"
                radius="sm"
                color={BAR_COLORS[DOSSIER_TONES[status]] ?? 'slate.5'}
                aria-hidden
              />
              <Text span size="sm" fw={600} ta="end">
                {formatCount(counts[status], language)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
