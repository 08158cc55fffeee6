import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [1, '1 kB'],
  [84_400, '84 kB'],
  [1_240_000, '1,2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes, 'nl')).toBe(words);
});
