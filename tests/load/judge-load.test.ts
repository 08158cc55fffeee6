import { describe, expect, it } from 'vitest';
import { judgeLoad } from './judge-load.ts';
import type { Run, Sample } from './measure-load.ts';
import type { CallTimes } from './orders.ts';

const SAMPLE: Sample = {
  residentMegabytes: 300,
  heapMegabytes: 80,
  delayMilliseconds: 20,
  processorSeconds: 1,
  atSeconds: 1,
};

function callOf(milliseconds: number, changes: Partial<CallTimes> = {}): CallTimes {
  return { isReading: true, milliseconds: Array(20).fill(milliseconds), statuses: { 200: 20 }, ...changes };
}

function runOf(users: number, calls: Readonly<Record<string, CallTimes>>, changes: Partial<Run> = {}): Run {
  const written = { notes: [], tasks: [], statements: [], documents: [], calculationResults: [] };
  return {
    ...{ users, seconds: 120, lost: [], account: { calls, written, processor: 0.1 } },
    samples: Array(120).fill(SAMPLE),
    ...changes,
  };
}

function withHeap(megabytesAt: (second: number) => number): Pick<Run, 'samples'> {
  return {
    samples: Array.from({ length: 120 }, (_, at) => ({ ...SAMPLE, heapMegabytes: megabytesAt(at) })),
  };
}

const FEWER = runOf(50, {
  'dossiers.list': callOf(70),
  'notes.write': callOf(300, { isReading: false }),
});

describe('a run under load', () => {
  it('is good when four times the users wait some times as long', () => {
    const run = runOf(200, {
      'dossiers.list': callOf(450),
      'notes.write': callOf(5_500, { isReading: false }),
    });
    expect(judgeLoad(run, FEWER)).toEqual([]);
  });

  it('is bad when readers or senders wait so long that they would leave, up to 200 users', () => {
    const calls = {
      'dossiers.list': callOf(30_000),
      'notes.write': callOf(30_000, { isReading: false }),
    };
    expect(judgeLoad(runOf(200, calls), FEWER)).toEqual([
      expect.stringMatching(/^reading: p95 30000 ms with 200 users, 428\.6 x that with 50/),
      expect.stringMatching(/^sending: p95 30000 ms with 200 users, 100\.0 x that with 50/),
    ]);
    expect(judgeLoad(runOf(500, calls), FEWER)).toEqual([]);
  });

  it('is bad when the heap holds more and more, whatever it rises to before it is cleaned', () => {
    const leak = withHeap((second) => 80 + second + (second % 10) * 20);
    expect(judgeLoad(runOf(50, {}, leak), undefined)).toEqual([
      'the heap held 110 MB in the second quarter and 170 MB in the last, 1.55 x (at most 1.5)',
    ]);
    const steady = withHeap((second) => 80 + (second % 10) * 20);
    expect(judgeLoad(runOf(50, {}, steady), undefined)).toEqual([]);
  });

  it('says nothing of the heap of a few seconds', () => {
    const begun = withHeap((second) => 80 + second);
    expect(judgeLoad(runOf(12, {}, { ...begun, seconds: 8 }), undefined)).toEqual([]);
  });

  it('is bad when one of up to 200 sees a failure, and with more when it is not a clear refusal', () => {
    const calls = { 'dossiers.list': callOf(50, { statuses: { 200: 18, 503: 1, none: 1 } }) };
    expect(judgeLoad(runOf(200, calls), undefined)).toEqual([
      'dossiers.list 503 1 times',
      'dossiers.list none 1 times',
    ]);
    expect(judgeLoad(runOf(500, calls), undefined)).toEqual(['dossiers.list none 1 times']);
  });

  it('is bad when what was answered as written is not there', () => {
    expect(judgeLoad(runOf(50, {}, { lost: ['notes 7'] }), undefined)).toEqual(['lost notes 7']);
  });
});
