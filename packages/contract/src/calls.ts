import { deliveryCalls } from './delivery/calls.ts';
import { documentsCalls } from './documents/calls.ts';
import { dossiersCalls } from './dossiers/calls.ts';
import { invitationsCalls } from './invitations/calls.ts';
import { legalCalls } from './legal/calls.ts';
import { organizationsCalls } from './organizations/calls.ts';
import { parametersCalls } from './parameters/calls.ts';
import { partiesCalls } from './parties/calls.ts';
import { statementsCalls } from './statements/calls.ts';
import { usersCalls } from './users/calls.ts';

/** The whole table. The server and the OpenAPI document are built from it; the web imports single features. */
export const CALLS = {
  delivery: deliveryCalls,
  documents: documentsCalls,
  dossiers: dossiersCalls,
  invitations: invitationsCalls,
  legal: legalCalls,
  organizations: organizationsCalls,
  parameters: parametersCalls,
  parties: partiesCalls,
  statements: statementsCalls,
  users: usersCalls,
};
