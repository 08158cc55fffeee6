import { expectTypeOf, test } from 'vitest';
import type { Texts } from './texts.ts';

const source = {
  plain: 'Dag',
  greeting: 'Dag {{name}}, het is {{day}}',
  nested: { inner: 'Binnen' },
} as const;
type Translation = Texts<typeof source>;

test('a translation may put the variables in another order', () => {
  const translation: Translation = {
    plain: 'Bonjour',
    greeting: 'Nous sommes {{day}}, {{name}}',
    nested: { inner: 'Dedans' },
  };
  expectTypeOf(translation.plain).toEqualTypeOf<string>();
});

test('a missing key, a key too many and a missing variable do not compile', () => {
  // @ts-expect-error `nested` is missing
  expectTypeOf({ plain: '', greeting: '{{name}} {{day}}' } as const).toExtend<Translation>();
  const inner = { inner: '', outer: '' } as const;
  // @ts-expect-error `outer` does not exist in the source
  ({
    plain: '',
    greeting: '{{name}} {{day}}',
    nested: { inner: '', outer: inner.outer },
  }) satisfies Translation;
  // @ts-expect-error `{{day}}` is missing
  ({ plain: '', greeting: 'Bonjour {{name}}', nested: { inner: '' } }) satisfies Translation;
});
