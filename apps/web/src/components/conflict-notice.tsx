import { Button } from '@mantine/core';
import type { Stale } from '@prorata/contract/problems';
import { useTranslation } from 'react-i18next';
import { formatDate } from './format.ts';
import classes from './states.module.css';
import { useChangeTexts } from './use-change-texts.ts';
import { useLanguage } from './use-language.ts';

interface ConflictNoticeProps {
  readonly stale: Stale;
  readonly onLoadNewest: () => void;
  readonly onRedoMine: () => void;
}

/** Two people changed the same thing: who, when, what; the reader decides, nothing is overwritten in silence. */
export function ConflictNotice({ stale, onLoadNewest, onRedoMine }: ConflictNoticeProps) {
  const { t } = useTranslation('states');
  const language = useLanguage();
  const inWords = useChangeTexts();
  const { changedBy, changedAt, subject, changes } = stale;
  const name = changedBy ?? t('conflict.someone');
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.noticeTitle}>
        {changedAt === null
          ? t('conflict.changed', { name })
          : t('conflict.changedBy', { name, moment: formatDate(changedAt, language, 'dateTime') })}
      </p>
      <p className={classes.noticeText}>
        {inWords(subject, changes).map(({ key, field, before, after }) => (
          <span key={key}>{t('conflict.change', { field, before, after })} </span>
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
