import * as z from 'zod';
import { call } from '../call.ts';
import { typedEnterpriseNumberSchema } from '../contact-fields.ts';
import {
  identifierSchema,
  languageSchema,
  optionalText,
  removalQuery,
  text,
  versionSchema,
} from '../fields.ts';
import { listOf, pageOf, pageQuery } from '../page.ts';
import {
  bookPartyDetailSchema,
  bookPartyUpdateSchema,
  countrySchema,
  foundPartySchema,
  listedPartySchema,
  MAX_PARTIES_TO_MATCH,
  newBookPartySchema,
  PARTY_COLUMNS,
  partyMatchSchema,
  partySchema,
  partyTraitsSchema,
  REGISTER_STATES,
} from './party.ts';

const MAX_COUNTRIES = 300;

const partyParams = z.object({ partyId: identifierSchema });

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
    summary:
      'Searches persons and enterprises in one column: institutions first, then the own party book, then the register.',
    who: ['dossierReader', 'officeAdministrator', 'platformAdministrator'],
    query: z.strictObject({
      query: text(200),
      column: z.enum(PARTY_COLUMNS).default('name'),
      lang: languageSchema.optional(),
      ...pageQuery,
    }),
    status: 200,
    answer: pageOf(foundPartySchema).extend({ register: z.enum(REGISTER_STATES) }),
  }),
  match: call({
    method: 'POST',
    path: '/api/Party/match',
    summary: 'Finds who of the own party book or of the register may be meant, for many parties at once.',
    who: ['dossierReader'],
    query: z.strictObject({ lang: languageSchema.optional() }),
    body: z.strictObject({ parties: z.array(partyTraitsSchema).max(MAX_PARTIES_TO_MATCH) }),
    status: 200,
    answer: listOf(partyMatchSchema, MAX_PARTIES_TO_MATCH),
  }),
  readByEnterpriseNumber: call({
    method: 'GET',
    path: '/api/Party/{kboNumber}',
    summary: 'Looks an enterprise up in the register by its number.',
    who: ['signedIn'],
    params: z.object({ kboNumber: typedEnterpriseNumberSchema }),
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: partySchema,
  }),
  listBook: call({
    method: 'GET',
    path: '/api/PartyBook',
    summary: 'Lists whom the organization met as defendant or creditor, those met last first.',
    who: ['dossierReader'],
    query: z.strictObject({ search: optionalText(200), ...pageQuery }),
    status: 200,
    answer: pageOf(listedPartySchema),
  }),
  createBook: call({
    method: 'POST',
    path: '/api/PartyBook',
    summary: 'Adds a party to the book by hand.',
    who: ['dossierWriter'],
    query: z.strictObject({ lang: languageSchema.optional() }),
    body: newBookPartySchema,
    status: 201,
    answer: bookPartyDetailSchema,
  }),
  readBook: call({
    method: 'GET',
    path: '/api/PartyBook/{partyId}',
    summary: 'Reads what the organization knows of a party, and where it met it.',
    who: ['dossierReader'],
    params: partyParams,
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: bookPartyDetailSchema,
  }),
  updateBook: call({
    method: 'PUT',
    path: '/api/PartyBook/{partyId}',
    summary: 'Corrects a party of the book; dossiers keep what they say of it.',
    who: ['dossierWriter'],
    params: partyParams,
    query: z.strictObject({ lang: languageSchema.optional() }),
    body: bookPartyUpdateSchema,
    status: 200,
    answer: bookPartyDetailSchema,
  }),
  joinBook: call({
    method: 'POST',
    path: '/api/PartyBook/{partyId}/join',
    summary:
      'Makes one party of two whose numbers do not differ: the other one goes, with what only it said added to this one.',
    who: ['dossierWriter'],
    params: partyParams,
    query: z.strictObject({ lang: languageSchema.optional() }),
    body: z.strictObject({
      version: versionSchema,
      otherId: identifierSchema,
      otherVersion: versionSchema,
    }),
    status: 200,
    answer: bookPartyDetailSchema,
  }),
  tellApart: call({
    method: 'POST',
    path: '/api/PartyBook/{partyId}/tellApart',
    summary: 'Remembers that two parties that look alike are two.',
    who: ['dossierWriter'],
    params: partyParams,
    query: z.strictObject({ lang: languageSchema.optional() }),
    body: z.strictObject({ otherId: identifierSchema }),
    status: 200,
    answer: bookPartyDetailSchema,
  }),
  removeBook: call({
    method: 'DELETE',
    path: '/api/PartyBook/{partyId}',
    summary: 'Deletes a party from the book; dossiers keep what they say of it.',
    who: ['dossierWriter'],
    params: partyParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
};
