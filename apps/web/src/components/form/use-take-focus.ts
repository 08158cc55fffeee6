import { useEffect, useRef } from 'react';

/** Brings something into sight and focus when it appears: what stands far from the button that caused it. */
export function useTakeFocus(appeared: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (appeared !== undefined) place.current?.focus();
  }, [appeared]);
  return place;
}
