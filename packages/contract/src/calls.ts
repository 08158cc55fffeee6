import { legalCalls } from './legal/calls.ts';
import { organizationsCalls } from './organizations/calls.ts';
import { parametersCalls } from './parameters/calls.ts';
import { partiesCalls } from './parties/calls.ts';
import { usersCalls } from './users/calls.ts';

/** The whole table. The server and the OpenAPI document are built from it; the web imports single features. */
export const CALLS = {
  legal: legalCalls,
  organizations: organizationsCalls,
  parameters: parametersCalls,
  parties: partiesCalls,
  users: usersCalls,
};
