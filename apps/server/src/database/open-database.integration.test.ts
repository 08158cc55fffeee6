import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { createPostgresDatabase } from './testing/postgres-databases.ts';

const template = inject('databaseTemplate');

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'prorata-open-'));
});
afterAll(() => rm(dataFolder, { recursive: true }));

it.runIf(template.kind === 'embedded')('makes, migrates and finds again an embedded database', async () => {
  const settings = { databaseUrl: undefined, dataFolder: path.join(dataFolder, 'not', 'there yet') };
  const first = await openDatabase(settings);
  await first.db.insertInto('organizations').values({ id: crypto.randomUUID(), name: 'Kept' }).execute();
  await first.close();
  const second = await openDatabase(settings);
  expect(await second.db.selectFrom('organizations').select('name').execute()).toEqual([{ name: 'Kept' }]);
  await second.close();
});

it.runIf(template.kind === 'postgres')('is migrated once by two servers that start at once', async () => {
  if (template.kind !== 'postgres') return;
  const database = await createPostgresDatabase(template.url, 'template0');
  const servers = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ databaseUrl: database.url, dataFolder })),
  );
  for (const server of servers) {
    expect(await server.db.selectFrom('organizations').selectAll().execute()).toEqual([]);
    await server.close();
  }
  await database.drop();
});

it('fails when there is no such database', async () => {
  const databaseUrl = `postgres://nobody@localhost/nothing?host=${encodeURIComponent(dataFolder)}`;
  await expect(openDatabase({ databaseUrl, dataFolder })).rejects.toThrow(
    'The database could not be reached',
  );
});
