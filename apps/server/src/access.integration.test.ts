import { activityCalls } from '@prorata/contract/activity/calls';
import { auditCalls } from '@prorata/contract/audit/calls';
import { calendarCalls } from '@prorata/contract/calendar/calls';
import { CALLS } from '@prorata/contract/calls';
import { closingsCalls } from '@prorata/contract/closings/calls';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import { costsCalls } from '@prorata/contract/costs/calls';
import { creditorsCalls } from '@prorata/contract/creditors/calls';
import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { distributionCalls } from '@prorata/contract/distribution/calls';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import { figuresCalls } from '@prorata/contract/figures/calls';
import { genuineCalls } from '@prorata/contract/genuine/calls';
import { guideCalls } from '@prorata/contract/guide/calls';
import { helpCalls } from '@prorata/contract/help/calls';
import { importsCalls } from '@prorata/contract/imports/calls';
import { inboxCalls } from '@prorata/contract/inbox/calls';
import { incomeCalls } from '@prorata/contract/income/calls';
import { institutionsCalls } from '@prorata/contract/institutions/calls';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { legalCalls } from '@prorata/contract/legal/calls';
import { maintenanceCalls } from '@prorata/contract/maintenance/calls';
import { notificationsCalls } from '@prorata/contract/notifications/calls';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { partiesCalls } from '@prorata/contract/parties/calls';
import { payoutsCalls } from '@prorata/contract/payouts/calls';
import { previewsCalls } from '@prorata/contract/previews/calls';
import { privacyCalls } from '@prorata/contract/privacy/calls';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import { resultsCalls } from '@prorata/contract/results/calls';
import { openingCalls } from '@prorata/contract/results/opening-calls';
import { searchCalls } from '@prorata/contract/search/calls';
import { seriesCalls } from '@prorata/contract/series/calls';
import { statementsCalls } from '@prorata/contract/statements/calls';
import { documentsCalls } from '@prorata/contract/statements/document-calls';
import { stopsCalls } from '@prorata/contract/stops/calls';
import { trayCalls } from '@prorata/contract/tray/calls';
import { usersCalls } from '@prorata/contract/users/calls';
import { viewsCalls } from '@prorata/contract/views/calls';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import { DEMO_OFFICES } from '@prorata/demo/offices';
import { DEMO_PARTIES } from '@prorata/demo/parties';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { distribute } from '@prorata/domain/distribution/distribute';
import { resultToJson } from '@prorata/domain/distribution/snapshot';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './database/new-id.ts';
import {
  insertAsset,
  insertDossier,
  insertDossierCreditor,
  insertFile,
  insertInvitation,
  insertResult,
  insertStatement,
} from './database/testing/insert-rows.ts';
import { insertDelivery, insertLetter } from './features/delivery/testing/insert-delivery.ts';
import { insertDraft } from './features/extracts/testing/insert-extract.ts';
import { openInvitationCodes } from './features/invitations/invitation-codes.ts';
import { insertInvoice } from './features/invoicing/testing/insert-invoice.ts';
import { pngOf } from './features/organizations/testing/logos.ts';
import { findRegisterExtract } from './features/register/find-enterprise.ts';
import { fillRegister } from './features/register/testing/fill-register.ts';
import { STATEMENT_REQUESTS } from './features/statements/testing/access-requests.ts';
import { openApiKeys } from './features/workspace/api-keys.ts';
import { listCalls } from './http/calls/catalogue.ts';
import { formOf } from './http/testing/form.ts';
import { OUTCOMES, ROLES, ROWS } from './testing/access-table.ts';
import { statementsOf, watchStatements } from './testing/count-statements.ts';
import { GOOD_WAYS } from './testing/good-ways.ts';
import { insertSampleDossier } from './testing/insert-sample-dossier.ts';
import { insertCreditor, TEST_CODE_SECRET } from './testing/invited-creditor.ts';
import { insertUser } from './testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from './testing/test-server.ts';
import { nextEnterpriseNumber } from './testing/test-users.ts';

/** A sending that is looked at before it leaves, and a fingerprint that is not its own. */
const UNSENT = { kind: 'invitations', request: {} };
const NOT_SEEN = '0'.repeat(64);

/** Something to act upon: an organization, a user, a standard invitation and a dossier of it, and who is invited there. */
interface Target {
  readonly organizationId: string;
  readonly userId: string;
  readonly invitationId: string;
  readonly dossierId: string;
  /** The invitation of a creditor in the dossier. */
  readonly creditorId: string;
  readonly assetId: string;
  /** A statement of the office and one that a creditor filed, where a call is to find them. */
  readonly ownStatementId?: string;
  readonly filedStatementId?: string;
  /** Its calculation, where it has one. */
  readonly resultId?: string;
}

const DETAILS = { name: 'Any', preferredLanguage: 'nl', address: {} };
const INVITATION = { email: 'any@creditor.example' };
const LATER = 999_999;
const ASSET = { name: 'Van', collectedAmount: 1 };
const DOSSIER = {
  ...{
    language: 'nl',
    transactionKind: ['sale'],
    saleDate: '2026-10-22',
    defendant: { companyName: 'Bakkerij', address: {} },
  },
  responsibleBailiffId: newId(),
};

/**
 * How each call is made. Whoever passes must not change what the next row stands on: edits come late (409),
 * decisions have been taken already (409), and what only the kind of caller decides is sent unreadable (400).
 */
