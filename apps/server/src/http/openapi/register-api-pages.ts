import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { CatalogueEntry } from '../calls/catalogue.ts';
import type { Route } from '../calls/route.ts';
import { API_PAGE_POLICY } from '../security/security-headers.ts';
import { API_INFO, describeApi } from './describe-api.ts';

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
