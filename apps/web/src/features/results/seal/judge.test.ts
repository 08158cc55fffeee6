import { VERDICTS, type Verdict } from '@prorata/proof/report/report-proof';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { ReadReport } from './read-report.ts';
import type { Recalculation } from './recalculate.ts';

const INPUT = 'a'.repeat(64);
const OUTCOME = 'b'.repeat(64);
const SEAL = { lawVersion: '2026.2', engineVersion: '1.4.0', inputSha256: INPUT, outcomeSha256: OUTCOME };
const MARK = { fileNumber: '2026/0147', calculation: 3, inputSha256: INPUT, outcomeSha256: OUTCOME };

type Evidence = Parameters<typeof judge>[0];

/** A report with this verdict; `seal` and `lines` as they are read in it. */
function report(
  verdict: Verdict = 'real',
  {
    seal = SEAL,
    lines = [],
    fault = null,
  }: { seal?: object | null; lines?: string[]; fault?: string | null } = {},
): ReadReport {
  return {
    verdict,
    looksDifferent: false,
    bytes: new Uint8Array(),
    proof: {
      fault,
      signature: verdict === 'notSigned' || verdict === 'unreadable' ? null : { fault: null, lacks: [] },
      lines: [lines],
      origin: { state: verdict === 'foreign' ? 'otherSigner' : 'ours', fileNumber: '2026/0147', seal },
    },
  } as unknown as ReadReport;
}

function exportOf(inputSha256: string) {
  return { fileNumber: '2026/0147', calculation: { number: 3 }, seal: { ...SEAL, inputSha256 } };
}

function recalculation(changes: object = {}): Recalculation {
  return {
    exported: exportOf(INPUT),
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
    const { points, headline, refusal, isMarkSame } = verdict({
      report: report(),
      recalculation: recalculation(),
      mark: MARK,
    });
    expect(points).toEqual({
      signature: 'good',
      unchanged: 'good',
      origin: 'good',
      seal: 'good',
      recalculated: 'good',
      law: 'good',
    });
    expect([headline, refusal, isMarkSame]).toEqual(['whole', null, true]);
    expect(verdict({ report: report() }).headline).toBe('signed');
  });

  it('leaves open what a missing file would answer', () => {
    expect(verdict({ report: report() }).points).toMatchObject({
      seal: 'open',
      recalculated: 'open',
      law: 'open',
    });
    const withoutReport = verdict({ recalculation: recalculation() });
    expect(withoutReport.points).toMatchObject({
      signature: 'open',
      unchanged: 'open',
      recalculated: 'good',
    });
    expect(withoutReport.headline).toBe('calculated');
    expect(verdict({}).refusal).toBeNull();
  });

  const refused = VERDICTS.filter((one) => one !== 'real' && one !== 'partial');
  it.each(refused)('never says more than the report proves: %s', (kind) => {
    const { headline, refusal, points } = verdict({
      report: report(kind),
      recalculation: recalculation(),
      mark: MARK,
    });
    expect([headline, refusal]).toEqual([kind, kind]);
    expect([points.signature, points.unchanged, points.origin]).not.toContain('good');
  });

  it('calls what is not proven completely signed, also when the sums are right', () => {
    const { headline, refusal, points } = verdict({
      report: report('partial'),
      recalculation: recalculation(),
    });
    expect([headline, refusal, points.signature]).toEqual(['partial', null, 'remark']);
  });

  const other = { ...SEAL, inputSha256: 'd'.repeat(64) };
  const otherSums = recalculation({ outcome: { ...recalculation().outcome, sha256: 'f'.repeat(64) } });
  it.each<[string, Partial<Evidence>]>([
    ['qr', { report: report(), mark: { ...MARK, outcomeSha256: 'e'.repeat(64) } }],
    [
      'pair',
      {
        report: report('real', { seal: other }),
        recalculation: recalculation({ exported: exportOf('d'.repeat(64)) }),
      },
    ],
    ['sums', { report: report(), recalculation: otherSums }],
    ['sums', { report: report('partial'), recalculation: otherSums }],
  ])('tells that what was given with it does not belong to it: %s', (refusal, evidence) => {
    expect(verdict(evidence)).toMatchObject({ headline: refusal, refusal });
  });

  const strange = { ...MARK, inputSha256: 'd'.repeat(64), outcomeSha256: 'd'.repeat(64) };
  it('tells a report of another dossier that has the same number', () => {
    const lines = ['Calculation 2026/0147 · 3 Law 2026.2'];
    expect(verdict({ report: report(), mark: strange }).headline).toBe('otherDossier');
    expect(verdict({ report: report('real', { lines }), mark: strange }).headline).toBe('otherDossier');
    const input = recalculation({ exported: exportOf(strange.inputSha256) });
    expect(verdict({ report: report(), recalculation: input }).headline).toBe('otherDossier');
  });

  it('knows another calculation of a dossier from another dossier', () => {
    const lines = ['Calculation 2026/0147 · 2 Law 2026.2'];
    expect(verdict({ report: report('real', { lines }), mark: strange }).headline).toBe('qr');
    const input = recalculation({
      inputSha256: strange.inputSha256,
      exported: exportOf(strange.inputSha256),
    });
    expect(verdict({ report: report('real', { lines }), recalculation: input }).headline).toBe('pair');
    expect(verdict({ report: report(), mark: { ...strange, fileNumber: '2026/0148' } }).headline).toBe('qr');
  });

  it('is a remark, and no fault of the report, when another law or engine gives other sums', () => {
    const outcome = { ...recalculation().outcome, sha256: 'f'.repeat(64) };
    const otherLaw = { recalculation: recalculation({ outcome, isSameLaw: false }) };
    expect(verdict(otherLaw).points).toMatchObject({ recalculated: 'remark', law: 'remark' });
    const otherEngine = { recalculation: recalculation({ outcome: null, obstacle: 'otherEngine' }) };
    expect(verdict(otherEngine).points.recalculated).toBe('remark');
    expect([verdict(otherLaw).headline, verdict(otherEngine).headline]).toEqual(['partly', 'partly']);
    expect(verdict({ ...otherLaw, report: report() }).headline).toBe('signed');
  });
});
