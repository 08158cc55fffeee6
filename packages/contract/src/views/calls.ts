import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, removalQuery } from '../fields.ts';
import { listOf } from '../page.ts';
import { TABLE_MEDIA_TYPES, tableSchema } from './table.ts';
import {
  defaultViewSchema,
  listNameSchema,
  MAX_OFFICE_VIEWS,
  MAX_OWN_VIEWS,
  newViewSchema,
  viewSchema,
  viewUpdateSchema,
} from './view.ts';

const viewParams = z.object({ viewId: identifierSchema });
/** Everybody who has a list. */
const who = ['dossierReader', 'organizationAdministrator', 'platformAdministrator'] as const;

export const viewsCalls = {
  list: call({
    method: 'GET',
    path: '/api/View',
    summary: 'Lists the views of a list that the signed-in person and their office keep.',
    who,
    query: z.strictObject({ list: listNameSchema }),
    status: 200,
    answer: listOf(viewSchema, MAX_OWN_VIEWS + MAX_OFFICE_VIEWS),
  }),
  create: call({
    method: 'POST',
    path: '/api/View',
    summary: 'Keeps a view of a list: columns, order, filters and how many rows a page has.',
    who,
    body: newViewSchema,
    status: 201,
    answer: viewSchema,
  }),
  update: call({
    method: 'PUT',
    path: '/api/View/{viewId}',
    summary: 'Changes what a view shows, or its name.',
    who,
    params: viewParams,
    body: viewUpdateSchema,
    status: 200,
    answer: viewSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/View/{viewId}',
    summary: 'Deletes a view; whoever started with it starts with the list as it is.',
    who,
    params: viewParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
  setDefault: call({
    method: 'PUT',
    path: '/api/View/default',
    summary: 'Says with which view a list opens for the signed-in person, or with none.',
    who,
    body: defaultViewSchema,
    status: 204,
    answer: null,
  }),
  writeTable: call({
    method: 'POST',
    path: '/api/View/table',
    summary: 'Writes a table that a screen shows as a file for a spreadsheet.',
    who,
    body: tableSchema,
    status: 200,
    answer: { file: Object.values(TABLE_MEDIA_TYPES) },
  }),
};