const REQUESTS: Readonly<Record<string, (target: Target) => InjectOptions | Promise<InjectOptions>>> = {
  'organizations.list': () => ({ url: '/api/Organization' }),
  'organizations.create': () => ({ method: 'POST', url: '/api/Organization', payload: {} }),
  'organizations.read': ({ organizationId }) => ({ url: `/api/Organization/${organizationId}` }),
  'organizations.update': ({ organizationId }) => ({
    method: 'PUT',
    url: `/api/Organization/${organizationId}`,
    payload: { ...DETAILS, version: LATER },
  }),
  'organizations.remove': ({ organizationId }) => ({
    method: 'DELETE',
    url: `/api/Organization/${organizationId}`,
  }),
  'organizations.validate': ({ organizationId }) => ({
    method: 'PUT',
    url: `/api/Organization/${organizationId}/validate`,
    payload: { approved: true },
  }),
  'organizations.verifyNumber': ({ organizationId }) => ({
    method: 'PUT',
    url: `/api/Organization/${organizationId}/verifyNumber`,
    payload: { kboNumber: null, version: LATER },
  }),
  'organizations.uploadLogo': async ({ organizationId }) => ({
    method: 'POST',
    url: `/api/Organization/${organizationId}/logo`,
    ...(await formOf({ file: new File([pngOf(1, 1)], 'logo.png') })),
  }),
  'organizations.removeLogo': ({ organizationId }) => ({
    method: 'DELETE',
    url: `/api/Organization/${organizationId}/logo`,
  }),
  'organizations.listStandardInvitations': (target) => ({ url: invitationsOf(target) }),
  'organizations.createStandardInvitation': (target) => ({
    method: 'POST',
    url: invitationsOf(target),
    payload: INVITATION,
  }),
  'organizations.updateStandardInvitation': (target) => ({
    method: 'PUT',
    url: `${invitationsOf(target)}/${target.invitationId}`,
    payload: { ...INVITATION, version: LATER },
  }),
  'organizations.removeStandardInvitation': (target) => ({
    method: 'DELETE',
    url: `${invitationsOf(target)}/${target.invitationId}`,
  }),
  'organizations.listOfficeTexts': (target) => ({ url: officeTextsOf(target) }),
  'organizations.updateOfficeText': (target) => ({
    method: 'PUT',
    url: `${officeTextsOf(target)}/remarks/nl`,
    payload: { text: 'Any', version: LATER },
  }),
  'organizations.listSavedOfficeTexts': (target) => ({ url: `${officeTextsOf(target)}/remarks/nl/versions` }),
  'organizations.listBailiffsOffices': () => ({ url: '/api/Organization/bailiffsOffices' }),
  'organizations.acceptEula': () => ({ method: 'POST', url: '/api/Organization/accept-eula', payload: {} }),
  'users.me': () => ({ url: '/api/User/me' }),
  'users.list': ({ organizationId }) => ({ url: `/api/User?organisationId=${organizationId}` }),
  'users.create': ({ organizationId }) => ({
    method: 'POST',
    url: '/api/User',
    payload: { ...personNamed(newId()), userType: 'Employee', organizationId },
  }),
  'users.read': ({ userId }) => ({ url: `/api/User/${userId}` }),
  'users.update': ({ userId }) => ({
    method: 'PUT',
    url: `/api/User/${userId}`,
    payload: { ...personNamed('any'), version: LATER },
  }),
  'users.remove': ({ userId }) => ({ method: 'DELETE', url: `/api/User/${userId}` }),
  'users.onboard': () => ({ method: 'POST', url: '/api/User/onboarding', payload: {} }),
  'users.readOpenDossiers': ({ userId }) => ({ url: `/api/User/${userId}/openDossiers` }),
  'users.handOver': ({ userId }) => ({
    method: 'POST',
    url: `/api/User/${userId}/handOver`,
    payload: { successorId: newId() },
  }),
  'users.validate': ({ userId }) => ({
    method: 'PUT',
    url: `/api/User/validate/${userId}`,
    payload: { approved: true },
  }),
  'users.listBailiffs': () => ({ url: '/api/User/bailiffs' }),
  'users.listCandidateBailiffs': () => ({ url: '/api/User/candidateBailiffs' }),
  'users.signOut': () => ({ method: 'POST', url: '/api/User/signOut' }),
  'users.setPreferredLanguage': () => ({ method: 'PATCH', url: '/api/User/setPreferredLanguage/nl' }),
  'users.acceptTexts': () => ({
    method: 'POST',
    url: '/api/User/accept-texts',
    payload: { accepted: [{ kind: 'terms-of-use', version: '2026-11-15' }], language: 'nl' },
  }),
  'users.acceptEula': () => ({
    method: 'POST',
    url: '/api/User/accept-eula',
    payload: { accepted: true, language: 'nl' },
  }),
  'legal.readTermsAndConditions': () => ({ url: '/api/Legal/terms-and-conditions' }),
  'legal.readPrivacyPolicy': () => ({ url: '/api/Legal/privacy-policy' }),
  'legal.readTermsOfUse': () => ({ url: '/api/Legal/terms-of-use' }),
  'legal.canAcceptOrganizationEula': () => ({ url: '/api/Legal/canAcceptOrganizationEula' }),
  'help.downloadManual': () => ({ url: '/api/Help/manual' }),
  'help.readManual': () => ({ url: '/api/Help/chapters' }),
  'institutions.list': () => ({ url: '/api/Institution' }),
  'institutions.create': () => ({ method: 'POST', url: '/api/Institution', payload: institution() }),
  'institutions.read': async () => ({ url: await institutionOf() }),
  'institutions.update': async () => ({
    method: 'PUT',
    url: await institutionOf(),
    payload: { ...institution(), version: 1 },
  }),
  'institutions.remove': async () => ({ method: 'DELETE', url: await institutionOf() }),
  'parties.listCountries': () => ({ url: '/api/Country' }),
  'parties.search': () => ({ url: '/api/Party?query=a' }),
  'parties.readByEnterpriseNumber': () => ({ url: `/api/Party/${KNOWN_NUMBER}` }),
  'parties.match': () => ({ method: 'POST', url: '/api/Party/match', payload: { parties: [] } }),
  'parties.listBook': () => ({ url: '/api/PartyBook' }),
  'parties.createBook': () => ({
    method: 'POST',
    url: '/api/PartyBook',
    payload: { name: 'Telvia', address: {} },
  }),
  'parties.readBook': async (target) => ({ url: await partyOf(target) }),
  'parties.updateBook': async (target) => ({
    method: 'PUT',
    url: await partyOf(target),
    payload: { version: 1, name: 'Telvia', address: {} },
  }),
  'parties.joinBook': async (target) => ({
    method: 'POST',
    url: `${await partyOf(target)}/join`,
    payload: { version: 1, otherId: (await partyOf(target)).split('/').at(-1), otherVersion: 1 },
  }),
  'parties.tellApart': async (target) => ({
    method: 'POST',
    url: `${await partyOf(target)}/tellApart`,
    payload: { otherId: (await partyOf(target)).split('/').at(-1) },
  }),
  'parties.removeBook': async (target) => ({ method: 'DELETE', url: await partyOf(target) }),
  'creditors.list': (target) => ({ url: `${dossierOf(target)}/Creditor` }),
  'creditors.identify': async (target) => {
    const { dossierId, userId: createdBy } = target;
    const creditorId = await insertDossierCreditor(server.db, { dossierId });
    await insertStatement(server.db, { dossierId, creditorId, createdBy });
    const url = `${dossierOf(target)}/Creditor/${creditorId}/identity`;
    return { method: 'PUT', url, payload: { version: LATER, sameAsId: null } };
  },
  ...STATEMENT_REQUESTS,
  'workspace.list': () => ({ url: '/api/Workspace/invitation' }),
  'workspace.readSummary': () => ({ url: '/api/Workspace/summary' }),
  'workspace.read': async (target) => ({ url: await addressedTo(target) }),
  'workspace.claim': () => ({ method: 'POST', url: '/api/Workspace/claim', payload: {} }),
  'workspace.open': async (target) => ({ method: 'POST', url: `${await addressedTo(target)}/open` }),
  'workspace.assign': async (target) => {
    await addressedTo(target);
    const invitations = [{ invitationId: target.creditorId, version: LATER }];
    return { method: 'POST', url: '/api/Workspace/assign', payload: { assigneeId: null, invitations } };
  },
  'workspace.listColleagues': () => ({ url: '/api/Workspace/colleague' }),
  'workspace.readProfile': () => ({ url: '/api/Workspace/profile' }),
  'workspace.updateProfile': () => ({ method: 'PUT', url: '/api/Workspace/profile', payload: {} }),
  'workspace.attachDocument': async (target) => ({
    method: 'POST',
    url: `${await addressedTo(target)}/document`,
    ...(await formOf({ file: new File(['%'], 'any.pdf'), documentType: 'title' })),
  }),
  'workspace.file': async (target) => ({
    method: 'POST',
    url: `${await addressedTo(target)}/statement`,
    payload: { principal: 1 },
  }),
  'workspace.closeMany': () => ({ method: 'POST', url: '/api/Workspace/close', payload: {} }),
  'workspace.downloadModel': () => ({ url: '/api/Workspace/model' }),
  'workspace.checkSheet': async () => ({
    method: 'POST',
    url: '/api/Workspace/sheet/check',
    ...(await formOf({ file: new File(['a;b'], 'any.csv') })),
  }),
  'workspace.fileSheet': async () => ({
    method: 'POST',
    url: '/api/Workspace/sheet/file',
    ...(await formOf({ file: new File(['a;b'], 'any.csv') })),
  }),
  'workspace.export': () => ({ url: '/api/Workspace/export' }),
  'workspace.listKeys': () => ({ url: '/api/Workspace/key' }),
  'workspace.createKey': () => ({ method: 'POST', url: '/api/Workspace/key', payload: {} }),
  'workspace.revokeKey': async (target) => ({
    method: 'POST',
    url: `/api/Workspace/key/${await keyOf(target)}/revoke`,
  }),
  'workspace.listHolders': (target) => ({ url: `${invitationsIn(target)}/${target.creditorId}/holder` }),
  'workspace.release': async (target) => {
    const { id, enterpriseNumber } = await server.db
      .selectFrom('organizations')
      .select(['id', 'enterpriseNumber'])
      .where('name', '=', DEMO_OFFICES.dijleland.name)
      .executeTakeFirstOrThrow();
    await addressedTo(target, enterpriseNumber);
    return {
      method: 'POST',
      url: `${invitationsIn(target)}/${target.creditorId}/holder/${id}/release`,
    };
  },
  'invitations.list': (target) => ({ url: invitationsIn(target) }),
  'invitations.create': (target) => ({
    method: 'POST',
    url: `${invitationsIn(target)}/create`,
    payload: { invitations: [{ ...INVITATION, sendMethod: 'Email' }] },
  }),
  'invitations.update': (target) => ({
    method: 'PUT',
    url: `${invitationsIn(target)}/${target.creditorId}`,
    payload: { ...INVITATION, sendMethod: 'Email', version: LATER },
  }),
  'invitations.showCode': (target) => ({
    method: 'POST',
    url: `${invitationsIn(target)}/${target.creditorId}/showCode`,
  }),
  'invitations.remove': (target) => ({
    method: 'DELETE',
    url: `${invitationsIn(target)}?invitationId=${target.creditorId}`,
  }),
  'invitations.readSendingCost': (target) => ({ url: `${invitationsIn(target)}/sendingCost` }),
  'invitations.askBalances': (target) => ({
    method: 'POST',
    url: invitationsIn(target).replace('/Invitation', '/Recurring/askBalances'),
  }),
  'invitations.sendUnsent': (target) => ({
    method: 'POST',
    url: `${invitationsIn(target)}/sendUnsentInvitations`,
    payload: {},
  }),
  'invitations.listSendResults': (target) => ({
    url: `${invitationsIn(target)}/${target.creditorId}/sendResults`,
  }),
  'delivery.downloadProofOfDeposit': async (target) => ({
    url: `${dossierOf(target)}/Result/downloadProofOfDeposit/${await letterIn(target)}`,
  }),
  'delivery.downloadLetter': async (target) => ({
    url: `${dossierOf(target)}/Result/downloadLetter/${await letterIn(target)}`,
  }),
  'delivery.downloadEvidence': async (target) => {
    const { deliveryId, evidenceId } = await evidenceIn(target);
    return { url: `${dossierOf(target)}/Delivery/${deliveryId}/evidence/${evidenceId}` };
  },
  'delivery.retry': async ({ organizationId, dossierId, ...target }) => {
    const deliveryId = await insertDelivery(server.db, {
      organizationId,
      dossierId,
      emailStatus: 'FailedToSend',
    });
    const url = `${dossierOf({ organizationId, dossierId, ...target })}/Delivery/${deliveryId}/retry`;
    return { method: 'POST', url };
  },
  'dossiers.list': () => ({ url: '/api/Dossier' }),
  'views.list': () => ({ url: '/api/View?list=dossiers' }),
  'views.create': () => ({
    method: 'POST',
    url: '/api/View',
    payload: { list: 'dossiers', name: newId(), content: EVERYTHING },
  }),
  'views.update': async (target) => ({
    method: 'PUT',
    url: await viewOf(target),
    payload: { version: 1, name: newId(), content: EVERYTHING },
  }),
  'views.remove': async (target) => ({ method: 'DELETE', url: await viewOf(target) }),
  'views.setDefault': () => ({
    method: 'PUT',
    url: '/api/View/default',
    payload: { list: 'dossiers', viewId: null },
  }),
  'views.writeTable': () => ({
    method: 'POST',
    url: '/api/View/table',
    payload: { list: 'users', format: 'csv', title: 'Any', head: ['Any'], rows: [] },
  }),
  'dossiers.listFound': () => ({ url: '/api/Dossier/found' }),
  'dossiers.exportList': () => ({
    method: 'POST',
    url: '/api/Dossier/export',
    payload: { format: 'csv', lang: 'nl', columns: ['fileNumber'], filter: {} },
  }),
  'dossiers.create': () => ({ method: 'POST', url: '/api/Dossier', payload: {} }),
  'dossiers.read': (target) => ({ url: dossierOf(target) }),
  'dossiers.update': (target) => ({
    method: 'PUT',
    url: dossierOf(target),
    payload: { ...DOSSIER, version: LATER },
  }),
  'dossiers.remove': (target) => ({ method: 'DELETE', url: dossierOf(target) }),
  'dossiers.readCollection': (target) => ({ url: `${dossierOf(target)}/collection` }),
  'dossiers.setBalance': (target) => ({
    method: 'PUT',
    url: `${dossierOf(target)}/balanceForDistribution`,
    payload: { version: LATER, balanceToDistribute: 1, executionCosts: [] },
  }),
  'dossiers.createAsset': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/asset`,
    payload: ASSET,
  }),
  'dossiers.updateAsset': (target) => ({
    method: 'PUT',
    url: `${dossierOf(target)}/asset/${target.assetId}`,
    payload: { ...ASSET, version: LATER },
  }),
  'dossiers.removeAsset': (target) => ({
    method: 'DELETE',
    url: `${dossierOf(target)}/asset/${target.assetId}`,
  }),
  'dossiers.readBailiffs': (target) => ({ url: `${dossierOf(target)}/bailiff` }),
  'dossiers.setExplanation': (target) => ({
    method: 'PUT',
    url: `${dossierOf(target)}/explanation`,
    payload: { version: LATER, explanation: 'Any' },
  }),
  'dossiers.cancel': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/cancel`,
    payload: { reason: 'Any' },
  }),
  'dossiers.registerStop': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Stop`,
    payload: { kind: 'bankruptcy', date: '2026-10-22', note: 'Any' },
  }),
  'dossiers.withdrawStop': async (target) => ({
    method: 'POST',
    url: `${await stopOf(target)}/withdraw`,
    payload: { version: LATER, reason: 'Any' },
  }),
  'dossiers.releaseStop': async (target) => ({
    method: 'POST',
    url: `${await stopOf(target)}/release`,
    payload: { version: LATER, releasedOn: '2026-10-23', reason: 'Any' },
  }),
  'dossiers.changeStopContact': async (target) => ({
    method: 'PUT',
    url: `${await stopOf(target)}/contact`,
    payload: { version: LATER, contactName: 'Any' },
  }),
  'dossiers.recordConsultation': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Consultation`,
    payload: { step: 'payment', sources: ['centralFile'] },
  }),
  'dossiers.listConsultations': (target) => ({ url: `${dossierOf(target)}/Consultation` }),
  'income.listScales': () => ({ url: '/api/Income/scales' }),
  'income.publishScale': () => ({
    method: 'POST',
    url: '/api/Income/scales',
    payload: { ...SCALE, from: '2027-01-01' },
  }),
  'income.confirmScale': () => ({ method: 'POST', url: '/api/Income/scales/2027-01-01/confirm' }),
  'income.withdrawScale': () => ({ method: 'POST', url: '/api/Income/scales/2027-01-01/withdraw' }),
  'income.writeComputation': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Income/computation/pdf`,
    payload: { paidOn: '2026-06-01', incomes: [{ kind: 'wage', net: 2150 }] },
  }),
  'income.writeAccountComputation': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Income/account/pdf`,
    payload: { seizedOn: '2026-06-01', balance: 1900, credits: [] },
  }),
  'guide.read': () => ({ url: '/api/Guide/firstDossier' }),
  'guide.practise': () => ({ method: 'POST', url: '/api/Guide/firstDossier/practice' }),
  'guide.start': ({ dossierId }) => ({
    method: 'POST',
    url: '/api/Guide/firstDossier/start',
    payload: { dossierId },
  }),
  'guide.end': () => ({ method: 'POST', url: '/api/Guide/firstDossier/end' }),
  'inbox.read': () => ({ url: '/api/Inbox' }),
  'inbox.list': () => ({ url: '/api/Inbox/items?urgency=today' }),
  'inbox.mark': (target) => ({
    method: 'PUT',
    url: '/api/Inbox/mark',
    payload: { dossierId: target.dossierId, key: 'any', occasion: 'any', mark: { kind: 'none' } },
  }),
  'activity.read': (target) => ({ url: activityOf(target) }),
  'activity.setHandler': (target) => ({
    method: 'PUT',
    url: `${activityOf(target)}/handler`,
    payload: { handlerId: null },
  }),
  'activity.setFollowing': (target) => ({
    method: 'PUT',
    url: `${activityOf(target)}/following`,
    payload: { isFollowing: false },
  }),
  'activity.listPeople': () => ({ url: '/api/Activity/people' }),
  'activity.setHandlers': ({ dossierId }) => ({
    method: 'PUT',
    url: '/api/Activity/handlers',
    payload: { handlerId: null, dossiers: [{ dossierId }] },
  }),
  'activity.followMany': ({ dossierId }) => ({
    method: 'PUT',
    url: '/api/Activity/following',
    payload: { isFollowing: true, dossierIds: [dossierId] },
  }),
  'activity.listNotes': (target) => ({ url: `${activityOf(target)}/note` }),
  'activity.writeNote': (target) => ({
    method: 'POST',
    url: `${activityOf(target)}/note`,
    payload: { text: 'Any' },
  }),
  'activity.editNote': async (target) => ({
    method: 'PUT',
    url: await noteOf(target),
    payload: { text: 'Any', version: LATER },
  }),
  'activity.pinNote': async (target) => ({
    method: 'PUT',
    url: `${await noteOf(target)}/pin`,
    payload: { isPinned: false },
  }),
  'activity.removeNote': async (target) => ({
    method: 'DELETE',
    url: `${await noteOf(target)}?version=${LATER}`,
  }),
  'activity.createTask': (target) => ({
    method: 'POST',
    url: `${activityOf(target)}/task`,
    payload: { text: 'Any' },
  }),
  'activity.updateTask': async (target) => ({
    method: 'PUT',
    url: await taskOf(target),
    payload: { text: 'Any', version: LATER },
  }),
  'activity.finishTask': async (target) => ({ method: 'POST', url: `${await taskOf(target)}/done` }),
  'activity.reopenTask': async (target) => ({ method: 'POST', url: `${await taskOf(target)}/reopen` }),
  'activity.removeTask': async (target) => ({ method: 'DELETE', url: await taskOf(target) }),
  'activity.createReminder': (target) => ({
    method: 'POST',
    url: `${activityOf(target)}/reminder`,
    payload: { text: 'Any', dueOn: '2026-12-01' },
  }),
  'activity.finishReminder': async (target) => ({
    method: 'POST',
    url: `${await reminderOf(target)}/done`,
  }),
  'notifications.list': () => ({ url: '/api/Notification' }),
  'notifications.markRead': () => ({ method: 'POST', url: '/api/Notification/read', payload: {} }),
  'notifications.readSettings': () => ({ url: '/api/Notification/settings' }),
  'notifications.changeSettings': () => ({
    method: 'PUT',
    url: '/api/Notification/settings',
    payload: { settings: [] },
  }),
  'calendar.readMonth': () => ({ url: '/api/Calendar?month=2026-11&isMine=true' }),
  'calendar.readFeed': () => ({ url: '/api/Calendar/feed' }),
  'calendar.createFeed': () => ({ method: 'POST', url: '/api/Calendar/feed', payload: {} }),
  'calendar.revokeFeed': () => ({ method: 'POST', url: '/api/Calendar/feed/revoke' }),
  // The secret alone opens it, whoever signs in besides.
  'calendar.downloadFeed': () => ({ url: `/api/Calendar/feed/${'a'.repeat(43)}.ics` }),
  'calendar.downloadDossier': (target) => ({ url: `/api/Calendar/dossier/${target.dossierId}` }),
  'figures.readOffice': () => ({ url: '/api/Figures/office' }),
  'figures.readPlatform': () => ({ url: '/api/Figures/platform' }),
  'closings.read': (target) => ({ url: `${dossierOf(target)}/Closing` }),
  'closings.finishTask': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Closing/reportToCentralFile/${target.dossierId}/done`,
    payload: {},
  }),
  'closings.reopenTask': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Closing/reportToCentralFile/${target.dossierId}/reopen`,
  }),
  'closings.sendLetters': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Closing/sendLetters`,
    payload: { letters: [{ task: 'informDefendant', subject: target.dossierId }] },
  }),
  'closings.downloadCertificate': (target) => ({
    url: `${dossierOf(target)}/Closing/certificate/${newId()}`,
  }),
  'stops.listLetters': (target) => ({ url: `${dossierOf(target)}/StopLetter` }),
  'stops.readLetter': async (target) => ({
    url: `${dossierOf(target)}/StopLetter/${await stopIdOf(target)}/accountStatement/contact`,
  }),
  'stops.sendLetters': async (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/StopLetter/send`,
    payload: {
      letters: [{ stopId: await stopIdOf(target), letter: 'accountStatement', subject: 'contact' }],
    },
  }),
  'series.read': (target) => ({ url: `${dossierOf(target)}/Series` }),
  'series.decideReserves': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/FollowUp/reserveDecided`,
    payload: {
      happenedOn: '2026-10-22',
      source: 'Any',
      decisions: [{ statementId: target.dossierId, amount: 0 }],
    },
  }),
  'series.receiveLater': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/FollowUp/laterReceipt`,
    payload: { happenedOn: '2026-10-22', source: 'Any', amount: 1 },
  }),
  'series.attachPiece': async (target) => ({
    method: 'POST',
    url: await followUpOf(target),
    ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'decision.pdf') })),
  }),
  'series.downloadPiece': async (target) => ({ url: await followUpOf(target, '%PDF-1.7') }),
  'recurring.read': async (target) => ({ url: await recurringOf(target) }),
  'recurring.listLetters': async (target) => ({ url: `${await recurringOf(target)}/letters` }),
  'recurring.previewLetter': async (target) => ({
    url: `${await recurringOf(target)}/letters/preview?letter=childDeclaration&defendantId=main`,
  }),
  'previews.read': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Preview`,
    payload: { sending: UNSENT },
  }),
  'previews.readPaper': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Preview/paper`,
    payload: { sending: UNSENT, seen: NOT_SEEN, number: 0 },
  }),
  'previews.readMail': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Preview/mail`,
    payload: { sending: UNSENT, seen: NOT_SEEN, number: 0 },
  }),
  'previews.downloadAll': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Preview/all`,
    payload: { sending: UNSENT, seen: NOT_SEEN },
  }),
  'previews.mailTrial': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Preview/trial`,
    payload: { sending: UNSENT, seen: NOT_SEEN, number: 0 },
  }),
  'recurring.sendLetter': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/letters/send`,
    payload: {
      letter: 'childDeclaration',
      defendantId: 'main',
      sendMethod: 'Email',
      email: 'debtor@example.be',
    },
  }),
  'recurring.setTerms': async (target) => ({
    method: 'PUT',
    url: `${await recurringOf(target)}/terms`,
    payload: { version: 1, threshold: 1000 },
  }),
  'recurring.createPayer': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/payer`,
    payload: { name: 'Any', kind: 'wage', address: {} },
  }),
  'recurring.updatePayer': async (target) => ({
    method: 'PUT',
    url: `${await recurringOf(target)}/payer/${await payerOf(target)}`,
    payload: { name: 'Any', kind: 'wage', address: {}, version: LATER },
  }),
  'recurring.removePayer': async (target) => ({
    method: 'DELETE',
    url: `${await recurringOf(target)}/payer/${await payerOf(target)}`,
  }),
  'recurring.createReceipt': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/receipt`,
    payload: { payerId: await payerOf(target), month: '2026-09', receivedOn: '2026-10-01', amount: 100 },
  }),
  'recurring.updateReceipt': async (target) => ({
    method: 'PUT',
    url: `${await recurringOf(target)}/receipt/${await incomeReceiptOf(target)}`,
    payload: {
      ...{ payerId: await payerOf(target), month: '2026-09', receivedOn: '2026-10-01', amount: 100 },
      version: LATER,
    },
  }),
  'recurring.removeReceipt': async (target) => ({
    method: 'DELETE',
    url: `${await recurringOf(target)}/receipt/${await incomeReceiptOf(target)}`,
  }),
  'recurring.takeOutReceipt': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/receipt/${await incomeReceiptOf(target)}/takeOut`,
  }),
  'recurring.importStatement': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/statement`,
    ...(await formOf({ file: new File(['any'], 'any.cod') })),
  }),
  'recurring.receiveMovement': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/movement/${await movementOf(target)}/receive`,
    payload: { version: LATER, payerId: await payerOf(target), month: '2026-09' },
  }),
  'recurring.openRun': async (target) => ({
    method: 'POST',
    url: `${await recurringOf(target)}/run`,
    payload: { receivedUntil: '2026-10-01', consultedAt: '2026-10-01T10:00:00Z' },
  }),
  'recurring.exportSheet': async (target) => ({ url: `${await recurringOf(target)}/export` }),
  'extracts.listTypes': () => ({ url: '/api/Config/getCbbDocumentIds' }),
  'extracts.downloadSample': () => ({ url: '/api/Config/cbbSample/providerCsv' }),
  'extracts.process': async ({ dossierId }) => ({
    method: 'POST',
    url: `/api/Dossier/processCbbFile?docTypeId=providerCsv&dossierId=${dossierId}`,
    ...(await formOf({ file: new File(['any'], 'any.csv') })),
  }),
  'extracts.read': async (target) => ({ url: await draftOf(target) }),
  'extracts.downloadFile': async (target) => ({ url: `${await draftOf(target)}/file` }),
  'extracts.saveProgress': async (target) => ({
    method: 'PUT',
    url: `${await draftOf(target)}/progress`,
    payload: { version: LATER, progress: {} },
  }),
  'extracts.discard': async (target) => ({ method: 'DELETE', url: await draftOf(target) }),
  'extracts.createDossier': async (target) => ({
    method: 'POST',
    url: '/api/Dossier/createDossierFromCbbFile',
    payload: {
      extractId: (await draftOf(target)).split('/').at(-1),
      dossier: DOSSIER,
      creditors: [{ decision: 'skip', key: newId() }],
    },
  }),
  'extracts.listOfDossier': (target) => ({ url: `${dossierOf(target)}/Extract` }),
  'extracts.addToDossier': async (target) => {
    const extractId = (await draftOf(target, target.dossierId)).split('/').at(-1);
    const url = `${dossierOf(target)}/Extract/${extractId}/apply`;
    return { method: 'POST', url, payload: { creditors: [{ decision: 'skip', key: newId() }] } };
  },
  'imports.list': (target) => ({ url: `${dossierOf(target)}/Import` }),
  'imports.process': async (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/Import`,
    ...(await formOf({ file: new File(['Naam;Bedrag'], 'any.csv') })),
  }),
  'imports.read': async (target) => ({ url: await importOf(target) }),
  'imports.downloadFile': async (target) => ({ url: `${await importOf(target)}/file` }),
  'imports.saveProgress': async (target) => ({
    method: 'PUT',
    url: `${await importOf(target)}/progress`,
    payload: { version: LATER, progress: {} },
  }),
  'imports.takeOver': async (target) => ({
    method: 'POST',
    url: `${await importOf(target)}/takeOver`,
    payload: {
      creditors: [{ into: 'statement', rows: [1], statementId: newId(), claims: [ORDINARY_CLAIM] }],
    },
  }),
  'imports.discard': async (target) => ({ method: 'DELETE', url: await importOf(target) }),
  'dossiers.moveToProvisioned': ({ dossierId }) => ({
    method: 'POST',
    url: `/api/Dossier/moveToProvisioned?dossierId=${dossierId}`,
  }),
  'dossiers.markAsPaid': ({ dossierId }) => ({
    method: 'POST',
    url: `/api/Dossier/markAsPaid?dossierId=${dossierId}`,
  }),
  'dossiers.notifyExternalProvider': ({ dossierId }) => ({
    method: 'POST',
    url: `/api/Dossier/notifyExternalProvider?dossierId=${dossierId}`,
  }),
  'dossiers.downloadExternalProviderInvitation': ({ dossierId }) => ({
    url: `/api/Dossier/downloadExternalProviderInvitation?dossierId=${dossierId}`,
  }),
  'invoicing.list': () => ({ url: '/api/Invoicing' }),
  'invoicing.generateExcel': () => ({ url: '/api/Invoicing/generate-excel' }),
  'invoicing.closeMonth': () => ({ method: 'POST', url: '/api/Invoicing/close', payload: {} }),
  'invoicing.credit': () => ({ method: 'POST', url: '/api/Invoicing/credit', payload: {} }),
  'invoicing.listInvoices': ({ organizationId }) => ({
    url: `/api/Invoicing/invoices?organizationId=${organizationId}`,
  }),
  'invoicing.listInvoiceTransactions': async (target) => ({
    url: `/api/Invoicing/invoices/${await insertInvoice(server.db, target.organizationId)}/transactions`,
  }),
  'invoicing.downloadInvoice': async (target) => ({
    url: `/api/Invoicing/invoices/${await insertInvoice(server.db, target.organizationId)}/file`,
  }),
  'invoicing.downloadEInvoice': async (target) => ({
    url: `/api/Invoicing/invoices/${await insertInvoice(server.db, target.organizationId)}/e-invoice`,
  }),
  'invoicing.sendEInvoiceAgain': async (target) => ({
    method: 'POST',
    url: `/api/Invoicing/invoices/${await insertInvoice(server.db, target.organizationId)}/send-again`,
  }),
  'maintenance.read': () => ({ url: '/api/Maintenance' }),
  'search.find': () => ({ url: '/api/Search?text=hoorick' }),
  'genuine.readSender': () => ({ url: '/api/Genuine/sender' }),
  'genuine.check': () => ({ method: 'POST', url: '/api/Genuine/check', payload: { number: 'nothing' } }),
  'genuine.listReports': () => ({ url: '/api/Genuine/reports' }),
  'genuine.handleReport': async () => ({
    method: 'POST',
    url: `/api/Genuine/reports/${await falseLetterOf()}/handle`,
    payload: { version: 1, note: 'Told the police.' },
  }),
  'genuine.downloadReportFile': async () => ({ url: `/api/Genuine/reports/${await falseLetterOf()}/file` }),
  'privacy.find': () => ({ method: 'POST', url: '/api/Privacy/find', payload: { name: 'Nobody' } }),
  'privacy.list': () => ({ url: '/api/Privacy' }),
  // In a record that is nobody's.
  'privacy.create': () => ({
    method: 'POST',
    url: '/api/Privacy',
    payload: { person: 'Nobody', proof: 'Any', records: [{ kind: 'user', id: newId() }] },
  }),
  'privacy.read': async (target) => ({ url: await privacyRequestOf(target) }),
  'privacy.export': async (target) => ({ method: 'POST', url: `${await privacyRequestOf(target)}/export` }),
  'privacy.erase': async (target) => ({
    method: 'POST',
    url: `${await privacyRequestOf(target)}/erase`,
    payload: { version: 1, seen: NOT_SEEN, confirmation: 'Somebody else' },
  }),
  'audit.list': (target) => ({ url: `${dossierOf(target)}/audit` }),
  'audit.exportEvidence': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/exportEvidence`,
    payload: { language: 'nl' },
  }),
  'audit.listDayRoots': () => ({ url: '/api/DayRoot' }),
  'audit.exportDayRoots': () => ({ url: '/api/DayRoot/export' }),
  'audit.downloadVerifier': () => ({ url: '/api/DayRoot/verifier' }),
  'audit.downloadStampTrust': () => ({ url: '/api/DayRoot/authorities' }),
  'audit.downloadDayRoot': () => ({ url: '/api/DayRoot/2020-01-01/statement' }),
  'audit.downloadDayStamp': () => ({ url: '/api/DayRoot/2020-01-01/timeStamp' }),
  'audit.listReadings': (target) => ({ url: `${dossierOf(target)}/readings` }),
  'costs.listPlatformTransactions': (target) => ({ url: `${dossierOf(target)}/platform-transactions` }),
  'distribution.listPrivileges': () => ({ url: '/api/Privilege' }),
  'distribution.validate': (target) => ({ url: `${dossierOf(target)}/validate` }),
  'distribution.calculate': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/calculate`,
    payload: {},
  }),
  'distribution.whatIf': (target) => ({ method: 'POST', url: `${dossierOf(target)}/whatIf`, payload: {} }),
  'distribution.readStanding': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/standing`,
    payload: { privilegeId: 'lessor' },
  }),
  'results.list': (target) => ({ url: `${dossierOf(target)}/calculations` }),
  'results.download': async (target) => ({ url: `${await resultOf(target)}/file` }),
  'results.readLog': async (target) => ({ url: `${await resultOf(target)}/log` }),
  'results.readAllotments': async (target) => ({ url: `${await resultOf(target)}/allotments` }),
  'results.exportAllotments': async (target) => ({ url: `${await resultOf(target)}/allotments/export` }),
  'results.compare': async (target) => {
    const result = await resultOf(target);
    return { url: `${result}/comparison/${result.split('/').at(-1)}` };
  },
  'results.readDifferences': async (target) => ({ url: `${await resultOf(target)}/differences` }),
  'results.downloadRefused': async (target) => {
    const result = await resultOf(target);
    return { url: `${result}/refusedSignature/${await refusedSignatureOf(target, result)}` };
  },
  'results.readPointsToSignOff': async (target) => ({ url: `${await resultOf(target)}/pointsToSignOff` }),
  'results.getSigningUrl': async (target) => ({
    method: 'POST',
    url: `${await resultToSignOf(target)}/getSigningUrl`,
    payload: {},
  }),
  'results.getSignedDocument': async (target) => ({
    method: 'POST',
    url: `${await resultToSignOf(target)}/getSignedDocument`,
  }),
  'results.readSendingPlan': async (target) => ({ url: `${await resultOf(target)}/sendingPlan` }),
  'results.send': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/send`,
    payload: {},
  }),
  'results.readLedger': async (target) => ({ url: `${await resultOf(target)}/ledger` }),
  'results.correctAddressee': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/ledger/${target.dossierId}/correct`,
    payload: { way: 'EmailLink', email: 'a@b.example', reason: 'Moved' },
  }),
  'results.setAddresseeAside': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/ledger/${target.dossierId}/setAside`,
    payload: { reason: 'Gone' },
  }),
  'payouts.read': (target) => ({ url: payoutOf(target) }),
  'payouts.changeLine': (target) => ({
    method: 'PUT',
    url: `${payoutOf(target)}/line/1`,
    payload: { version: LATER, reason: 'Any' },
  }),
  'payouts.confirmLine': (target) => ({
    method: 'POST',
    url: `${payoutOf(target)}/line/1/confirm`,
    payload: { version: LATER, paidOn: '2026-11-15' },
  }),
  'payouts.waiveLine': (target) => answerOf(target, 'line/1/waive'),
  'payouts.reopenLine': (target) => answerOf(target, 'line/1/reopen'),
  'payouts.prepareFile': (target) => ({ method: 'POST', url: `${payoutOf(target)}/file` }),
  'payouts.approveFile': (target) => ({
    method: 'POST',
    url: `${payoutOf(target)}/file/1/approve`,
    payload: { version: LATER },
  }),
  'payouts.makeFile': (target) => ({
    method: 'POST',
    url: `${payoutOf(target)}/file/1/make`,
    payload: { version: LATER },
  }),
  'payouts.withdrawFile': (target) => answerOf(target, 'file/1/withdraw'),
  'payouts.downloadFile': async (target) => ({
    url: `${payoutOf(target)}/file/${await withdrawnFileIn(target)}`,
  }),
  'payouts.importStatement': async (target) => ({
    method: 'POST',
    url: `${payoutOf(target)}/statement`,
    ...(await formOf({ file: new File(['Any'], 'statement.cod') })),
  }),
  'payouts.matchMovement': (target) => ({
    method: 'POST',
    url: `${payoutOf(target)}/movement/${newId()}/match`,
    payload: { version: LATER, line: '1' },
  }),
  'payouts.matchReceipt': (target) => ({
    method: 'POST',
    url: `${payoutOf(target)}/movement/${newId()}/lot`,
    payload: { version: LATER, assetId: newId() },
  }),
  'payouts.setMovementAside': (target) => answerOf(target, `movement/${newId()}/setAside`),
  'payouts.finish': (target) => ({ method: 'POST', url: `${payoutOf(target)}/finish` }),
  'results.recordReceipt': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/ledger/${target.dossierId}/receipt`,
    payload: { receivedOn: '2026-11-15' },
  }),
  'results.attachReceipt': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/ledger/${target.dossierId}/receipt/file`,
    ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'receipt.pdf') })),
  }),
  'results.downloadReceipt': async (target) => ({
    url: `${await resultOf(target)}/ledger/${target.dossierId}/receipt/file`,
  }),
  'results.downloadProofs': async (target) => ({ url: `${await resultOf(target)}/ledger/proofs` }),
  'opening.readLink': () => ({ url: '/api/Draft/no-such-code' }),
  'opening.sendCode': () => ({ method: 'POST', url: '/api/Draft/no-such-code/sendCode' }),
  'opening.open': () => ({
    method: 'POST',
    url: '/api/Draft/no-such-code/open',
    payload: { proof: 'emailCode', code: '123456' },
  }),
  'opening.readDraft': () => ({
    method: 'POST',
    url: '/api/Draft/no-such-code/read',
    payload: { token: 'none' },
  }),
  'opening.download': () => ({
    method: 'POST',
    url: '/api/Draft/no-such-code/document',
    payload: { token: 'none' },
  }),
  'opening.askLetter': () => ({ method: 'POST', url: '/api/Draft/no-such-code/askLetter' }),
  'opening.list': async (target) => ({ url: `${await resultOf(target)}/openings` }),
  'results.countEmails': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/countEmails`,
    payload: { reason: 'Ours' },
  }),
  'contestations.read': (target) => ({ url: contestationsOf(target) }),
  'contestations.register': (target) => ({
    method: 'POST',
    url: contestationsOf(target),
    payload: { way: 'letter', date: '2026-11-16', name: 'Any' },
  }),
  'contestations.tryRequest': (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/trial`,
    payload: { statementId: newId(), request: 'leaveOut' },
  }),
  'contestations.tellParties': async (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/tell`,
  }),
  'contestations.annul': async (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/annul`,
    payload: { version: 1, reason: 'Any' },
  }),
  'contestations.withdraw': async (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/withdraw`,
    payload: { version: 1, date: '2026-11-16' },
  }),
  'contestations.settle': async (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/settle`,
    payload: { version: 1, date: '2026-11-16', doOthersLose: false },
  }),
  'contestations.reply': async (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/reply`,
    payload: { language: 'nl', email: 'any@creditor.example' },
  }),
  'contestations.attachPiece': async (target) => ({
    method: 'POST',
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/pieces`,
    ...(await formOf({ kind: 'act', file: new File(['%PDF-1.7\n%%EOF'], 'act.pdf') })),
  }),
  'contestations.downloadAct': async (target) => ({
    url: `${contestationsOf(target)}/${(await contestationIn(target)).contestationId}/act`,
  }),
  'contestations.downloadPiece': async (target) => ({
    url: `${dossierOf(target)}/contestationPiece/${(await contestationIn(target)).pieceId}`,
  }),
  'contestations.consign': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/proceeding`,
    payload: { date: '2026-11-16' },
  }),
  'contestations.attachProceedingPiece': async (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/proceeding/pieces`,
    ...(await formOf({ kind: 'certificate', file: new File(['%PDF-1.7\n%%EOF'], 'certificate.pdf') })),
  }),
  'contestations.downloadBundle': (target) => ({ url: `${dossierOf(target)}/proceeding/bundle` }),
  'contestations.recordStep': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/proceeding/step`,
    payload: { step: 'appeal', version: 1, date: '2026-11-16' },
  }),
  'results.exportInput': async (target) => ({ method: 'POST', url: `${await resultOf(target)}/exportInput` }),
  'results.readSealTrust': () => ({ method: 'GET', url: '/api/Seal/authorities' }),
  'results.readInputSchema': () => ({ method: 'GET', url: '/api/Seal/inputSchema' }),
  'results.revokeLinks': async (target) => ({ method: 'POST', url: `${await resultOf(target)}/revokeLinks` }),
  'results.listSendResults': async (target) => ({ url: `${await resultOf(target)}/sendResults` }),
  'results.void': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/void`,
    payload: { version: LATER, reason: 'Any' },
  }),
  'results.replace': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/replace`,
    payload: { version: LATER, reason: 'Any' },
  }),
  'results.reinstate': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/reinstate`,
    payload: { version: LATER, reason: 'Any' },
  }),
  'results.readConsents': async (target) => ({ url: `${await resultOf(target)}/consents` }),
  'results.giveConsent': async (target) => ({
    method: 'POST',
    url: `${await resultOf(target)}/consents/${target.dossierId}`,
    ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'consent.pdf') })),
  }),
  'results.downloadConsent': async (target) => ({
    url: `${await resultOf(target)}/consents/${target.dossierId}`,
  }),
  'results.remove': async (target) => ({ method: 'DELETE', url: await resultOf(target) }),
};

