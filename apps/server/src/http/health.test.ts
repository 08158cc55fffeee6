import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

let app: Awaited<ReturnType<typeof createTestApp>>;
afterEach(() => app.close());

describe('health', () => {
  it('lives and is ready while the database answers', async () => {
    app = await createTestApp({ callTable: {} });
    expect((await app.inject('/health')).json()).toEqual({ status: 'alive' });
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('lives but is not ready without a database, and does not say why', async () => {
    app = await createTestApp({
      callTable: {},
      checkDatabase: () => Promise.reject(new Error('password authentication failed for user "prorata"')),
    });
    expect((await app.inject('/health')).statusCode).toBe(200);
    const response = await app.inject('/ready');
    expect(response.json()).toMatchObject({ status: 503, code: 'service-unavailable' });
    expect(response.body).not.toContain('password');
  });

  it('is not ready while no file can be stored', async () => {
    app = await createTestApp({
      callTable: {},
      checkStorage: () => Promise.reject(new Error('ENOSPC: no space left on device, write')),
    });
    expect((await app.inject('/ready')).json()).toMatchObject({ status: 503, code: 'service-unavailable' });
  });
});
