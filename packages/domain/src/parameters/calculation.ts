import type { ParameterDefinition } from './parameter.ts';

/** They warn; what is shared out to whom is for the law and the tariff to say. */
export const CALCULATION_PARAMETERS = {
  'calculation.consultation-age': {
    kind: 'integer',
    defaultValue: 30,
    minimum: 1,
    maximum: 365,
    unit: 'days',
  },
  'calculation.costs-share': {
    kind: 'percentage',
    defaultValue: 50,
    minimum: 0,
    maximum: 100,
    unit: 'percent',
  },
  'calculation.small-transfer': { kind: 'amount', defaultValue: 5, minimum: 0, maximum: 1_000, unit: 'euro' },
} as const satisfies Record<string, ParameterDefinition>;
