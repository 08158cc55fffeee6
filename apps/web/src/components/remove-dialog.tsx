import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from './irreversible-dialog.tsx';
import { Refusal } from './refusal.tsx';
import classes from './remove-dialog.module.css';

interface RemoveDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What goes with it, and what stays. */
  readonly children: ReactNode;
  readonly verb: string;
  readonly isBusy: boolean;
  readonly problem: { readonly message: string; readonly requestId: string | undefined } | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted; when it cannot be, says why in the same place. */
export function RemoveDialog({ children, problem, ...dialog }: RemoveDialogProps) {
  const { t } = useTranslation('forms');
  return (
    <IrreversibleDialog {...dialog} tone="negative">
      <p className={classes.text}>{children}</p>
      {problem && <Refusal title={t('notRemoved')} {...problem} />}
    </IrreversibleDialog>
  );
}
