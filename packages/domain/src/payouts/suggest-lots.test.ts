import { describe, expect, it } from 'vitest';
import { fileNumbersIn, suggestLots } from './suggest-lots.ts';

const LOTS = [
  { id: 'van', fileNumber: '2026/0158', openCents: 4_000_00n },
  { id: 'press', fileNumber: '2026/0158', openCents: 900_00n },
  { id: 'wage', fileNumber: '2026/0200', openCents: 900_00n },
];
const idsFor = (amountCents: bigint, communication: string) =>
  suggestLots({ amountCents, communication }, LOTS).map(({ id }) => id);

describe('money that came in', () => {
  it('may be for a lot of the dossier that it names, first for the one of that amount', () => {
    expect(idsFor(900_00n, 'Koopprijs 2026-158')).toEqual(['press', 'van', 'wage']);
  });

  it('may be a part of what is open, never more', () => {
    expect(idsFor(1_000_00n, '2026/0158')).toEqual(['van']);
    expect(idsFor(4_000_01n, '2026/0158')).toEqual([]);
  });

  it('without number and amount is for nobody that we know', () => {
    expect(idsFor(12_34n, 'Dank u')).toEqual([]);
  });
});

it.each([
  ['dossier 2026/0158', ['2026/0158']],
  ['2026-158 en 2025 / 0007', ['2026/0158', '2025/0007']],
  ['+++090/9337/55493+++', []],
  ['2026/123456', ['2026/123456']],
])('reads in %s the numbers of dossiers', (text, numbers) => {
  expect(fileNumbersIn(text)).toEqual(numbers);
});
