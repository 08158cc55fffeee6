import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listChanges } from './list-changes.ts';
import { listErrors } from './list-errors.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  readonly isSaving: boolean;
  /** Repeats the verb when it is more than saving: "Add user". */
  readonly verb?: string;
  /** For something new: the bar is there from the start, and this leads back. */
  readonly onCancel?: () => void;
}

/** At the foot of a form, only while there is something to save. */
export function SaveBar({ isSaving, verb, onCancel }: SaveBarProps) {
  const { t } = useTranslation('forms');
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const save = useRef<HTMLButtonElement>(null);
  useHotkeys([['mod+S', () => save.current?.click()]], []);
  if (!isDirty && !onCancel) return null;
  return (
    <div className={classes.bar}>
      <Standing />
      <div className={classes.acts}>
        <Button variant="default" disabled={isSaving} onClick={onCancel ?? (() => reset())}>
          {onCancel ? t('cancel') : t('undo')}
        </Button>
        <Button ref={save} type="submit" loading={isSaving} rightSection={<kbd>{t('saveKeys')}</kbd>}>
          {verb ?? t('save')}
        </Button>
      </div>
    </div>
  );
}

/** What has not been saved yet or, after an attempt, what stands in the way. */
function Standing() {
  const { t } = useTranslation('forms');
  const { dirtyFields, errors, isSubmitted } = useFormState();
  const wrong = isSubmitted ? listErrors(errors).length : 0;
  const changed = listChanges(dirtyFields).length;
  return (
    <p className={classes.standing} data-wrong={wrong > 0 || undefined} aria-live="polite">
      {wrong > 0 && t('wrong', { count: wrong })}
      {wrong === 0 && changed > 0 && t('changed', { count: changed })}
    </p>
  );
}
