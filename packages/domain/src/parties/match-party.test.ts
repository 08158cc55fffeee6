import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParty, type PartyTraits } from './match-party.ts';

const FIRST_NUMBER = '0403170701';
const SECOND_NUMBER = '0403227515';
const PERSON_NUMBER = '85073003328';

function party(name: string, values: Partial<PartyTraits> = {}): PartyTraits {
  return { names: [name], enterpriseNumber: null, nationalNumber: null, zipcode: null, ...values };
}

function certaintyOf(one: PartyTraits, other: PartyTraits): string {
  return matchParty(one, [other]).certainty;
}

describe('numbers', () => {
  it('decide: the same number is the same party, whatever its name', () => {
    const known = party('Telvia NV', { enterpriseNumber: FIRST_NUMBER });
    expect(certaintyOf(party('Lumio', { enterpriseNumber: FIRST_NUMBER }), known)).toBe('exact');
    expect(certaintyOf(party('Telvia NV', { enterpriseNumber: SECOND_NUMBER }), known)).toBe('none');
    const person = party('Jan Peeters', { nationalNumber: PERSON_NUMBER });
    expect(certaintyOf(party('J. Peters', { nationalNumber: PERSON_NUMBER }), person)).toBe('exact');
  });

  it('leave it to the name when one party has none, or one of another kind', () => {
    const known = party('Jan Peeters', { enterpriseNumber: FIRST_NUMBER });
    expect(certaintyOf(party('Peeters Jan'), known)).toBe('possible');
    expect(certaintyOf(party('Peeters Jan', { nationalNumber: PERSON_NUMBER }), known)).toBe('possible');
  });

  it('leave out who only has the name, once somebody has the number', () => {
    const named = party('Telvia');
    const numbered = party('Telvia Belgium', { enterpriseNumber: FIRST_NUMBER });
    const match = matchParty(party('Telvia', { enterpriseNumber: FIRST_NUMBER }), [named, numbered]);
    expect(match).toEqual({ certainty: 'exact', candidates: [numbered] });
  });
});

describe('names', () => {
  it.each([
    ['Immo Dijlezicht', 'IMMO DIJLEZICHT B.V.'],
    ['Élodie Grandjean', 'Grandjean, Elodie'],
    ['Jan Van den Broeck', 'Vandenbroeck Jan'],
    ['Garage Nekkerspoel', 'Garage Nekerspoel'],
    ['Scheldebank NV', 'Schledebank'],
    ['J. Peeters', 'Jan Peeters'],
    ['Lumio Energie Mechelen', 'Lumio Energie'],
  ])('take %s for %s', (one, other) => {
    expect(certaintyOf(party(one), party(other))).toBe('possible');
    expect(certaintyOf(party(other), party(one))).toBe('possible');
  });

  it.each([
    ['Lumio', 'Lumio Energie'],
    ['Jan Maes', 'Jan Maas Peeters Claes'],
    ['Residentie 12', 'Residentie 13'],
    ['Bank', 'Banken NV Gent'],
    ['J. P.', 'Jan Peeters'],
    ['An Bos', 'An Mos'],
    ['', ''],
    ['', 'Telvia'],
  ])('tell %s from %s', (one, other) => {
    expect(certaintyOf(party(one), party(other))).toBe('none');
  });

  it('go by any name that the register has', () => {
    const known = { ...party('Dienst Invordering Dijleland'), names: ['DID', 'Recouvrement de la Dyle'] };
    expect(certaintyOf(party('recouvrement de la dyle'), known)).toBe('possible');
  });
});

describe('places', () => {
  it('bring the likeliest forward', () => {
    const elsewhere = party('Telvia', { zipcode: '9000' });
    const there = party('Telvia', { zipcode: '2800' });
    const somewhere = party('Telvia');
    const misspelt = party('Telvio', { zipcode: '2800' });
    const wanted = party('Telvia NV', { zipcode: '2800' });
    expect(matchParty(wanted, [misspelt, elsewhere, somewhere, there]).candidates).toEqual([
      there,
      somewhere,
      elsewhere,
      misspelt,
    ]);
  });

  it('make a name that only resembles somebody else’s', () => {
    const wanted = party('Scheldebank', { zipcode: '2000' });
    expect(certaintyOf(wanted, party('Schledebank', { zipcode: '9000' }))).toBe('none');
  });
});

const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 4 });
const traits = fc.record({
  names: fc.array(
    words.map((parts) => parts.join(' ')),
    { maxLength: 2 },
  ),
  enterpriseNumber: fc.constantFrom(null, FIRST_NUMBER, SECOND_NUMBER),
  nationalNumber: fc.constantFrom(null, PERSON_NUMBER),
  zipcode: fc.constantFrom(null, '2800', '9000'),
});

it('says the same of two parties from either side', () => {
  fc.assert(
    fc.property(traits, traits, (one, other) => {
      expect(certaintyOf(one, other)).toBe(certaintyOf(other, one));
    }),
  );
});

it('always knows who has a name or a number again', () => {
  fc.assert(
    fc.property(traits, (one) => {
      const isKnowable =
        one.names.some((name) => name.trim() !== '') || one.enterpriseNumber || one.nationalNumber;
      expect(certaintyOf(one, one)).toBe(
        one.enterpriseNumber || one.nationalNumber ? 'exact' : isKnowable ? 'possible' : 'none',
      );
    }),
  );
});
