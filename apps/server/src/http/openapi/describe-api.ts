import { problemSchema } from '@prorata/contract/problems';
import { SERVICE_KEY_HEADER } from '../authentication/authenticate.ts';
import type { CatalogueEntry } from '../calls/catalogue.ts';
import { describeCall, PROBLEM_ANSWERS } from './describe-call.ts';
import { jsonSchemaOf } from './json-schema.ts';

export const API_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Prorata',
    version: '1',
    description:
      'Distribution dossiers of Belgian bailiff offices. Amounts are euros with at most two decimals, dates without a time are days in Brussels, and paths are matched without regard to case.',
  },
};

/** The API as an OpenAPI 3.1 document, made from the same table that the server answers from. */
export function describeApi(
  catalogue: readonly CatalogueEntry[],
  isBuilt: (entry: CatalogueEntry) => boolean,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const entry of catalogue) {
    const { path, method } = entry.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(entry, isBuilt(entry)) };
  }
  return {
    ...API_INFO,
    tags: [...new Set(catalogue.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        serviceKey: { type: 'apiKey', in: 'header', name: SERVICE_KEY_HEADER },
      } as const,
      schemas: { Problem: jsonSchemaOf(problemSchema, 'output') },
      responses: PROBLEM_ANSWERS,
    },
  };
}
