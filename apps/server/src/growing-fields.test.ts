import type { Call } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import { fieldErrorsOf } from '@prorata/contract/field-errors';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { chanceOf } from './testing/fuzz/chance.ts';
import { validValueOf } from './testing/fuzz/value-of.ts';
import { growthOf } from './testing/growth.ts';

/** So often is each part of a call made up, with more or less of what may be left out. */
const SAMPLES = 4;
const FILLERS = ['a', '1', ' ', 'a.', 'a-', 'a@', ';', '/', '"', 'é', '\n', ' ;', '=1+'];

const inputs = Object.entries(CALLS).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([act, { params, query, body, upload }]: [string, Call]) =>
    Object.entries({ params, query, body, upload }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [{ name: `${feature}.${act} ${part}`, schema }],
    ),
  ),
);

const NOTHING = { find: () => undefined };

function samplesOf(schema: z.ZodType, name: string): unknown[] {
  return Array.from({ length: SAMPLES }, (_, seed) =>
    validValueOf(schema, name, { chance: chanceOf(seed + 1), today: '2026-11-15', ...NOTHING }),
  );
}

/** The same with so many signs in the middle of each text, and an end that seldom fits: a pattern then tries every other way. */
function grown(value: unknown, filler: string, length: number): unknown {
  if (typeof value === 'string')
    return `${value.slice(0, value.length / 2)}${filler.repeat(length / filler.length)}@`;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => grown(item, filler, length));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, grown(item, filler, length)]));
}

/** As the server reads a part of a request: refusals name their field. */
function read(schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (error) fieldErrorsOf(error);
}

it('reads every text of every call in time that grows with it', () => {
  expect(inputs.length).toBeGreaterThan(400);
  const slow: string[] = [];
  for (const { name, schema } of inputs) {
    for (const sample of samplesOf(schema, name)) {
      for (const filler of FILLERS) {
        const growth = growthOf((length) => {
          const value = grown(sample, filler, length);
          return () => read(schema, value);
        });
        if (growth > 20) slow.push(`${name} with ${JSON.stringify(filler)}: ${growth.toFixed(0)}`);
      }
    }
  }
  expect(slow).toEqual([]);
});
