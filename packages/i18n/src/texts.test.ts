import { expectTypeOf, test } from 'vitest';
import type { Texts } from './texts.ts';

const source = { plain: 'Dag', greeting: 'Dag {{name}}, het is {{day}}', nested: { inner: 'In' } } as const;
type Translation = Texts<typeof source>;

test('a translation may put the variables in another order', () => {
  const french: Translation = { plain: 'Salut', greeting: '{{day}}, {{name}}', nested: { inner: 'Dedans' } };
  expectTypeOf(french.plain).toEqualTypeOf<string>();
});

test('a missing key, a key too many and a missing variable do not compile', () => {
  const greeting = '{{name}} {{day}}';
  // @ts-expect-error `nested` is missing
  ({ plain: '', greeting }) satisfies Translation;
  // @ts-expect-error `outer` does not exist in the source
  ({ plain: '', greeting, nested: { inner: '', outer: '' } }) satisfies Translation;
  // @ts-expect-error `{{day}}` is missing
  ({ plain: '', greeting: 'Salut {{name}}', nested: { inner: '' } }) satisfies Translation;
});
