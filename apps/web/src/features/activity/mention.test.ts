import { expect, it } from 'vitest';
import { mentionAt, mentionedIn, mentionOf, peopleLike, piecesOf } from './mention.ts';

const ANN = { id: '1', name: 'Annelies', surname: 'Claes' };
const JORIS = { id: '2', name: 'Joris', surname: 'Dewitte' };
const JOSE = { id: '3', name: 'José', surname: 'Peeters' };
const OTHER_ANN = { id: '4', name: 'Annelies', surname: 'Claes' };
const PEOPLE = [ANN, JORIS, JOSE];

it('asks for a colleague where @ begins a word, and not in an address', () => {
  expect(mentionAt('@jo', 3)).toEqual({ from: 0, typed: 'jo' });
  expect(mentionAt('Dag @Joris De', 13)).toEqual({ from: 4, typed: 'Joris De' });
  expect(mentionAt('Dag @', 5)).toEqual({ from: 4, typed: '' });
  expect(mentionAt('ann@office', 10)).toBeUndefined();
  expect(mentionAt('@jo en verder niets', 19)).toBeUndefined();
});

it('finds people by the first letters of their names, whatever the accents', () => {
  expect(peopleLike(PEOPLE, 'jo')).toEqual([JORIS, JOSE]);
  expect(peopleLike(PEOPLE, 'jose p')).toEqual([JOSE]);
  expect(peopleLike(PEOPLE, 'dew')).toEqual([JORIS]);
  expect(peopleLike(PEOPLE, 'x')).toEqual([]);
});

it('mentions who is named in the text, and of two of one name only who was chosen', () => {
  const text = `${mentionOf(ANN)}, kijk na met ${mentionOf(JOSE)}`;
  expect(mentionedIn(text, PEOPLE, new Set())).toEqual([ANN, JOSE]);
  expect(mentionedIn(text, [...PEOPLE, OTHER_ANN], new Set(['4']))).toEqual([JOSE, OTHER_ANN]);
  expect(mentionedIn('Niemand', PEOPLE, new Set(['1']))).toEqual([]);
});

it('takes a text apart at its mentions', () => {
  expect(piecesOf('Dag @Annelies Claes, tot straks', [ANN])).toEqual([
    { text: 'Dag ', isMention: false },
    { text: '@Annelies Claes', isMention: true },
    { text: ', tot straks', isMention: false },
  ]);
  expect(piecesOf('(a+b)*', [])).toEqual([{ text: '(a+b)*', isMention: false }]);
});
