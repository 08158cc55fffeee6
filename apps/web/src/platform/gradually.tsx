import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';

let isOver = false;

/** From here on pages are drawn at once: what they need is there, and the browser has nothing else to do. */
export function endOpening(): void {
  isOver = true;
}

/** Whoever reloads or comes back, or asks for a part of a page, is led to a place in it, which must be there then. */
function isOpening(): boolean {
  if (isOver || window.location.hash !== '') return false;
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

interface GraduallyProps {
  /** While something within is still on its way. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws the first page of a visit bit by bit, between which the browser can paint and hear its user. The router shows what
 * it has found in one go.
 */
export function Gradually({ pending, children }: GraduallyProps) {
  const isTurn = useDeferredValue(true, !isOpening());
  return isTurn && <Suspense fallback={pending}>{children}</Suspense>;
}

/** What has come, as soon as it is drawn bit by bit; what was there from the beginning, or comes anew, at once. */
export function useGradually<Thing>(thing: Thing | undefined): Thing | undefined {
  const isTurn = useDeferredValue(thing !== undefined);
  return isTurn ? thing : undefined;
}

/** Whether what is shown has only just come. */
const ArrivalContext = createContext({ current: false });

export const ArrivalProvider = ArrivalContext.Provider;

/** For the provider: whether the thing came after the screen that shows it. */
export function useArrival(thing: unknown): { current: boolean } {
  return useRef(thing === undefined);
}

/** How many parts of a long screen are to be drawn by now: of one that has just come one after the other, else all. */
export function useTurns(all: number): number {
  const arrival = use(ArrivalContext);
  const [turn, setTurn] = useState(() => (arrival.current ? 1 : all));
  useEffect(() => {
    if (turn < all) startTransition(() => setTurn(turn + 1));
    else arrival.current = false;
  }, [turn, all, arrival]);
  return turn;
}
