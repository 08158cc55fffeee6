import { type MantineColor, Progress, Text } from '@mantine/core';
import { type OfficeFigures as Figures, SHOWN_DAYS } from '@prorata/contract/figures/figures';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Block } from '../../components/block.tsx';
import { Empty, QueryState } from '../../components/states.tsx';
import { DOSSIER_TONES, type Tone } from '../../components/status-tones.ts';
import { Hint } from '../../components/text.tsx';
import { formatCount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { OPEN_STATUSES, openOf } from '../dossiers/dossier-list-query.ts';
import { shareOf } from '../dossiers/share-of.ts';
import { DistributedChart } from './distributed-chart.tsx';
import classes from './figures.module.css';
import { officeFiguresQuery } from './figures-queries.ts';

interface OfficeFiguresProps {
  /** Only of the reader’s own dossiers. */
  readonly isMine: boolean;
}

/** What was distributed, how long it takes and where the dossiers stand. */
export function OfficeFigures({ isMine }: OfficeFiguresProps) {
  const query = useQuery(officeFiguresQuery(isMine));
  if (query.data === undefined) return <QueryState query={query} rows={4} />;
  const { distributed, times, statusCounts } = query.data;
  return (
    <div className={classes.charts}>
      <DistributedChart months={distributed} />
      <Times times={times} />
      <StatusBars counts={statusCounts} isMine={isMine} />
    </div>
  );
}

/** The median of each stretch as a bar, with a mark where the law would have it end. */
function Times({ times }: { readonly times: Figures['times'] }) {
  const { t } = useTranslation('figures');
  return (
    <Block
      title={t('times.title')}
      remark={
        <Text span c="dimmed" size="sm">
          {t('times.unit', { count: SHOWN_DAYS })}
        </Text>
      }
    >
      <ul className={classes.times}>
        {times.map((time) => (
          <li key={time.stretch}>
            <Time time={time} />
          </li>
        ))}
      </ul>
      <p className={classes.legend}>
        <span className={classes.mark} aria-hidden />
        {t('times.legend')}
      </p>
    </Block>
  );
}

/** The mark stands at two thirds, unless it took far longer. */
const ROOM = 1.5;

function Time({
  time: { stretch, medianDays, dossiers, targetDays },
}: {
  readonly time: Figures['times'][number];
}) {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const whole = Math.max(targetDays * ROOM, (medianDays ?? 0) * 1.05);
  const [taken = 0, target = 0] = shareOf(whole, [medianDays ?? 0, targetDays]);
  return (
    <>
      <div className={classes.timeHead}>
        <span>{t(`times.stretches.${stretch}`)}</span>
        {medianDays === null ? (
          <Hint span>{t('times.none')}</Hint>
        ) : (
          <strong>
            {t('times.days', {
              count: medianDays,
              replace: { count: formatDecimal(medianDays, language, 0, 1) },
            })}
          </strong>
        )}
      </div>
      <div className={classes.track} aria-hidden>
        <span
          className={classes.taken}
          data-late={(medianDays ?? 0) > targetDays || undefined}
          style={{ width: `${taken}%` }}
        />
        <span className={classes.mark} style={{ insetInlineStart: `${target}%` }} />
      </div>
      <Hint className={classes.timeHint ?? ''}>
        {t('times.target', { count: targetDays })}
        {medianDays !== null && ` · ${t('times.of', { count: dossiers })}`}
      </Hint>
    </>
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

interface StatusBarsProps {
  readonly counts: Figures['statusCounts'];
  readonly isMine: boolean;
}

/** How many running dossiers stand in each status; each bar leads to those that it counts, and to no others. */
function StatusBars({ counts, isMine }: StatusBarsProps) {
  const { t } = useTranslation(['figures', 'vocabulary']);
  const language = useLanguage();
  const open = openOf(counts);
  const most = Math.max(...OPEN_STATUSES.map((status) => counts[status]));
  return (
    <Block title={t('status.title')} act={<strong>{formatCount(open, language)}</strong>}>
      {open === 0 ? (
        <Empty icon={IconFolder} title={t('status.empty')}>
          {t('status.emptyText')}
        </Empty>
      ) : (
        <ul className={classes.bars}>
          {OPEN_STATUSES.map((status) => (
            <li key={status}>
              <Link
                to="/app/dossiers"
                search={isMine ? { status, mine: true } : { status }}
                className={classes.bar}
              >
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
      )}
    </Block>
  );
}