const SCALE = { free: 1450, second: 1557, third: 1718, fourth: 1879, perChild: 90, source: 'Any' };

/** Of an enterprise that Claes & Dewitte has met. */
const KNOWN_NUMBER =
  DEMO_PARTIES.find(({ office, enterpriseNumber }) => office === 'claesDewitte' && enterpriseNumber)
    ?.enterpriseNumber ?? '';

function invitationsOf({ organizationId }: Target): string {
  return `/api/Organization/${organizationId}/standard-invitation`;
}

function officeTextsOf({ organizationId }: Target): string {
  return `/api/Organization/${organizationId}/officeText`;
}

function payoutOf(target: Target): string {
  return `${dossierOf(target)}/Payout`;
}

/** Says something about a part of a payout, with a reason and too late. */
function answerOf(target: Target, part: string): InjectOptions {
  const payload = { version: LATER, reason: 'Any' };
  return { method: 'POST', url: `${payoutOf(target)}/${part}`, payload };
}

/** A file for the bank that is there and was withdrawn; gives its number. */
async function withdrawnFileIn({ dossierId, userId }: Target): Promise<number> {
  const sequence = Math.floor(Math.random() * 99_999) + 1;
  const at = new Date();
  const done = { preparedBy: userId, preparedAt: at, withdrawnBy: userId, withdrawnAt: at };
  const from = { account: 'BE49999000000171', accountHolder: 'Any' };
  await server.db
    .insertInto('payoutFiles')
    .values({ id: newId(), dossierId, sequence, ...from, ...done })
    .execute();
  return sequence;
}

