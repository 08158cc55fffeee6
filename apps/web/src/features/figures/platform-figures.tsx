import { Anchor } from '@mantine/core';
import type { PlatformFigures as Figures } from '@prorata/contract/figures/figures';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { QueryState } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { formatAmount, formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DistributedChart } from './distributed-chart.tsx';
import classes from './figures.module.css';
import { platformFiguresQuery } from './figures-queries.ts';

/** For those who run the platform: how it stands, in figures that name nobody. */
export function PlatformFigures() {
  const { t } = useTranslation('figures');
  const query = useQuery(platformFiguresQuery);
  return (
    <section>
      <SectionTitle mb="md">{t('platform.title')}</SectionTitle>
      {query.data === undefined ? (
        <QueryState query={query} rows={4} />
      ) : (
        <>
          <Tiles figures={query.data} />
          <DistributedChart months={query.data.distributed} />
        </>
      )}
    </section>
  );
}

function Tiles({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const { offices, users, dossiers, deliveries, jobs } = figures;
  const count = (value: number) => formatCount(value, language);
  const waiting = (number: number) =>
    number === 0 ? t('platform.noneWaiting') : t('platform.waiting', { count: number });
  const month = figures.distributed.at(-1);
  return (
    <dl className={classes.tiles}>
      <Tile
        label={t('platform.offices')}
        to="/app/organizations"
        hint={waiting(offices.waiting)}
        isUrgent={offices.waiting > 0}
      >
        {count(offices.working)}
      </Tile>
      <Tile
        label={t('platform.users')}
        to="/app/onboarding"
        hint={waiting(users.waiting)}
        isUrgent={users.waiting > 0}
      >
        {count(users.working)}
      </Tile>
      <Tile
        label={t('platform.openDossiers')}
        hint={t('platform.newDossiers', { count: dossiers.openedThisMonth })}
      >
        {count(dossiers.open)}
      </Tile>
      <Tile label={t('platform.statements')} hint={t('platform.thisMonth')}>
        {count(figures.statementsFiled)}
      </Tile>
      <Tile label={t('platform.money')} hint={t('platform.thisMonth')}>
        {formatAmount(month?.amount ?? 0, language)}
      </Tile>
      <Tile label={t('platform.turnover')} to="/app/invoicing" hint={t('platform.turnoverHint')}>
        {formatAmount(figures.turnover, language)}
      </Tile>
      <Tile label={t('platform.failed')} hint={t('platform.thisMonth')} isUrgent={deliveries.failed > 0}>
        {count(deliveries.failed)}
      </Tile>
      <Tile
        label={t('platform.deliveries')}
        hint={
          deliveries.oldestMinutes === null
            ? t('platform.onTime')
            : t('platform.oldest', { count: deliveries.oldestMinutes })
        }
        isUrgent={(deliveries.oldestMinutes ?? 0) >= LATE_MINUTES}
      >
        {count(deliveries.waiting)}
      </Tile>
      <Tile
        label={t('platform.jobs')}
        hint={
          jobs.failed === 0 ? t('platform.noFailedJobs') : t('platform.failedJobs', { count: jobs.failed })
        }
        isUrgent={jobs.failed > 0}
      >
        {count(jobs.waiting)}
      </Tile>
    </dl>
  );
}

/** What is not on its way by then will not go by itself. */
const LATE_MINUTES = 15;

interface TileProps {
  readonly label: string;
  readonly hint: string;
  /** Somebody should look. */
  readonly isUrgent?: boolean;
  readonly to?: LinkProps['to'];
  readonly children: ReactNode;
}

function Tile({ label, hint, isUrgent = false, to, children }: TileProps) {
  return (
    <div className={classes.tile} data-urgent={isUrgent || undefined}>
      <dt className={classes.tileName}>
        {to === undefined ? (
          label
        ) : (
          <Anchor renderRoot={(props) => <Link to={to} {...props} />}>{label}</Anchor>
        )}
      </dt>
      <dd className={classes.tileValue}>{children}</dd>
      <Hint component="dd" m={0}>
        {hint}
      </Hint>
    </div>
  );
}
