import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Arrows and J and K go from creditor to creditor, of whom the Tab key reaches one. */
export function useWalk(rows: readonly AllotmentRow[], scroller: RefObject<HTMLDivElement | null>) {
  const [active, setActive] = useState(0);
  const isMoving = useRef(false);
  const last = Math.max(0, rows.length - 1);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus({ preventScroll: true });
  });
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowDown: active + 1, j: active + 1, ArrowUp: active - 1, k: active - 1 },
    ...{ Home: 0, End: last, PageDown: active + 10, PageUp: active - 10 },
  };
  return {
    active: Math.min(active, last),
    setActive,
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const isOnName = event.target instanceof Element && event.target.closest('[data-at]') !== null;
      if (step === undefined || !isOnName || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      isMoving.current = true;
      setActive(Math.min(Math.max(step, 0), last));
    },
  };
}

/** When the explanation closes under the keyboard, one stands again where it was asked for. */
export function useReturnOfFocus(
  chosen: string | undefined,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const before = useRef(chosen);
  useEffect(() => {
    const last = before.current;
    before.current = chosen;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (chosen !== undefined || last === undefined || !isLost) return;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-creditor="${CSS.escape(last)}"]`)
      ?.focus({ preventScroll: true });
  }, [chosen, scroller]);
}
