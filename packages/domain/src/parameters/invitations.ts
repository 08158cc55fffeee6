import type { ParameterDefinition } from './parameter.ts';

/** A creditor has at least the fifteen days that the law gives for a statement, so no code may end sooner. */
export const INVITATIONS_PARAMETERS = {
  'invitations.validity': { kind: 'integer', defaultValue: 60, minimum: 15, maximum: 365, unit: 'days' },
  'invitations.reminder': { kind: 'integer', defaultValue: 5, minimum: 0, maximum: 60, unit: 'days' },
  'invitations.document-view-validity': {
    kind: 'integer',
    defaultValue: 90,
    minimum: 15,
    maximum: 3_650,
    unit: 'days',
  },
} as const satisfies Record<string, ParameterDefinition>;
