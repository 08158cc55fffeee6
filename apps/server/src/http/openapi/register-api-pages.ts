import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@prorata/contract/problems';
import { API_KEY_HEADER } from '@prorata/contract/workspace/key';
import type { FastifyInstance } from 'fastify';
import { SERVICE_KEY_HEADER } from '../authentication/authenticate.ts';
import type { CatalogueEntry } from '../calls/catalogue.ts';
import type { Route } from '../calls/route.ts';
import { API_PAGE_POLICY } from '../security/security-headers.ts';
import { describeCall, IDEMPOTENCY_KEY_PARAMETER, jsonSchemaOf, PROBLEM_ANSWERS } from './describe-call.ts';

/** The API's description for machines, at /api/openapi.json, and for people, at /api/docs. */
export async function registerApiPages(
  app: FastifyInstance,
  catalogue: readonly CatalogueEntry[],
  routes: readonly Route[],
): Promise<void> {
  const built = new Set(routes.map(({ call }) => call));
  let description: ReturnType<typeof describeApi> | undefined;
  // Made when somebody first asks: a start should not wait for what few will read.
  const getDescription = () => {
    description ??= describeApi(catalogue, ({ call }) => built.has(call));
    return description;
  };
  app.get('/api/openapi.json', getDescription);
  await app.register(swagger, { mode: 'static', specification: { document: { ...API_INFO, paths: {} } } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: API_PAGE_POLICY,
    theme: { title: 'Prorata API' },
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [], docExpansion: 'list' },
    transformSpecification: getDescription,
    transformSpecificationClone: false,
  });
}

const API_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Prorata',
    version: '1',
    description:
      'Distribution dossiers of Belgian bailiff offices. Amounts are euros with at most two decimals, dates without a time are days in Brussels, and paths are matched without regard to case.',
  },
};

/** The API as an OpenAPI 3.1 document, made from the same table that the server answers from. */
function describeApi(catalogue: readonly CatalogueEntry[], isBuilt: (entry: CatalogueEntry) => boolean) {
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
        organizationKey: {
          type: 'apiKey',
          in: 'header',
          name: API_KEY_HEADER,
          description:
            'The key of an organization that files often, made by its administrator in the workspace. It opens what is addressed to that organization, and nothing else.',
        },
        serviceKey: { type: 'apiKey', in: 'header', name: SERVICE_KEY_HEADER },
      } as const,
      schemas: { Problem: jsonSchemaOf(problemSchema, 'output') },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY_PARAMETER },
      responses: PROBLEM_ANSWERS,
    },
  };
}
