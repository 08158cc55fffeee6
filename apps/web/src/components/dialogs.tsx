import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/language/use-translation.ts';
import { Refusal } from './states.tsx';
import { Acts } from './text.tsx';

interface IrreversibleDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** In pixels, for one in which there is much to look at. */
  readonly width?: number;
  /** What will happen, in figures. */
  readonly children: ReactNode;
  /** Repeats the verb: "Sign and close", never "OK". */
  readonly verb: string;
  /** The way back, when it is more than "Back". */
  readonly safeVerb?: string;
  /** `negative` for what destroys or cancels. */
  readonly tone?: 'primary' | 'negative';
  readonly isBusy?: boolean;
  /** Until what the dialog asks for is given. */
  readonly isDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function IrreversibleDialog(props: IrreversibleDialogProps) {
  const { title, width, children, opened, onClose, ...act } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      {...(width !== undefined && { size: width })}
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

type IrreversibleActProps = Omit<IrreversibleDialogProps, 'opened' | 'title' | 'width'>;

/** The inside of the dialog: what happens, and the two ways on. The safe one has the focus. */
export function IrreversibleAct(props: IrreversibleActProps) {
  const { t } = useTranslation('states');
  const isBusy = props.isBusy === true;
  return (
    <>
      <Text component="div" c="dimmed">
        {props.children}
      </Text>
      <Acts>
        <Button variant="default" onClick={props.onClose} disabled={isBusy} data-autofocus>
          {props.safeVerb ?? t('back')}
        </Button>
        <Button
          color={props.tone ?? 'primary'}
          onClick={props.onConfirm}
          loading={isBusy}
          disabled={props.isDisabled === true}
        >
          {props.verb}
        </Button>
      </Acts>
    </>
  );
}

interface RemoveDialogProps extends Omit<IrreversibleDialogProps, 'tone'> {
  readonly problem: { readonly message: string; readonly requestId: string | undefined } | undefined;
  /** What must be arranged first. */
  readonly first?: ReactNode;
  /** That it was not done; unless told, that it was not deleted. */
  readonly failure?: string;
}

/** Asks before something is deleted, saying what goes with it; when it cannot be, says why in the same place. */
export function RemoveDialog({ children, problem, first, failure, ...dialog }: RemoveDialogProps) {
  const { t } = useTranslation('forms');
  return (
    <IrreversibleDialog {...dialog} tone="negative">
      <Stack>
        <Text>{children}</Text>
        {first}
        {problem && <Refusal title={failure ?? t('notRemoved')} {...problem} />}
      </Stack>
    </IrreversibleDialog>
  );
}
