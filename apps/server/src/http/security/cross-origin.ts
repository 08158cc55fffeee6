import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../request-id.ts';

/** Where the API answers: on an `app.` host it is the `api.` host beside it, elsewhere the pages' own origin. */
export function apiOriginOf(publicOrigin: string): string {
  return publicOrigin.replace(/^(https?:\/\/)app\./, '$1api.');
}

/** Lets the pages of the app host, and no others, read from the api host. Not needed where both are one origin. */
export async function allowPagesOf(app: FastifyInstance, publicOrigin: string): Promise<void> {
  if (apiOriginOf(publicOrigin) === publicOrigin) return;
  await app.register(cors, {
    origin: publicOrigin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', REQUEST_ID_HEADER],
    exposedHeaders: ['content-disposition', 'retry-after', REQUEST_ID_HEADER],
    maxAge: 3600,
  });
}
