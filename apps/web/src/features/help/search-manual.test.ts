import { expect, test } from 'vitest';
import type { Chapter } from './manual-query.ts';
import { searchManual } from './search-manual.ts';

function chapter(key: string, title: string, text: string): Chapter {
  return { key, title, text, picture: null, part: 'Dossier' };
}

const BALANCE = chapter(
  'balance',
  'Te verdelen saldo',
  'Elk **goed** is een kavel.\n\n## Kavels\n\n- kavel 1',
);
const INVITING = chapter('inviting', 'Uitnodigen', 'Een aangetekende brief naar één schuldeiser.');
const CHAPTERS = [INVITING, BALANCE];

function keysOf(question: string): string[] {
  return searchManual(CHAPTERS, question).map(({ chapter: { key } }) => key);
}

test('every word must be there, in the title or the text', () => {
  expect(keysOf('saldo kavel')).toEqual(['balance']);
  expect(keysOf('saldo brief')).toEqual([]);
});

test('capitals and accents make no difference, and a beginning is enough', () => {
  expect(keysOf('EEN SCHULD')).toEqual(['inviting']);
});

test('nothing is found for nothing', () => {
  expect(keysOf('  ')).toEqual([]);
});

test('a word of the title counts for more than one of a text', () => {
  const other = chapter('costs', 'Kosten', 'Van het te verdelen saldo.');
  expect(searchManual([other, BALANCE], 'saldo').map(({ chapter: { key } }) => key)).toEqual([
    'balance',
    'costs',
  ]);
});

test('the place is shown as it is written, without signs of Markdown', () => {
  expect(searchManual([INVITING], 'één')[0]?.excerpt).toEqual({
    before: 'Een aangetekende brief naar '.slice(0, 0),
    match: 'Een',
    after: ' aangetekende brief naar één schuldeiser.',
  });
  expect(searchManual([BALANCE], 'kavel')[0]?.excerpt).toEqual({
    before: 'Elk goed is een ',
    match: 'kavel',
    after: '. Kavels kavel 1',
  });
});
