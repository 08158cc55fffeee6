import { expect, it } from 'vitest';
import { balanceWith, type Changeable, isEmpty, lotsWith, readChange } from './what-if-change.ts';

const typed = (texts: Record<string, string>) => ({ texts, language: 'nl' as const });

const AMOUNTS: readonly Changeable[] = [
  { id: 'balance', kind: 'balance', name: 'Saldo', euros: 44_665.6 },
  { id: 'van', kind: 'asset', name: 'Bestelwagen', euros: 14_250 },
  { id: 'wood', kind: 'asset', name: 'Voorraad hout', euros: 6_480 },
  { id: 'rent', kind: 'statement', name: 'Immo Dijlezicht', euros: 7_250 },
];

it('asks nothing while every amount is as in the dossier, however it is written', () => {
  expect(readChange(AMOUNTS, typed({}))).toEqual({ assets: [], statements: [] });
  const same = readChange(AMOUNTS, typed({ balance: '44.665,60', van: '14250', rent: '7 250,00' }));
  expect(same && isEmpty(same)).toBe(true);
});

it('asks only for what differs; 0 leaves a statement out', () => {
  expect(readChange(AMOUNTS, typed({ balance: '50000', van: '15.000', rent: '0' }))).toEqual({
    balanceToDistribute: 50_000,
    assets: [{ assetId: 'van', collectedAmount: 15_000 }],
    statements: [{ statementId: 'rent', totalAmountClaimed: 0 }],
  });
});

it('holds the balance where it is typed while an asset changes', () => {
  expect(readChange(AMOUNTS, typed({ van: '10000', balance: '44665,60' }))?.balanceToDistribute).toBe(
    44_665.6,
  );
  expect(
    readChange(AMOUNTS, typed({ van: '10000', balance: '40415,60' }))?.balanceToDistribute,
  ).toBeUndefined();
});

it.each(['', 'veel', '-5', '12,3456', '1000000000,01'])(
  'asks nothing while “%s” stands for an amount',
  (text) => {
    expect(readChange(AMOUNTS, typed({ rent: text, van: '15000' }))).toBeUndefined();
  },
);

it('lets the balance follow the assets, to the cent', () => {
  expect(balanceWith(AMOUNTS, typed({ van: '14.250,10', wood: '6480,20' }))).toBe(44_665.9);
  expect(balanceWith(AMOUNTS, typed({ van: 'veel' }))).toBe(44_665.6);
});

it('lowers the assets with a balance that no longer holds them, in proportion and to the cent', () => {
  const lowered = lotsWith(AMOUNTS, typed({ balance: '10000,01' }));
  expect([...lowered]).toEqual([
    ['van', 6_874.1],
    ['wood', 3_125.91],
  ]);
  expect(readChange(AMOUNTS, typed({ balance: '10000,01' }))).toEqual({
    balanceToDistribute: 10_000.01,
    assets: [
      { assetId: 'van', collectedAmount: 6_874.1 },
      { assetId: 'wood', collectedAmount: 3_125.91 },
    ],
    statements: [],
  });
  expect(lotsWith(AMOUNTS, typed({ balance: '20730' })).size).toBe(0);
});

it('keeps an asset that was typed, and lowers the others only', () => {
  expect([...lotsWith(AMOUNTS, typed({ balance: '10000', van: '8000' }))]).toEqual([['wood', 2_000]]);
  expect([...lotsWith(AMOUNTS, typed({ balance: '100', van: '8000' }))]).toEqual([['wood', 0]]);
  expect(lotsWith(AMOUNTS, typed({ balance: 'veel' })).size).toBe(0);
});
