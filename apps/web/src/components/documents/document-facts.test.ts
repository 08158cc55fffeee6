import { expect, test } from 'vitest';
import { findFault, formatSize, missingTypes, previewKindOf } from './document-facts.ts';

test('an empty file is not sent, nor one that is larger than allowed', () => {
  expect(findFault({ size: 0 })).toBe('upload-empty');
  expect(findFault({ size: 101 }, 100)).toBe('upload-too-large');
  expect(findFault({ size: 100 }, 100)).toBeUndefined();
  expect(findFault({ size: 10 ** 9 })).toBeUndefined();
});

test.each([
  [1, '1 kB'],
  [84_400, '84 kB'],
  [1_240_000, '1,2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes, 'nl')).toBe(words);
});

test('a statement needs a settlement and a title; other documents take the place of neither', () => {
  expect(missingTypes([])).toEqual(['settlement', 'title']);
  expect(missingTypes([{ documentType: 'other' }, { documentType: 'title' }])).toEqual(['settlement']);
  expect(missingTypes([{ documentType: 'title' }, { documentType: 'settlement' }])).toEqual([]);
});

test.each([
  ['application/pdf', 'pdf'],
  ['image/png', 'image'],
  ['image/jpeg', 'image'],
  ['image/tiff', 'none'],
  ['image/svg+xml', 'none'],
  ['text/html', 'none'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'none'],
])('%s is shown as %s', (mediaType, kind) => {
  expect(previewKindOf(mediaType)).toBe(kind);
});
