import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, identifierSchema, removalQuery, signedSumSchema } from '../fields.ts';
import { pageOf, pageQuerySchema } from '../page.ts';
import { dossierCostSchema, dossierCostUpdateSchema, newDossierCostSchema } from './dossier-cost.ts';
import {
  newPlatformCostSchema,
  platformCostSchema,
  platformCostUpdateSchema,
  platformTransactionSchema,
} from './platform-cost.ts';

const costQuery = z.strictObject({ id: identifierSchema });

export const costsCalls = {
  listDossierCosts: call({
    method: 'GET',
    path: '/api/Config/dossierCosts',
    summary: 'Lists the costs that an office may charge in a dossier.',
    who: ['platformAdministrator'],
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(dossierCostSchema),
  }),
  createDossierCost: call({
    method: 'POST',
    path: '/api/Config/dossierCosts',
    summary: 'Adds a dossier cost with its periods and layers.',
    who: ['platformAdministrator'],
    body: newDossierCostSchema,
    status: 201,
    answer: dossierCostSchema,
  }),
  updateDossierCost: call({
    method: 'PUT',
    path: '/api/Config/dossierCosts',
    summary: 'Changes a dossier cost, its periods and layers.',
    who: ['platformAdministrator'],
    body: dossierCostUpdateSchema,
    status: 200,
    answer: dossierCostSchema,
  }),
  removeDossierCost: call({
    method: 'DELETE',
    path: '/api/Config/dossierCosts',
    summary: 'Deletes a dossier cost.',
    who: ['platformAdministrator'],
    query: removalQuery.extend(costQuery.shape),
    status: 204,
    answer: null,
  }),
  listPlatformCosts: call({
    method: 'GET',
    path: '/api/Config/platformCosts',
    summary: 'Lists what the platform charges offices.',
    who: ['platformAdministrator'],
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(platformCostSchema),
  }),
  createPlatformCost: call({
    method: 'POST',
    path: '/api/Config/platformCosts',
    summary: 'Adds a platform cost with its periods.',
    who: ['platformAdministrator'],
    body: newPlatformCostSchema,
    status: 201,
    answer: platformCostSchema,
  }),
  updatePlatformCost: call({
    method: 'PUT',
    path: '/api/Config/platformCosts',
    summary: 'Changes a platform cost and its periods.',
    who: ['platformAdministrator'],
    body: platformCostUpdateSchema,
    status: 200,
    answer: platformCostSchema,
  }),
  removePlatformCost: call({
    method: 'DELETE',
    path: '/api/Config/platformCosts',
    summary: 'Deletes a platform cost.',
    who: ['platformAdministrator'],
    query: removalQuery.extend(costQuery.shape),
    status: 204,
    answer: null,
  }),
  listPlatformTransactions: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/platform-transactions',
    summary: 'Lists what the platform charged for a dossier, with the sum of all.',
    who: ['dossierReader'],
    params: dossierParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(platformTransactionSchema).extend({ totalAmount: signedSumSchema }),
  }),
};
