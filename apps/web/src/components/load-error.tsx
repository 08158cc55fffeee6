import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RequestId } from './request-id.tsx';
import classes from './states.module.css';

interface LoadErrorProps {
  /** What could not be loaded; in general words when left out. */
  readonly title?: string;
  /** The phrase of the problem. */
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

/** In the place of the thing that failed; the rest of the screen stays usable. */
export function LoadError({ title, message, requestId, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('states');
  return (
    <div className={classes.loadError} role="alert">
      <IconPlugConnectedX className={classes.errorIcon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title ?? t('loadFailed')}</p>
        <p className={classes.text}>{message}</p>
        <RequestId id={requestId} />
      </div>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
