import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '../../organizations/approval-dialog.tsx';
import classes from './waiting-item.module.css';

interface WaitingItemProps {
  /** A link to the whole of it. */
  readonly name: ReactNode;
  /** Lines under the name. */
  readonly children: ReactNode;
  /** Why it cannot be approved yet. */
  readonly notYet?: string | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/** Somebody, or an office, that waits; and the two decisions. */
export function WaitingItem({ name, children, notYet, onDecide }: WaitingItemProps) {
  const { t } = useTranslation('forms');
  const reason = useId();
  const isImpossible = notYet !== undefined;
  return (
    <div className={classes.item}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {children}
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          {...(isImpossible && { 'data-disabled': true, 'aria-describedby': reason })}
          aria-disabled={isImpossible}
          onClick={() => !isImpossible && onDecide('approve')}
        >
          {t('approval.approve')}
        </Button>
        <Button variant="subtle" color="negative" onClick={() => onDecide('disapprove')}>
          {t('approval.disapprove')}
        </Button>
      </div>
      {notYet && (
        <p id={reason} className={classes.reason}>
          {notYet}
        </p>
      )}
    </div>
  );
}
