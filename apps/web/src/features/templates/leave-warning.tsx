import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../components/dialogs.tsx';

/** Asks before unsaved texts are lost. Looking at another template loses none. */
export function LeaveWarning({ unsavedCount }: { readonly unsavedCount: number }) {
  const { t } = useTranslation('forms');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsavedCount > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: unsavedCount > 0,
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
      {t('leave.text', { count: unsavedCount })}
    </IrreversibleDialog>
  );
}
