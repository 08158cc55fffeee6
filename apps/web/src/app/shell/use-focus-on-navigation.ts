import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new screen, so that keyboard and screen reader go on from there. */
export function useFocusOnNavigation<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}
