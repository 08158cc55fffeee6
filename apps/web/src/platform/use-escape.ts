import { useHotkeys } from '@mantine/hooks';

/** Leaves a part of the page by Escape, unless a dialog or an open list is what one wants to leave. */
export function useEscape(onLeave: () => void): void {
  useHotkeys(
    [
      [
        'Escape',
        ({ target }) => {
          const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
          if (!isListOpen && document.querySelector('[role=dialog], [role=menu]') === null) onLeave();
        },
        { preventDefault: false },
      ],
    ],
    [],
  );
}
