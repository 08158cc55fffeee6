import { call } from '@prorata/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { route } from '../calls/route.ts';
import type { AppParts } from '../create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { createTestApp, LogLines } from '../testing/test-app.ts';

const greet = call({
  method: 'GET',
  path: '/api/Greeting',
  summary: 'Greets.',
  who: ['anyone'],
  status: 200,
  answer: z.object({ greeting: z.string() }),
});
const invited = call({
  ...greet,
  path: '/api/invited/{invitationCode}/dossier',
  who: ['invitationHolder'],
  params: z.object({ invitationCode: z.string() }),
});

let app: FastifyInstance;
async function appWith(parts: Partial<AppParts>): Promise<FastifyInstance> {
  app = await createTestApp({
    callTable: { test: { greet, invited } },
    routes: [route(greet, () => ({ greeting: 'hello' })), route(invited, () => ({ greeting: 'come in' }))],
    ...parts,
  });
  return app;
}
afterEach(() => app.close());

describe('every answer', () => {
  it('tells the browser what it must not do with it', async () => {
    const { headers } = await (await appWith({})).inject('/api/Greeting');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('asks for https in production only', async () => {
    expect((await (await appWith({})).inject('/api/Greeting')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    await app.close();
    const { headers } = await (await appWith({ isProduction: true })).inject('/api/Greeting');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('carries the id of its request: the caller’s own when it is sane', async () => {
    await appWith({});
    const idFor = async (given?: string) =>
      (await app.inject({ url: '/api/Greeting', headers: given ? { 'x-request-id': given } : {} })).headers[
        'x-request-id'
      ];
    expect(await idFor('proxy-4711.a')).toBe('proxy-4711.a');
    for (const given of [undefined, 'short', 'x'.repeat(65), 'with blank inside', 'line{"level":50}']) {
      expect(await idFor(given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/Greeting',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  it('may not read where pages and API are one', async () => {
    await appWith({});
    const { headers } = await app.inject({
      url: '/api/Greeting',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['https://app.prorata.example', 'https://app-staging.prorata.example'])(
    'may read when it is the app host of this api host, and no other: %s',
    async (publicOrigin) => {
      await appWith({ publicOrigin });
      const allowed = await preflight(publicOrigin);
      expect(allowed.statusCode).toBe(204);
      expect(allowed.headers).toMatchObject({
        'access-control-allow-origin': publicOrigin,
        'access-control-allow-headers': expect.stringContaining('authorization'),
      });
      expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
      expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).not.toBe(
        'https://evil.example',
      );
    },
  );
});

describe('the rate limits', () => {
  const statusesOf = async (url: string, times: number, remoteAddress = '192.0.2.1') => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await app.inject({ url, remoteAddress })).statusCode);
    return statuses;
  };

  it('refuse who asks too often, say when to come back, and leave others alone', async () => {
    await appWith({ rateLimits: { requestsPerMinute: 2, invitationRequestsPerMinute: 1 } });
    expect(await statusesOf('/api/Greeting', 3)).toEqual([200, 200, 429]);
    const refused = await app.inject({ url: '/api/Greeting', remoteAddress: '192.0.2.1' });
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusesOf('/api/Greeting', 1, '192.0.2.2')).toEqual([200]);
  });

  it('are tighter for invitation codes', async () => {
    await appWith({ rateLimits: { requestsPerMinute: 100, invitationRequestsPerMinute: 2 } });
    const codes = ['A', 'B', 'C'].map((letter) => `/api/invited/${letter.repeat(12)}/dossier`);
    const statuses = [];
    for (const url of codes) statuses.push(...(await statusesOf(url, 1)));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await statusesOf('/api/Greeting', 1)).toEqual([200]);
  });

  it('count guesses at addresses that do not exist', async () => {
    await appWith({ rateLimits: { requestsPerMinute: 2, invitationRequestsPerMinute: 2 } });
    expect(await statusesOf('/api/Secret', 3)).toEqual([404, 404, 429]);
  });

  it('do not count pages, files and health', async () => {
    await appWith({ rateLimits: { requestsPerMinute: 1, invitationRequestsPerMinute: 1 } });
    expect(await statusesOf('/health', 3)).toEqual([200, 200, 200]);
    expect(await statusesOf('/app', 3)).not.toContain(429);
  });

  it('warn in production, once for each peer, that a forwarded address was ignored', async () => {
    const log = new LogLines();
    const logger = createLogger('warn', log);
    const through = (remoteAddress: string) =>
      app.inject({ url: '/health', remoteAddress, headers: { 'x-forwarded-for': '192.0.2.1' } });
    await appWith({ logger, isProduction: true, trustedProxies: ['10.0.0.0/8'] });
    await through('10.0.0.7');
    expect(log.lines).toEqual([]);
    await through('172.16.0.7');
    await through('172.16.0.7');
    expect(log.parsed()).toMatchObject([
      { peer: '172.16.0.7', msg: expect.stringContaining('TRUSTED_PROXIES') },
    ]);
    await app.close();
    await appWith({ logger });
    await through('172.16.0.8');
    expect(log.lines).toHaveLength(1);
  });

  it('believe the address that a proxy names only when the proxy is trusted', async () => {
    const through = async (address: string) =>
      (
        await app.inject({
          url: '/api/Greeting',
          remoteAddress: '10.0.0.7',
          headers: { 'x-forwarded-for': address },
        })
      ).statusCode;
    const rateLimits = { requestsPerMinute: 1, invitationRequestsPerMinute: 1 };
    await appWith({ rateLimits });
    expect([await through('192.0.2.1'), await through('192.0.2.2')]).toEqual([200, 429]);
    await app.close();
    await appWith({ rateLimits, trustedProxies: ['10.0.0.0/8'] });
    expect([await through('192.0.2.1'), await through('192.0.2.2')]).toEqual([200, 200]);
  });
});
