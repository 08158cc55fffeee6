import { expect, test } from 'vitest';
import { findChangedLines } from './changed-lines.ts';

test.each([
  ['nothing', 'a\nb', 'a\nb', []],
  ['a word', 'a\nb\nc', 'a\nx\nc', [2]],
  ['a new line', 'a\nb\nc', 'a\nb\nnew\nc', [3]],
  ['a line that went away', 'a\nb\nc', 'a\nc', [2]],
  ['the last line that went away', 'a\nb', 'a', [1]],
  ['two places', 'a\nb\nc\nd\ne', 'a\nx\nc\ny\ne', [2, 4]],
  ['a line said twice', 'a\na', 'a\na\na', [3]],
  ['everything', 'a', 'x\ny', [1, 2]],
])('%s', (_, saved, now, lines) => {
  expect(findChangedLines(saved, now)).toEqual(lines);
});
