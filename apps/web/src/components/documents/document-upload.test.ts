import { expect, test } from 'vitest';
import { findFault } from './document-upload.ts';

test('an empty file is not sent, nor one that is larger than allowed', () => {
  expect(findFault({ size: 0 })).toBe('upload-empty');
  expect(findFault({ size: 101 }, 100)).toBe('upload-too-large');
  expect(findFault({ size: 100 }, 100)).toBeUndefined();
  expect(findFault({ size: 10 ** 9 })).toBeUndefined();
});
