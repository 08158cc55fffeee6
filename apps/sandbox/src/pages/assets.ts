import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

const FILES = [
  new URL('./assets/style.css', import.meta.url),
  new URL('./assets/mailbox.css', import.meta.url),
  new URL('./assets/post-office.css', import.meta.url),
  new URL('./assets/signing-desk.css', import.meta.url),
  new URL('./assets/person-search.js', import.meta.url),
  new URL('./assets/submit-form.js', import.meta.url),
  new URL('./assets/mark.svg', import.meta.url),
  require.resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2'),
  require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
];
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Serves the few files that the pages need; nothing comes from outside. */
export function registerAssets(app: FastifyInstance): void {
  for (const file of FILES) registerAsset(app, file);
}

function registerAsset(app: FastifyInstance, file: string | URL): void {
  const content = readFileSync(file);
  const name = String(file).split('/').at(-1) ?? '';
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  app.get(`/assets/${name}`, (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(content);
  });
}
