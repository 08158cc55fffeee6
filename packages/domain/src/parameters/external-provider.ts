import type { ParameterDefinition } from './parameter.ts';

export const EXTERNAL_PROVIDER_PARAMETERS = {
  'external-provider.name': { kind: 'text', defaultValue: '' },
  'external-provider.email': { kind: 'email', defaultValue: '' },
  'external-provider.url': { kind: 'url', defaultValue: '' },
} as const satisfies Record<string, ParameterDefinition>;
