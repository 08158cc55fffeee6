import type { Stale } from '@prorata/contract/problems';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../conflict-notice.tsx';
import { Refusal } from '../refusal.tsx';
import { ErrorSummary } from './error-summary.tsx';
import classes from './form-messages.module.css';
import { useTakeFocus } from './use-take-focus.ts';

/** How an attempt to save went, when it did not succeed. */
export interface SaveOutcome {
  /** Another person was first. */
  readonly conflict: Stale | undefined;
  readonly loadNewest: () => void;
  readonly redoMine: () => void;
  /** Any other refusal, in words. */
  readonly problem: { readonly message: string; readonly requestId: string | undefined } | undefined;
}

interface FormMessagesProps {
  readonly outcome: SaveOutcome;
  /** What could not be done, when "saving" does not say it. */
  readonly title?: string;
}

/** Above the form: why it was not saved, and what to do about it. */
export function FormMessages({ outcome, title }: FormMessagesProps) {
  const { t } = useTranslation('forms');
  const { conflict, problem } = outcome;
  const box = useTakeFocus(conflict ?? problem);
  return (
    <div className={classes.messages}>
      <ErrorSummary />
      <div ref={box} tabIndex={-1} className={classes.box}>
        {problem && <Refusal title={title ?? t('notSaved')} {...problem} />}
        {conflict && (
          <ConflictNotice stale={conflict} onLoadNewest={outcome.loadNewest} onRedoMine={outcome.redoMine} />
        )}
      </div>
    </div>
  );
}
