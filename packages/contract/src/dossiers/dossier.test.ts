import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fieldErrorsOf } from '../field-errors.ts';
import { balanceSchema } from './collection.ts';
import { newDossierSchema } from './dossier.ts';

const BAILIFF = '0190a5f4-0000-7000-8000-000000000001';
const DEPUTY = '0190a5f4-0000-7000-8000-000000000002';

const dossier: z.input<typeof newDossierSchema> = {
  dossierTitle: 'Evenredige verdeling ten laste van Meubelatelier Van Hoorick BV',
  filingDate: '2026-10-26',
  language: 'nl',
  responsibleBailiffId: BAILIFF,
  deputyBailiffId: DEPUTY,
  defendant: {
    companyName: 'Meubelatelier Van Hoorick',
    corporateForm: 'BV',
    address: { address1: 'Battelsesteenweg 418', zipcode: '2800', city: 'Mechelen', country: 'BE' },
  },
  daterequestcbb: '2026-10-26T10:42:00+01:00',
  transactionKind: ['sale', 'seizureByThirdParties'],
  saleDate: '2026-10-22',
  dateSeizure: '2026-06-18',
};

function errorsOf(changes: object): unknown[] {
  const { error } = newDossierSchema.safeParse({ ...dossier, ...changes });
  return error === undefined ? [] : fieldErrorsOf(error);
}

describe('a new dossier', () => {
  it('starts with what the office left out filled in', () => {
    expect(newDossierSchema.parse(dossier)).toMatchObject({
      paymentType: 'oneOff',
      distributionType: 'proportional',
      signer: 'responsible',
      freeOfRegistrationFees: false,
      dossierReference: null,
      defendant: { name: null, kboNumber: null },
    });
  });

  it.each([
    ['no kind of transaction', { transactionKind: [] }, 'transactionKind', 'required'],
    ['a kind twice', { transactionKind: ['sale', 'sale'] }, 'transactionKind', 'duplicate'],
    ['an unknown kind', { transactionKind: ['gift'] }, 'transactionKind.0', 'choice-invalid'],
    ['a sale without its date', { saleDate: null }, 'saleDate', 'required'],
    ['a seizure without its date', { dateSeizure: null }, 'dateSeizure', 'required'],
    ['a day that does not exist', { saleDate: '2026-02-30' }, 'saleDate', 'date-invalid'],
    ['a year typed wrong', { saleDate: '0206-10-22' }, 'saleDate', 'date-invalid'],
    ['a moment without an hour', { daterequestcbb: '2026-10-26' }, 'daterequestcbb', 'instant-invalid'],
    ['Spanish, in which no report can be drawn up', { language: 'es' }, 'language', 'choice-invalid'],
    ['no bailiff', { responsibleBailiffId: undefined }, 'responsibleBailiffId', 'required'],
    ['one bailiff as two', { deputyBailiffId: BAILIFF }, 'deputyBailiffId', 'duplicate'],
    [
      'a deputy who is not there to sign',
      { signer: 'deputy', deputyBailiffId: null },
      'signer',
      'choice-invalid',
    ],
    ['a status of its own', { status: 'Paid' }, 'status', 'unknown-field'],
    ['a file number of its own', { fileNumber: '2026/0001' }, 'fileNumber', 'unknown-field'],
    [
      'an unknown field inside',
      { defendant: { companyName: 'Bakkerij', address: {}, title: 'x' } },
      'defendant.title',
      'unknown-field',
    ],
  ])('is refused with %s', (_case, changes, path, code) => {
    expect(errorsOf(changes)).toEqual([{ path, code }]);
  });

  it('needs the date of a kind of transaction only when it has that kind', () => {
    expect(errorsOf({ transactionKind: ['sale'], dateSeizure: null })).toEqual([]);
  });
});

it('names the execution cost whose amount is not right', () => {
  const cost = { description: 'Openbare verkoop', date: '2026-10-22' };
  const { error } = balanceSchema.safeParse({
    version: 1,
    balanceToDistribute: 44_665.6,
    executionCosts: [
      { ...cost, amount: 1_268.5 },
      { ...cost, amount: 0 },
      { ...cost, amount: 1.005 },
    ],
  });
  expect(error && fieldErrorsOf(error)).toEqual([
    { path: 'executionCosts.1.amount', code: 'larger-than-0' },
    { path: 'executionCosts.2.amount', code: 'too-many-decimals', params: { maximum: 2 } },
  ]);
});
