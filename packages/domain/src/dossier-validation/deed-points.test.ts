import { describe, expect, it } from 'vitest';
import { type DeedsToCheck, listDeedPoints } from './deed-points.ts';

const COMPLETE: DeedsToCheck = {
  transactionKinds: ['sale', 'seizureByThirdParties'],
  seizingCreditors: [{ name: 'Houthandel Lannoy-Peeters NV' }],
  deeds: [
    { kind: 'title', date: '2026-03-03' },
    { kind: 'movableSeizure', date: '2026-06-03' },
    { kind: 'thirdPartySeizure', date: '2026-06-18' },
    { kind: 'saleReport', date: '2026-10-22' },
  ],
  thirdPartyDebtors: [{ declaredOn: '2026-06-25', receivedOn: '2026-07-06' }],
};

const without = (kind: string) => COMPLETE.deeds.filter((deed) => deed.kind !== kind);

describe('listDeedPoints', () => {
  it('finds nothing where everything is entered', () => {
    expect(listDeedPoints(COMPLETE)).toEqual([]);
  });

  it.each<[string, Partial<DeedsToCheck>, readonly string[]]>([
    ['nobody who seized', { seizingCreditors: [] }, ['seizingCreditorMissing']],
    ['no title', { deeds: without('title') }, ['seizureTitleMissing']],
    [
      'no attachment for the money of a third party',
      { deeds: without('thirdPartySeizure') },
      ['seizureDeedMissing'],
    ],
    ['no report of the sale', { deeds: without('saleReport') }, ['saleReportMissing']],
    ['nobody who owed the money', { thirdPartyDebtors: [] }, ['thirdPartyMissing']],
    [
      'no day on which the money came in',
      { thirdPartyDebtors: [{ declaredOn: '2026-06-25', receivedOn: null }] },
      ['thirdPartyDatesMissing'],
    ],
  ])('points at a dossier with %s', (_case, changes, codes) => {
    expect(listDeedPoints({ ...COMPLETE, ...changes })).toEqual(codes);
  });

  it('counts a deed only once it has its day', () => {
    const deeds = COMPLETE.deeds.map((deed) => (deed.kind === 'saleReport' ? { ...deed, date: null } : deed));
    expect(listDeedPoints({ ...COMPLETE, deeds })).toEqual(['saleReportMissing']);
  });

  it('asks of a sale nothing that belongs to money of a third party, and the other way round', () => {
    const sale = {
      ...COMPLETE,
      transactionKinds: ['sale'],
      deeds: without('thirdPartySeizure'),
      thirdPartyDebtors: [],
    } as const;
    const third = {
      ...COMPLETE,
      transactionKinds: ['seizureByThirdParties'],
      deeds: [...without('saleReport')].filter(({ kind }) => kind !== 'movableSeizure'),
    } as const;
    expect(listDeedPoints(sale)).toEqual([]);
    expect(listDeedPoints(third)).toEqual([]);
  });
});
