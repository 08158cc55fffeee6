import { IconCalculator, IconCash, IconMailPlus, IconSend, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '../../components/block.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { DOSSIER_TONES } from '../../components/status-tones.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { dossierListQuery } from './dossier-list-query.ts';
import classes from './dossiers-home.module.css';
import { OPEN_STATUSES, openOf, type StatusCounts } from './open-of.ts';
import { shareOf } from './share-of.ts';
import { dueDossiers, waitingDossiers } from './waiting-dossiers.ts';
import { DueTerms, WaitingList } from './waiting-list.tsx';

/** Where the dossiers of the office stand: counters, what waits for somebody, and which terms end next. */
export function DossiersHome() {
  const [isMine, setMine] = useState(true);
  const query = useQuery(homeQuery(isMine));
  const inWords = useProblem();
  if (query.isError) return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Loading rows={5} />;
  const { items, total, statusCounts } = query.data;
  return (
    <>
      <StatusCounters counts={statusCounts} />
      <div className={classes.columns}>
        <WaitingList
          waiting={waitingDossiers(items)}
          readDossiers={items.length < total ? items.length : undefined}
          isMine={isMine}
          onMine={setMine}
        />
        <div className={classes.side}>
          <DueTerms due={dueDossiers(items)} />
          <StatusBars counts={statusCounts} />
        </div>
      </div>
    </>
  );
}

/** As many as the API gives at once; the home page says so when there are more. */
const MOST = 200;

/** The running dossiers that changed last, for the home page. */
function homeQuery(isMine: boolean) {
  return dossierListQuery({
    OnlyShowMyDossiers: isMine,
    sort: 'statusChangedAt',
    direction: 'desc',
    pageSize: MOST,
  });
}

/** The statuses in which the office itself must do something. */
const COUNTERS = [
  { status: 'Calculated', icon: IconSignature },
  { status: 'Signed', icon: IconSend },
  { status: 'ToPay', icon: IconCash },
  { status: 'Provisioned', icon: IconCalculator },
  { status: 'Created', icon: IconMailPlus },
] as const;

/** How many dossiers wait for each act of the office; each counter leads to those dossiers. */
function StatusCounters({ counts }: { readonly counts: StatusCounts }) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  return (
    <ul className={classes.counters}>
      {COUNTERS.map(({ status, icon: CounterIcon }) => (
        <li key={status}>
          <Link
            to="/app/dossiers"
            search={{ status }}
            className={classes.counter}
            data-tone={DOSSIER_TONES[status]}
            data-none={counts[status] === 0 || undefined}
          >
            <span className={classes.count}>{formatCount(counts[status], language)}</span>
            <CounterIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <span className={classes.name}>{t(`home.counters.${status}`)}</span>
            <span className={classes.unit}>{t('home.dossiers', { count: counts[status] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many running dossiers stand in each status, drawn and in figures. */
function StatusBars({ counts }: { readonly counts: StatusCounts }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const most = Math.max(...OPEN_STATUSES.map((status) => counts[status]));
  return (
    <Block title={t('home.perStatus')} act={<strong>{formatCount(openOf(counts), language)}</strong>}>
      <ul className={classes.list}>
        {OPEN_STATUSES.map((status) => (
          <li key={status}>
            <Link to="/app/dossiers" search={{ status }} className={classes.item}>
              <span className={classes.name}>{t(`vocabulary:dossierStatus.${status}`)}</span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  data-tone={DOSSIER_TONES[status]}
                  style={{ '--share': `${shareOf(most, [counts[status]])[0]}%` }}
                />
              </span>
              <span className={classes.barCount}>{formatCount(counts[status], language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
