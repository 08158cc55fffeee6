import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { call } from '../call.ts';
import { sendingAcceptedSchema } from '../delivery/delivery.ts';
import { dossierParams } from '../dossier-params.ts';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { pageOf, pageQuery, sortQuery } from '../page.ts';
import { queryBooleanSchema } from '../query-values.ts';
import { longText, optionalLongText, optionalText } from '../text.ts';
import { bailiffSchema } from '../users/user.ts';
import { balanceSchema, collectionSchema } from './collection.ts';
import { dossierSchema, dossierUpdateSchema, newDossierSchema } from './dossier.ts';
import { DOSSIER_COLUMNS, dossierRowSchema, statusCountsSchema } from './dossier-row.ts';
import { newSoldAssetSchema, soldAssetSchema, soldAssetUpdateSchema } from './sold-asset.ts';

const assetParams = dossierParams.extend({ assetId: identifierSchema });
/** Some acts name the dossier in the query. */
const dossierQuery = z.strictObject({ dossierId: identifierSchema });

export const dossiersCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier',
    summary: 'Lists the dossiers of the own organization; paid and cancelled ones only when asked.',
    who: ['dossierReader'],
    query: z.strictObject({
      Search: optionalText(200),
      ShowPaidDossiers: queryBooleanSchema.default(false),
      OnlyShowMyDossiers: queryBooleanSchema.default(false),
      ShowCancelledDossiers: queryBooleanSchema.default(false),
      status: z.enum(DOSSIER_STATUSES).optional(),
      ...pageQuery,
      ...sortQuery(DOSSIER_COLUMNS),
    }),
    status: 200,
    answer: pageOf(dossierRowSchema).extend({ statusCounts: statusCountsSchema }),
  }),
  create: call({
    method: 'POST',
    path: '/api/Dossier',
    summary: 'Opens a dossier, which receives the next file number of the office.',
    who: ['dossierWriter'],
    body: newDossierSchema,
    status: 201,
    answer: dossierSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}',
    summary: 'Reads a dossier.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: dossierSchema,
  }),
  update: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}',
    summary: 'Changes a dossier that is not closed.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: dossierUpdateSchema,
    status: 200,
    answer: dossierSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}',
    summary: 'Deletes a new dossier of which nothing was sent.',
    who: ['dossierWriter'],
    params: dossierParams,
    status: 204,
    answer: null,
  }),
  readCollection: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/collection',
    summary: 'Reads the money of a dossier, its costs, and what they leave.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: collectionSchema,
  }),
  setBalance: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/balanceForDistribution',
    summary: 'Sets the balance to distribute and the execution costs.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: balanceSchema,
    status: 200,
    answer: collectionSchema,
  }),
  createAsset: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/asset',
    summary: 'Adds a sold asset.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: newSoldAssetSchema,
    status: 201,
    answer: soldAssetSchema,
  }),
  updateAsset: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/asset/{assetId}',
    summary: 'Changes a sold asset.',
    who: ['dossierWriter'],
    params: assetParams,
    body: soldAssetUpdateSchema,
    status: 200,
    answer: soldAssetSchema,
  }),
  removeAsset: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/asset/{assetId}',
    summary: 'Deletes a sold asset that no claim or cost rests on.',
    who: ['dossierWriter'],
    params: assetParams,
    status: 204,
    answer: null,
  }),
  readBailiffs: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/bailiff',
    summary: 'Reads the responsible and the deputy bailiff of a dossier.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: z.object({
      responsibleBailiff: bailiffSchema.nullable(),
      deputyBailiff: bailiffSchema.nullable(),
    }),
  }),
  setExplanation: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/explanation',
    summary: 'Writes the explanation that goes into the report.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: z.strictObject({ version: versionSchema, explanation: optionalLongText(10_000) }),
    status: 200,
    answer: dossierSchema,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/cancel',
    summary: 'Cancels a dossier that was not signed, with the reason.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: z.strictObject({ reason: longText(1_000) }),
    status: 200,
    answer: dossierSchema,
  }),
  moveToProvisioned: call({
    method: 'POST',
    path: '/api/Dossier/moveToProvisioned',
    summary: 'Continues without invitations, or ends those that are open.',
    who: ['dossierWriter'],
    query: dossierQuery,
    status: 200,
    answer: dossierSchema,
  }),
  markAsPaid: call({
    method: 'POST',
    path: '/api/Dossier/markAsPaid',
    summary: 'Marks a dossier whose report was sent as paid.',
    who: ['dossierWriter'],
    query: dossierQuery,
    status: 200,
    answer: dossierSchema,
  }),
  notifyExternalProvider: call({
    method: 'POST',
    path: '/api/Dossier/notifyExternalProvider',
    summary: 'Sends the invitation of a dossier to the external provider.',
    who: ['dossierWriter'],
    query: dossierQuery,
    status: 202,
    answer: sendingAcceptedSchema,
  }),
  downloadExternalProviderInvitation: call({
    method: 'GET',
    path: '/api/Dossier/downloadExternalProviderInvitation',
    summary: 'Downloads the invitation that the external provider receives.',
    who: ['dossierReader'],
    query: dossierQuery,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
};
