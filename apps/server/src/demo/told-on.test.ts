import { addDays } from '@prorata/domain/iso-date';
import { describe, expect, it } from 'vitest';
import { toldOn } from './told-on.ts';

describe('a text with days in it', () => {
  const move = (day: string) => addDays(day, 7);

  it.each([
    ['Vonnis van 26 mei 2026, betekend', 'Vonnis van 2 juni 2026, betekend'],
    ['Jugement du 1er mars 2026', 'Jugement du 8 mars 2026'],
    ['du 25 mars 2026', 'du 1er avril 2026'],
    ['Urteil vom 28. Dezember 2026', 'Urteil vom 4. Januar 2027'],
    ['pandakte-2022-04-08.pdf', 'pandakte-2022-04-15.pdf'],
    ['14 stoelen 2026, kavels 1 tot 4', '14 stoelen 2026, kavels 1 tot 4'],
  ])('%s becomes %s', (text, moved) => {
    expect(toldOn(text, move)).toBe(moved);
  });
});
