import { describe, expect, it } from 'vitest';
import { chooseSteps, isGood, listSteps, type Outcome, runProgram, runSteps, type Step } from './steps.ts';

const NEVER = new AbortController().signal;

function stepOf(name: string, run: Step['run'], mostHours = 1): Step {
  return { name, about: 'a step of the test', mostHours, run };
}

/** A program that goes on for ever, and tells when it has begun. */
function hang(onMessage: () => void = () => {}): Step['run'] {
  const source = `process.send('ready'); process.on('message', () => {});`;
  return (isOver) => runProgram({ ...programOf(source), onMessage }, isOver);
}

function programOf(source: string) {
  return { args: ['--eval', source], folder: import.meta.dirname, env: process.env };
}

const passes = async (): Promise<Outcome> => ({ kind: 'passed' });

describe('steps', () => {
  it('are listed in the end with what became of each', async () => {
    const steps = [
      stepOf('good', (isOver) => runProgram(programOf(''), isOver)),
      stepOf('bad', (isOver) => runProgram(programOf('process.exit(3)'), isOver)),
      stepOf('missing', async () => ({ kind: 'skipped', reason: 'there is no PostgreSQL here' })),
      stepOf('thrown', () => Promise.reject(new Error('no disk'))),
    ];
    const told = await runSteps(steps, NEVER, () => {});
    expect(listSteps(told).replaceAll(/ +/g, ' ').replaceAll(/\d+ s/g, '_ s')).toBe(
      [
        'passed good _ s',
        'failed bad _ s it ended with code 3',
        'skipped missing _ s there is no PostgreSQL here',
        'failed thrown _ s Error: no disk',
      ].join('\n'),
    );
    expect(isGood(told)).toBe(false);
  });

  it('that were not tried are no good news, unless nobody could have tried them', async () => {
    const skip = (isAllowed: boolean) => async (): Promise<Outcome> => {
      return { kind: 'skipped', reason: 'there is none', isAllowed };
    };
    const good = stepOf('good', passes);
    expect(isGood(await runSteps([good, stepOf('registry', skip(true))], NEVER, () => {}))).toBe(true);
    expect(isGood(await runSteps([good, stepOf('database', skip(false))], NEVER, () => {}))).toBe(false);
  });

  it('that hang are ended, and the others still run', async () => {
    const soon = 0.2 / 3600;
    const told = await runSteps([stepOf('hangs', hang(), soon), stepOf('next', passes)], NEVER, () => {});
    expect(told.map(({ outcome }) => outcome)).toEqual([
      { kind: 'failed', reason: 'it hung, and was ended after 0 s' },
      { kind: 'passed' },
    ]);
  });

  it('that are interrupted are still listed, with those that did not begin', async () => {
    const interrupt = new AbortController();
    const steps = [
      stepOf('first', passes),
      stepOf(
        'under way',
        hang(() => interrupt.abort()),
      ),
      stepOf('later', passes),
    ];
    const told = await runSteps(steps, interrupt.signal, () => {});
    expect(told.map(({ outcome }) => outcome)).toEqual([
      { kind: 'passed' },
      { kind: 'failed', reason: 'it was interrupted' },
      { kind: 'skipped', reason: 'the run was interrupted' },
    ]);
  });

  it('are chosen by a part of their name, and a name that is none is refused', () => {
    const steps = ['fuzz', 'faults on PostgreSQL', 'faults embedded'].map((name) => stepOf(name, passes));
    const names = (words: string[]) => chooseSteps(steps, words).map(({ name }) => name);
    expect(names([])).toHaveLength(3);
    expect(names(['faults'])).toEqual(['faults on PostgreSQL', 'faults embedded']);
    expect(() => names(['fuzz', 'fautls'])).toThrow('No step is called fautls. There are: fuzz,');
  });
});
