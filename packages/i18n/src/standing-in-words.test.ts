import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { expect, it } from 'vitest';
import { DISTRIBUTION_TEXTS } from './explain-step.ts';
import { standingInWords, type ToldStanding } from './standing-in-words.ts';

function on(place: number | null, ...lots: number[]): ToldStanding {
  return { kind: 'specific', rank: 170, privilegeId: 'lessor', place, lots };
}
const WAGES: ToldStanding = { kind: 'general', rank: 320, privilegeId: 'wages', place: null, lots: [] };
const ORDINARY: ToldStanding = { ...WAGES, kind: 'ordinary', rank: null, privilegeId: null };

it.each([
  [[on(1, 4)], '1e op kavel 4', '1er sur le lot 4', '1. auf Los 4', '1st on lot 4'],
  [[on(1, 1, 2)], '1e op kavels 1, 2', '1er sur les lots 1, 2', '1. auf den Losen 1, 2', '1st on lots 1, 2'],
  [
    [on(2, 3), on(1, 5)],
    '2e op 3, 1e op 5',
    '2e sur 3, 1er sur 5',
    '2. auf 3, 1. auf 5',
    '2nd on 3, 1st on 5',
  ],
  [[on(11, 3)], '11e op kavel 3', '11e sur le lot 3', '11. auf Los 3', '11th on lot 3'],
  [
    [on(3, 1), WAGES],
    '3e op kavel 1, lonen',
    '3e sur le lot 1, rémunérations',
    '3. auf Los 1, Löhne',
    '3rd on lot 1, wages',
  ],
  [[on(null, 2)], 'op kavel 2', 'sur le lot 2', 'auf Los 2', 'on lot 2'],
  [[on(1)], 'verhuurder', 'bailleur', 'Vermieter', 'lessor'],
  [[ORDINARY], 'gewoon', 'ordinaire', 'gewöhnlich', 'ordinary'],
] as const)('tells a standing in four languages: %#', (standings, nl, fr, de, en) => {
  expect(standingInWords(standings, 'nl')).toBe(nl);
  expect(standingInWords(standings, 'fr')).toBe(fr);
  expect(standingInWords(standings, 'de')).toBe(de);
  expect(standingInWords(standings, 'en')).toBe(en);
});

it('has a short name for every privileged rank of the law, and for no other', () => {
  const ranks = PRIVILEGES.filter(({ kind }) => kind !== 'chirographic').flatMap((privilege) =>
    privilege.ranks.map(({ rank }) => String(rank)),
  );
  expect(Object.keys(DISTRIBUTION_TEXTS.nl.ranks).toSorted()).toEqual([...new Set(ranks)].toSorted());
});
