import { IconCalculator, IconCash, IconMailPlus, IconSend, IconSignature } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DOSSIER_TONES } from '../../components/status-tones.ts';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import type { StatusCounts } from './open-of.ts';
import classes from './status-counters.module.css';

/** The statuses in which the office itself must do something. */
const COUNTERS = [
  { status: 'Calculated', icon: IconSignature },
  { status: 'Signed', icon: IconSend },
  { status: 'ToPay', icon: IconCash },
  { status: 'Provisioned', icon: IconCalculator },
  { status: 'Created', icon: IconMailPlus },
] as const;

/** How many dossiers wait for each act of the office; each counter leads to those dossiers. */
export function StatusCounters({ counts }: { readonly counts: StatusCounts }) {
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