function dossierOf({ dossierId }: Target): string {
  return `/api/Dossier/${dossierId}`;
}

function contestationsOf(target: Target): string {
  return `${dossierOf(target)}/contestations`;
}

/** A declaration against a report, with its act. */
async function contestationIn({ dossierId, userId, ...target }: Target) {
  const resultId = target.resultId ?? (await insertResult(server.db, { dossierId, calculatedBy: userId }));
  const stored = await server.storage.store(Buffer.from('%PDF-1.7'));
  const file = { id: newId(), ...stored, mediaType: 'application/pdf' };
  await server.db.insertInto('files').values(file).execute();
  const contestationId = newId();
  const said = {
    way: 'declaration',
    contestant: 'Any',
    contestedOn: '2026-11-16',
    timeliness: 'inTime',
  } as const;
  await server.db
    .insertInto('contestations')
    .values({
      ...{ id: contestationId, dossierId, resultId, ...said },
      ...{ registeredBy: userId, registeredAt: TEST_NOW },
    })
    .execute();
  const pieceId = newId();
  const added = { fileId: file.id, fileName: 'act.pdf', addedBy: userId, addedAt: TEST_NOW };
  await server.db
    .insertInto('contestationPieces')
    .values({ id: pieceId, dossierId, contestationId, kind: 'act', ...added })
    .execute();
  return { contestationId, pieceId };
}

