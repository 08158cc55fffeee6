import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { bareCalls, onlyIfUsed, withoutServerParts } from './lean-contract.ts';

it('brings how a call is made, and what a form fills in only when it is asked for', () => {
  const note = z.object({ text: z.string() });
  const write = {
    ...{ method: 'POST', path: '/api/Note', summary: 'Writes.', who: ['signedIn'], status: 201 },
    ...{ query: note, body: note, answer: note },
  };
  const read = { ...write, method: 'GET', body: undefined, answer: { file: ['application/pdf'] } };
  const script = bareCalls({ notesCalls: { write, read }, MAX_NOTES: 200 }, '/notes/calls.ts');
  expect(script).toBe(
    `const bodies = () => require("/notes/calls.ts?bodies");
export const notesCalls = { write: { "method":"POST","path":"/api/Note","who":["signedIn"],"status":201,"answer":{}, get body() { return bodies().notesCalls.write.body; } }, read: { "method":"GET","path":"/api/Note","who":["signedIn"],"status":201,"answer":{"file":["application/pdf"]} } };
export const MAX_NOTES = 200;
`,
  );
});

it('does not make data of a schema', () => {
  expect(() => bareCalls({ noteSchema: z.object({}) }, '/notes/calls.ts')).toThrow('noteSchema');
});

it('leaves to the server against what it holds what comes and goes', () => {
  const source = `const params = make(); export const notesCalls = { write: call({ summary: 'é', params, query: of({ a: 1 }), body: note, answer: all(note) as never }) };`;
  expect(withoutServerParts(source)).toBe(
    `const params = make(); export const notesCalls = { write: call({ summary: null, params: null, query: null, body: note, answer: null }) };`,
  );
});

it('leaves what is made by a call to whoever uses it, and touches nothing else', () => {
  expect(onlyIfUsed(`export const a = z.object({ b: c() }).strict();\nconst d = [1];\nrun();`)).toBe(
    `export const a = /* @__PURE__ */ (() => z.object({ b: c() }).strict())();\nconst d = [1];\nrun();`,
  );
});

it('leaves out nothing that the interface reads', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(500);
  const reads = files.filter((file) =>
    /Calls\.\w+\.(params|query|answer|summary)\b/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  );
  expect(reads).toEqual([]);
});
