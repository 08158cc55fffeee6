import { expect, it } from 'vitest';
import { findPage } from './find-page.ts';

const PAGES = [
  ['Partijen', 'Houthandel Lannoy-Peeters NV, Muizen'],
  ['Nr. 7 Houthandel Lannoy-', 'Peeters NV', '8.997,35 2.017,16'],
  ['Betaling', '2.017,16'],
];

it('finds the page on which name and amount are printed together, though the name is broken', () => {
  expect(findPage(PAGES, { name: 'Houthandel Lannoy-Peeters NV', cents: 201_716n })).toBe(2);
});

it('falls back on the first page that names them', () => {
  expect(findPage(PAGES, { name: 'Houthandel Lannoy-Peeters NV', cents: 999n })).toBe(1);
  expect(findPage(PAGES, { name: 'HOUTHANDEL Lannoy-Peeters NV', cents: null })).toBe(1);
});

it('finds nothing for whom the draft does not name, or who has no name', () => {
  expect(findPage(PAGES, { name: 'Immo Dijlezicht BV', cents: 201_716n })).toBeUndefined();
  expect(findPage(PAGES, { name: ' ', cents: 201_716n })).toBeUndefined();
});
