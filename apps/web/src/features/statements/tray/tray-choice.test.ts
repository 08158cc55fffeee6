import type { LooseDocument } from '@prorata/contract/tray/loose-document';
import { expect, it } from 'vitest';
import { isReady, isWhole, placementOf, proposedChoice, toggled } from './tray-choice.ts';

function document(
  proposals: readonly [id: string, isCertain: boolean][],
  types: LooseDocument['documentTypes'],
) {
  return {
    ...{ id: 'file', fileName: 'vonnis.pdf', folder: '', mediaType: 'application/pdf', sizeBytes: 1 },
    ...{ verdict: 'clean', virus: null },
    ...{ sha256: '', uploadDate: '', uploadedBy: '', hasText: true, heldBy: [], documentTypes: types },
    proposals: proposals.map(([statementId, isCertain]) => ({
      statementId,
      isCertain,
      isOpen: statementId !== 'closed',
      named: [],
      written: [],
    })),
  } satisfies LooseDocument;
}

it('proposes who is certain, or the only one who comes into question, and nobody among several', () => {
  const choiceOf = (...proposals: readonly [string, boolean][]) =>
    proposedChoice(document(proposals, ['title'])).statementIds;
  expect(choiceOf(['one', true], ['two', false])).toEqual(['one']);
  expect(choiceOf(['one', false])).toEqual(['one']);
  expect(choiceOf(['one', false], ['two', false])).toEqual([]);
  expect(choiceOf(['closed', false])).toEqual([]);
});

it('is ready without a look only with a certain creditor and a type', () => {
  expect(isReady(document([['one', true]], ['title']))).toBe(true);
  expect(isReady(document([['one', true]], []))).toBe(false);
  expect(isReady(document([['one', false]], ['title']))).toBe(false);
});

it('puts a file into each chosen statement as all that it is', () => {
  const choice = { statementIds: ['one', 'two'], documentTypes: ['settlement', 'title'] } as const;
  expect(isWhole(choice)).toBe(true);
  expect(isWhole({ ...choice, documentTypes: [] })).toBe(false);
  const documentTypes = ['settlement', 'title'];
  expect(placementOf('file', choice)).toEqual({
    looseDocumentId: 'file',
    places: [
      { statementId: 'one', documentTypes },
      { statementId: 'two', documentTypes },
    ],
  });
  expect(toggled(['one'], 'two')).toEqual(['one', 'two']);
  expect(toggled(['one', 'two'], 'one')).toEqual(['two']);
});
