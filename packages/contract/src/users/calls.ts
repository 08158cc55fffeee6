import * as z from 'zod';
import { call } from '../call.ts';
import {
  approvalSchema,
  identifierSchema,
  languageSchema,
  optionalText,
  queryBooleanSchema,
  removalQuery,
} from '../fields.ts';
import { acceptanceSchema } from '../legal/legal-text.ts';
import { pageOf, pageQuery, pageQuerySchema, sortQuery } from '../page.ts';
import { onboardingSchema } from './onboarding.ts';
import { bailiffSchema, meSchema, newUserSchema, userSchema, userUpdateSchema } from './user.ts';

const userParams = z.object({ userId: identifierSchema });

export const usersCalls = {
  me: call({
    method: 'GET',
    path: '/api/User/me',
    summary: 'Reads the signed-in user with the own organization and permissions.',
    who: ['signedIn'],
    status: 200,
    answer: meSchema,
  }),
  list: call({
    method: 'GET',
    path: '/api/User',
    summary: 'Lists the users of an organization, or for a platform administrator of all.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    query: z.strictObject({
      organisationId: identifierSchema.optional(),
      /** Those who wait for approval, for the onboarding screen. */
      getPendingUsers: queryBooleanSchema.default(false),
      search: optionalText(200),
      ...pageQuery,
      ...sortQuery(['name', 'surname', 'email', 'userType', 'createdAt']),
    }),
    status: 200,
    answer: pageOf(userSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/User',
    summary: 'Adds a user, who joins by signing in with the same email address.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    body: newUserSchema,
    status: 201,
    answer: userSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/User/{userId}',
    summary: 'Reads a user: oneself, or one whom the caller administers.',
    who: ['signedIn'],
    params: userParams,
    status: 200,
    answer: userSchema,
  }),
  update: call({
    method: 'PUT',
    path: '/api/User/{userId}',
    summary: 'Changes a user: the own profile, or the profile and rights of one whom the caller administers.',
    who: ['signedIn'],
    params: userParams,
    body: userUpdateSchema,
    status: 200,
    answer: userSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/User/{userId}',
    summary: 'Deletes a user, who can no longer sign in.',
    who: ['organizationAdministrator', 'platformAdministrator'],
    params: userParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
  onboard: call({
    method: 'POST',
    path: '/api/User/onboarding',
    summary: 'Registers the signed-in person, who then waits for approval.',
    who: ['signedIn'],
    body: onboardingSchema,
    status: 201,
    answer: meSchema,
  }),
  validate: call({
    method: 'PUT',
    path: '/api/User/validate/{userId}',
    summary: 'Approves or disapproves a user; the organization must have been approved first.',
    who: ['platformAdministrator'],
    params: userParams,
    body: approvalSchema,
    status: 200,
    answer: userSchema,
  }),
  listBailiffs: call({
    method: 'GET',
    path: '/api/User/bailiffs',
    summary: 'Lists the bailiffs of the own organization.',
    who: ['dossierReader', 'organizationAdministrator'],
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(bailiffSchema),
  }),
  listCandidateBailiffs: call({
    method: 'GET',
    path: '/api/User/candidateBailiffs',
    summary: 'Lists the candidate bailiffs of the own organization.',
    who: ['dossierReader', 'organizationAdministrator'],
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(bailiffSchema),
  }),
  setPreferredLanguage: call({
    method: 'PATCH',
    path: '/api/User/setPreferredLanguage/{lang}',
    summary: 'Stores the language in which the signed-in user wants to work.',
    who: ['signedIn'],
    params: z.object({ lang: languageSchema }),
    status: 204,
    answer: null,
  }),
  acceptEula: call({
    method: 'POST',
    path: '/api/User/accept-eula',
    summary: 'Accepts the licence agreement as a user.',
    who: ['signedIn'],
    body: acceptanceSchema,
    status: 200,
    answer: meSchema,
  }),
};
