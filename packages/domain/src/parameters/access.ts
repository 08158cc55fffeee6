import type { ParameterDefinition } from './parameter.ts';

export const ACCESS_PARAMETERS = {
  'access.registration': { kind: 'boolean', defaultValue: true },
} as const satisfies Record<string, ParameterDefinition>;
