import type { FastifyInstance } from 'fastify';
import { openIdentityKeys } from '../../adapters/identity-keys.ts';
import { type AppParts, createApp } from '../create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { CLIENT_ID } from './test-authority.ts';

/** A port on which nothing listens: port 1 is reserved. */
const NOWHERE = 'http://127.0.0.1:1';

export const SERVICE_KEY = 'the-service-key-of-the-tests-0123456789';

/** Any code opens an invitation. */
export const EVERY_CODE = {
  findInvitation: async () => ({ id: '0199a1b2-0000-7000-8000-00000000c0de', name: null }),
  codeAttempts: { recordWrong: async () => undefined },
  findOrganizationWith: async () => undefined,
  findKeyHolder: async () => undefined,
};

/** The lines that the server logs, to read them back. */
export class LogLines {
  readonly lines: string[] = [];

  write(line: string): void {
    this.lines.push(line);
  }

  get text(): string {
    return this.lines.join('');
  }

  parsed(): Record<string, unknown>[] {
    return this.lines.map((line) => JSON.parse(line));
  }
}

/** The web server with a contract and handlers of the test's own; nobody is known and nothing is logged unless told. */
export function createTestApp(
  parts: Partial<AppParts> & Pick<AppParts, 'callTable'>,
  authority: string = NOWHERE,
): Promise<FastifyInstance> {
  return createApp({
    routes: [],
    hooks: [],
    authentication: {
      identityKeys: openIdentityKeys({ authority, cooldownMs: 0 }),
      clientId: CLIENT_ID,
      serviceKey: SERVICE_KEY,
      findSignedIn: async () => ({ user: undefined, hasSignedOut: false }),
      ...EVERY_CODE,
    },
    clock: () => new Date(),
    answerOnce: async (_, carryOut) => ({ answer: await carryOut(async () => {}), isRepeat: false }),
    checkDatabase: async () => {},
    checkStorage: async () => {},
    checkDisks: async () => {},
    metrics: undefined,
    webFolder: '/nowhere',
    publicOrigin: 'http://localhost:3100',
    isProduction: false,
    trustedProxies: [],
    // No minute ends in the middle of a test.
    limitClock: () => 0,
    rateLimits: { requestsPerMinute: 10_000, invitationRequestsPerMinute: 10_000 },
    logger: createLogger('silent'),
    ...parts,
  });
}