async function stopOf(target: Target): Promise<string> {
  const { dossierId, userId: registeredBy } = target;
  const stop = { id: newId(), dossierId, registeredBy, registeredAt: new Date() };
  const contact = { contactName: 'Any', contactEmail: 'any@trustee.example' };
  const told = { kind: 'bankruptcy', stoppedOn: '2026-10-22', source: 'office' } as const;
  await server.db
    .insertInto('stops')
    .values({ ...stop, ...told, ...contact })
    .execute();
  return `${dossierOf(target)}/Stop/${stop.id}`;
}

async function stopIdOf(target: Target): Promise<string> {
  return (await stopOf(target)).split('/').at(-1) ?? '';
}

/** The target distributes what comes month by month. */
async function recurringOf(target: Target): Promise<string> {
  await server.db
    .updateTable('dossiers')
    .set({ paymentType: 'recurring' })
    .where('id', '=', target.dossierId)
    .execute();
  return `${dossierOf(target)}/Recurring`;
}

async function payerOf({ dossierId }: Target): Promise<string> {
  const id = newId();
  await server.db
    .insertInto('payers')
    .values({ id, seriesId: dossierId, name: 'Any', kind: 'wage', address: {} })
    .execute();
  return id;
}

async function incomeReceiptOf(target: Target): Promise<string> {
  const id = newId();
  await server.db
    .insertInto('incomeReceipts')
    .values({
      ...{ id, seriesId: target.dossierId, payerId: await payerOf(target), amountCents: 10_000n },
      ...{ month: '2026-09-01', receivedOn: '2026-10-01', enteredBy: target.userId, enteredAt: new Date() },
    })
    .execute();
  return id;
}

