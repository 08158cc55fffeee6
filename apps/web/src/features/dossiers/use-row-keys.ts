import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';

/** J and K walk the rows of the list inside, by the link in each: Enter then opens it. N adds. */
export function useRowKeys<Place extends HTMLElement>(onAdd: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const walk = (by: 1 | -1) => {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('tbody tr td:first-child a') ?? [])];
    const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const next = current === -1 ? 0 : Math.min(Math.max(current + by, 0), links.length - 1);
    links[next]?.focus();
  };
  useHotkeys([
    ['J', () => walk(1)],
    ['K', () => walk(-1)],
    ['N', onAdd],
  ]);
  return place;
}
