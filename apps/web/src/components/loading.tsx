import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';
import { useDelay } from './use-delay.ts';

/** Shorter waits are not worth a flicker. */
const TIMEOUT_MS = 200;

const ROW_WIDTHS = ['78%', '58%', '68%', '50%', '73%'];

/** Rows in the shape of the list that is coming; nothing at all for the first moments. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const { t } = useTranslation('states');
  const isLate = useDelay(TIMEOUT_MS);
  if (!isLate) return null;
  return (
    <div className={classes.skeletons} role="status" aria-label={t('loading')}>
      {ROW_WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className={classes.skeletonRow}>
          <Skeleton height={12} width={64} radius="lg" />
          <div className={classes.skeletonName}>
            <Skeleton height={12} width={width} radius="lg" />
          </div>
          <Skeleton height={20} width={96} radius="xl" />
        </div>
      ))}
    </div>
  );
}
