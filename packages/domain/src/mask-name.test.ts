import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['Houthandel Lannoy-Peeters NV', 'H… L…-P… NV'],
  ['Immo Dijlezicht b.v.', 'I… D… b.v.'],
  ['Li An', 'L… A…'],
  ['NV', 'N…'],
  ['  Élodie   Maes ', 'É… M…'],
  ['info@hoyoux.example', 'i…@h…'],
  ['😀 Frituur', '😀… F…'],
  ['', ''],
])('of %j it tells %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it('tells no more of a long name than of a short one', () => {
  expect(maskName(`A${'b'.repeat(500)}`)).toBe('A…');
});
