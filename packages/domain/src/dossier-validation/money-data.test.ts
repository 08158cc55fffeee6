import { describe, expect, it } from 'vitest';
import { listMoneyDataPoints, type StatementToPay } from './money-data.ts';

const ADDRESS = { address1: null, street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' };
const IMMO: StatementToPay = {
  id: 'one',
  creditorId: 'one',
  creditorName: 'Immo Dijlezicht',
  account: 'BE68539007547034',
  reference: '+++090/9337/55493+++',
  address: ADDRESS,
};
const BANK: StatementToPay = {
  ...IMMO,
  id: 'two',
  creditorId: 'two',
  creditorName: 'Bank',
  account: 'BE71096123456769',
};

const codesOf = (...statements: StatementToPay[]) =>
  listMoneyDataPoints(statements).map(({ code, statementId }) => [code, statementId]);

describe('listMoneyDataPoints', () => {
  it('finds nothing where everybody has an account and a name of his own', () => {
    expect(codesOf(IMMO, BANK)).toEqual([]);
    expect(codesOf()).toEqual([]);
  });

  it.each<[string, Partial<StatementToPay>, string]>([
    ['no account', { account: null }, 'accountMissing'],
    ['a communication with wrong digits', { reference: '+++090/9337/55494+++' }, 'communicationWrong'],
    ['the postcode of another municipality', { address: { ...ADDRESS, city: 'Gent' } }, 'postcodeElsewhere'],
  ])('points at a statement with %s', (_case, changes, code) => {
    expect(codesOf({ ...IMMO, ...changes }, BANK)).toEqual([[code, 'one']]);
  });

  it('leaves a foreign address alone', () => {
    expect(codesOf({ ...IMMO, address: { ...ADDRESS, city: 'Gent', country: 'NL' } })).toEqual([]);
  });

  it('tells once about an account of several creditors, and names them', () => {
    const { account } = IMMO;
    const points = listMoneyDataPoints([IMMO, { ...BANK, account }]);
    expect(points.filter(({ code }) => code === 'accountShared')).toEqual([
      {
        code: 'accountShared',
        statementId: 'one',
        params: { account: 'BE68 5390 0754 7034', count: 2, names: 'Immo Dijlezicht; Bank' },
      },
    ]);
  });

  it('points at the second of two statements of one creditor, who may well have one account', () => {
    expect(codesOf(IMMO, { ...IMMO, id: 'two' })).toEqual([['creditorRepeated', 'two']]);
  });
});
