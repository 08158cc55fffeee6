import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CALLERS, type Call } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listCalls } from './http/calls/catalogue.ts';
import { insertUser } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const operationSchema = z.looseObject({
  operationId: z.string(),
  'x-not-built': z.literal(true).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.union([
      z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() }),
      z.object({ $ref: z.literal('#/components/parameters/IdempotencyKey') }),
    ]),
  ),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
const specifiedSchema = z.array(
  z.object({
    method: z.string(),
    path: z.string(),
    query: z.array(z.string()),
    multipart: z.boolean(),
    auth: z.enum(['public', 'token', 'workspace', 'invitation', 'service']),
  }),
);

const SERVICE_KEY = 'the-service-key-of-the-tests-0123456789';
const catalogue = listCalls(CALLS);
let server: TestServer;
let operations: Map<string, z.output<typeof operationSchema>>;

beforeAll(async () => {
  server = await startTestServer({
    SERVICE_KEY,
    RATE_LIMIT_PER_MINUTE: '9999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  const { paths } = documentSchema.parse((await server.app.inject('/api/openapi.json')).json());
  operations = new Map(
    Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [keyOf({ method, path: url }), operation] as const,
      ),
    ),
  );
});
afterAll(() => server.close());

function keyOf({ method, path: url }: { method: string; path: string }): string {
  return `${method.toUpperCase()} ${url.toLowerCase()}`;
}

/** The calls that a list of the contract names: those of the specification, or those that were added to them. */
function readCalls(list: 'specification-calls.json' | 'added-calls.json') {
  const contract = path.dirname(createRequire(import.meta.url).resolve('@prorata/contract/calls'));
  return specifiedSchema.parse(JSON.parse(readFileSync(path.join(contract, list), 'utf8')));
}

/** An address of the call with something in the place of each parameter. */
function addressOf({ path: url }: Call): string {
  return url.replaceAll(/\{\w+\}/g, '0199a1b2-0000-7000-8000-000000000000');
}

describe('the OpenAPI document', () => {
  it('has exactly the calls of the specification and those added to it, whatever their case', () => {
    const specified = readCalls('specification-calls.json').map(keyOf);
    expect(specified).toHaveLength(132);
    const added = readCalls('added-calls.json').map(keyOf);
    expect([...operations.keys()].sort()).toEqual([...specified, ...added].sort());
  });

  it('asks for what the specification asks for, call by call', () => {
    for (const call of readCalls('specification-calls.json')) {
      const operation = operations.get(keyOf(call));
      const names = operation?.parameters
        .filter((parameter) => 'in' in parameter)
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(call.query));
      expect('multipart/form-data' in (operation?.requestBody?.content ?? {})).toBe(call.multipart);
      const schemes = operation?.security.flatMap((requirement) => Object.keys(requirement));
      expect(schemes).toEqual(
        {
          public: [],
          invitation: [],
          token: ['idToken'],
          workspace: ['idToken', 'workspaceKey'],
          service: ['serviceKey'],
        }[call.auth],
      );
    }
  });

  it('offers every POST, and no other call, a key by which it can be repeated', () => {
    for (const [name, { parameters }] of operations) {
      const hasKey = parameters.some((parameter) => '$ref' in parameter);
      expect(hasKey, name).toBe(name.startsWith('POST '));
    }
  });

  it('points only at what it holds itself', async () => {
    const text = (await server.app.inject('/api/openapi.json')).body;
    const document = JSON.parse(text);
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place));
    expect(references.size).toBeGreaterThan(5);
    for (const place of references) {
      const target = place.split('/').reduce((holder, name) => holder?.[name], document);
      expect(target, place).toBeDefined();
    }
  });

  it('has a page for people, which runs nothing that is not its own', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self';/);
    const shown = await server.app.inject('/api/docs/json');
    expect(shown.json()).toEqual((await server.app.inject('/api/openapi.json')).json());
  });

  it('marks what is not built, and says how much that is', async () => {
    const unbuilt = catalogue.filter(({ call }) => operations.get(keyOf(call))?.['x-not-built']);
    process.stdout.write(`${unbuilt.length} of ${catalogue.length} calls are left to build.\n`);
    await insertUser(server.db, 'platform-paul', { isPlatformAdmin: true });
    for (const { call } of unbuilt.filter(({ call }) => call.who.includes('platformAdministrator'))) {
      const response = await server.call('platform-paul', { method: call.method, url: addressOf(call) });
      expect([keyOf(call), response.json().code]).toEqual([keyOf(call), 'not-built']);
    }
  });
});

describe('every call', () => {
  it.each(catalogue)('$feature.$name asks a stranger who they are, unless it is public', async ({ call }) => {
    const response = await server.app.inject({
      method: call.method,
      url: addressOf(call),
      payload: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    const credential = CALLERS[call.who[0] ?? 'anyone'];
    if (credential !== 'public' && credential !== 'invitation') {
      expect(response.statusCode).toBe(401);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    } else {
      expect(response.statusCode).not.toBe(401);
    }
  });

  it('refuses the wrong kind of caller before it looks at anything else', async () => {
    for (const { call } of catalogue.filter(({ call }) => CALLERS[call.who[0] ?? 'anyone'] === 'token')) {
      if (call.who.includes('signedIn')) continue;
      const response = await server.call('nobody', { method: call.method, url: addressOf(call) });
      expect([keyOf(call), response.json().code]).toEqual([keyOf(call), 'not-onboarded']);
    }
  });

  it('opens the service calls with the service key', async () => {
    const services = catalogue.filter(({ call }) => call.who.includes('service'));
    expect(services.length).toBeGreaterThan(0);
    for (const { call } of services) {
      const headers = { 'x-service-key': SERVICE_KEY };
      const response = await server.app.inject({ method: call.method, url: addressOf(call), headers });
      expect(response.statusCode).not.toBe(401);
    }
  });
});

describe('the public calls', () => {
  it('tell the web what it needs before sign-in', async () => {
    const response = await server.app.inject('/api/config/APP');
    expect(response.json()).toEqual({
      authority: server.authority.issuer,
      clientId: 'prorata-web',
      hasQualifiedDelivery: true,
      helpdesk: '',
      interest: { dayCount: 'ACT/365', rates: { civil: [], commercial: [], tax: [], vat: [] } },
      onboardingEnabled: true,
      providerHint: null,
    });
  });

  it('do not mind an expired token', async () => {
    const token = await server.authority.signToken({}, { expiresIn: -600 });
    const response = await server.app.inject({
      url: '/api/Config/app',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('GET /api/Country', () => {
  it('lists the countries in the language that was asked for, Dutch unless said', async () => {
    const names = async (query: string) => {
      const { items } = (await server.call('anybody', { url: `/api/Country${query}` })).json();
      return items.map(({ name }: { name: string }) => name);
    };
    expect(await names('?lang=fr')).toContain('Belgique');
    expect(await names('')).toContain('België');
  });
});
