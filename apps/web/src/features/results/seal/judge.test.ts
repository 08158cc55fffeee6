import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { ReadReport } from './read-report.ts';
import type { Recalculation } from './recalculate.ts';

const INPUT = 'a'.repeat(64);
const OUTCOME = 'b'.repeat(64);
const SEAL = { lawVersion: '2026.2', engineVersion: '1.4.0', inputSha256: INPUT, outcomeSha256: OUTCOME };
const MARK = { fileNumber: '2026/0147', calculation: 3, inputSha256: INPUT, outcomeSha256: OUTCOME };

type Evidence = Parameters<typeof judge>[0];

function report(changes: object = {}): ReadReport {
  return {
    pages: 5,
    sha256: 'c'.repeat(64),
    signature: { fault: null, lacks: [] },
    fault: null,
    seal: SEAL,
    lines: [],
    ...changes,
  } as unknown as ReadReport;
}

function recalculation(changes: object = {}): Recalculation {
  return {
    exported: { seal: SEAL },
    inputSha256: INPUT,
    outcome: { sha256: OUTCOME, creditors: [], costsCents: 0n, moneyInCents: 0n, lots: 1, steps: [] },
    obstacle: null,
    lawVersion: '2026.2',
    isSameLaw: true,
    ...changes,
  } as unknown as Recalculation;
}

function verdict(evidence: Partial<Evidence>) {
  return judge({ report: null, recalculation: null, mark: null, ...evidence });
}

describe('what the files say together', () => {
  it('is good throughout when report, input and code belong together', () => {
    const { points, failure, isMarkSame } = verdict({
      report: report(),
      recalculation: recalculation(),
      mark: MARK,
    });
    expect(points).toEqual({
      signature: 'good',
      unchanged: 'good',
      seal: 'good',
      recalculated: 'good',
      law: 'good',
    });
    expect([failure, isMarkSame]).toEqual([null, true]);
  });

  it('leaves open what a missing file would answer', () => {
    expect(verdict({ report: report() }).points).toMatchObject({
      seal: 'open',
      recalculated: 'open',
      law: 'open',
    });
    expect(verdict({ recalculation: recalculation() }).points).toMatchObject({
      signature: 'open',
      unchanged: 'open',
      recalculated: 'good',
    });
    expect(verdict({}).failure).toBeNull();
  });

  const other = { ...SEAL, inputSha256: 'd'.repeat(64) };
  it.each<[string, Partial<Evidence>]>([
    ['unreadable', { report: report({ fault: 'unreadable', signature: null }) }],
    ['changed', { report: report({ fault: 'contentChanged' }) }],
    ['signature', { report: report({ fault: 'noSignature', signature: null }) }],
    ['qr', { report: report(), mark: { ...MARK, outcomeSha256: 'e'.repeat(64) } }],
    ['pair', { report: report({ seal: other }), recalculation: recalculation() }],
    [
      'sums',
      { recalculation: recalculation({ outcome: { ...recalculation().outcome, sha256: 'f'.repeat(64) } }) },
    ],
  ])('tells first that it fails: %s', (failure, evidence) => {
    expect(verdict(evidence).failure).toBe(failure);
  });

  it('is a remark, and no fault of the report, when another law or engine gives other sums', () => {
    const outcome = { ...recalculation().outcome, sha256: 'f'.repeat(64) };
    const otherLaw = verdict({ recalculation: recalculation({ outcome, isSameLaw: false }) });
    expect(otherLaw.points).toMatchObject({ recalculated: 'remark', law: 'remark' });
    const otherEngine = verdict({ recalculation: recalculation({ outcome: null, obstacle: 'otherEngine' }) });
    expect(otherEngine.points.recalculated).toBe('remark');
    expect([otherLaw.failure, otherEngine.failure]).toEqual([null, null]);
  });

  it('names a signature that lacks something, without refusing it', () => {
    const signature = { fault: null, lacks: ['timeStampMissing'] };
    const { points, failure } = verdict({ report: report({ signature }) });
    expect([points.signature, failure]).toEqual(['remark', null]);
  });
});
