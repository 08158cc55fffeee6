import { describe, expect, it } from 'vitest';
import { PRIVILEGES } from '../privileges/catalogue.ts';
import type { Privilege } from '../privileges/privilege.ts';
import {
  endOf,
  findAnswers,
  findWayTo,
  listWays,
  nextQuestion,
  readWay,
  UNKNOWN,
  withinReach,
} from './cause.ts';
import { WHY_OWED } from './register.ts';

const ways = listWays(WHY_OWED);
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('why something is owed', () => {
  it('leads to a privilege in two to five answers, each with a name of its own', () => {
    for (const way of ways) {
      expect(way.length, idsOf(way).join(' ')).toBeGreaterThanOrEqual(2);
      expect(way.length, idsOf(way).join(' ')).toBeLessThanOrEqual(5);
      expect(endOf(way)).toBeDefined();
    }
    const all = new Set(ways.flat());
    expect(new Set(idsOf([...all])).size).toBe(all.size);
  });

  it('reaches every privilege in force but those that a date or a rank tells apart, and those that only a code can', () => {
    const reached = new Set(ways.map(endOf));
    const inForce: readonly Privilege[] = PRIVILEGES.filter(({ repealedOn }) => repealedOn === null);
    expect(inForce.map(({ id }) => id).filter((id) => !reached.has(id as never))).toEqual([
      'carrier-knew-price-unpaid',
      'lessor-younger-than-pledge',
      'brussels-taxes-last-rank',
    ]);
  });

  it('asks in four languages', () => {
    const texts = ways
      .flat()
      .flatMap(({ names, leads }) => [names, ...(typeof leads === 'string' ? [] : [leads.asks])]);
    for (const text of [WHY_OWED.asks, ...texts]) {
      expect(Object.values(text).filter((words) => words.trim() !== '')).toHaveLength(4);
    }
  });

  it('goes from one answer to the next question, and ends with none', () => {
    const [rent] = WHY_OWED.answers;
    if (rent === undefined) throw new Error('Nothing is asked.');
    expect(nextQuestion(WHY_OWED, [])).toBe(WHY_OWED);
    expect(nextQuestion(WHY_OWED, [rent])).toBe(rent.leads);
    for (const way of ways) expect(nextQuestion(WHY_OWED, way)).toBeUndefined();
  });
});

describe('everyday words', () => {
  const found = (search: string) => findAnswers(WHY_OWED, search).map((way) => idsOf(way).join(' '));

  it.each([
    ['factuur', ['delivery', 'service', 'repair']],
    ['facture', ['delivery', 'service', 'repair']],
    ['garage', ['repair']],
    ['loon', ['wages']],
    ['loonbriefje', []],
    ['btw', ['tax vat']],
    ['TVA', ['tax vat']],
    ['Réparation', ['repair']],
    ['onss', ['contributions contributions-employer']],
    ['loyer', ['rent']],
    ['huur', ['rent']],
    ['Miete', ['rent']],
    ['landlord', ['rent']],
    ['Werkstatt', ['repair']],
    ['mechanic', ['repair']],
    ['Rechnung', ['delivery', 'service', 'repair']],
    ['invoice', ['delivery', 'service', 'repair']],
    ['salaire', ['wages']],
    ['Gehalt', ['wages']],
    ['wages', ['wages']],
    ['verzekering', ['insurance']],
    ['Versicherung', ['insurance']],
    ['pension alimentaire', ['maintenance']],
    ['Unterhalt', ['maintenance']],
    ['lening', ['loan']],
    ['emprunt', ['loan']],
    ['impôts', ['tax']],
    ['Sozialbeiträge', ['contributions']],
    ['', []],
    [' ; ', []],
  ])('%s finds %j', (search, expected) => {
    expect(found(search)).toEqual(expected.length === 0 ? [] : expect.arrayContaining(expected));
  });

  it('are all needed, and may be begun only', () => {
    expect(found('huis hand')).toEqual(['rent rent-house']);
    expect(found('huis btw')).toEqual([]);
  });
});

describe('a claim that was made before', () => {
  const implied = (privilegeId: string, titles?: readonly string[]) =>
    idsOf(findWayTo(WHY_OWED, privilegeId, titles));

  it('implies the answers that lead to its privilege', () => {
    expect(implied('vat')).toEqual(['tax', 'vat']);
    expect(implied('wages')).toEqual(['wages', 'wages-worked']);
  });

  it('implies what its titles tell apart, and no more than is certain', () => {
    expect(implied('lessor')).toEqual(['rent']);
    expect(implied('lessor', ['judgment', 'farmLease'])).toEqual(['rent', 'rent-farm']);
    expect(implied('chirographic', ['lease'])).toEqual([]);
    expect(implied('lessor-younger-than-pledge')).toEqual([]);
    expect(implied('of another edition')).toEqual([]);
  });
});

describe('answers that were kept', () => {
  const WAY = ['delivery', 'delivery-goods', 'delivery-not-reserved', 'delivery-still-there'];

  it('are read again as the way that they were', () => {
    for (const way of ways) {
      expect(readWay(WHY_OWED, idsOf(way))).toEqual({ way, isForOffice: false, leadsTo: endOf(way) });
    }
  });

  it('may end at any question with not knowing', () => {
    for (let length = 0; length <= WAY.length; length += 1) {
      const read = readWay(WHY_OWED, [...WAY.slice(0, length), UNKNOWN]);
      expect(read).toMatchObject({ isForOffice: true });
      expect(idsOf(read?.way ?? [])).toEqual(WAY.slice(0, length));
    }
  });

  it.each([
    [['delivery', 'rent-house']],
    [['nothing']],
    [[UNKNOWN, 'delivery']],
    [[...WAY, 'delivery-still-there']],
  ])('that are no way are not read: %j', (ids) => {
    expect(readWay(WHY_OWED, ids)).toBeUndefined();
  });
});

it('shows every first answer with a few words of each language beside it', () => {
  for (const { hint, id } of WHY_OWED.answers) {
    expect(
      Object.values(hint ?? {}).filter((words) => words.trim() !== ''),
      id,
    ).toHaveLength(4);
  }
});

it('leaves out what the law of the dossier does not have, down to questions without an answer', () => {
  const known = withinReach(WHY_OWED, (id) => id === 'lessor' || id === 'chirographic');
  const ends = new Set(listWays(known).map(endOf));
  expect(ends).toEqual(new Set(['lessor', 'chirographic']));
  expect(idsOf(known.answers)).not.toContain('tax');
});
