import * as z from 'zod';
import { approvalSchema } from '../approval.ts';
import { call } from '../call.ts';
import { identifierSchema } from '../identifier.ts';
import { acceptanceSchema } from '../legal/legal-text.ts';
import { pageOf, pageQuery, pageQuerySchema, sortQuery } from '../page.ts';
import { queryBooleanSchema } from '../query-values.ts';
import { optionalText } from '../text.ts';
import {
  bailiffsOfficeSchema,
  newOrganizationSchema,
  organizationRowSchema,
  organizationSchema,
  organizationUpdateSchema,
} from './organization.ts';
import {
  newStandardInvitationSchema,
  standardInvitationSchema,
  standardInvitationUpdateSchema,
} from './standard-invitation.ts';

const organizationParams = z.object({ organizationId: identifierSchema });
const standardInvitationParams = organizationParams.extend({ standardInvitationId: identifierSchema });

export const organizationsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Organization',
    summary: 'Lists the organizations that were decided on, or those that are still pending.',
    who: ['platformAdministrator'],
    query: z.strictObject({
      getPendingOrganizations: queryBooleanSchema.default(false),
      search: optionalText(200),
      ...pageQuery,
      ...sortQuery(['name', 'createdAt']),
    }),
    status: 200,
    answer: pageOf(organizationRowSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/Organization',
    summary: 'Adds an organization.',
    who: ['platformAdministrator'],
    body: newOrganizationSchema,
    status: 201,
    answer: organizationSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Organization/{organizationId}',
    summary: 'Reads an organization: any for a platform administrator, the own for its members.',
    who: ['signedIn'],
    params: organizationParams,
    status: 200,
    answer: organizationSchema,
  }),
  update: call({
    method: 'PUT',
    path: '/api/Organization/{organizationId}',
    summary: 'Changes the details of an organization.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: organizationParams,
    body: organizationUpdateSchema,
    status: 200,
    answer: organizationSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Organization/{organizationId}',
    summary: 'Deletes an organization that has no dossiers.',
    who: ['platformAdministrator'],
    params: organizationParams,
    status: 204,
    answer: null,
  }),
  validate: call({
    method: 'PUT',
    path: '/api/Organization/{organizationId}/validate',
    summary: 'Approves or disapproves an organization; disapproving it disapproves all its users.',
    who: ['platformAdministrator'],
    params: organizationParams,
    body: approvalSchema,
    status: 200,
    answer: organizationSchema,
  }),
  uploadLogo: call({
    method: 'POST',
    path: '/api/Organization/{organizationId}/logo',
    summary: 'Replaces the logo by a PNG, JPEG or SVG image of 85 by 36 in proportion.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: organizationParams,
    upload: z.strictObject({}),
    status: 200,
    answer: organizationSchema,
  }),
  removeLogo: call({
    method: 'DELETE',
    path: '/api/Organization/{organizationId}/logo',
    summary: 'Removes the logo.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: organizationParams,
    status: 204,
    answer: null,
  }),
  listStandardInvitations: call({
    method: 'GET',
    path: '/api/Organization/{organizationId}/standard-invitation',
    summary: 'Lists the creditors whom the organization invites to every dossier.',
    who: ['organizationAdministrator', 'platformAdministrator', 'dossierReader'],
    params: organizationParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(standardInvitationSchema),
  }),
  createStandardInvitation: call({
    method: 'POST',
    path: '/api/Organization/{organizationId}/standard-invitation',
    summary: 'Adds a creditor whom the organization invites to every dossier.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: organizationParams,
    body: newStandardInvitationSchema,
    status: 201,
    answer: standardInvitationSchema,
  }),
  updateStandardInvitation: call({
    method: 'PUT',
    path: '/api/Organization/{organizationId}/standard-invitation/{standardInvitationId}',
    summary: 'Changes a standard invitation.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: standardInvitationParams,
    body: standardInvitationUpdateSchema,
    status: 200,
    answer: standardInvitationSchema,
  }),
  removeStandardInvitation: call({
    method: 'DELETE',
    path: '/api/Organization/{organizationId}/standard-invitation/{standardInvitationId}',
    summary: 'Deletes a standard invitation.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: standardInvitationParams,
    status: 204,
    answer: null,
  }),
  listBailiffsOffices: call({
    method: 'GET',
    path: '/api/Organization/bailiffsOffices',
    summary: "Lists the approved bailiffs' offices, to pick one from.",
    who: ['signedIn'],
    query: z.strictObject({ search: optionalText(200), ...pageQuery }),
    status: 200,
    answer: pageOf(bailiffsOfficeSchema),
  }),
  acceptEula: call({
    method: 'POST',
    path: '/api/Organization/accept-eula',
    summary: 'Accepts the licence agreement in the name of the own organization.',
    who: ['organizationAdministrator'],
    body: acceptanceSchema,
    status: 200,
    answer: organizationSchema,
  }),
};
