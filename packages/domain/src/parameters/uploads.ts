import type { ParameterDefinition } from './parameter.ts';

export const UPLOADS_PARAMETERS = {
  'uploads.largest-document': {
    kind: 'integer',
    defaultValue: 25,
    minimum: 1,
    maximum: 100,
    unit: 'megabytes',
  },
  'uploads.largest-extract': {
    kind: 'integer',
    defaultValue: 10,
    minimum: 1,
    maximum: 50,
    unit: 'megabytes',
  },
} as const satisfies Record<string, ParameterDefinition>;
