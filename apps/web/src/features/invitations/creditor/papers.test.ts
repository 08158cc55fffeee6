import type { Document } from '@prorata/contract/statements/document';
import { expect, test } from 'vitest';
import { isAlsoTitle, papersOf, typeOfNext } from './papers.ts';

function document(id: string, documentType: Document['documentType'], sha256 = id): Document {
  return {
    id,
    documentType,
    sha256,
    fileName: `${id}.pdf`,
    uploadDate: '2026-11-05T10:00:00.000Z',
    mediaType: 'application/pdf',
    originalSha256: null,
    verdict: 'clean',
    virus: null,
    sizeBytes: 9,
  };
}

test('a paper that is settlement and title is one paper', () => {
  const papers = papersOf({ documents: [document('a', 'settlement', 'x'), document('b', 'title', 'x')] });
  expect(papers).toHaveLength(1);
  expect(papers[0]?.ids).toEqual(['a', 'b']);
  expect(isAlsoTitle(papers)).toBe(true);
});

test('a title of its own answers the question with no, and without one nobody has answered', () => {
  expect(isAlsoTitle(papersOf({ documents: [document('a', 'settlement'), document('b', 'title')] }))).toBe(
    false,
  );
  expect(
    isAlsoTitle(papersOf({ documents: [document('a', 'settlement'), document('b', 'other')] })),
  ).toBeUndefined();
  expect(isAlsoTitle([])).toBeUndefined();
});

test('what tells the amount is added first', () => {
  expect(typeOfNext([])).toBe('settlement');
  expect(typeOfNext(papersOf({ documents: [document('t', 'title')] }))).toBe('settlement');
  expect(typeOfNext(papersOf({ documents: [document('a', 'settlement')] }))).toBe('other');
});
