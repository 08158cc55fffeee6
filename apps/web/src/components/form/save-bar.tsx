import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { areDraftsKept } from '../../platform/session/drafts.ts';
import { IrreversibleDialog } from '../dialogs.tsx';
import { listChanges, listErrors } from './field-paths.ts';
import classes from './form.module.css';

interface SaveBarProps {
  readonly isSaving: boolean;
  /** Repeats the verb when it is more than saving: "Add user". */
  readonly verb?: string;
  /** For something new: the bar is there from the start, and this leads back. */
  readonly onCancel?: () => void;
  /** For something of which there are many: saves it and begins the next one. */
  readonly andNext?: { readonly verb: string; readonly onChoose: (isNext: boolean) => void } | undefined;
}

/** At the foot of a form, only while there is something to save. */
export function SaveBar({ isSaving, verb, onCancel, andNext }: SaveBarProps) {
  const { t } = useTranslation('forms');
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const save = useRef<HTMLButtonElement>(null);
  useHotkeys([['mod+S', () => save.current?.click()]], []);
  if (!isDirty && !onCancel) return null;
  return (
    <div className={classes.bar}>
      <Standing />
      <Group className={classes.acts ?? ''} flex="none" wrap="nowrap">
        <Button variant="default" disabled={isSaving} onClick={onCancel ?? (() => reset())}>
          {onCancel ? t('cancel') : t('undo')}
        </Button>
        {andNext && (
          <Button variant="default" type="submit" disabled={isSaving} onClick={() => andNext.onChoose(true)}>
            {andNext.verb}
          </Button>
        )}
        <Button
          ref={save}
          type="submit"
          loading={isSaving}
          rightSection={<kbd>{t('saveKeys')}</kbd>}
          onClick={() => andNext?.onChoose(false)}
        >
          {verb ?? t('save')}
        </Button>
      </Group>
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

/** Asks before the changes of the form around it are lost. */
export function LeaveWarning() {
  const { isDirty, dirtyFields } = useFormState();
  return <UnsavedWarning isUnsaved={isDirty} count={listChanges(dirtyFields).length} />;
}

interface UnsavedWarningProps {
  readonly isUnsaved: boolean;
  /** How many changes would be lost. */
  readonly count: number;
  /** Whether another part of the same page can be looked at without losing them. */
  readonly isKeptWithinPage?: boolean;
}

/** Asks before changes are lost: within the product with a dialog of ours, on closing the page with the browser's. */
export function UnsavedWarning({ isUnsaved, count, isKeptWithinPage = false }: UnsavedWarningProps) {
  const { t } = useTranslation('forms');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && !(isKeptWithinPage && current.pathname === next.pathname),
    enableBeforeUnload: () => isUnsaved && !areDraftsKept(),
    withResolver: true,
  });
  return (
    <IrreversibleDialog
      opened={status === 'blocked'}
      title={t('leave.title')}
      verb={t('leave.leave')}
      safeVerb={t('leave.stay')}
      tone="negative"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {t('leave.text', { count })}
    </IrreversibleDialog>
  );
}