/** Money on the account of the office. */
async function movementOf({ organizationId, userId }: Target): Promise<string> {
  const statementId = newId();
  await server.db
    .insertInto('bankStatements')
    .values({
      ...{
        id: statementId,
        organizationId,
        account: 'BE68539007547034',
        number: '1',
        closedOn: '2026-10-01',
      },
      ...{ openingCents: 0n, closingCents: 100n, fingerprint: statementId.replaceAll('-', '').repeat(2) },
      ...{ importedBy: userId, importedAt: new Date() },
    })
    .execute();
  const id = newId();
  await server.db
    .insertInto('bankMovements')
    .values({
      ...{ id, statementId, position: 1, amountCents: 100n, bookedOn: '2026-10-01', isBankCost: false },
      ...{ communication: '', reference: '' },
    })
    .execute();
  return id;
}

/** The target follows another dossier of its office, for a decision whose paper is kept when there is one. */
async function followUpOf(target: Target, paper?: string): Promise<string> {
  const { dossierId, organizationId, userId } = target;
  const followsId = await insertDossier(server.db, { organizationId, userId });
  const kept = { fileId: newId(), fileName: 'decision.pdf' };
  if (paper !== undefined) {
    const stored = await server.storage.store(Buffer.from(paper));
    await server.db
      .insertInto('files')
      .values({ id: kept.fileId, mediaType: 'application/pdf', ...stored })
      .execute();
  }
  await server.db
    .insertInto('followUps')
    .values({
      ...{ dossierId, followsId, seriesId: followsId, kind: 'reserveDecided', happenedOn: '2026-10-22' },
      ...(paper !== undefined && kept),
    })
    .execute();
  return `${dossierOf(target)}/FollowUp/file`;
}

function institution() {
  return { nameNl: 'Gemeente Merelveen', kboNumber: nextEnterpriseNumber(), address: {} };
}

/** A report of a false letter with a photo. */
async function falseLetterOf(): Promise<string> {
  const id = newId();
  const stored = await server.storage.store(Buffer.from(`%PDF-1.7 ${id}`));
  const fileId = newId();
  await server.db
    .insertInto('files')
    .values({ id: fileId, mediaType: 'application/pdf', ...stored })
    .execute();
  await server.db
    .insertInto('falseLetters')
    .values({
      ...{ id, way: 'email', description: 'Pay now.', language: 'nl', fileId, fileName: 'photo.pdf' },
      contentSha256: stored.sha256,
      reportedAt: TEST_NOW,
    })
    .execute();
  return id;
}

async function institutionOf(): Promise<string> {
  const id = newId();
  const { nameNl, kboNumber: enterpriseNumber } = institution();
  const values = { id, nameNl, enterpriseNumber, isGovernment: true, address: {} };
  await server.db.insertInto('institutions').values(values).execute();
  return `/api/Institution/${id}`;
}

async function partyOf({ organizationId }: Target): Promise<string> {
  const id = newId();
  await server.db.insertInto('parties').values({ id, organizationId, name: 'Telvia' }).execute();
  return `/api/PartyBook/${id}`;
}

/** A calculation in which there was nothing to share, with a report of one byte. */
async function resultOf({ dossierId, userId, resultId: known }: Target): Promise<string> {
  if (known !== undefined) return `/api/Dossier/${dossierId}/Result/${known}`;
  const outcome = distribute({ asOf: '2026-10-22', pools: [], costs: [], statements: [] });
  if (outcome.kind !== 'distributed') throw new Error(`An empty dossier is ${outcome.kind}.`);
  const stored = await server.storage.store(Buffer.from('%'));
  const pdfFileId = newId();
  await server.db
    .insertInto('files')
    .values({ id: pdfFileId, mediaType: 'application/pdf', ...stored })
    .execute();
  const resultId = await insertResult(server.db, {
    dossierId,
    calculatedBy: userId,
    pdfFileId,
    outcomeJson: resultToJson(outcome),
    reportJson: '{"pools":[],"declarants":[],"costs":{"execution":[],"tariff":[]}}',
  });
  return `/api/Dossier/${dossierId}/Result/${resultId}`;
}

/** A signature that came too late, over a report of one byte. */
async function refusedSignatureOf({ dossierId, userId }: Target, result: string): Promise<string> {
  const stored = await server.storage.store(Buffer.from('%'));
  const file = { id: newId(), mediaType: 'application/pdf', ...stored };
  await server.db.insertInto('files').values(file).execute();
  const visit = { id: newId(), dossierId, resultId: result.split('/').at(-1) ?? '', userId };
  await server.db
    .insertInto('signingSessions')
    .values({
      ...visit,
      status: 'refused',
      refusedFileId: file.id,
      pdfSha256: stored.sha256,
      expiresAt: new Date(),
      finishedAt: new Date(),
    })
    .execute();
  return visit.id;
}

/** One whose report is the user's to sign, once its dossier has come that far (409). */
async function resultToSignOf(target: Target): Promise<string> {
  await server.db
    .updateTable('dossiers')
    .set({ responsibleBailiffId: target.userId })
    .where('id', '=', target.dossierId)
    .execute();
  return resultOf(target);
}

/** An extract that waits for decisions. */
async function draftOf({ organizationId, userId }: Target, dossierId: string | null = null): Promise<string> {
  const id = await insertDraft(server, { organizationId, uploadedBy: userId, dossierId });
  return `/api/Extract/${id}`;
}

const ORDINARY_CLAIM = { type: 'chirographic', amountDemanded: 1 };

/** A sheet of which nothing was taken over. */
async function importOf(target: Target): Promise<string> {
  const { organizationId, userId: uploadedBy, dossierId } = target;
  const { sha256, ...stored } = await server.storage.store(Buffer.from(newId()));
  const file = { id: newId(), sha256, ...stored, mediaType: 'text/csv' };
  await server.db.insertInto('files').values(file).execute();
  const id = newId();
  const own = { organizationId, dossierId, fileId: file.id, sha256, uploadedBy, uploadedAt: TEST_NOW };
  await server.db
    .insertInto('imports')
    .values({ id, ...own, fileName: 'any.csv', lines: '[]' })
    .execute();
  return `${dossierOf(target)}/Import/${id}`;
}

