import { useBlocker } from '@tanstack/react-router';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../irreversible-dialog.tsx';
import { listChanges } from './list-changes.ts';

/** Asks before changes are lost: within the product with a dialog of ours, on closing the page with the browser's. */
export function LeaveWarning() {
  const { t } = useTranslation('forms');
  const { isDirty, dirtyFields } = useFormState();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
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
      {t('leave.text', { count: listChanges(dirtyFields).length })}
    </IrreversibleDialog>
  );
}
