import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { createElement } from 'react';
import { UndoButton } from './undo-button.tsx';

/** Tells, bottom right, of something that succeeded elsewhere than where one looks. */
export function showSuccess(title: string, message = ''): void {
  notifications.show({ title, message, color: 'positive', closeButtonProps: closeButton() });
}

/** Long enough to see that it was the wrong one. */
const UNDO_MS = 10_000;

/** Tells of something that was done, with the way back in it. */
export function showUndo(title: string, undo: () => void): void {
  const act = () => {
    notifications.hide(id);
    undo();
  };
  const id = notifications.show({
    ...{ title, message: createElement(UndoButton, { onUndo: act }), color: 'positive', autoClose: UNDO_MS },
    closeButtonProps: closeButton(),
  });
}

/** For what failed without a place of its own on the screen; it stays until it is read. */
export function showFailure(title: string, message: string): void {
  notifications.show({
    title,
    message,
    color: 'negative',
    autoClose: false,
    closeButtonProps: closeButton(),
  });
}

function closeButton() {
  return { 'aria-label': i18next.t('shell:close') };
}
