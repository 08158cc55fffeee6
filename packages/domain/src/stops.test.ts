import { expect, it } from 'vitest';
import { BLOCKING_STOP_KINDS, isBlocking, lettersAbout, STOP_EFFECTS } from './stops.ts';
import { STOP_KINDS } from './vocabulary.ts';

it('forbids to go on where somebody else shares out the money, or where the law suspends enforcement', () => {
  expect(BLOCKING_STOP_KINDS.toSorted()).toEqual([
    'bankruptcy',
    'collectiveDebtSettlement',
    'liquidation',
    'reorganisation',
    'vacantEstate',
  ]);
  for (const kind of STOP_KINDS) {
    if (STOP_EFFECTS[kind].receiver !== null) expect(isBlocking(kind), kind).toBe(true);
  }
});

it('has letters where it blocks: to whoever shares out the money, where somebody does, and to the creditors', () => {
  expect(lettersAbout('bankruptcy')).toEqual(['accountStatement', 'costStatement', 'creditorNotice']);
  expect(lettersAbout('reorganisation')).toEqual(['creditorNotice']);
  for (const kind of STOP_KINDS) expect(lettersAbout(kind).length > 0, kind).toBe(isBlocking(kind));
});
