import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new screen or step, so that keyboard and screen reader go on from there. */
export function useFocusOnNavigation<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const place = useLocation({ select: ({ pathname, search }) => `${pathname} ${search.step ?? ''}` });
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    target.current?.focus({ preventScroll: true });
  }, [place]);
  return target;
}

/** Long enough for a dialog that closes to give the focus back to what opened it. */
const PATIENCE_MS = 50;

/**
 * Keeps the focus in the neighbourhood. A row that was saved, a dialog that closed or a bar that is not needed any more
 * takes the focus with it, and the browser would start again at the top of the page: it goes to the part of the screen
 * around what has gone instead. A button that was held while something was under way gets it back.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly EventTarget[] = [];
    const remember = (event: FocusEvent) => {
      path = event.composedPath();
    };
    // Whoever clicks beside everything means it. What is held or goes away has not chosen to lose the focus, but that
    // shows only once the browser has taken it away.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === path[0] && isUsable(target)) path = [];
      });
    const mend = () => {
      if (document.activeElement === document.body) findNeighbour(path)?.focus({ preventScroll: true });
    };
    let timer = 0;
    const changes = new MutationObserver(() => {
      if (document.activeElement !== document.body || path.length === 0) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(mend, PATIENCE_MS);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      changes.disconnect();
    };
  }, []);
}

/** What had the focus, if it is still there; else the nearest part of the screen around it. */
function findNeighbour([last, ...around]: readonly EventTarget[]): HTMLElement | null {
  if (last instanceof HTMLElement && last.isConnected) return isUsable(last) ? last : null;
  const nearest = around.find(
    (one) => one instanceof HTMLElement && one.isConnected && one.matches('section, main, [role="dialog"]'),
  );
  const place = nearest instanceof HTMLElement ? nearest : document.querySelector<HTMLElement>('main');
  if (place !== null && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}

function isUsable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isConnected && !target.matches(':disabled');
}
