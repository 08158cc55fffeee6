import * as z from 'zod';
import { call } from '../call.ts';
import { isoDateSchema, languageSchema, optionalInstantSchema } from '../fields.ts';
import { legalTextSchema } from './legal-text.ts';

/** The version in force today unless another one is asked for: what was accepted earlier, or what comes. */
const textQuery = z.strictObject({ lang: languageSchema.optional(), version: isoDateSchema.optional() });

export const legalCalls = {
  readTermsAndConditions: call({
    method: 'GET',
    path: '/api/Legal/terms-and-conditions',
    summary: 'Reads the terms and conditions in a language, Dutch unless asked otherwise.',
    who: ['anyone'],
    query: textQuery,
    status: 200,
    answer: legalTextSchema,
  }),
  readPrivacyPolicy: call({
    method: 'GET',
    path: '/api/Legal/privacy-policy',
    summary: 'Reads the privacy policy in a language, Dutch unless asked otherwise.',
    who: ['anyone'],
    query: textQuery,
    status: 200,
    answer: legalTextSchema,
  }),
  readTermsOfUse: call({
    method: 'GET',
    path: '/api/Legal/terms-of-use',
    summary: 'Reads the terms of use in a language, Dutch unless asked otherwise.',
    who: ['anyone'],
    query: textQuery,
    status: 200,
    answer: legalTextSchema,
  }),
  canAcceptOrganizationEula: call({
    method: 'GET',
    path: '/api/Legal/canAcceptOrganizationEula',
    summary:
      'Tells whether the user may accept the licence agreement for the own organization, and reads it.',
    who: ['signedIn'],
    query: textQuery,
    status: 200,
    answer: z.object({
      canAccept: z.boolean(),
      isAccepted: z.boolean(),
      acceptedAt: optionalInstantSchema,
      /** Who can accept it, for those who cannot. */
      administrators: z.array(z.string()),
      agreement: legalTextSchema,
    }),
  }),
};
