import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordList } from './word-list.ts';

function wordsOf(...texts: string[]): string[] {
  const list = new WordList();
  for (const text of texts) list.takeText(text);
  return list.words;
}

it('has each word once', () => {
  expect(wordsOf('bakkerij de ster', 'de ster de kroon', '', 'нева ster')).toEqual([
    ...['bakkerij', 'de', 'ster', 'kroon', 'нева'],
  ]);
});

it('misses none of very many, however alike', () => {
  const words = Array.from({ length: 100_000 }, (_, serial) => serial.toString(26));
  expect(wordsOf(words.join(' '), words.join(' '))).toEqual(words);
});

it('has what a set would have', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-c]{0,3}$/)), (words) => {
      expect(wordsOf(...words)).toEqual([...new Set(words)].filter((word) => word !== ''));
    }),
  );
});
