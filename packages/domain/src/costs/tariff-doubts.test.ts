import { expect, it } from 'vitest';
import { listTariffDoubts } from './tariff-doubts.ts';

const FEE = { name: 'Ereloon', isVerified: true, validFrom: '2026-01-01' };

it('has no doubt about a verified price of this year', () => {
  expect(listTariffDoubts([FEE], '2026-10-22')).toEqual([]);
  expect(listTariffDoubts([FEE], '2026-01-01')).toEqual([]);
});

it('names prices that nobody verified, and those from before the last 1 January', () => {
  const old = { ...FEE, name: 'Dossierkosten', validFrom: '2025-12-31' };
  const both = { name: 'Betaling', isVerified: false, validFrom: '2024-10-01' };
  expect(listTariffDoubts([FEE, old, both], '2026-10-22')).toEqual([
    { cost: 'Betaling', reason: 'unverified', validFrom: '2024-10-01' },
    { cost: 'Dossierkosten', reason: 'old', validFrom: '2025-12-31' },
    { cost: 'Betaling', reason: 'old', validFrom: '2024-10-01' },
  ]);
});

it('looks from the day that decides, not from today', () => {
  expect(listTariffDoubts([{ ...FEE, validFrom: '2024-10-01' }], '2024-12-20')).toEqual([]);
});
