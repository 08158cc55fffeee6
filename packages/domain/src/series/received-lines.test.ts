import { expect, it } from 'vitest';
import { receivedByLine } from './received-lines.ts';

const LINES = [
  { claimedCents: 100_00n, allottedCents: 100_00n },
  { claimedCents: 300_00n, allottedCents: 60_00n },
  { claimedCents: 200_00n, allottedCents: 40_00n },
];

it.each([
  ['as the run gave it', 200_00n, [100_00n, 60_00n, 40_00n]],
  ['without the last of it, where costs took a part', 170_00n, [100_00n, 60_00n, 10_00n]],
  [
    'with more in those that are not paid in full, where a judge gave more',
    480_00n,
    [100_00n, 300_00n, 80_00n],
  ],
  ['never more than is claimed', 900_00n, [100_00n, 300_00n, 200_00n]],
  ['nothing', 0n, [0n, 0n, 0n]],
])('what a creditor received is told line by line: %s', (_, received, expected) => {
  expect(receivedByLine(LINES, received)).toEqual(expected);
});
