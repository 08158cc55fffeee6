import * as z from 'zod';
import { call } from '../call.ts';
import { sendingAcceptedSchema, sendResultSchema } from '../delivery/delivery.ts';
import { dossierParams, identifierSchema, removalQuery } from '../fields.ts';
import { listOf, pageOf, pageQuerySchema } from '../page.ts';
import {
  askedBalancesSchema,
  BATCH_SIZE,
  invitationCodeSchema,
  invitationSchema,
  invitationsToSendSchema,
  invitationUpdateSchema,
  newInvitationSchema,
  sendingCostSchema,
} from './invitation.ts';

const invitationParams = dossierParams.extend({ invitationId: identifierSchema });

export const invitationsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Invitation',
    summary: 'Lists the invitations of a dossier.',
    who: ['dossierReader'],
    params: dossierParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(invitationSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Invitation/create',
    summary: 'Creates invitations without sending them yet.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: z.strictObject({ invitations: z.array(newInvitationSchema).min(1).max(BATCH_SIZE) }),
    status: 201,
    answer: listOf(invitationSchema, BATCH_SIZE),
  }),
  update: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/Invitation/{invitationId}',
    summary: 'Changes an invitation that was not sent.',
    who: ['dossierWriter'],
    params: invitationParams,
    body: invitationUpdateSchema,
    status: 200,
    answer: invitationSchema,
  }),
  showCode: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Invitation/{invitationId}/showCode',
    summary:
      'Shows the code of an invitation, to read it out to the creditor; the audit trail tells who looked.',
    who: ['dossierWriter'],
    params: invitationParams,
    status: 200,
    answer: invitationCodeSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Invitation',
    summary: 'Deletes an invitation that was not sent.',
    who: ['dossierWriter'],
    params: dossierParams,
    query: removalQuery.extend({ invitationId: identifierSchema }),
    status: 204,
    answer: null,
  }),
  readSendingCost: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Invitation/sendingCost',
    summary: 'Counts the mails and letters that sending would take, and what the platform charges for them.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: sendingCostSchema,
  }),
  sendUnsent: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Invitation/sendUnsentInvitations',
    summary: 'Sends the invitations that were not sent, or those named, which renews their term.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: invitationsToSendSchema,
    status: 202,
    answer: sendingAcceptedSchema,
  }),
  askBalances: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Recurring/askBalances',
    summary:
      'Adds a question about the balance for each creditor of an earlier run who has none yet; they are sent as invitations are.',
    who: ['dossierWriter'],
    params: dossierParams,
    status: 200,
    answer: askedBalancesSchema,
  }),
  listSendResults: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Invitation/{invitationId}/sendResults',
    summary: 'Lists the mails and letters that carried an invitation, and what became of them.',
    who: ['dossierReader'],
    params: invitationParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(sendResultSchema),
  }),
};
