import { describe, expect, it } from 'vitest';
import { type Changes, combineChanges, findChanges } from './changes.ts';

describe('findChanges', () => {
  it('names the fields that differ, by what they were and what they are', () => {
    const before = { name: 'Claes', phone: null, address: { city: 'Mechelen', zipcode: '2800' } };
    const after = { name: 'Claes', phone: '+32 15 00', address: { city: 'Lier', zipcode: '2500' } };
    expect(findChanges(before, after)).toEqual({
      before: { phone: null, address: { city: 'Mechelen', zipcode: '2800' } },
      after: { phone: '+32 15 00', address: { city: 'Lier', zipcode: '2500' } },
    });
  });

  it('sees none between the same things, in whatever order their parts stand', () => {
    expect(findChanges({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toBeUndefined();
    expect(findChanges({}, {})).toBeUndefined();
    expect(findChanges({}, { reason: null })).toBeUndefined();
  });

  it('looks only at the fields that the second state has', () => {
    const stored = { name: 'Claes', createdAt: 'then' };
    expect(findChanges(stored, { name: 'Claes' })).toBeUndefined();
  });
});

describe('combineChanges', () => {
  it('goes from the first state to the last', () => {
    const changes: Changes<{ phone: string; name: string }>[] = [
      { before: { phone: '1' }, after: { phone: '2' } },
      { before: { phone: '2', name: 'Claes' }, after: { phone: '3', name: 'Claes & Co' } },
    ];
    expect(combineChanges(changes)).toEqual({
      before: { phone: '1', name: 'Claes' },
      after: { phone: '3', name: 'Claes & Co' },
    });
  });

  it('comes to nothing when all is as it was', () => {
    const there = { before: { phone: '1' }, after: { phone: '2' } };
    const back = { before: { phone: '2' }, after: { phone: '1' } };
    expect(combineChanges([there, back])).toBeUndefined();
    expect(combineChanges([])).toBeUndefined();
  });
});
