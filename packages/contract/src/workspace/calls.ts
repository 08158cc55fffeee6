import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, identifierSchema, languageSchema, text } from '../fields.ts';
import { invitationCodeSchema } from '../invitations/invitation.ts';
import { listOf, pageOf } from '../page.ts';
import { documentSchema, documentUploadSchema } from '../statements/document.ts';
import { closingManySchema, filingResultSchema, filingRowSchema, filingSchema } from './filing.ts';
import {
  assignmentSchema,
  colleagueSchema,
  invitationHolderSchema,
  workspaceFilters,
  workspaceInvitationSchema,
  workspaceQuerySchema,
  workspaceSummarySchema,
} from './inbox.ts';
import { apiKeySchema, MAX_API_KEYS, newApiKeySchema, shownApiKeySchema } from './key.ts';
import { workspaceProfileSchema, workspaceProfileUpdateSchema } from './profile.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_COLLEAGUES = 500;
const MAX_HOLDERS = 50;
/** Enough for an afternoon with a pile of letters, too few to guess. */
const CODES_PER_MINUTE = 120;

const invitationParams = z.object({ invitationId: identifierSchema });
const sheetQuery = { lang: languageSchema.optional() };

/**
 * What an organization that files often does: with the sign-in of its people, or with a key of its own. Once an invitation
 * is opened, the calls of the invited creditor do the rest with its code.
 */
