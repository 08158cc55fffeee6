import { EXPORT_FORMAT, EXPORT_VERSION } from '@prorata/contract/results/exported-input';
import { ENGINE_VERSION } from '@prorata/domain/distribution/outcome';
import { expect, it } from 'vitest';
import { NotAnExportError, recalculate } from './recalculate.ts';

/** One lot of 1,000 euro, 100 of costs, and two creditors without privilege who ask twice what is left. */
function exportOf({ seal = {}, input = {} }: { seal?: object; input?: object } = {}): string {
  const statement = (id: string, totalCents: number) => ({
    ...{ id, creditorId: `creditor of ${id}`, totalCents },
    claims: [],
  });
  return JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    fileNumber: '2026/0147',
    calculation: { number: 3, on: '2026-11-17' },
    seal: {
      lawVersion: 'another edition',
      engineVersion: ENGINE_VERSION,
      inputSha256: '0'.repeat(64),
      outcomeSha256: '0'.repeat(64),
      ...seal,
    },
    names: {
      creditors: [
        { id: 's1', name: 'Immo Dijlezicht', number: 1 },
        { id: 's2', name: 'Lumio Energie', number: 2 },
      ],
      lots: [{ id: 'lot', name: 'Bestelwagen' }],
      costs: [],
    },
    input: {
      asOf: '2026-11-17',
      pools: [{ id: 'lot', kind: 'asset', amountCents: 100_000 }],
      costs: [{ id: 'cost', poolIds: ['lot'], amountCents: 10_000 }],
      statements: [statement('s1', 120_000), statement('s2', 60_000)],
      ...input,
    },
  });
}

it('gives every creditor’s cents, and each step with the lots it drew on', async () => {
  const { outcome, obstacle, isSameLaw } = await recalculate(exportOf());
  expect(obstacle).toBeNull();
  expect(isSameLaw).toBe(false);
  expect(outcome?.creditors).toEqual([
    { number: 1, name: 'Immo Dijlezicht', allottedCents: 60_000n },
    { number: 2, name: 'Lumio Energie', allottedCents: 30_000n },
  ]);
  expect(outcome).toMatchObject({ costsCents: 10_000n, moneyInCents: 100_000n, lots: 1 });
  expect(outcome?.steps).toEqual([
    expect.objectContaining({ lots: ['Bestelwagen'], paidCents: 10_000n }),
    {
      kind: 'ordinary',
      lots: ['Bestelwagen'],
      demandedCents: 180_000n,
      availableCents: 90_000n,
      paidCents: 90_000n,
    },
  ]);
});

it('makes the same fingerprints of the same input, whatever the file says of itself', async () => {
  const [one, other] = [
    await recalculate(exportOf()),
    await recalculate(exportOf({ seal: { inputSha256: 'f'.repeat(64) } })),
  ];
  expect(other.inputSha256).toBe(one.inputSha256);
  expect(other.outcome?.sha256).toBe(one.outcome?.sha256);
  const changed = await recalculate(exportOf({ input: { costs: [] } }));
  expect(changed.inputSha256).not.toBe(one.inputSha256);
  expect(changed.outcome?.sha256).not.toBe(one.outcome?.sha256);
});

it('says why there is no outcome: another engine, or an input that cannot be calculated', async () => {
  expect(await recalculate(exportOf({ seal: { engineVersion: '0.1.0' } }))).toMatchObject({
    outcome: null,
    obstacle: 'otherEngine',
  });
  const unknown = { id: 'c', privilegeId: 'no such privilege', amountCents: 100 };
  const statements = [{ id: 's1', creditorId: 'c1', totalCents: 100, claims: [unknown] }];
  expect(await recalculate(exportOf({ input: { statements } }))).toMatchObject({
    outcome: null,
    obstacle: 'notCalculated',
  });
});

it.each(['no json', '{}', JSON.stringify({ format: EXPORT_FORMAT })])('refuses %j', async (text) => {
  await expect(recalculate(text)).rejects.toBeInstanceOf(NotAnExportError);
});
