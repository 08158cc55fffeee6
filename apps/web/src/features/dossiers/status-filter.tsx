import { UnstyledButton } from '@mantine/core';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import type { StatusCounts } from './open-of.ts';
import classes from './status-filter.module.css';

interface StatusFilterProps {
  readonly counts: StatusCounts;
  readonly filters: {
    readonly status: DossierStatus | undefined;
    readonly paid: boolean;
    readonly cancelled: boolean;
  };
  readonly onChange: (status: DossierStatus | undefined) => void;
}

/** How many dossiers stand in each status; one of them narrows the list down to it, and again lets go. */
export function StatusFilter({ counts, filters, onChange }: StatusFilterProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const isShown = (status: DossierStatus) =>
    filters.status === status ||
    (status === 'Paid' ? filters.paid : status === 'Cancelled' ? filters.cancelled : true);
  return (
    <ul className={classes.statuses} aria-label={t('statusFilter')}>
      {DOSSIER_STATUSES.filter(isShown).map((status) => {
        const isChosen = filters.status === status;
        return (
          <li key={status}>
            <UnstyledButton
              className={classes.status ?? ''}
              aria-pressed={isChosen}
              data-none={counts[status] === 0 || undefined}
              onClick={() => onChange(isChosen ? undefined : status)}
            >
              {t(`vocabulary:dossierStatus.${status}`)}
              <span className={classes.count}>{formatCount(counts[status], language)}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
