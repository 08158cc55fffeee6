import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../vocabulary.ts';
import { identifyTitle, missingOfTitle, TITLES, type Title, type TitleWriter } from './titles.ts';

const writer: TitleWriter = {
  date: (date) => `<${date}>`,
  amount: (cents) => `<${cents} cents>`,
};

const judgment: Title = {
  kind: 'judgment',
  date: '2026-05-26',
  court: 'Vredegerecht Mechelen',
  roleNumber: '26A412',
  isDefault: null,
  servedOn: '2026-06-04',
};

describe('the line of a title', () => {
  it.each([
    ['nl', 'Vonnis van <2026-05-26>, Vredegerecht Mechelen, rol 26A412, betekend op <2026-06-04>'],
    ['fr', 'Jugement du <2026-05-26>, Vredegerecht Mechelen, rôle 26A412, signification du <2026-06-04>'],
    ['de', 'Urteil vom <2026-05-26>, Vredegerecht Mechelen, Rolle 26A412, zugestellt am <2026-06-04>'],
    ['en', 'Judgment of <2026-05-26>, Vredegerecht Mechelen, roll 26A412, served on <2026-06-04>'],
  ] as const)('identifies a judgment in %s', (language, line) => {
    expect(identifyTitle(judgment, language, writer)).toBe(line);
  });

  it.each([
    'Hof van beroep Antwerpen',
    'Cour d’appel de Liège',
    'Arbeidshof Brussel',
    'Appellationshof Lüttich',
  ])('calls a judgment of %s as such courts do', (court) => {
    expect(identifyTitle({ ...judgment, court }, 'nl', writer)).toMatch(/^Arrest van/);
  });

  it('tells in words why a claim needs no title', () => {
    const uncontested: Title = { kind: 'withoutTitle', note: 'factuur 26-118, nooit geprotesteerd' };
    expect(identifyTitle(uncontested, 'nl', writer)).toBe(
      'Niet-betwiste schuldvordering, zonder titel, factuur 26-118, nooit geprotesteerd',
    );
    expect(missingOfTitle({ kind: 'withoutTitle' })).toEqual(['note']);
  });

  it('says what a judgment is worth', () => {
    const contested: Title = { ...judgment, isDefault: true, isProvisional: true, appeal: 'pending' };
    expect(identifyTitle(contested, 'en', writer)).toContain(
      'by default, served on <2026-06-04>, provisionally enforceable, appeal pending',
    );
    expect(identifyTitle({ ...judgment, appeal: 'none', isProvisional: false }, 'en', writer)).toBe(
      identifyTitle(judgment, 'en', writer),
    );
  });

  it('leaves out what the kind does not have', () => {
    const pledge: Title = {
      kind: 'pledge',
      date: '2021-03-01',
      number: 'PR-2021-77',
      maximum: 10_000,
      court: 'none of a pledge',
    };
    expect(identifyTitle(pledge, 'nl', writer)).toBe(
      'Pandovereenkomst van <2021-03-01>, nr.\u00a0PR-2021-77, tot <1000000 cents>',
    );
  });

  it('is its name when nothing else is known', () => {
    expect(identifyTitle({ kind: 'lease' }, 'fr', writer)).toBe('Contrat de bail');
  });
});

it('knows what is missing to identify a title', () => {
  expect(missingOfTitle(judgment)).toEqual([]);
  expect(missingOfTitle({ kind: 'notarial', date: '2020-01-01', notary: null })).toEqual(['notary']);
});

it.each(Object.entries(TITLES))('names %s in four languages and needs only what it has', (_kind, title) => {
  const { names, fields, needed } = title;
  expect(LANGUAGES.every((language) => names[language].trim().length > 0)).toBe(true);
  // Every title can have a note.
  expect(needed.filter((field) => ![...fields, 'note'].includes(field))).toEqual([]);
});
