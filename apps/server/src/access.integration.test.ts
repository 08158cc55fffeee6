import { createHash } from 'node:crypto';
import type { Call } from '@prorata/contract/call';
import { API_KEY_HEADER } from '@prorata/contract/workspace/key';
import { DEMO_OFFICES } from '@prorata/demo/offices';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { distribute } from '@prorata/domain/distribution/distribute';
import { resultToJson } from '@prorata/domain/distribution/snapshot';
import { isDossierClosed } from '@prorata/domain/dossier-workflow';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
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
import { SERVICE_KEY_HEADER } from './http/authentication/authenticate.ts';
import { formOf } from './http/testing/form.ts';
import { SERVICE_KEY } from './http/testing/test-app.ts';
import { HOLDER_REQUESTS, type Holder, insertHolder, KNOWN_NUMBER } from './testing/access-holders.ts';
import {
  answersTo,
  EVERY_CALL,
  hasRoles,
  namesSomethingOfInvitation,
  type Proof,
  REFUSALS_OF_PROOF,
} from './testing/access-proofs.ts';
import { STATUS_ROWS, writesToDossier } from './testing/access-statuses.ts';
import { OUTCOMES, ROLES, ROWS } from './testing/access-table.ts';
import { statementsOf, watchStatements } from './testing/count-statements.ts';
import { GOOD_WAYS, insertStored, nameExternalProvider } from './testing/good-ways.ts';
import { creditor, insertSampleDossier } from './testing/insert-sample-dossier.ts';
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
  'users.listSessions': () => ({ url: '/api/User/sessions' }),
  'users.endSession': async ({ userId }) => ({
    method: 'POST',
    url: `/api/User/sessions/${await sessionOf(userId)}/end`,
  }),
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
  'parameters.readApplication': () => ({ url: '/api/Config/app' }),
  'parameters.list': () => ({ url: '/api/Config' }),
  'parameters.update': () => ({
    method: 'PUT',
    url: '/api/Config/invitations.validity',
    payload: { value: null, version: LATER },
  }),
  'templates.list': () => ({ url: '/api/Template' }),
  'templates.update': () => ({
    method: 'PUT',
    url: '/api/Template/invitation-letter.nl',
    payload: { subject: null, body: 'Any', version: LATER },
  }),
  'costs.listDossierCosts': () => ({ url: '/api/Config/dossierCosts' }),
  'costs.createDossierCost': () => ({ method: 'POST', url: '/api/Config/dossierCosts', payload: {} }),
  'costs.updateDossierCost': () => ({ method: 'PUT', url: '/api/Config/dossierCosts', payload: {} }),
  'costs.removeDossierCost': async () => ({
    method: 'DELETE',
    url: `/api/Config/dossierCosts?id=${await costIn('dossierCosts')}&version=${LATER}`,
  }),
  'costs.listPlatformCosts': () => ({ url: '/api/Config/platformCosts' }),
  'costs.createPlatformCost': () => ({ method: 'POST', url: '/api/Config/platformCosts', payload: {} }),
  'costs.updatePlatformCost': () => ({ method: 'PUT', url: '/api/Config/platformCosts', payload: {} }),
  'costs.removePlatformCost': async () => ({
    method: 'DELETE',
    url: `/api/Config/platformCosts?id=${await costIn('platformCosts')}&version=${LATER}`,
  }),
  'search.find': () => ({ url: '/api/Search?text=hoorick' }),
  'genuine.readSender': () => ({ url: '/api/Genuine/sender' }),
  'genuine.check': () => ({ method: 'POST', url: '/api/Genuine/check', payload: { number: 'nothing' } }),
  'genuine.report': () => ({ method: 'POST', url: '/api/Genuine/report', payload: {} }),
  'genuine.reportWithFile': async () => ({
    method: 'POST',
    url: '/api/Genuine/reportWithFile',
    ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'letter.pdf') })),
  }),
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
  'audit.downloadVerifier': () => ({ url: '/api/Seal/verifier' }),
  'audit.downloadTrust': () => ({ url: '/api/Seal/authorities.pem' }),
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
  'invited.sendCodeAgain': () => ({
    method: 'POST',
    url: '/api/Invited/sendCodeAgain',
    payload: { email: 'nobody@creditor.example' },
  }),
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
  const calculated = { dossierId, calculatedBy: userId, sequence: nextSequence() };
  const resultId = target.resultId ?? (await insertResult(server.db, calculated));
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