export const workspaceCalls = {
  list: call({
    method: 'GET',
    path: '/api/Workspace/invitation',
    summary: 'Lists the invitations that are addressed to the own organization, the first last day first.',
    who: ['claimant'],
    query: workspaceQuerySchema,
    status: 200,
    answer: pageOf(workspaceInvitationSchema),
  }),
  readSummary: call({
    method: 'GET',
    path: '/api/Workspace/summary',
    summary: 'Counts what is to be done, what lies with the offices and what was paid.',
    who: ['claimant'],
    status: 200,
    answer: workspaceSummarySchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Workspace/invitation/{invitationId}',
    summary: 'Reads one invitation that is addressed to the own organization.',
    who: ['claimant'],
    params: invitationParams,
    status: 200,
    answer: workspaceInvitationSchema,
  }),
  claim: call({
    method: 'POST',
    path: '/api/Workspace/claim',
    summary: 'Takes an invitation into the workspace by its code.',
    who: ['claimant'],
    requestsPerMinute: CODES_PER_MINUTE,
    // Any text: a code that does not look like one gets the phrase for a wrong code.
    body: z.strictObject({ code: text(100) }),
    status: 200,
    answer: workspaceInvitationSchema,
  }),
  open: call({
    method: 'POST',
    path: '/api/Workspace/invitation/{invitationId}/open',
    summary:
      'Gives the code of an invitation, with which the calls of the invited creditor work; each look is recorded.',
    who: ['claimant'],
    params: invitationParams,
    status: 200,
    answer: invitationCodeSchema,
  }),
  assign: call({
    method: 'POST',
    path: '/api/Workspace/assign',
    summary: 'Gives invitations to a colleague, or to nobody; all of them or none.',
    who: ['claimant'],
    body: assignmentSchema,
    status: 200,
    answer: listOf(workspaceInvitationSchema, 200),
  }),
  listColleagues: call({
    method: 'GET',
    path: '/api/Workspace/colleague',
    summary: 'Lists the people of the own organization who work with invitations.',
    who: ['claimant'],
    status: 200,
    answer: listOf(colleagueSchema, MAX_COLLEAGUES),
  }),
  readProfile: call({
    method: 'GET',
    path: '/api/Workspace/profile',
    summary:
      'Reads what every statement of the organization begins with: accounts, contact, titles and references.',
    who: ['claimant'],
    status: 200,
    answer: workspaceProfileSchema,
  }),
  updateProfile: call({
    method: 'PUT',
    path: '/api/Workspace/profile',
    summary: 'Changes what every statement of the organization begins with.',
    who: ['workspaceAdministrator'],
    body: workspaceProfileUpdateSchema,
    status: 200,
    answer: workspaceProfileSchema,
  }),
  attachDocument: call({
    method: 'POST',
    path: '/api/Workspace/invitation/{invitationId}/document',
    summary: 'Attaches a document to the statement for an invitation, which is begun when there is none.',
    who: ['claimant'],
    params: invitationParams,
    upload: documentUploadSchema,
    status: 201,
    answer: documentSchema,
  }),
  file: call({
    method: 'POST',
    path: '/api/Workspace/invitation/{invitationId}/statement',
    summary: 'Writes the statement for an invitation in one go, and files it for good where that is asked.',
    who: ['claimant'],
    params: invitationParams,
    body: filingSchema.safeExtend({ close: z.boolean().default(false) }),
    status: 200,
    answer: filingRowSchema,
  }),
  closeMany: call({
    method: 'POST',
    path: '/api/Workspace/close',
    summary:
      'Files the statements of several invitations for good; each that lacks something is told and left.',
    who: ['claimant'],
    body: closingManySchema,
    status: 200,
    answer: filingResultSchema,
  }),
  downloadModel: call({
    method: 'GET',
    path: '/api/Workspace/model',
    summary: 'Downloads a sheet with a line for each invitation that is to be answered.',
    who: ['claimant'],
    query: z.strictObject(sheetQuery),
    status: 200,
    answer: { file: [SHEET] },
  }),
  checkSheet: call({
    method: 'POST',
    path: '/api/Workspace/sheet/check',
    summary: 'Tells what each line of a sheet would come to, and stores nothing.',
    who: ['claimant'],
    upload: z.strictObject({}),
    status: 200,
    answer: filingResultSchema,
  }),
  fileSheet: call({
    method: 'POST',
    path: '/api/Workspace/sheet/file',
    summary: 'Files every line of a sheet that lacks nothing, each by itself; what was filed before is told.',
    who: ['claimant'],
    upload: z.strictObject({}),
    status: 200,
    answer: filingResultSchema,
  }),
  export: call({
    method: 'GET',
    path: '/api/Workspace/export',
    summary: 'Downloads the invitations with their amounts and payments as a sheet.',
    who: ['claimant'],
    query: z.strictObject({ ...workspaceFilters, ...sheetQuery }),
    status: 200,
    answer: { file: [SHEET] },
  }),
  listKeys: call({
    method: 'GET',
    path: '/api/Workspace/key',
    summary: 'Lists the keys of the own organization, without what opens.',
    who: ['workspaceAdministrator'],
    status: 200,
    answer: listOf(apiKeySchema, MAX_API_KEYS),
  }),
  createKey: call({
    method: 'POST',
    path: '/api/Workspace/key',
    summary: 'Makes a key for a machine of the organization, and shows it this once.',
    who: ['workspaceAdministrator'],
    body: newApiKeySchema,
    status: 201,
    answer: shownApiKeySchema,
  }),
  revokeKey: call({
    method: 'POST',
    path: '/api/Workspace/key/{keyId}/revoke',
    summary: 'Takes a key back: from now on it opens nothing.',
    who: ['workspaceAdministrator'],
    params: z.object({ keyId: identifierSchema }),
    status: 200,
    answer: apiKeySchema,
  }),
  listHolders: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Invitation/{invitationId}/holder',
    summary: 'Lists the organizations in whose workspace an invitation stands.',
    who: ['dossierReader'],
    params: dossierParams.extend({ invitationId: identifierSchema }),
    status: 200,
    answer: listOf(invitationHolderSchema, MAX_HOLDERS),
  }),
  release: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Invitation/{invitationId}/holder/{organizationId}/release',
    summary: 'Takes an invitation out of the workspace of an organization that it is not meant for.',
    who: ['dossierWriter'],
    params: dossierParams.extend({ invitationId: identifierSchema, organizationId: identifierSchema }),
    status: 200,
    answer: listOf(invitationHolderSchema, MAX_HOLDERS),
  }),
};
