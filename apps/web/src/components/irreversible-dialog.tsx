import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

interface IrreversibleDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, in figures. */
  readonly children: ReactNode;
  /** Repeats the verb: "Sign and close", never "OK". */
  readonly verb: string;
  /** The way back, when it is more than "Back". */
  readonly safeVerb?: string;
  /** `negative` for what destroys or cancels. */
  readonly tone?: 'primary' | 'negative';
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function IrreversibleDialog({ title, children, opened, onClose, ...act }: IrreversibleDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={!act.isBusy}
    >
      <IrreversibleAct {...act} onClose={onClose}>
        {children}
      </IrreversibleAct>
    </Modal>
  );
}

type IrreversibleActProps = Omit<IrreversibleDialogProps, 'opened' | 'title'>;

/** The inside of the dialog: what happens, and the two ways on. The safe one has the focus. */
export function IrreversibleAct({
  children,
  verb,
  safeVerb,
  tone,
  isBusy,
  onConfirm,
  onClose,
}: IrreversibleActProps) {
  const { t } = useTranslation('states');
  return (
    <>
      <div className={classes.irreversible}>{children}</div>
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose} disabled={isBusy === true} data-autofocus>
          {safeVerb ?? t('back')}
        </Button>
        <Button color={tone ?? 'primary'} onClick={onConfirm} loading={isBusy === true}>
          {verb}
        </Button>
      </div>
    </>
  );
}
