import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import added from './added-calls.json' with { type: 'json' };
import { CALLERS, type Call } from './call.ts';
import { CALLS } from './calls.ts';
import specification from './specification-calls.json' with { type: 'json' };

const table: readonly { name: string; call: Call }[] = Object.entries(CALLS).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([act, call]: [string, Call]) => ({ name: `${feature}.${act}`, call })),
);

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.toLowerCase()}`;
const schemaParts = ({ params, query, body, upload }: Call) =>
  [params, query, body, upload].filter((part) => part !== undefined);

/** A call that the specification does not have, and what cannot be done without it. */
interface AddedCall {
  readonly area: string;
  readonly method: string;
  readonly path: string;
  readonly query: string[];
  readonly multipart: boolean;
  readonly auth: string;
  readonly why: string;
}
const additions: readonly AddedCall[] = added;

describe('the table against the specification', () => {
  const specified = new Map([...specification, ...additions].map((row) => [keyOf(row), row]));

  it('holds exactly its 132 calls and those that were added, each once', () => {
    expect(specification).toHaveLength(132);
    expect(specified.size).toBe(specification.length + additions.length);
    expect(table.map(({ call }) => keyOf(call)).sort()).toEqual([...specified.keys()].sort());
  });

  it('says of each addition why it is there', () => {
    expect(additions.filter(({ why }) => why.length < 20)).toEqual([]);
  });

  it('has every call as it is specified', () => {
    for (const { name, call } of table) {
      const row = specified.get(keyOf(call));
      expect
        .soft(Object.keys(call.query?.shape ?? {}), name)
        .toEqual(expect.arrayContaining(row?.query ?? []));
      expect.soft(call.upload !== undefined, name).toBe(row?.multipart);
      expect.soft(new Set(call.who.map((caller) => CALLERS[caller])), name).toEqual(new Set([row?.auth]));
    }
  });

  it('spells a parameter the same wherever it occurs', () => {
    const names = new Set(table.flatMap(({ call }) => pathParametersOf(call)));
    expect(new Set([...names].map((name) => name.toLowerCase())).size).toBe(names.size);
  });
});

describe('every call', () => {
  it('that deletes what is edited takes the version that was looked at; documents are never edited', () => {
    const deletions = table.filter(({ call }) => call.method === 'DELETE');
    const blind = deletions.filter(({ call }) => !('version' in (call.query?.shape ?? {})));
    expect(blind.map(({ call }) => call.path)).toEqual(
      deletions.map(({ call }) => call.path).filter((path) => /document\//i.test(path)),
    );
  });

  it('says in one sentence what it does', () => {
    for (const { name, call } of table) expect.soft(call.summary, name).toMatch(/^[A-Z].{10,}[^.]\.$/);
  });

  it('has a schema for each parameter in its path and no other', () => {
    for (const { name, call } of table) {
      expect.soft(Object.keys(call.params?.shape ?? {}).sort(), name).toEqual(pathParametersOf(call).sort());
    }
  });

  it('can be described in OpenAPI', () => {
    for (const { name, call } of table) {
      for (const part of schemaParts(call)) {
        expect.soft(() => z.toJSONSchema(part, { io: 'input' }), name).not.toThrow();
      }
      if (call.answer instanceof z.ZodType) {
        const described = z.toJSONSchema(call.answer, { io: 'output' });
        // One of several things is an object as well, whichever it is.
        for (const one of described.oneOf ?? [described]) {
          expect.soft(one, name).toMatchObject({ type: 'object' });
        }
      }
    }
  });

  it('reads without a body and sends either a body or a file', () => {
    for (const { name, call } of table) {
      if (call.method === 'GET' || call.method === 'DELETE') {
        expect.soft(call.body ?? call.upload, name).toBeUndefined();
      }
      expect.soft(call.body !== undefined && call.upload !== undefined, name).toBe(false);
    }
  });

  it('answers something unless its status says that there is nothing', () => {
    for (const { name, call } of table) expect.soft(call.answer === null, name).toBe(call.status === 204);
  });

  it('refuses keys that it does not know', () => {
    const input = { 'no such field': 1 };
    for (const { name, call } of table) {
      for (const part of [call.query, call.body, call.upload].filter((schema) => schema !== undefined)) {
        const codes = part.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
        expect.soft(codes, name).toContain('unknown-field');
      }
    }
  });
});

it('pages every list, or bounds it', () => {
  const lists = table.filter(
    ({ call }) => call.answer instanceof z.ZodObject && 'items' in call.answer.shape,
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const { name, call } of lists) {
    const shape = call.answer instanceof z.ZodObject ? call.answer.shape : {};
    const isPaged = ['total', 'page', 'pageSize'].every((key) => key in shape);
    const takesPage = ['page', 'pageSize'].every((key) => key in (call.query?.shape ?? {}));
    const isBounded =
      shape['items']
        .safeParse(Array.from({ length: 10_000 }))
        .error?.issues.some(({ code }: z.core.$ZodIssue) => code === 'too_big') ?? false;
    expect({ name, isFine: isPaged ? takesPage : isBounded }).toEqual({ name, isFine: true });
  }
});

function pathParametersOf(call: Call): string[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
