import { describe, expect, it } from 'vitest';
import { areDecided, membersInOrder, moved, startingOrders } from './order-decisions.ts';

const member = (...claimIds: string[]) => ({
  privilegeId: 'lessor',
  claimIds,
  creditorNames: claimIds,
  since: null,
});
const circle = {
  poolId: 'van',
  poolName: 'Bestelwagen',
  members: [member('a1', 'a2'), member('b'), member('c')],
  priorities: [],
};

describe('the order of a circle', () => {
  const [start] = startingOrders([circle]);
  if (start === undefined) throw new Error('There is one circle.');

  it('starts as the calculation found it, and keeps what was decided', () => {
    expect(start).toEqual({ poolId: 'van', claimIds: ['a1', 'a2', 'b', 'c'], reason: '' });
    const decided = { poolId: 'van', claimIds: ['c', 'b', 'a1', 'a2'], reason: 'first in time' };
    expect(startingOrders([circle], [decided])).toEqual([decided]);
  });

  it('moves a member with all its claims', () => {
    const down = moved(circle, start, 0, 1);
    expect(down.claimIds).toEqual(['b', 'a1', 'a2', 'c']);
    expect(moved(circle, down, 1, -1).claimIds).toEqual(start.claimIds);
    expect(membersInOrder(circle, down).map(({ claimIds }) => claimIds[0])).toEqual(['b', 'a1', 'c']);
  });

  it('is decided once it has a reason', () => {
    expect(areDecided([circle], [start])).toBe(false);
    expect(areDecided([circle], [{ ...start, reason: ' ' }])).toBe(false);
    expect(areDecided([circle], [{ ...start, reason: 'x' }])).toBe(true);
    expect(areDecided([], [])).toBe(true);
  });
});
