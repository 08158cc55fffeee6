// What a call costs at least: a Fastify that verifies the token by the published keys, runs the statements that it is told
// and answers with their rows. Started as a child process.
import Fastify from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import pg from 'pg';

interface Order {
  readonly port: number;
  readonly issuer: string;
  readonly audience: string;
  readonly place: pg.PoolConfig;
  readonly calls: Readonly<
    Record<string, readonly { readonly name?: string; readonly text: string; readonly values: unknown[] }[]>
  >;
}

process.once('message', async ({ port, issuer, audience, place, calls }: Order) => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/keys`));
  const pool = new pg.Pool({ ...place, max: 10 });
  const app = Fastify();
  for (const [path, statements] of Object.entries(calls)) {
    app.get(path, async (request) => {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      await jwtVerify(token, keys, { issuer, audience });
      const answers: unknown[] = [];
      for (const statement of statements) answers.push((await pool.query({ ...statement })).rows);
      return answers;
    });
  }
  await app.listen({ host: '127.0.0.1', port });
  process.send?.({ type: 'ready' });
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
