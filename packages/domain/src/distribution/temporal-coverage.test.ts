import { EARLIEST_SUPPORTED_DATE } from '@prorata/law/iso-date';
import { PARAMETERS } from '@prorata/law/parameters/register';
import { PRIORITY_RULES } from '@prorata/law/priorities/register';
import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { isInForce } from '@prorata/law/privileges/in-force';
import type { Privilege } from '@prorata/law/privileges/privilege';
import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import { addDays } from '../iso-date.ts';
import { explainLine } from './explain-line.ts';
import type { DistributionInput } from './input.ts';

const LAST_YEAR = 2027;
const privileges: readonly Privilege[] = PRIVILEGES;

function quarters(): string[] {
  const days: string[] = [];
  for (let year = 2018; year <= LAST_YEAR; year += 1) {
    for (const month of ['01', '04', '07', '10']) days.push(`${year}-${month}-01`);
  }
  return days;
}

/** Every day on which something in the register begins, or has just ended. */
function changes(): string[] {
  const begins = [
    ...PARAMETERS.flatMap(({ values }) => values.map(({ from }) => from)),
    ...PRIORITY_RULES.flatMap(({ from }) => from ?? []),
    ...privileges.flatMap(({ basis }) => basis.flatMap(({ from }) => from ?? [])),
  ];
  const ends = privileges.flatMap(({ basis }) =>
    basis.flatMap(({ until }) => (until === null ? [] : addDays(until, 1))),
  );
  return [...new Set([...begins, ...ends])];
}

const dates = [...quarters(), ...changes().flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])]
  .filter((day) => day >= EARLIEST_SUPPORTED_DATE)
  .sort();

/** One claim under every privilege that is in force, each specific one on an asset of its own. */
function dossierOn(asOf: string): DistributionInput {
  const inForce = privileges.filter((privilege) => isInForce(privilege, asOf));
  const assets = inForce.filter(({ kind }) => kind === 'specific');
  return {
    asOf,
    pools: [
      ...assets.map(({ id }) => ({ id, kind: 'asset', amountCents: 1_000n }) as const),
      { id: 'wage', kind: 'income', amountCents: 1_000n },
      { id: 'protected', kind: 'maintenanceOnly', amountCents: 1_000n },
    ],
    costs: [{ id: 'draft', amountCents: 500n }],
    statements: inForce.map(({ id, kind }) => ({
      id: `statement-${id}`,
      creditorId: id,
      totalCents: 2_000_000n,
      claims: [
        {
          id: `claim-${id}`,
          privilegeId: id,
          amountCents: 1_600_000n,
          ...(kind === 'specific' ? { lots: [id] } : {}),
        },
      ],
    })),
  };
}

describe('the law in time', () => {
  it('is asked on more than fifty days', () => {
    expect(new Set(dates).size).toBeGreaterThan(50);
    expect(dates).toContain('2019-12-31');
    expect(dates).toContain('2021-09-01');
  });

  it('has no gap on any day, and an article for every amount', () => {
    for (const asOf of new Set(dates)) {
      const distribution = mustDistribute(dossierOn(asOf));
      expect.soft(distribution.totals.surplusCents, asOf).toBe(0n);
      for (const line of distribution.lines) {
        for (const step of explainLine(distribution, line)) {
          if (!('round' in step)) continue;
          expect.soft(step.references.length, `${asOf} ${line.privilegeId} ${step.kind}`).toBeGreaterThan(0);
        }
      }
    }
  });
});
