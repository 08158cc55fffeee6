import { Button, Modal, type ModalProps } from '@mantine/core';
import type { Call } from '@prorata/contract/call';
import { type FormEventHandler, type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { IrreversibleDialog } from '../dialogs.tsx';
import { Acts } from '../text.tsx';
import { ContractForm } from './contract-form.tsx';
import { FieldGrid } from './form-layout.tsx';
import { FormMessages, type SaveOutcome } from './form-messages.tsx';
import { type FieldLabels, UnsavedProvider } from './form-setting.ts';
import type { ContractForm as Form } from './use-contract-form.ts';

interface FormDialogProps {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly size?: ModalProps['size'];
  /** For a form that needs the whole screen. */
  readonly fullScreen?: boolean;
  readonly classNames?: { readonly content: string };
  readonly onClose: () => void;
  /** The form. It is made anew each time the dialog opens, with the values of that moment. */
  readonly children: ReactNode;
}

/**
 * A dialog to fill in: it closes by its own buttons and by Escape, never by a click beside it. Escape is pressed for many
 * reasons, so it asks before what was typed is lost.
 */
export function FormDialog({ opened, size = 'lg', onClose, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('forms');
  const [unsaved, setUnsaved] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Modal
        opened={opened}
        size={size}
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking}
        onClose={() => (unsaved > 0 ? setAsking(true) : onClose())}
        {...dialog}
      >
        <UnsavedProvider value={setUnsaved}>{opened && children}</UnsavedProvider>
      </Modal>
      {/* Only there while it asks: a dialog that waits closed would take the same press of Escape as its answer. */}
      {opened && isAsking && (
        <IrreversibleDialog
          opened
          title={t('leave.title')}
          verb={t('leave.leave')}
          safeVerb={t('leave.stay')}
          tone="negative"
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {t('leave.text', { count: unsaved })}
        </IrreversibleDialog>
      )}
    </>
  );
}

interface DialogFormProps<C extends Call> {
  readonly form: Form<C>;
  readonly labels: FieldLabels;
  /** As `useSaving` gives it. */
  readonly saving: {
    readonly submit: FormEventHandler;
    readonly isSaving: boolean;
    readonly outcome: SaveOutcome;
  };
  /** Repeats the verb when it is more than saving. */
  readonly verb?: string | undefined;
  /** What could not be done, when "saving" does not say it. */
  readonly refusal?: string;
  /** The words for a value of a closed list: "Dutch" for `nl`. */
  readonly describe?: (field: string, value: string) => string | undefined;
  readonly onClose: () => void;
  /** Fields, in a grid of twelve columns. */
  readonly children: ReactNode;
}

/** The inside of a form dialog for the body of a call: what went wrong, the fields, and the two ways on. */
export function DialogForm<C extends Call>(props: DialogFormProps<C>) {
  const { submit, isSaving, outcome } = props.saving;
  return (
    <ContractForm<C> form={props.form} labels={props.labels} onSubmit={submit}>
      <FormMessages
        outcome={outcome}
        {...(props.refusal !== undefined && { title: props.refusal })}
        {...(props.describe && { describe: props.describe })}
      />
      <FieldGrid>{props.children}</FieldGrid>
      <DialogActs isBusy={isSaving} verb={props.verb} onClose={props.onClose} />
    </ContractForm>
  );
}

interface DialogActsProps {
  readonly isBusy: boolean;
  readonly verb?: string | undefined;
  /** The way back, when it is more than "Cancel". */
  readonly safeVerb?: string;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
}

/** At the foot of a form in a dialog: back, or send the form. */
export function DialogActs({ isBusy, verb, safeVerb, isDisabled = false, onClose }: DialogActsProps) {
  const { t } = useTranslation('forms');
  return (
    <Acts>
      <Button variant="default" disabled={isBusy} onClick={onClose}>
        {safeVerb ?? t('cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {verb ?? t('save')}
      </Button>
    </Acts>
  );
}
