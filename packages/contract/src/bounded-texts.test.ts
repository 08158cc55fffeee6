import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';

/** Only what is read here of a schema's definition; zod keeps it under `_zod`. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly checks?: readonly { readonly _zod: { readonly def: Rule } }[];
  readonly [part: string]: unknown;
}

interface Rule {
  readonly check: string;
  readonly abort?: boolean;
  readonly tx?: (text: string) => string;
}

const NESTED = ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'catchall'];
/** Patterns of zod itself: anchored at both ends and over after so many characters, whatever the length of the text. */
const BOUNDED_FORMATS = ['uuid', 'date', 'datetime', 'time'];

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Texts, and lists that are looked at as a whole. */
function* boundedIn(schema: z.ZodType, place: string): Generator<readonly [string, Definition]> {
  const definition = definitionOf(schema);
  if (definition.type === 'string' || isCheckedList(definition)) yield [place, definition];
  const { shape = {}, options = [] } = definition;
  for (const [name, inner] of Object.entries(shape)) yield* boundedIn(inner, `${place}.${name}`);
  for (const inner of options) yield* boundedIn(inner, place);
  for (const part of NESTED) {
    const inner = definition[part];
    if (inner instanceof z.ZodType) yield* boundedIn(inner, place);
  }
}

function isCheckedList({ type, checks = [] }: Definition): boolean {
  return type === 'array' && checks.some((check) => check._zod.def.check === 'custom');
}

const SPELLINGS = [' BE 0403.170.701 ', ' a;b ', ' 85.07.30-033.28 ', ' BE68 5390 0754 7034 '];

/** Cutting off blanks takes one pass; any other change reads the text. */
function isTrim({ check, tx }: Rule): boolean {
  return check === 'overwrite' && SPELLINGS.every((text) => tx?.(text) === text.trim());
}

function faultOf({ format, checks = [] }: Definition): string | undefined {
  if (BOUNDED_FORMATS.includes(format ?? '')) return undefined;
  const rules = checks.map((check) => check._zod.def);
  const bound = rules.findIndex(({ check }) => check === 'max_length' || check === 'length_equals');
  if (bound === -1) return 'has no maximum';
  if (rules[bound]?.abort !== true) return 'goes on after its maximum';
  const isReadBefore = rules.slice(0, bound).some((rule) => rule.check !== 'min_length' && !isTrim(rule));
  return isReadBefore ? 'is read before its maximum' : undefined;
}

const inputs = Object.entries(CALLS).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([act, { params, query, body, upload }]: [string, Call]) =>
    Object.entries({ params, query, body, upload }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [...boundedIn(schema, `${feature}.${act} ${part}`)],
    ),
  ),
);

it('bounds every text of every call before anything reads it, and every list before it is looked at as a whole', () => {
  expect(inputs.length).toBeGreaterThan(1_000);
  const faults = inputs.flatMap(([place, definition]) => {
    const fault = faultOf(definition);
    return fault === undefined ? [] : [`${place} ${fault}`];
  });
  expect(faults).toEqual([]);
});
