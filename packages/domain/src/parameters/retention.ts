import type { ParameterDefinition } from './parameter.ts';

export const RETENTION_PARAMETERS = {
  'retention.dossiers': { kind: 'integer', defaultValue: 10, minimum: 1, maximum: 50, unit: 'years' },
  'retention.mail-texts': { kind: 'integer', defaultValue: 365, minimum: 30, maximum: 3_650, unit: 'days' },
  'retention.extracts': { kind: 'integer', defaultValue: 30, minimum: 1, maximum: 365, unit: 'days' },
} as const satisfies Record<string, ParameterDefinition>;
