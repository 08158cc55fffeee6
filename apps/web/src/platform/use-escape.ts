import { useWindowEvent } from '@mantine/hooks';

/**
 * Leaves a part of the page by Escape, unless a dialog, a menu or an open list is what one wants to leave. It listens
 * before anything on the page does: a list that the same press closes is still open here.
 */
export function useEscape(onLeave: () => void): void {
  useWindowEvent(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && target instanceof Element && !isOver(target)) onLeave();
    },
    { capture: true },
  );
}

/** A dialog may be gone already, as it listens as early: what had the focus still stands in it. */
function isOver(focused: Element): boolean {
  const isListOpen = focused.getAttribute('aria-expanded') === 'true';
  return isListOpen || focused.closest('[role=dialog], [role=menu]') !== null;
}

/** Whether a key was pressed in a dialog: what it does on the page behind is not meant then. */
export function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
