import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { useProblem } from './client/problem.ts';
import { showFailure, showSuccess } from './toasts.ts';

/** Longer than other messages: somebody has to read it and to decide. */
const OFFERED_MS = 10_000;

interface Undoable {
  /** What was done. */
  readonly title: string;
  /** Takes it back through a call of the server; what it throws is told. */
  readonly undo: () => Promise<unknown>;
}

/**
 * Tells, bottom right, of something that was done and offers to take it back. Only for what the server can take back: once
 * pressed, what became of it is told too.
 */
export function useUndoToast(): (done: Undoable) => void {
  const inWords = useProblem();
  return ({ title, undo }) => {
    const takeBack = async (id: string) => {
      notifications.hide(id);
      try {
        await undo();
        showSuccess(i18next.t('states:undone'));
      } catch (error) {
        showFailure(i18next.t('states:notUndone'), inWords(error).message);
      }
    };
    const id = crypto.randomUUID();
    notifications.show({
      id,
      title,
      color: 'positive',
      autoClose: OFFERED_MS,
      closeButtonProps: { 'aria-label': i18next.t('shell:close') },
      message: (
        <Button variant="subtle" size="compact-sm" ms={-8} onClick={() => void takeBack(id)}>
          {i18next.t('states:undo')}
        </Button>
      ),
    });
  };
}
