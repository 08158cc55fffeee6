import type { Stale } from '@prorata/contract/problems';
import { useTranslation } from 'react-i18next';
import { NOTHING } from '../../platform/language/format.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { Refusal } from '../refusal.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { flattenChanges } from './flatten-changes.ts';
import classes from './form-messages.module.css';
import { labelOf, useFormSetting } from './form-setting.ts';
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
  /** The words for a value of a closed list: "Dutch" for `nl`. */
  readonly describe?: (field: string, value: string) => string | undefined;
}

/** Above the form: why it was not saved, and what to do about it. */
export function FormMessages({ outcome, title, describe }: FormMessagesProps) {
  const { t } = useTranslation('forms');
  const { conflict, problem } = outcome;
  const box = useTakeFocus(conflict ?? problem);
  return (
    <div className={classes.messages}>
      <ErrorSummary />
      <div ref={box} tabIndex={-1} className={classes.box}>
        {problem && <Refusal title={title ?? t('notSaved')} {...problem} />}
        {conflict && <Conflict conflict={conflict} outcome={outcome} describe={describe} />}
      </div>
    </div>
  );
}

interface ConflictProps {
  readonly conflict: Stale;
  readonly outcome: SaveOutcome;
  readonly describe: FormMessagesProps['describe'];
}

function Conflict({ conflict, outcome, describe }: ConflictProps) {
  const { t } = useTranslation('forms');
  const { labels } = useFormSetting();
  const inWords = (field: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return NOTHING;
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    return describe?.(field, String(value)) ?? String(value);
  };
  return (
    <ConflictNotice
      changedBy={conflict.changedBy}
      changedAt={conflict.changedAt}
      changes={flattenChanges(conflict.changes).map(({ field, before, after }) => ({
        field: labelOf(labels, field),
        before: inWords(field, before),
        after: inWords(field, after),
      }))}
      onLoadNewest={outcome.loadNewest}
      onRedoMine={outcome.redoMine}
    />
  );
}
