import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

/** Tells, bottom right, of something that succeeded elsewhere than where one looks. */
export function showSuccess(title: string, message = ''): void {
  notifications.show({ title, message, color: 'positive', closeButtonProps: closeButton() });
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
