import { expect, test } from 'vitest';
import { previewKindOf } from './preview-kind.ts';

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
