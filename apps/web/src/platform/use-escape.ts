import { useHotkeys } from '@mantine/hooks';

/** Leaves a part of the page by Escape, unless a dialog, a menu or an open list is what one wants to leave. */
export function useEscape(onLeave: () => void): void {
  useHotkeys(
    [
      [
        'Escape',
        ({ target }) => target instanceof Element && !isOver(target) && onLeave(),
        { preventDefault: false },
      ],
    ],
    [],
  );
}

/** A dialog may be gone by now, as it too was left by this press: what had the focus still stands in it. */
function isOver(focused: Element): boolean {
  const isListOpen = focused.getAttribute('aria-expanded') === 'true';
  return isListOpen || focused.closest('[role=dialog], [role=menu]') !== null;
}
