import { describe, expect, it } from 'vitest';
import { type PersonTraits, recognisePerson } from './recognise-person.ts';

const NOBODY: PersonTraits = { name: '', nationalNumber: null, birthDate: null, emails: [], zipcode: null };
const ELS = { ...NOBODY, name: 'Els Wouters' };
const NUMBER = '86013035276';

describe('a person is recognised', () => {
  it.each<[string, Partial<PersonTraits>, Partial<PersonTraits>, string | undefined]>([
    [
      'by the number, whatever the name',
      { nationalNumber: NUMBER },
      { name: 'E. W.', nationalNumber: NUMBER },
      'certain',
    ],
    [
      'not by the name when the number is another',
      { nationalNumber: NUMBER },
      { nationalNumber: '76041896423' },
      undefined,
    ],
    [
      'not when the day of birth is another',
      { birthDate: '1990-01-01' },
      { nationalNumber: NUMBER },
      undefined,
    ],
    ['likely by name and day of birth', { birthDate: '1986-01-30' }, { nationalNumber: NUMBER }, 'likely'],
    ['by name and e-mail', { emails: ['Els@x.example'] }, { emails: ['els@X.example'] }, 'certain'],
    [
      'likely by e-mail under another name',
      { emails: ['els@x.example'] },
      { name: 'Jan', emails: ['els@x.example'] },
      'likely',
    ],
    ['likely by name and place', { zipcode: '2800' }, { zipcode: '2800' }, 'likely'],
    [
      'by the name alone, in any order and without accents',
      { name: 'wouters ÉLS' },
      { name: 'Els Maria Wouters' },
      'name',
    ],
    ['not by a part of a word', { name: 'Wout' }, {}, undefined],
    ['not by nothing', { name: '  ' }, {}, undefined],
  ])('%s', (_case, wanted, known, expected) => {
    expect(recognisePerson({ ...ELS, ...wanted }, { ...ELS, ...known })).toBe(expected);
  });
});