/** The invitation of the target, sent to the number of its organization, or to another. */
async function addressedTo({ organizationId, creditorId }: Target, number?: string | null): Promise<string> {
  const { enterpriseNumber } = await server.db
    .selectFrom('organizations')
    .select('enterpriseNumber')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('invitations')
    .set({ enterpriseNumber: number ?? enterpriseNumber, status: 'Sent', sentAt: TEST_NOW })
    .set({ validUntil: '2026-12-31' })
    .where('id', '=', creditorId)
    .execute();
  return `/api/Workspace/invitation/${creditorId}`;
}

async function keyOf({ organizationId, userId }: Target): Promise<string> {
  const id = newId();
  const made = openApiKeys(server.tools.settings.codeSecret).make();
  await server.db
    .insertInto('workspaceKeys')
    .values({
      ...{ id, organizationId, name: 'Any', keyDigest: made.keyDigest, beginning: made.beginning },
      ...{ createdBy: userId, createdAt: TEST_NOW, validUntil: '2026-12-31' },
    })
    .execute();
  return id;
}

function invitationsIn({ dossierId }: Target): string {
  return `/api/Dossier/${dossierId}/Invitation`;
}

function personNamed(name: string) {
  return { name, surname: 'Peeters', email: `${name}@people.example`, preferredLanguage: 'nl' };
}

type Role = keyof typeof ROLES;

/** What each role is answered in one row. */
type Answers = Partial<Record<Role, string>>;

/**
 * Of whom a row is asked: at night of everybody. Else of one for each of its answers, of another one from row to row, so
 * that a call that forgets its rule is found whoever it forgets, and each role is asked of many calls.
 */
function askedIn(signs: string, row: number): Answers {
  const outcomes = signs.split(' ');
  const all = Object.keys(ROLES).map((role, at) => [role, outcomes[at]] as const);
  if (process.env['THOROUGH'] === 'yes') return Object.fromEntries(all);
  const chosen = [...new Set(outcomes)].map((outcome) => {
    const same = all.filter(([, answer]) => answer === outcome);
    return same[row % same.length] ?? [];
  });
  return Object.fromEntries(chosen);
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '999999', CODE_SECRET: TEST_CODE_SECRET });
  await server.loadDemoPeople();
  const isLoaded = (await findRegisterExtract(server.db)) !== undefined;
  if (!isLoaded) await fillRegister(server.db, [{ number: KNOWN_NUMBER, names: ['Immo Dijlezicht'] }]);
});
afterAll(() => server.close());

/** What somebody asked of the office. */
async function privacyRequestOf({ organizationId, userId }: Target): Promise<string> {
  const id = newId();
  await server.db
    .insertInto('privacyRequests')
    .values({
      ...{ id, organizationId, person: 'Any', proof: 'Any', records: '[]' },
      ...{ createdBy: userId, createdAt: TEST_NOW },
    })
    .execute();
  return `/api/Privacy/${id}`;
}

const EVERYTHING = { columns: [], sort: null, filters: {}, pageSize: null };

/** A view of the whole office. */
async function viewOf({ organizationId, userId }: Target): Promise<string> {
  const id = newId();
  await server.db
    .insertInto('listViews')
    .values({
      ...{ id, organizationId, list: 'dossiers', name: id, content: JSON.stringify(EVERYTHING) },
      ...{ createdBy: userId, createdAt: TEST_NOW },
    })
    .execute();
  return `/api/View/${id}`;
}

function activityOf(target: Target): string {
  return `${dossierOf(target)}/Activity`;
}

/** Of a colleague, who alone may change it: what comes late is told so before. */
async function noteOf(target: Target): Promise<string> {
  const id = newId();
  await server.db
    .insertInto('notes')
    .values({ id, dossierId: target.dossierId, body: 'Any', authorId: target.userId, writtenAt: TEST_NOW })
    .execute();
  return `${activityOf(target)}/note/${id}`;
}

/** Of a colleague: who only reads ticks off their own. */
async function taskOf(target: Target): Promise<string> {
  const { dossierId, userId } = target;
  const id = newId();
  const task = { id, dossierId, body: 'Any', assigneeId: userId, createdBy: userId, createdAt: TEST_NOW };
  await server.db.insertInto('tasks').values(task).execute();
  return `${activityOf(target)}/task/${id}`;
}

/** Of a colleague: nobody else knows of it. */
async function reminderOf(target: Target): Promise<string> {
  const { dossierId, userId } = target;
  const id = newId();
  await server.db
    .insertInto('reminders')
    .values({ id, dossierId, userId, body: 'Any', dueOn: '2026-12-01', createdAt: TEST_NOW })
    .execute();
  return `${activityOf(target)}/reminder/${id}`;
}

/** A letter whose papers are there. */
async function letterIn({ organizationId, dossierId }: Target): Promise<string> {
  const stored = await server.storage.store(Buffer.from('%PDF-1.7'));
  const file = { id: newId(), ...stored, mediaType: 'application/pdf' };
  await server.db.insertInto('files').values(file).execute();
  const papers = { letterFileId: file.id, proofOfDepositFileId: file.id };
  return insertLetter(server.db, { organizationId, dossierId, ...papers });
}

/** A message with the evidence of one step. */
async function evidenceIn({ organizationId, dossierId }: Target) {
  const stored = await server.storage.store(Buffer.from('%PDF-1.7'));
  const file = { id: newId(), ...stored, mediaType: 'application/pdf' };
  await server.db.insertInto('files').values(file).execute();
  const deliveryId = await insertLetter(server.db, {
    ...{ organizationId, dossierId, sendMethod: 'QualifiedDelivery', email: 'a@creditor.example' },
    address: null,
  });
  const evidenceId = newId();
  const step = { status: 'Delivered', occurredAt: TEST_NOW, evidenceKind: 'consignment' } as const;
  await server.db
    .insertInto('deliveryEvents')
    .values({ id: evidenceId, deliveryId, ...step, evidenceFileId: file.id })
    .execute();
  return { deliveryId, evidenceId };
}

/** The office of which something is acted upon. */
function officeOf(subject: string, whose: string | undefined) {
  const person = DEMO_PEOPLE.find((one) => one.subject === subject);
  return DEMO_OFFICES[whose === 'foreign' ? 'delvigne' : (person?.office ?? 'claesDewitte')];
}

/** A fresh target in the person's own office, or in another: rows do not see what others did to theirs. */
async function targetOf(subject: string, whose: string | undefined): Promise<Target> {
  const { id: organizationId } = await server.db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', officeOf(subject, whose).name)
    .executeTakeFirstOrThrow();
  const invitationId = newId();
  await server.db
    .insertInto('standardInvitations')
    .values({ id: invitationId, organizationId, ...INVITATION })
    .execute();
  const self = await server.db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirst();
  const userId =
    whose === 'self' && self ? self.id : await insertUser(server.db, newId(), { organizationId });
  const opener = whose === 'self' ? await insertUser(server.db, newId(), { organizationId }) : userId;
  // Of a year in which the demonstration has none.
  const dossierId = await insertDossier(server.db, { organizationId, userId: opener }, { fileYear: 2019 });
  const creditorId = await insertInvitation(server.db, {
    dossierId,
    createdBy: opener,
    ...openInvitationCodes(server.tools.settings.codeSecret).make(),
  });
  const assetId = await insertAsset(server.db, dossierId);
  return { organizationId, userId, invitationId, dossierId, creditorId, assetId };
}

async function requestFor(call: string, whose: string | undefined, subject: string): Promise<InjectOptions> {
  const request = REQUESTS[call];
  if (request === undefined) throw new Error(`There is no request for ${call}.`);
  return request(await targetOf(subject, whose));
}

async function outcomeOf(call: string, request: InjectOptions, subject: string): Promise<string> {
  const response = await server.call(subject, request);
  const code = response.headers['content-type']?.toString().includes('problem') ? response.json().code : '';
  if (response.statusCode >= 500 || code === 'not-built') throw new Error(`${call} answers ${code}.`);
  return OUTCOMES[code] ?? 'y';
}

describe('who may do what', () => {
  it('says so of every call that is about an office, its people or its dossiers', () => {
    const { listPlatformTransactions } = costsCalls;
    const { readSender, check, listReports, handleReport, downloadReportFile } = genuineCalls;
    const { downloadProofOfDeposit, downloadLetter, downloadEvidence, retry } = deliveryCalls;
    const features = {
      organizations: organizationsCalls,
      users: usersCalls,
      extracts: extractsCalls,
      inbox: inboxCalls,
      imports: importsCalls,
      legal: legalCalls,
      help: helpCalls,
      institutions: institutionsCalls,
      parties: partiesCalls,
      creditors: creditorsCalls,
      statements: statementsCalls,
      documents: documentsCalls,
      tray: trayCalls,
      invitations: invitationsCalls,
      opening: openingCalls,
      delivery: { downloadProofOfDeposit, downloadLetter, downloadEvidence, retry },
      dossiers: dossiersCalls,
      activity: activityCalls,
      guide: guideCalls,
      views: viewsCalls,
      notifications: notificationsCalls,
      calendar: calendarCalls,
      figures: figuresCalls,
      audit: auditCalls,
      income: incomeCalls,
      closings: closingsCalls,
      stops: stopsCalls,
      invoicing: invoicingCalls,
      maintenance: maintenanceCalls,
      // Whoever reports a false letter has no role: that call is tried with its limits.
      genuine: { readSender, check, listReports, handleReport, downloadReportFile },
      // Those that speak of a dossier, or that everybody may make.
      costs: { listPlatformTransactions },
      distribution: distributionCalls,
      payouts: payoutsCalls,
      contestations: contestationsCalls,
      results: resultsCalls,
      previews: previewsCalls,
      privacy: privacyCalls,
      recurring: recurringCalls,
      search: searchCalls,
      series: seriesCalls,
      workspace: workspaceCalls,
    };
    const calls = Object.entries(features).flatMap(([feature, ofFeature]) =>
      Object.keys(ofFeature).map((name) => `${feature}.${name}`),
    );
    expect([...new Set(ROWS.map(({ call }) => call))].sort()).toEqual(calls.sort());
  });

  it.each(ROWS.map((row, number) => ({ ...row, number })))(
    '$call $whose',
    async ({ call, whose, outcomes, number }) => {
      const expected = askedIn(outcomes, number);
      const found: Answers = {};
      // Whoever is refused leaves a target as it was: the next one for that office asks for the very same.
      const refused = new Map<string, InjectOptions>();
      for (const role of Object.keys(expected) as Role[]) {
        const subject = ROLES[role];
        const place = whose === 'self' ? subject : officeOf(subject, whose).name;
        const request = refused.get(place) ?? (await requestFor(call, whose, subject));
        const outcome = await outcomeOf(call, request, subject);
        if (outcome === 'y') refused.delete(place);
        else refused.set(place, request);
        found[role] = outcome;
      }
      expect(found).toEqual(expected);
    },
  );
});

