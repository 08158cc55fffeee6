import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { environmentOf } from '@prorata/contract/hosts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { type PagePolicyOptions, pagePolicy, READER_POLICY } from '../security/security-headers.ts';
import { pageLanguage } from './page-language.ts';

export interface PageParts {
  /** Where the built interface lies. */
  readonly webFolder: string;
  readonly policy: PagePolicyOptions;
}

const NOT_BUILT =
  'The interface has not been built. Run "npm start" in the project, which builds it first.\n';
/** Names that the bundler made from the content: what lies under one never changes. */
const HASHED = `${path.sep}assets${path.sep}`;
/** What reads PDFs; the bundler adds a hash to its name. */
const PDF_READER = /pdf\.worker[^/\\]*\.mjs$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the built interface: its files, and its one page under every address that the browser's router knows. */
export async function servePages(app: FastifyInstance, { webFolder, policy }: PageParts): Promise<void> {
  if (existsSync(webFolder)) {
    await app.register(fastifyStatic, {
      root: webFolder,
      index: [],
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // The two pages need their content policy: they leave by `sendPage` alone. A folder is no file.
      allowedPath: (file) => !file.endsWith('.html') && !file.endsWith('/'),
      setHeaders: (reply, file) => {
        const isHashed = file.includes(HASHED);
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        if (PDF_READER.test(withoutCompression(file))) reply.header('content-security-policy', READER_POLICY);
      },
    });
  }
  const silentRenewal = path.join(webFolder, 'silent-renew.html');
  app.get('/silent-renew', (_, reply) => sendPage(reply, silentRenewal, 200, policy));
}

/** A compressed twin stands in for the file whose name it adds to. */
function withoutCompression(file: string): string {
  return file.replace(/\.(br|gz)$/, '');
}

/** Answers a page request that no file answered. An address that does not exist shows the interface's own page for it. */
export function sendInterface(
  reply: FastifyReply,
  url: string,
  { webFolder, policy }: PageParts,
): Promise<FastifyReply> {
  const [pathname = '/'] = url.split('?');
  if (FILE.test(pathname)) throw new ProblemError('route-not-found');
  const page = url === '/' ? `start.${pageLanguage(reply.request)}.html` : 'index.html';
  return sendPage(reply, path.join(webFolder, page), isClientRoute(pathname) ? 200 : 404, policy);
}

/** What ends like the name of a file is asked for by a program, not by somebody who looks at a page. */
const FILE = /\.\w+$/;

/** Whether somebody looks for a page under an address that nothing can be found under, as with half a character in it. */
export function isLostPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const [pathname = '/'] = url.split('?');
  return ['GET', 'HEAD'].includes(method) && !/^\/api(\/|$)/i.test(pathname) && !FILE.test(pathname);
}

/** The interface's own page for an address that does not exist. */
export function sendLostPage(reply: FastifyReply, { webFolder, policy }: PageParts): Promise<FastifyReply> {
  return sendPage(reply, path.join(webFolder, 'index.html'), 404, policy);
}

async function sendPage(reply: FastifyReply, file: string, status: 200 | 404, policy: PagePolicyOptions) {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  const nonce = randomBytes(16).toString('base64');
  void reply
    .code(status)
    .header('content-security-policy', pagePolicy(policy, nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  return sendCompressed(reply, fillIn(html, nonce, reply.request.hostname));
}

/** What differs from answer to answer; the page that stands painted says in which environment it is. */
function fillIn(html: string, nonce: string, hostname: string): string {
  const environment = environmentOf(hostname);
  const filled = html
    .replace(/<meta name="nonce"[^>]*>/, `<meta name="nonce" content="${nonce}" />`)
    .replaceAll('%NONCE%', nonce);
  return environment === 'Production'
    ? filled.replace(/<aside[^>]*>%ENVIRONMENT%<\/aside>/, '')
    : filled.replaceAll('%ENVIRONMENT%', environment);
}

const brotli = promisify(brotliCompress);
/** Halfway: it is made anew for each answer. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function sendCompressed(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(await brotli(html, QUICKLY));
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
  }
  return reply.send(html);
}

/** The addresses of the interface. The router in the browser shows the page; the server knows which ones exist. */
const CLIENT_ROUTES = [
  '/',
  '/login-result',
  '/logout-result',
  '/onboarding',
  '/document',
  '/draft/{documentViewCode}',
  '/terms-and-conditions',
  '/privacy-policy',
  '/terms-of-use',
  '/seal',
  '/genuine',
  '/without-code',
  '/app',
  '/app/dossiers',
  '/app/dossier',
  '/app/dossier/{dossierId}',
  '/app/dossier/{dossierId}/import',
  '/app/dossier/{dossierId}/import/{importId}',
  '/app/extract',
  '/app/extract/{extractId}',
  '/app/parties',
  '/app/party',
  '/app/party/{partyId}',
  '/app/privacy',
  '/app/institutions',
  '/app/institution',
  '/app/institution/{institutionId}',
  '/app/workspace',
  '/app/myAccount',
  '/app/myOrganization',
  '/app/organization/{organizationId}',
  '/app/organization',
  '/app/organizations',
  '/app/onboarding',
  '/app/parameters',
  '/app/dossiercosts',
  '/app/platformcosts',
  '/app/invoicing',
  '/app/templates',
  '/app/maintenance',
  '/app/manual',
  '/app/manual/{chapter}',
  '/invited/{invitationCode}',
  '/invited/{invitationCode}/dossier',
  '/invited/{invitationCode}/myStatements',
  '/invited/{invitationCode}/nothingToClaim',
  '/invited/{invitationCode}/statement',
  '/invited/{invitationCode}/statement/{tpStatementId}',
  // For those who build; the live product shows its page for an unknown address there.
  '/design',
];

const PATTERNS = CLIENT_ROUTES.map(
  (route) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

function isClientRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
