import type { SendResult } from '@prorata/contract/delivery/delivery';
import { outcomeOf } from '@prorata/domain/delivery-status';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../components/values.tsx';
import classes from './send-log.module.css';
import { type TimelinePoint, timelineOf } from './timeline-of.ts';

/** How a mail or letter got where it is; hollow is what is still expected. */
export function Timeline({ result }: { readonly result: SendResult }) {
  const { t } = useTranslation('delivery');
  return (
    <ol className={classes.timeline} aria-label={t('timeline')}>
      {timelineOf(result).map((point) => (
        <li
          key={point.key}
          className={classes.point}
          data-kind={point.kind}
          data-failed={(point.status !== null && outcomeOf(point.status) === 'failed') || undefined}
          aria-current={point.isCurrent ? 'step' : undefined}
        >
          <p className={classes.happened}>{t(point.label)}</p>
          <When point={point} />
        </li>
      ))}
    </ol>
  );
}

function When({ point: { kind, at, note } }: { readonly point: TimelinePoint }) {
  const { t } = useTranslation('delivery');
  if (kind === 'expected' && at === null) return <p className={classes.moment}>{t('expected')}</p>;
  return (
    <p className={classes.moment}>
      {kind === 'expected' && <>{t('nextAttempt')} </>}
      <DateText value={at} style="dateTime" />
      {note && <> · {note}</>}
    </p>
  );
}
