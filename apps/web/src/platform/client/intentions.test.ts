import { expect, test } from 'vitest';
import { createIntentions } from './intentions.ts';
import { ProblemError } from './problem.ts';

/** Hands out k1, k2, … and writes down with which key each act was done. */
function prepare() {
  let count = 0;
  const intentions = createIntentions(() => `k${++count}`);
  const sent: string[] = [];
  const answering = (answer: unknown) => async (key: string) => {
    sent.push(key);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { intentions, sent, answering };
}

test('asked for twice before the answer is there, it is done once and both get the answer', async () => {
  const { intentions, sent, answering } = prepare();
  const act = answering('dossier 7');
  const both = [intentions.carryOut('POST /dossier {}', act), intentions.carryOut('POST /dossier {}', act)];
  expect(await Promise.all(both)).toEqual(['dossier 7', 'dossier 7']);
  expect(sent).toEqual(['k1']);
});

test('another intention has another key, also beside the first', async () => {
  const { intentions, sent, answering } = prepare();
  await Promise.all(['one', 'two'].map((name) => intentions.carryOut(name, answering(name))));
  expect(sent).toEqual(['k1', 'k2']);
});

test.each(['network-error', 'offline', 'gateway-timeout'] as const)(
  'tried again after %s, it has the same key',
  async (code) => {
    const { intentions, sent, answering } = prepare();
    await expect(intentions.carryOut('act', answering(new ProblemError({ code })))).rejects.toMatchObject({
      code,
    });
    await intentions.carryOut('act', answering('done'));
    await intentions.carryOut('act', answering('done'));
    expect(sent).toEqual(['k1', 'k1', 'k2']);
  },
);

test.each([
  ['a refusal', new ProblemError({ code: 'validation', status: 400 })],
  ['a failure of the server', new ProblemError({ code: 'internal', status: 500 })],
  ['giving up', new DOMException('Stopped', 'AbortError')],
])('after %s it is another intention', async (_case, error) => {
  const { intentions, sent, answering } = prepare();
  await expect(intentions.carryOut('act', answering(error))).rejects.toBe(error);
  await intentions.carryOut('act', answering('done'));
  expect(sent).toEqual(['k1', 'k2']);
});
