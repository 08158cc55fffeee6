import { inventEnterprise } from '../../packages/demo/src/invented-enterprises.ts';
import { searchWords } from '../../packages/domain/src/register/search-words.ts';

/** What people type on their way to a name, in turn. */
export const KINDS_OF_TYPING = [
  'two letters',
  'three letters',
  'a common word',
  'half a rare word',
  'a word and the start of the next',
  'the words the other way round',
  'a rare word with a slip',
] as const;

export function typedAt(place: number, size: number): string {
  const words = searchWords(inventEnterprise((place * 104_729) % size).names[0]?.name ?? '');
  const [first = '', ...others] = words;
  const last = others.at(-1) ?? first;
  switch (KINDS_OF_TYPING[place % KINDS_OF_TYPING.length]) {
    case 'two letters':
      return last.slice(0, 2);
    case 'three letters':
      return last.slice(0, 3);
    case 'a common word':
      return first;
    case 'half a rare word':
      return last.slice(0, Math.ceil(last.length / 2));
    case 'a word and the start of the next':
      return `${first} ${(others[0] ?? '').slice(0, 3)}`;
    case 'the words the other way round':
      return words.toReversed().join(' ');
    default:
      return last.length < 5 ? last : `${last.slice(0, 3)}${last[4]}${last[3]}${last.slice(5)}`;
  }
}
