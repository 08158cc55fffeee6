import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Block } from '../../components/block.tsx';
import { DOSSIER_TONES } from '../../components/status-tones.ts';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { OPEN_STATUSES, openOf, type StatusCounts } from './open-of.ts';
import { shareOf } from './share-of.ts';
import classes from './status-bars.module.css';

/** How many running dossiers stand in each status, drawn and in figures. */
export function StatusBars({ counts }: { readonly counts: StatusCounts }) {
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
              <span className={classes.count}>{formatCount(counts[status], language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