/** The calls for which one proves anything but a sign-in, or that are about no office: the table above knows none of them. */
const OTHER_READINGS: Readonly<Record<string, (target: Target, code: string) => string>> = {
  'costs.listDossierCosts': () => '/api/Config/dossierCosts',
  'costs.listPlatformCosts': () => '/api/Config/platformCosts',
  'parameters.readApplication': () => '/api/Config/app',
  'parameters.list': () => '/api/Config',
  'templates.list': () => '/api/Template',
  'following.readStatus': (_, code) => `/api/Invited/${code}/status`,
  'following.listSendings': (_, code) => `/api/Invited/${code}/sendings`,
  'following.readMail': (_, code) => `/api/Invited/${code}/sendings/${newId()}/mail`,
  'following.downloadLetter': (_, code) => `/api/Invited/${code}/sendings/${newId()}/letter`,
  'following.downloadEnclosure': (_, code) => `/api/Invited/${code}/sendings/${newId()}/enclosure/1`,
  'following.downloadCertificate': (_, code) =>
    `/api/Invited/${code}/thirdPartyStatement/${newId()}/certificate`,
  'invited.readDossier': (_, code) => `/api/Invited/${code}/dossier`,
  'invited.listPrivileges': (_, code) => `/api/Invited/${code}/privileges`,
  'invited.listBailiffsOffices': (_, code) => `/api/Invited/${code}/bailiffsOffices`,
  'invited.listCountries': (_, code) => `/api/Invited/${code}/countries`,
  'invited.readByEnterpriseNumber': (_, code) => `/api/Invited/${code}/party/${KNOWN_NUMBER}`,
  'invited.downloadReceipt': (_, code) => `/api/Invited/${code}/receipt`,
  'invited.downloadNoClaimReceipt': (_, code) => `/api/Invited/${code}/nothingToClaim/receipt`,
  'invited.downloadBalanceReceipt': (_, code) => `/api/Invited/${code}/balance/receipt`,
  'invited.listMyStatements': (_, code) => `/api/Invited/${code}/thirdPartyStatement/myStatements`,
  'invited.readStatement': ({ filedStatementId }, code) =>
    `/api/Invited/${code}/thirdPartyStatement/${filedStatementId}`,
  'invited.downloadDocument': ({ filedStatementId }, code) =>
    `/api/Invited/${code}/thirdPartyStatement/${filedStatementId}/document/${newId()}/file`,
};

/** At what a dossier is: being worked on, calculated and waiting for payment, or paid. */
type Stage = 'open' | 'late' | 'paid';

/** A dossier with lots, costs, statements, documents and claims. */
async function fullTargetOf(stage: Stage): Promise<FullTarget> {
  const subject = ROLES.bailiff;
  const target = await targetOf(subject, 'own');
  const { id: administratorId } = await server.db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  const place = { id: target.organizationId, administratorId };
  const { dossierId, assetIds, statementIds } = await insertSampleDossier(server.db, place, {
    fileYear: 2019,
  });
  const [assetId = ''] = assetIds;
  const [filedStatementId = '', ownStatementId = ''] = statementIds;
  const { invitationId: creditorId } = await insertCreditor(server, {
    dossierId,
    createdBy: administratorId,
  });
  await server.db
    .updateTable('statements')
    .set({ invitationId: creditorId, createdBy: null })
    .where('id', '=', filedStatementId)
    .execute();
  const resultId = await calculate(dossierId);
  if (stage !== 'open') await waitForPayment(dossierId, administratorId);
  if (stage === 'paid') await pay(dossierId, creditorId);
  return { ...target, dossierId, assetId, ownStatementId, filedStatementId, creditorId, resultId };
}

interface FullTarget extends Target {
  readonly ownStatementId: string;
  readonly filedStatementId: string;
  readonly resultId: string;
}

/** The money is gone, and the creditor has filed. */
async function pay(dossierId: string, invitationId: string): Promise<void> {
  await server.db.updateTable('dossiers').set({ status: 'Paid' }).where('id', '=', dossierId).execute();
  const closed = { status: 'Finished', closedAt: TEST_NOW, closedBy: 'creditor' } as const;
  await server.db.updateTable('invitations').set(closed).where('id', '=', invitationId).execute();
}

async function calculate(dossierId: string): Promise<string> {
  const calculated = await server.call(ROLES.bailiff, {
    method: 'POST',
    url: `/api/Dossier/${dossierId}/calculate`,
    payload: {},
  });
  expect(calculated.statusCode, calculated.body).toBe(201);
  return calculated.json().id;
}

async function waitForPayment(dossierId: string, signedBy: string): Promise<void> {
  const signed = { signedAt: TEST_NOW, signedBy, signedPdfFileId: await insertFile(server.db) };
  await server.db.updateTable('calculationResults').set(signed).where('dossierId', '=', dossierId).execute();
  const closed = { status: 'ToPay', closedAt: TEST_NOW, statusChangedAt: TEST_NOW } as const;
  await server.db.updateTable('dossiers').set(closed).where('id', '=', dossierId).execute();
}

/** Who may make a call, as far as the table says. */
function callerOf(call: string): string | null {
  if (/^(following|invited)/.test(call)) return null;
  const row = ROWS.find((one) => one.call === call && one.whose !== 'foreign');
  const allowed = Object.keys(ROLES).filter((_, at) => row?.outcomes.split(' ')[at] === 'y') as Role[];
  const role = allowed.includes('bailiff') ? 'bailiff' : (allowed[0] ?? 'bailiff');
  return ROLES[OTHER_READINGS[call] ? 'platformAdministrator' : role];
}

async function readingOf(call: string, target: FullTarget): Promise<InjectOptions> {
  const good = GOOD_WAYS[call];
  const other = OTHER_READINGS[call];
  if (good !== undefined) return { url: await good(server, await readTargetOf(call, target)) };
  return other === undefined
    ? ((await REQUESTS[call]?.(target)) ?? {})
    : { url: other(target, await codeOf(target)) };
}

async function readTargetOf(call: string, target: FullTarget) {
  const caller = await server.db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', callerOf(call) ?? ROLES.bailiff)
    .executeTakeFirstOrThrow();
  return { ...target, userId: caller.id, code: await codeOf(target) };
}

async function codeOf(target: Target): Promise<string> {
  const { codeSealed } = await server.db
    .selectFrom('invitations')
    .select('codeSealed')
    .where('id', '=', target.creditorId)
    .executeTakeFirstOrThrow();
  const codes = openInvitationCodes(server.tools.settings.codeSecret);
  return codeSealed ? codes.unseal(codeSealed) : '';
}

describe('a call that only reads', () => {
  it('is answered with at most four statements, who is calling included', async () => {
    watchStatements(server.pool);
    const readings = listCalls(CALLS)
      .filter(({ call }) => call.method === 'GET')
      .map(({ feature, name }) => `${feature}.${name}`)
      // These make another dossier of the one that they are asked about.
      .toSorted(
        (one, other) => Number(/^(recurring|series)/.test(one)) - Number(/^(recurring|series)/.test(other)),
      );
    const costs: Record<string, number> = {};
    const answered = new Set<string>();
    for (const target of [
      await fullTargetOf('open'),
      await fullTargetOf('late'),
      await fullTargetOf('paid'),
    ]) {
      for (const call of readings) {
        const request = await readingOf(call, target);
        // Once before, as of a server that has been running for a while.
        const { statusCode } = await server.call(callerOf(call), request);
        if (statusCode === 200) answered.add(call);
        const statements = await statementsOf(() => server.call(callerOf(call), request));
        costs[call] = Math.max(costs[call] ?? 0, statements.length);
      }
    }
    expect(Object.entries(costs).filter(([call, cost]) => cost > (NOT_YET[call] ?? MOST_STATEMENTS))).toEqual(
      [],
    );
    expect(readings.filter((call) => !answered.has(call)).toSorted()).toEqual(UNANSWERED);
  });
});

const MOST_STATEMENTS = 4;

/** Calls that find nothing here, so that only their way to that was counted. */
const UNANSWERED: readonly string[] = [
  'audit.downloadDayRoot',
  'audit.downloadDayStamp',
  'audit.downloadStampTrust',
  'contestations.downloadBundle',
  'invited.downloadBalanceReceipt',
  'invited.downloadNoClaimReceipt',
  'invited.downloadReceipt',
  'results.downloadConsent',
  'results.downloadReceipt',
  'results.viewExternal',
];

/** Calls that ask more often (decision 0089 says why); none may ask more than it did. */
const NOT_YET: Readonly<Record<string, number>> = {
  // A register of millions is searched step by step, each only when those before it found too few.
  'parties.search': 10,
  // These tell the trail that something left: an act, with its transaction.
  'documents.downloadOriginal': 8,
  'workspace.export': 9,
};
