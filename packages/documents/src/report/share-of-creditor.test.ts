import { expect, it } from 'vitest';
import { REPORT_VARIANTS } from '../../testing/report-variants.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { shareOfCreditor } from './share-of-creditor.ts';

const REPORTS = [sampleReport('nl'), ...Object.values(REPORT_VARIANTS).map((variant) => variant('nl'))];

it('gives each declarant what the report gives, and tells why not all only where it adds up to the cent', () => {
  let told = 0;
  for (const report of REPORTS) {
    for (const { statementId, claimedCents, allottedCents } of report.declarants) {
      const share = shareOfCreditor(report, statementId);
      expect(share).toMatchObject({ countedCents: claimedCents, allottedCents });
      const why = share?.whyNotAll;
      if (!why) continue;
      told += 1;
      expect(allottedCents).toBeLessThan(claimedCents);
      expect(why.moneyInCents - why.costsCents - why.privilegedCents).toBe(why.forOrdinaryCents);
      expect(why.moneyInCents).toBe(report.totals.moneyInCents);
    }
  }
  expect(told).toBeGreaterThan(0);
});

it('knows nothing of a statement that is not in the report', () => {
  expect(shareOfCreditor(sampleReport('nl'), 'another')).toBeUndefined();
});
