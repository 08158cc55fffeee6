import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const AUTHORITY = 'http://localhost:4000/identity';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const SCRIPT = 'console.log("prorata")';
let webFolder: string;
let app: FastifyInstance;

function pageIn(payload: Buffer, encoding = 'br'): string {
  return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(payload).toString();
}

beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'prorata-pages-'));
  mkdirSync(path.join(webFolder, 'assets'));
  writeFileSync(
    path.join(webFolder, 'index.html'),
    '<head><meta name="nonce" content="" /></head><div id="root">',
  );
  for (const language of LANGUAGES) {
    writeFileSync(
      path.join(webFolder, `start.${language}.html`),
      `<head><meta name="nonce" content="" /><style nonce="%NONCE%"></style></head><div id="painted" lang="${language}"><aside>%ENVIRONMENT%</aside></div><div id="root">`,
    );
  }
  writeFileSync(path.join(webFolder, 'silent-renew.html'), '<script src="/assets/silent.js"></script>');
  writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(webFolder, '.built-from'), 'secret');
  writeFileSync(path.join(webFolder, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(path.join(webFolder, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(webFolder, 'assets', 'pdf.worker.min-1a2b.mjs'), SCRIPT);
  writeFileSync(path.join(webFolder, 'assets', 'pdf.worker.min-1a2b.mjs.gz'), gzipSync(SCRIPT));
  app = await createTestApp({ callTable: {}, webFolder }, AUTHORITY);
});
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

describe('what reads PDFs', () => {
  it.each(['identity', 'gzip'])('may compile its decoders and reach nothing (%s)', async (encoding) => {
    const url = '/assets/pdf.worker.min-1a2b.mjs';
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
    );
  });

  it('shares its leave with no other script', async () => {
    const { headers } = await app.inject('/assets/main-1a2b.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('the interface', () => {
  it.each([
    '/',
    '/?afterLoginUrl=%2Fapp',
    '/login-result?code=1',
    '/app',
    '/app/',
    '/app/dossiers',
    '/app/dossier/0199',
    '/APP/MyAccount',
    '/invited/AB12/statement/7',
    '/terms-of-use',
    '/seal',
    '/without-code',
  ])('is shown under %s', async (url) => {
    const response = await app.inject({ url, headers: BROWSER });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(pageIn(response.rawPayload)).toContain('<div id="root">');
  });

  it('speaks the language of the visitor at the start, and names the environment, before any script has come', async () => {
    const ask = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).body;
    const french = await ask('/', { 'accept-language': 'fr-BE,nl;q=0.5' });
    expect(french).toContain('<div id="painted" lang="fr"><aside>Local</aside></div>');
    expect(french).toMatch(/<style nonce="[\w+/=]{22,}">/);
    expect(await ask('/', { 'accept-language': 'fr', cookie: 'prorata.language=de' })).toContain('lang="de"');
    // Whoever is sent here is told why, which the painted page does not know.
    expect(await ask('/?afterLoginUrl=%2Fapp', {})).not.toContain('painted');
    const live = await ask('/', { host: 'app.prorata.example' });
    expect(live).toContain('<div id="painted" lang="nl"></div>');
  });

  it.each(['br', 'gzip'])('comes compressed to who can read %s', async (encoding) => {
    const { headers, rawPayload } = await app.inject({
      url: '/app',
      headers: { 'accept-encoding': encoding },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(pageIn(rawPayload, encoding)).toContain('<div id="root">');
  });

  it.each([
    '/nowhere',
    '/assets/',
    '/app/nowhere',
    '/invited',
    '/index',
    '/app/dossier/1/2',
    '/app/organization/x%00y',
    '/app/dossier/%E0%A4%A',
  ])('is shown under %s too, to say that there is no such page', async (url) => {
    const response = await app.inject({ url, headers: BROWSER });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  it('may run scripts of ours alone, and styles that carry the nonce of this very answer', async () => {
    const answers = await Promise.all([app.inject('/app'), app.inject('/app')]);
    const nonces = answers.map(
      ({ body }) => /<meta name="nonce" content="([\w+/=]{22,})" \/>/.exec(body)?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(answers[0]?.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonces[0]}'; img-src 'self' data:; font-src 'self'; connect-src 'self' http://localhost:4000; frame-src 'self' http://localhost:4000; frame-ancestors 'self'; base-uri 'none'; form-action 'self'`,
    );
  });

  it('may talk to the api host when it has one', async () => {
    const other = await createTestApp(
      { callTable: {}, webFolder, publicOrigin: 'https://app.prorata.example' },
      AUTHORITY,
    );
    const { headers } = await other.inject('/app');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.prorata.example http://localhost:4000",
    );
    await other.close();
  });

  it('renews a session in a frame of its own', async () => {
    const response = await app.inject('/silent-renew?state=x');
    expect(response.body).toContain('silent.js');
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('answers a POST to a page with a problem', async () => {
    const response = await app.inject({ method: 'POST', url: '/app' });
    expect(response.json()).toMatchObject({ status: 404, code: 'route-not-found' });
  });
});

describe('the files', () => {
  it('are kept for a year when their name tells their content', async () => {
    const response = await app.inject('/assets/main-1a2b.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body).toBe(SCRIPT);
  });

  it('come compressed to who can read that', async () => {
    const response = await app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('are asked after each time when it does not', async () => {
    const response = await app.inject('/favicon.svg');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(response.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/assets/gone.js',
    '/robots.txt',
    '/.built-from',
    '/index.html',
    '/silent-renew.html',
    '/assets/..%2findex.html',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
  ])('%s is not one of them', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toMatch(/secret|root:/);
  });
});

describe('without a built interface', () => {
  it('says so, while the API answers', async () => {
    const other = await createTestApp({ callTable: {}, webFolder: path.join(webFolder, 'missing') });
    const page = await other.inject('/app');
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('has not been built')]);
    expect((await other.inject('/health')).statusCode).toBe(200);
    await other.close();
  });
});
