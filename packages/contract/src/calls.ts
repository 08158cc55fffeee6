import { activityCalls } from './activity/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { calendarCalls } from './calendar/calls.ts';
import { closingsCalls } from './closings/calls.ts';
import { contestationsCalls } from './contestations/calls.ts';
import { costsCalls } from './costs/calls.ts';
import { creditorsCalls } from './creditors/calls.ts';
import { deliveryCalls } from './delivery/calls.ts';
import { distributionCalls } from './distribution/calls.ts';
import { dossiersCalls } from './dossiers/calls.ts';
import { extractsCalls } from './extracts/calls.ts';
import { figuresCalls } from './figures/calls.ts';
import { followingCalls } from './following/calls.ts';
import { genuineCalls } from './genuine/calls.ts';
import { guideCalls } from './guide/calls.ts';
import { helpCalls } from './help/calls.ts';
import { importsCalls } from './imports/calls.ts';
import { inboxCalls } from './inbox/calls.ts';
import { incomeCalls } from './income/calls.ts';
import { institutionsCalls } from './institutions/calls.ts';
import { invitationsCalls } from './invitations/calls.ts';
import { invitedCalls } from './invitations/creditor-calls.ts';
import { invoicingCalls } from './invoicing/calls.ts';
import { legalCalls } from './legal/calls.ts';
import { maintenanceCalls } from './maintenance/calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { organizationsCalls } from './organizations/calls.ts';
import { parametersCalls } from './parameters/calls.ts';
import { partiesCalls } from './parties/calls.ts';
import { payoutsCalls } from './payouts/calls.ts';
import { previewsCalls } from './previews/calls.ts';
import { privacyCalls } from './privacy/calls.ts';
import { recurringCalls } from './recurring/calls.ts';
import { resultsCalls } from './results/calls.ts';
import { openingCalls } from './results/opening-calls.ts';
import { searchCalls } from './search/calls.ts';
import { seriesCalls } from './series/calls.ts';
import { statementsCalls } from './statements/calls.ts';
import { documentsCalls } from './statements/document-calls.ts';
import { stopsCalls } from './stops/calls.ts';
import { templatesCalls } from './templates/calls.ts';
import { trayCalls } from './tray/calls.ts';
import { usersCalls } from './users/calls.ts';
import { viewsCalls } from './views/calls.ts';
import { workspaceCalls } from './workspace/calls.ts';

/** The whole table. The server and the OpenAPI document are built from it; the web imports single features. */
export const CALLS = {
  activity: activityCalls,
  guide: guideCalls,
  audit: auditCalls,
  calendar: calendarCalls,
  closings: closingsCalls,
  contestations: contestationsCalls,
  costs: costsCalls,
  creditors: creditorsCalls,
  delivery: deliveryCalls,
  distribution: distributionCalls,
  documents: documentsCalls,
  dossiers: dossiersCalls,
  extracts: extractsCalls,
  figures: figuresCalls,
  following: followingCalls,
  genuine: genuineCalls,
  help: helpCalls,
  imports: importsCalls,
  inbox: inboxCalls,
  income: incomeCalls,
  institutions: institutionsCalls,
  invitations: invitationsCalls,
  invited: invitedCalls,
  invoicing: invoicingCalls,
  legal: legalCalls,
  maintenance: maintenanceCalls,
  notifications: notificationsCalls,
  opening: openingCalls,
  organizations: organizationsCalls,
  parameters: parametersCalls,
  parties: partiesCalls,
  payouts: payoutsCalls,
  previews: previewsCalls,
  privacy: privacyCalls,
  recurring: recurringCalls,
  results: resultsCalls,
  search: searchCalls,
  series: seriesCalls,
  statements: statementsCalls,
  stops: stopsCalls,
  templates: templatesCalls,
  tray: trayCalls,
  users: usersCalls,
  views: viewsCalls,
  workspace: workspaceCalls,
};
