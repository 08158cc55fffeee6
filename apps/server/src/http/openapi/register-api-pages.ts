import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { CatalogueEntry } from '../calls/catalogue.ts';
import type { Route } from '../calls/route.ts';
import { API_PAGE_POLICY } from '../security/security-headers.ts';
import { describeApi } from './describe-api.ts';

/** The API's description for machines, at /api/openapi.json, and for people, at /api/docs. */
export async function registerApiPages(
  app: FastifyInstance,
  catalogue: readonly CatalogueEntry[],
  routes: readonly Route[],
): Promise<void> {
  const built = new Set(routes.map(({ call }) => call));
  const document = describeApi(catalogue, ({ call }) => built.has(call));
  app.get('/api/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: API_PAGE_POLICY,
    theme: { title: 'Prorata API' },
    uiConfig: { url: '/api/openapi.json', tryItOutEnabled: false },
  });
}
