import { expect, test } from 'vitest';
import { parseDraft } from './draft.ts';

const KEPT = {
  owner: 'saskia@lenaerts.example',
  values: { profile: { name: 'Saskia' } },
  furthest: 'documents',
};

test('a registration goes on where it was', () => {
  expect(parseDraft(JSON.stringify(KEPT), KEPT.owner)).toEqual({
    values: KEPT.values,
    furthest: 'documents',
  });
});

test('somebody else finds nothing', () => {
  expect(parseDraft(JSON.stringify(KEPT), 'noe@courrier.example')).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['no values', JSON.stringify({ owner: KEPT.owner, furthest: 'documents' })],
  ['a step that does not exist', JSON.stringify({ ...KEPT, furthest: 'party' })],
])('%s starts anew', (_case, text) => {
  expect(parseDraft(text, KEPT.owner)).toBeUndefined();
});
