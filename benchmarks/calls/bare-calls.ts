// What a call costs at least: a Fastify that verifies the token by the published keys, runs the statements that it is told
// and answers with their rows, or with the same content where that is not made of rows. Started as a child process.
import Fastify from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import pg from 'pg';

export interface BareCall {
  readonly statements: readonly {
    readonly name?: string;
    readonly text: string;
    readonly values: unknown[];
  }[];
  /** What is answered instead of the rows. */
  readonly content?: unknown;
}

export interface BareOrder {
  readonly port: number;
  readonly issuer: string;
  readonly audience: string;
  readonly place: pg.PoolConfig;
  readonly calls: Readonly<Record<string, BareCall>>;
}

process.once('message', async ({ port, issuer, audience, place, calls }: BareOrder) => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/keys`));
  const pool = new pg.Pool({ ...place, max: 10 });
  // A database that goes first fails the query that is under way, and nothing else.
  pool.on('error', () => {});
  const app = Fastify();
  for (const [path, { statements, content }] of Object.entries(calls)) {
    app.get(path, async (request) => {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      await jwtVerify(token, keys, { issuer, audience });
      const answers: unknown[] = [];
      for (const statement of statements) answers.push((await pool.query({ ...statement })).rows);
      return content ?? answers;
    });
  }
  app.addHook('onClose', () => pool.end());
  await app.listen({ host: '127.0.0.1', port });
  process.once('SIGTERM', () => void app.close().finally(() => process.exit()));
  process.send?.({ type: 'ready' });
});
// Ctrl+C reaches every process of the terminal. The parent decides: the database must outlive the connections to it.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
