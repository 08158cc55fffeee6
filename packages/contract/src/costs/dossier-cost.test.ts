import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../field-errors.ts';
import { newDossierCostSchema } from './dossier-cost.ts';

const fixed = {
  name: 'file-cost',
  displayName: 'Dossierkosten',
  kind: 'Fees',
  type: 'fixed',
  vatApplicable: true,
  frequency: 'once',
};
const layered = { ...fixed, type: 'layered' };
const from2026 = { validFrom: '2026-01-01', cost: 42.18 };
const layers = [
  { upperLimit: 2_500, percentage: 8 },
  { upperLimit: 5_000, percentage: 5 },
  { upperLimit: null, percentage: 0.1 },
];

function errorsOf(cost: object): string[] {
  const { error } = newDossierCostSchema.safeParse(cost);
  return error === undefined ? [] : fieldErrorsOf(error).map(({ path, code }) => `${path}: ${code}`);
}

it('takes a fixed cost with periods that follow each other', () => {
  const periods = [{ validFrom: '2025-01-01', validUntil: '2025-12-31', cost: 40 }, from2026];
  expect(errorsOf({ ...fixed, periods })).toEqual([]);
});

it('takes a layered cost whose limits rise to the layer without one', () => {
  expect(errorsOf({ ...layered, periods: [{ ...from2026, layers }] })).toEqual([]);
});

it.each([
  ['no period', [], ['periods: required']],
  [
    'a period that ends before it starts',
    [{ ...from2026, validUntil: '2025-12-31' }],
    ['periods.0.validUntil: date-order'],
  ],
  [
    'a day with two prices',
    [{ validFrom: '2025-01-01', validUntil: '2026-01-01', cost: 40 }, from2026],
    ['periods.1.validFrom: periods-overlap'],
  ],
  ['a negative price', [{ ...from2026, cost: -1 }], ['periods.0.cost: not-negative']],
  ['layers that it does not use', [{ ...from2026, layers }], ['periods.0.layers: invalid']],
])('refuses a fixed cost with %s', (_case, periods, errors) => {
  expect(errorsOf({ ...fixed, periods })).toEqual(errors);
});

it.each([
  ['no layers', [], ['periods.0.layers: required']],
  [
    'a limit on the last layer',
    [{ upperLimit: 1000, percentage: 1 }],
    ['periods.0.layers.0.upperLimit: last-layer-open'],
  ],
  ['limits that fall', [...layers].reverse(), ['periods.0.layers: layers-unordered']],
  [
    'more than all of it',
    [{ upperLimit: null, percentage: 101 }],
    ['periods.0.layers.0.percentage: too-large'],
  ],
  [
    'a fifth decimal',
    [{ upperLimit: null, percentage: 0.12345 }],
    ['periods.0.layers.0.percentage: too-many-decimals'],
  ],
])('refuses a layered cost with %s', (_case, wrongLayers, errors) => {
  expect(errorsOf({ ...layered, periods: [{ ...from2026, layers: wrongLayers }] })).toEqual(errors);
});
