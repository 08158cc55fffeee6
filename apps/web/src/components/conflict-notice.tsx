import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../platform/language/format.ts';
import { useLanguage } from '../platform/language/use-language.ts';
import classes from './states.module.css';

/** One field that another person changed, in words of the screen. */
interface ConflictingChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

interface ConflictNoticeProps {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  readonly changes: readonly ConflictingChange[];
  readonly onLoadNewest: () => void;
  readonly onRedoMine: () => void;
}

/** Two people changed the same thing: who, when, what; the reader decides, nothing is overwritten in silence. */
export function ConflictNotice({
  changedBy,
  changedAt,
  changes,
  onLoadNewest,
  onRedoMine,
}: ConflictNoticeProps) {
  const { t } = useTranslation('states');
  const language = useLanguage();
  const name = changedBy ?? t('conflict.someone');
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.noticeTitle}>
        {changedAt === null
          ? t('conflict.changed', { name })
          : t('conflict.changedBy', { name, moment: formatDate(changedAt, language, 'dateTime') })}
      </p>
      <p className={classes.noticeText}>
        {changes.map(({ field, before, after }) => (
          <span key={field}>{t('conflict.change', { field, before, after })} </span>
        ))}
        {t('conflict.notSaved')}
      </p>
      <div className={classes.noticeActions}>
        <Button variant="default" onClick={onLoadNewest}>
          {t('conflict.loadNewest')}
        </Button>
        <Button variant="default" onClick={onRedoMine}>
          {t('conflict.redoMine')}
        </Button>
      </div>
    </div>
  );
}
