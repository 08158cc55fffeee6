import * as z from 'zod';
import { call } from '../call.ts';
import { enterpriseNumberSchema } from '../contact-fields.ts';
import { languageSchema, text } from '../fields.ts';
import { listOf, pageOf, pageQuery } from '../page.ts';
import { countrySchema, PARTY_COLUMNS, partySchema } from './party.ts';

const MAX_COUNTRIES = 300;

export const partiesCalls = {
  listCountries: call({
    method: 'GET',
    path: '/api/Country',
    summary: 'Lists the countries of the world, by name in the language that was asked for.',
    who: ['signedIn'],
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: listOf(countrySchema, MAX_COUNTRIES),
  }),
  search: call({
    method: 'GET',
    path: '/api/Party',
    summary: 'Searches known persons and enterprises in one column.',
    who: ['dossierReader', 'organizationAdministrator', 'platformAdministrator'],
    query: z.strictObject({ query: text(200), column: z.enum(PARTY_COLUMNS).default('name'), ...pageQuery }),
    status: 200,
    answer: pageOf(partySchema),
  }),
  readByEnterpriseNumber: call({
    method: 'GET',
    path: '/api/Party/{kboNumber}',
    summary: 'Looks an enterprise up in the register by its number.',
    who: ['signedIn'],
    params: z.object({ kboNumber: enterpriseNumberSchema }),
    status: 200,
    answer: partySchema,
  }),
};
