import { LANGUAGES } from '@prorata/domain/vocabulary';
import { findWordingFaults } from '@prorata/i18n/testing/wording';
import { expect, it } from 'vitest';
import type { Filed } from '../issue-receipt.ts';
import { writeContents } from './receipt-contents.ts';

const FILED: Filed = {
  fileNumber: '2026/0147',
  closedAt: '2026-11-09T13:32:00.000Z',
  statements: [
    {
      id: '0199a000-0000-7000-8000-000000000001',
      creditorName: 'Immo Dijlezicht',
      totalAmountClaimed: 12_845.5,
      documents: [{ fileName: 'afrekening.pdf', documentType: 'settlement', sha256: '9f2c' }],
      privilegedClaims: [],
    } as unknown as Filed['statements'][number],
  ],
};

it.each(LANGUAGES)('a receipt in %s sets its signs as the language does', (language) => {
  // As the machine writes a number in French.
  const lines = writeContents(FILED, language).replaceAll('\u202f', '\u00a0').split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.flatMap((line) => findWordingFaults(language, line))).toEqual([]);
});
