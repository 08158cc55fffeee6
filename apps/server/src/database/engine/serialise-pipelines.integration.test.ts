import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { makeSocketFolder, serveOverSocket } from './socket-server.ts';

let folder: string;
let pool: pg.Pool;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await openEmbeddedPostgres({});
  folder = await makeSocketFolder();
  const stop = await serveOverSocket(database, folder);
  pool = new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max: 10 });
  close = async () => {
    await pool.end();
    await stop();
    await database.close();
  };
});
afterAll(() => close());

/** Gathers queries of nine clients behind the transaction of a tenth, and lets them go at once. */
async function queryBehindTransaction<T>(ask: (client: number) => Promise<T>): Promise<T[]> {
  const holder = await pool.connect();
  await holder.query('begin');
  const asked = Promise.all(Array.from({ length: 9 }, (_, client) => ask(client)));
  // A query on a connection of its own is written before this one is answered.
  await holder.query('select pg_sleep(0.02)');
  await holder.query('commit');
  holder.release();
  return asked;
}

describe('clients of the embedded engine', () => {
  it('each get the rows of their own query', async () => {
    for (let round = 0; round < 20; round += 1) {
      const answers = await queryBehindTransaction(async (client) => {
        const { rows } = await pool.query(`select $1::text || ' asked for ${client}' as answer`, [
          `${client}`,
        ]);
        return rows[0]?.answer;
      });
      expect(answers).toEqual(answers.map((_, client) => `${client} asked for ${client}`));
    }
  });

  it('do so too when some of the queries are wrong', async () => {
    for (let round = 0; round < 20; round += 1) {
      const answers = await queryBehindTransaction(async (client) => {
        if (client % 3 === 0)
          return pool.query('select 1 / $1::int', [0]).catch((error: Error) => error.message);
        if (client % 3 === 1)
          return pool.query(`select ${client} as answer`).then(({ rows }) => rows[0]?.answer);
        return pool.query('select $1::int as answer', [client]).then(({ rows }) => rows[0]?.answer);
      });
      expect(answers).toEqual(answers.map((_, client) => (client % 3 === 0 ? 'division by zero' : client)));
    }
  });

  it.each([
    ['a query', 'select $1::text', ''],
    ['a query that is wrong', 'select nonsense from nowhere', ''],
    ['a query in a transaction', 'select $1::text', 'begin'],
    ['a query that is wrong in a transaction', 'select nonsense from nowhere', 'begin'],
  ])('go on when one is gone in the middle of %s', async (_name, sql, before) => {
    const socket = connectSocket(path.join(folder, '.s.PGSQL.5432'));
    for (const message of [startMessage(), queryMessage(before), parseMessage(sql)]) {
      socket.write(message);
      await once(socket, 'data');
    }
    socket.destroy();
    for (let count = 0; count < 3; count += 1) {
      const { rows } = await pool.query('select $1::int as answer', [42]);
      expect(rows).toEqual([{ answer: 42 }]);
    }
  });
});

function startMessage(): Buffer {
  const body = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  return Buffer.concat([int32(body.length + 4), body]);
}

function queryMessage(sql: string): Buffer {
  const body = Buffer.from(`${sql}\0`);
  return Buffer.concat([Buffer.from('Q'), int32(body.length + 4), body]);
}

/** Parse, and a flush that makes the engine answer at once; the rest of the query never comes. */
function parseMessage(sql: string): Buffer {
  const body = Buffer.concat([Buffer.from(`\0${sql}\0`), Buffer.from([0, 0])]);
  return Buffer.concat([Buffer.from('P'), int32(body.length + 4), body, Buffer.from('H'), int32(4)]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