/** Far from those that the calls themselves give. */
let lastPayerNumber = 1000;

async function payerOf({ dossierId }: Target): Promise<string> {
  const id = newId();
  lastPayerNumber += 1;
  await server.db
    .insertInto('payers')
    .values({ id, seriesId: dossierId, number: lastPayerNumber, name: 'Any', kind: 'wage', address: {} })
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

/** One of the prices that every platform starts with. */
async function costIn(table: 'dossierCosts' | 'platformCosts'): Promise<string> {
  const { id } = await server.db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow();
  return id;
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

let calculations = 0;

/** A dossier that several rows are about has one for each. */
function nextSequence(): number {
  calculations += 1;
  return calculations;
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
    sequence: nextSequence(),
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

async function keyOf(target: Target): Promise<string> {
  return (await insertKey(target)).id;
}

/** A key with which a machine of the organization calls. */
async function insertKey({ organizationId, userId }: Target) {
  const id = newId();
  const made = openApiKeys(server.tools.settings.codeSecret).make();
  await server.db
    .insertInto('workspaceKeys')
    .values({
      ...{ id, organizationId, name: 'Any', keyDigest: made.keyDigest, beginning: made.beginning },
      ...{ createdBy: userId, createdAt: TEST_NOW, validUntil: '2026-12-31' },
    })
    .execute();
  return { id, secret: made.secret };
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

/** What is answered before anybody looks what is asked for: who must register, waits, was disapproved, lacks a licence or details. */
const AT_THE_DOOR: readonly string[] = ['N', 'P', 'D', 'L', 'I'];

/**
 * Of whom a row is asked: at night of everybody. Else of one for each of its answers, of another one from row to row, so
 * that a call that forgets its rule is found whoever it forgets, and each role is asked of many calls.
 */
function askedIn(number: number): Answers {
  const outcomes = outcomesOf(ROWS[number]);
  const all = Object.keys(ROLES).map((role, at) => [role, outcomes[at]] as const);
  if (process.env['THOROUGH'] === 'yes') return Object.fromEntries(all);
  const chosen = [...new Set(outcomes)]
    .filter((outcome) => rowThatAsks(outcome, number) === number)
    .map((outcome) => {
      const same = all.filter(([, answer]) => answer === outcome);
      return same[number % same.length] ?? [];
    });
  return Object.fromEntries(chosen);
}

/** Who is sent away at the door is so whatever is asked for: by day the rows of a call share these answers among them. */
function rowThatAsks(outcome: string, number: number): number | undefined {
  if (!AT_THE_DOOR.includes(outcome)) return number;
  const rows = [...ROWS.keys()].filter(
    (other) => ROWS[other]?.call === ROWS[number]?.call && outcomesOf(ROWS[other]).includes(outcome),
  );
  return rows[AT_THE_DOOR.indexOf(outcome) % rows.length];
}

function outcomesOf(row: (typeof ROWS)[number] | undefined): readonly string[] {
  return row?.outcomes.split(' ') ?? [];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ...{ RATE_LIMIT_PER_MINUTE: '999999', CODE_SECRET: TEST_CODE_SECRET, SERVICE_KEY },
  });
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
  const opener = await insertUser(server.db, newId(), { organizationId });
  const userId = (whose === 'self' ? await findUserId(subject) : undefined) ?? opener;
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

/** Who has not registered yet has none. */
async function findUserId(subject: string): Promise<string | undefined> {
  const user = await server.db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return user?.id;
}

async function requestFor(call: string, whose: string | undefined, subject: string): Promise<InjectOptions> {
  return requestAbout(call, await targetOf(subject, whose));
}

async function requestAbout(call: string, target: Target): Promise<InjectOptions> {
  const request = REQUESTS[call];
  if (request === undefined) throw new Error(`There is no request for ${call}.`);
  return request(target);
}

async function outcomeOf(call: string, request: InjectOptions, subject: string | null): Promise<string> {
  const { statusCode, code } = await ask(request, subject);
  if (statusCode >= 500 || statusCode === 429 || code === 'not-built')
    throw new Error(`${call} answers ${code}.`);
  return OUTCOMES[code] ?? 'y';
}

let asked = 0;

async function sessionOf(userId: string): Promise<string> {
  const id = newId();
  const key = createHash('sha256').update(id).digest('hex');
  const used = { begunAt: TEST_NOW, lastUsedAt: TEST_NOW };
  await server.db
    .insertInto('userSessions')
    .values({ id, userId, key, ...used })
    .execute();
  return id;
}

/** Everybody comes from a network of their own: what may be asked only so often has tests of its own. */
async function ask(request: InjectOptions, subject: string | null) {
  asked += 1;
  const remoteAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const authorization = subject && `Bearer ${await tokenOf(subject, request)}`;
  const headers = { ...request.headers, ...(authorization && { authorization }) };
  const response = await server.call(null, { ...request, headers, remoteAddress });
  const type = response.headers['content-type']?.toString() ?? '';
  const told = /^application\/(problem\+)?json/.test(type) ? response.json() : {};
  const code = type.includes('problem') ? String(told.code) : '';
  return { statusCode: response.statusCode, code, faults: listFaults(told) };
}

/** Of one session for each, as of who works: only who signs out signs in for that alone. */
function tokenOf(subject: string, { url }: InjectOptions): Promise<string> {
  const make = () => server.authority.signToken({ sub: subject }, { expiresIn: SECONDS_PER_DAY });
  if (String(url).endsWith('/signOut')) return make();
  const token = tokens.get(subject) ?? make();
  tokens.set(subject, token);
  return token;
}

const SECONDS_PER_DAY = 86_400;
const tokens = new Map<string, Promise<string>>();

/** Whoever files line by line is told of each line what is wrong with it, in an answer that is none itself. */
function listFaults({ faults }: { readonly faults?: unknown }): readonly unknown[] {
  return Array.isArray(faults) ? faults.map(({ fault }) => fault) : [];
}

/** At night everything is tried; by day the first, and of the others another one from one to the next. */
function sampleOf<T>([first, ...others]: readonly T[], place: number): T[] {
  if (first === undefined) return [];
  if (process.env['THOROUGH'] === 'yes' || others.length === 0) return [first, ...others];
  return [first, ...others.slice(place % others.length).slice(0, 1)];
}

describe('what proves who is calling', () => {
  let headers: Readonly<Record<Proof, NonNullable<InjectOptions['headers']>>>;
  let wrongCode: string;
  /** The dossier of all holders, and one of them whose code opens nothing of the others. */
  let dossier: Parameters<typeof insertHolder>[1];
  let other: Holder;
  beforeAll(async () => {
    const { organizationId, dossierId, userId: createdBy } = await targetOf(ROLES.bailiff, 'own');
    const invited = { status: 'InvitesSent' } as const;
    await server.db.updateTable('dossiers').set(invited).where('id', '=', dossierId).execute();
    dossier = { organizationId, dossierId, createdBy };
    other = await insertHolder(server, dossier);
    const codes = openInvitationCodes(TEST_CODE_SECRET);
    wrongCode = codes.unseal(codes.make().codeSealed);
    const { secret } = await insertKey(await targetOf(ROLES.claimant, 'own'));
    const token = await server.authority.signToken({ sub: ROLES.platformAdministrator });
    const [head = '', content = '', signature = ''] = token.split('.');
    const forged = [head, content, [...signature].reverse().join('')].join('.');
    headers = {
      ...{ nothing: {}, wrongCode: {} },
      forgedToken: { authorization: `Bearer ${forged}` },
      key: { [API_KEY_HEADER]: secret },
      wrongKey: { [API_KEY_HEADER]: openApiKeys(TEST_CODE_SECRET).make().secret },
      serviceKey: { [SERVICE_KEY_HEADER]: SERVICE_KEY },
      wrongServiceKey: { [SERVICE_KEY_HEADER]: SERVICE_KEY.toUpperCase() },
    };
  });

  it('is asked by every call, and nothing else lets anybody in', async () => {
    const found: Record<string, object> = {};
    const expected: Record<string, object> = {};
    for (const [place, { id, call }] of EVERY_CALL.entries()) {
      const answers = Object.entries(answersTo(call)) as [Proof, string][];
      const asked = sampleOf(answers, place);
      expected[id] = Object.fromEntries(asked);
      const given = asked.map(async ([proof]) => {
        const code = proof === 'wrongCode' ? wrongCode : '-';
        const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
          name === 'invitationCode' ? code : newId(),
        );
        const answer = await ask({ method: call.method, url, headers: headers[proof] }, null);
        return [proof, REFUSALS_OF_PROOF.has(answer.code) ? answer.code : 'let in'];
      });
      found[id] = Object.fromEntries(await Promise.all(given));
    }
    expect(found).toEqual(expected);
  });

  it('is a key for a machine, which may what the people of its organization may who file claims', async () => {
    const claimant = Object.keys(ROLES).indexOf('claimant');
    const rows = ROWS.filter(({ call }) => KEY_CALLS.has(call));
    const found: Record<string, string> = {};
    for (const { call, whose } of rows) {
      const request = await requestFor(call, whose, ROLES.claimant);
      const withKey = { ...request, headers: { ...request.headers, ...headers.key } };
      found[`${call} ${whose ?? ''}`] = await outcomeOf(call, withKey, null);
    }
    const expected = rows.map(({ call, whose, outcomes }) => [
      `${call} ${whose ?? ''}`,
      outcomes.split(' ')[claimant],
    ]);
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it('is a code for a creditor, in every call that has one in its path', () => {
    const calls = EVERY_CALL.filter(({ credential }) => credential === 'invitation').map(({ id }) => id);
    expect(Object.keys(HOLDER_REQUESTS).sort()).toEqual(calls.sort());
  });

  it.each(EVERY_CALL.filter(({ credential }) => credential === 'invitation'))(
    'finds with a code what is its own, and nothing of another invitation: $id',
    async ({ id, call }) => {
      const holder = await insertHolder(server, dossier);
      const { code } = other;
      const isFound = async (shown: Holder) => {
        const answer = await ask((await HOLDER_REQUESTS[id]?.(shown)) ?? {}, null);
        expect(REFUSALS_OF_PROOF).not.toContain(answer.code);
        return answer.statusCode !== 404 && answer.code !== 'access-denied';
      };
      const isOfHolder = namesSomethingOfInvitation(call) && !IN_PAID_DOSSIER.has(id);
      if (namesSomethingOfInvitation(call)) expect(await isFound({ ...holder, code })).toBe(false);
      expect((await isFound(holder)) || !isOfHolder).toBe(true);
    },
  );
});

/** The calls that a machine makes with a key of its organization. */
const KEY_CALLS = new Set(
  EVERY_CALL.filter(({ credential }) => credential === 'workspace').map(({ id }) => id),
);

/** What is there only when everybody was paid, where the statements of a call are counted. */
const IN_PAID_DOSSIER: ReadonlySet<string> = new Set(['following.downloadCertificate']);

describe('who may do what', () => {
  it('says so of every call that somebody makes who signs in, or who shows nothing', () => {
    const calls = EVERY_CALL.filter(({ credential }) => hasRoles(credential)).map(({ id }) => id);
    expect([...new Set(ROWS.map(({ call }) => call))].sort()).toEqual(calls.sort());
  });

  it.each(ROWS.map((row, number) => ({ ...row, number })))(
    '$call $whose',
    async ({ call, whose, number }) => {
      const expected = askedIn(number);
      const roles = Object.keys(expected) as Role[];
      const found = await askRefused(
        call,
        whose,
        roles.filter((role) => expected[role] !== 'y'),
      );
      for (const role of roles.filter((one) => expected[one] === 'y')) {
        found[role] = await outcomeOf(call, await requestFor(call, whose, ROLES[role]), ROLES[role]);
      }
      expect(found).toEqual(expected);
    },
  );
});

/** What they are answered who are to be refused, all at once: nobody of them changes anything. */
async function askRefused(call: string, whose: string | undefined, roles: readonly Role[]): Promise<Answers> {
  const requests = new Map<string, InjectOptions>();
  const placeOf = (role: Role) => (whose === 'self' ? ROLES[role] : officeOf(ROLES[role], whose).name);
  for (const role of roles) {
    const place = placeOf(role);
    if (requests.has(place)) continue;
    requests.set(place, await requestAbout(call, await untouchedTarget(call, whose, role, place)));
  }
  const answers = roles.map(async (role) => {
    const place = placeOf(role);
    const outcome = await outcomeOf(call, requests.get(place) ?? {}, ROLES[role]);
    if (outcome === 'y') untouched.delete(place);
    return [role, outcome];
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** Whoever is refused leaves a target as it was: who comes next for that office is refused at the very same. */
async function untouchedTarget(call: string, whose: string | undefined, role: Role, place: string) {
  const target = untouched.get(place) ?? (await targetOf(ROLES[role], whose));
  untouched.set(place, target);
  // From now on it follows another dossier, which it does once.
  if (/^series\.\w+Piece$/.test(call)) untouched.delete(place);
  return target;
}

/** By whose they are. */
const untouched = new Map<string, Target>();

describe('in which status of a dossier', () => {
  it('says so of every call that is about one and more than a look at it', () => {
    const calls = EVERY_CALL.filter(({ call }) => writesToDossier(call)).map(({ id }) => id);
    expect(STATUS_ROWS.map(({ call }) => call).sort()).toEqual(calls.sort());
  });

  it.each(STATUS_ROWS.map((row, number) => ({ ...row, number })))(
    '$call',
    async ({ call, may, refusals, number }) => {
      const found: Record<string, boolean> = {};
      const statuses = statusesOf(may, number);
      for (const status of statuses) {
        const { statusCode, code, faults } = await ask(await requestIn(status, call), callerOf(call));
        if (statusCode >= 500) throw new Error(`${call} answers ${code} in ${status}.`);
        found[status] = !refusals.some((refusal) => refusal === code || faults.includes(refusal));
      }
      expect(found).toEqual(Object.fromEntries(statuses.map((status) => [status, may(status)])));
    },
  );
});

/** By day one in which it may be done and one in which it must not, others from call to call. */
function statusesOf(may: (status: DossierStatus) => boolean, number: number): readonly DossierStatus[] {
  if (process.env['THOROUGH'] === 'yes') return DOSSIER_STATUSES;
  const allowed = DOSSIER_STATUSES.filter(may);
  const refused = DOSSIER_STATUSES.filter((status) => !may(status));
  const among = (statuses: readonly DossierStatus[], place: number) =>
    statuses.slice(place % statuses.length).slice(0, 1);
  return refused.length === 0
    ? [...among(allowed, number), ...among(allowed, number + 4)]
    : [...among(allowed, number), ...among(refused, number)];
}

/** How a call is made in a dossier that is so far. */
async function requestIn(status: DossierStatus, call: string): Promise<InjectOptions> {
  const target = await targetFor(call);
  const { organizationId, dossierId, userId: createdBy } = target;
  const holder =
    HOLDER_REQUESTS[call] && (await insertHolder(server, { organizationId, dossierId, createdBy }));
  const request = holder
    ? await HOLDER_REQUESTS[call]?.(holder)
    : await (IN_STATUS[call] ?? REQUESTS[call])?.(target);
  const moved = {
    status,
    closedAt: isSignedIn(status) ? TEST_NOW : null,
    contestationEndsOn: null,
    cancelReason: status === 'Cancelled' ? 'Any' : null,
  };
  await server.db.updateTable('dossiers').set(moved).where('id', '=', dossierId).execute();
  return request ?? {};
}

/** A dossier with what the call is about; one for all that leave it there, because its status is set before each. */
async function targetFor(call: string): Promise<Target> {
  if (/^(payouts|closings|series.(decide|receive))/.test(call)) {
    paidOut ??= fullTargetOf('late');
    return paidOut;
  }
  const subject = callerOf(call) ?? ROLES.bailiff;
  const whose = ROWS.find((one) => one.call === call && one.whose !== 'foreign')?.whose ?? 'own';
  if (IS_DONE_ONCE.test(call)) return layTarget(call, subject, whose);
  const place = `${subject} ${whose} ${call.split('.')[0]} ${ABOUT_UNSIGNED.has(call)}`;
  const target = shared.get(place) ?? layTarget(call, subject, whose);
  shared.set(place, target);
  return target;
}

/** By who asks, of whose they ask, and about what. */
const shared = new Map<string, Promise<Target>>();

/** These take away what others are about, or are done once. */
const IS_DONE_ONCE = /\.(remove|void|replace|reinstate|attachPiece)/;

/** Nothing more than a dossier, or one with a report, which is signed for what comes after the signature. */
async function layTarget(call: string, subject: string, whose: string): Promise<Target> {
  const target = await targetOf(subject, whose);
  if (!/^(results|contestations)/.test(call)) return target;
  const resultId = (await resultOf(target)).split('/').at(-1) ?? '';
  if (ABOUT_UNSIGNED.has(call)) return { ...target, resultId };
  const signedPdfFileId = await insertStored(server);
  const signed = { signedAt: SIGNED_AT, signedBy: target.userId, signedPdfFileId };
  await server.db.updateTable('calculationResults').set(signed).where('id', '=', resultId).execute();
  return { ...target, resultId };
}

/** One for all: it is calculated. */
let paidOut: Promise<FullTarget> | undefined;

const SIGNED_AT = new Date('2026-11-10T09:00:00Z');
const ABOUT_UNSIGNED: ReadonlySet<string> = new Set([
  'results.remove',
  'results.getSigningUrl',
  'results.getSignedDocument',
]);

function isSignedIn(status: DossierStatus): boolean {
  return isDossierClosed(status) && status !== 'Cancelled';
}

/** Where the way to the refusal is longer than to one for want of rights: what is read first must be sound. */
const IN_STATUS: typeof REQUESTS = {
  'dossiers.notifyExternalProvider': async ({ dossierId, userId }) => {
    await nameExternalProvider(server, userId);
    await server.db
      .updateTable('dossiers')
      .set({ transactionKinds: ['sale'], language: 'nl' })
      .where('id', '=', dossierId)
      .execute();
    return { method: 'POST', url: `/api/Dossier/notifyExternalProvider?dossierId=${dossierId}` };
  },
  'documents.upload': (target) => uploadIn(target, 'Statement'),
  'documents.uploadToThirdPartyStatement': (target) => uploadIn(target, 'ThirdPartyStatement'),
  'tray.layDown': async (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/LooseDocument`,
    ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'a.pdf') })),
  }),
  // Who says the same again is given what came of it, whatever became of the dossier.
  'series.receiveLater': (target) => ({
    method: 'POST',
    url: `${dossierOf(target)}/FollowUp/laterReceipt`,
    payload: { happenedOn: '2026-10-22', source: newId(), amount: 1 },
  }),
  'results.void': (target) => correctIn(target, 'void'),
  'results.replace': (target) => correctIn(target, 'replace'),
  'results.reinstate': async (target) => {
    const replaced = {
      voidedAt: TEST_NOW,
      voidedBy: target.userId,
      voidKind: 'replaced',
      voidReason: 'Any',
    } as const;
    await server.db
      .updateTable('calculationResults')
      .set({ ...replaced, isConsentNeeded: true })
      .where('dossierId', '=', target.dossierId)
      .execute();
    return correctIn(target, 'reinstate');
  },
};

async function uploadIn(target: Target, kind: 'Statement' | 'ThirdPartyStatement'): Promise<InjectOptions> {
  return {
    method: 'POST',
    url: `${dossierOf(target)}/${kind}/${newId()}/document`,
    ...(await formOf({ documentType: 'title', file: new File(['%PDF-1.7\n%%EOF'], 'a.pdf') })),
  };
}

/** As whoever has seen the report as it stands. */
async function correctIn(target: Target, way: 'void' | 'replace' | 'reinstate'): Promise<InjectOptions> {
  const { version } = await server.db
    .selectFrom('calculationResults')
    .select('version')
    .where('id', '=', target.resultId ?? '')
    .executeTakeFirstOrThrow();
  const payload = { version, reason: 'Any' };
  return { method: 'POST', url: `${await resultOf(target)}/${way}`, payload };
}

/** At what a dossier is: being worked on, calculated and waiting for payment, or paid. */
type Stage = 'open' | 'late' | 'paid';

/** A dossier with lots, costs, statements, documents and claims. */
async function fullTargetOf(stage: Stage, creditors?: Creditors): Promise<FullTarget> {
  const subject = ROLES.bailiff;
  const target = await targetOf(subject, 'own');
  const { id: administratorId } = await server.db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  const place = { id: target.organizationId, administratorId };
  const { dossierId, assetIds, statementIds } = await insertSampleDossier(
    server.db,
    place,
    { fileYear: 2019 },
    creditors,
  );
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

type Creditors = Parameters<typeof insertSampleDossier>[3];

/** More of them than a sample dossier has, with more claims. */
const MORE_CREDITORS: Creditors = [
  creditor(
    'Garage Nekkerspoel',
    'Factuur 26-118',
    84_275n,
    ['preservation-costs-later', 50_000n, 0],
    ['preservation-costs-later', 34_275n, 1],
  ),
  creditor(
    'Immo Dijlezicht',
    'Vonnis vrederechter',
    725_000n,
    ['lessor', 490_000n, 2],
    ['lessor', 235_000n, 3],
  ),
  ...['A', 'B', 'C', 'D', 'E'].map((name) => creditor(`Aannemer ${name}`, 'Vonnis', 100_000n)),
];

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
  if (HOLDER_REQUESTS[call]) return null;
  const row = ROWS.find((one) => one.call === call && one.whose !== 'foreign');
  const allowed = Object.keys(ROLES).filter((_, at) => row?.outcomes.split(' ')[at] === 'y') as Role[];
  const role = allowed.includes('bailiff') ? 'bailiff' : (allowed[0] ?? 'bailiff');
  return ROLES[role];
}

async function readingOf(call: string, target: FullTarget): Promise<InjectOptions> {
  const good = GOOD_WAYS[call];
  if (good !== undefined) return { url: await good(server, await readTargetOf(call, target)) };
  const holding = { code: await codeOf(target), statementId: target.filedStatementId };
  const request = HOLDER_REQUESTS[call]?.({ ...NOT_THERE, ...holding }) ?? REQUESTS[call]?.(target);
  return (await request) ?? {};
}

const NOT_THERE = { claimId: newId(), documentId: newId(), mailId: newId(), letterId: newId() };

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
    const stagesOf = new Map(
      EVERY_CALL.filter(({ call }) => call.method === 'GET').map(({ id, call }, place) => [
        id,
        stagesFor(id, call, place),
      ]),
    );
    const readings = [...stagesOf.keys()]
      // These make another dossier of the one that they are asked about.
      .toSorted(
        (one, other) => Number(/^(recurring|series)/.test(one)) - Number(/^(recurring|series)/.test(other)),
      );
    const sent: Record<string, readonly string[]> = {};
    const answered = new Set<string>();
    for (const stage of ['open', 'late', 'paid'] as const) {
      // As of a server that has been running for a while, and has never seen the dossier in which it is counted: of a query that
      // is put otherwise for each number of rows or words, it would be the first.
      const known = await fullTargetOf(stage);
      const counted = await fullTargetOf(stage, MORE_CREDITORS);
      for (const call of readings.filter((one) => stagesOf.get(one)?.includes(stage))) {
        const caller = callerOf(call);
        for (const [before, query] of QUERIES[call] ?? [['', '']]) {
          await ask(withQuery(await readingOf(call, known), before), caller);
          // What it finds is there twice.
          if (!ONCE.test(call)) await readingOf(call, counted);
          const request = withQuery(await readingOf(call, counted), query);
          const statements = await statementsOf(async () => {
            const { statusCode } = await ask(request, caller);
            if (statusCode === 200) answered.add(call);
          });
          const name = query === '' ? call : `${call}?${query}`;
          if (statements.length >= (sent[name]?.length ?? 0)) sent[name] = statements;
        }
      }
    }
    const tooMany = Object.entries(sent).filter(([, statements]) => statements.length > MOST_STATEMENTS);
    expect(tooMany).toEqual([]);
    expect(readings.filter((call) => !answered.has(call)).toSorted()).toEqual(Object.keys(UNANSWERED));
  });
});

/**
 * Where a call is counted: at night at every stage, by day at the last one, where most is there, and at another one. A list
 * tells of the dossiers of all stages at once, and so is asked for in the end.
 */
function stagesFor(id: string, { path, query }: Call, place: number): readonly Stage[] {
  const isAboutSomething = path.includes('{') || query?.shape['dossierId'] !== undefined;
  if (!isAboutSomething) return ['paid'];
  return sampleOf(ANSWERED_WHILE_OPEN.has(id) ? ['open', 'late', 'paid'] : ['paid', 'open', 'late'], place);
}

/** What is refused as soon as the dossier is signed. */
const ANSWERED_WHILE_OPEN: ReadonlySet<string> = new Set(['distribution.validate']);

function withQuery(request: InjectOptions, query: string): InjectOptions {
  return query === '' ? request : { ...request, url: `${String(request.url).split('?')[0]}?${query}` };
}

const MOST_STATEMENTS = 4;

/** A dossier follows another one once. */
const ONCE = /^series\./;

/** What is asked before, and what is counted then: with a filter of the same kind that says something else. */
const QUERIES: Readonly<Record<string, readonly (readonly [before: string, counted: string])[]>> = {
  'dossiers.list': [
    ['', ''],
    ['Search=hoorick', 'Search=meubelatelier+van+hoorick'],
    [
      'Search=hoorick&status=Calculated&OnlyShowMyDossiers=true&sort=fileNumber',
      'Search=van+hoorick&status=Calculated&OnlyShowMyDossiers=true&sort=fileNumber',
    ],
    [
      'ShowPaidDossiers=true&ShowCancelledDossiers=true&pageSize=10',
      'ShowPaidDossiers=true&ShowCancelledDossiers=true&pageSize=50',
    ],
    [
      'OnlyShowStoppedDossiers=true&OnlyShowDueDossiers=true',
      'OnlyShowStoppedDossiers=true&OnlyShowDueDossiers=true&page=2',
    ],
  ],
  'search.find': [
    ['text=hoorick', 'text=meubelatelier+van+hoorick'],
    ['text=hoorick&ended=false', 'text=aannemer+vonnis&ended=false'],
    ['text=2019%2F1', 'text=2019%2F0002'],
    ['text=1199.00', 'text=842.75'],
  ],
};

/** Calls that find nothing here, so that only their way to that was counted, and why. */
const UNANSWERED: Readonly<Record<string, string>> = {
  'audit.downloadTrust': 'gives a file of the operator, and asks the database nothing',
};
