import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test('each part takes the room it has in the whole', () => {
  expect(shareOf(200, [150, 40, 10])).toEqual([75, 20, 5]);
});

test('a shortage takes no room, and costs above the whole no more than all of it', () => {
  expect(shareOf(100, [-50, 150])).toEqual([0, 100]);
});

test('without a balance the bar is empty', () => {
  expect(shareOf(0, [0, 10])).toEqual([0, 0]);
});
