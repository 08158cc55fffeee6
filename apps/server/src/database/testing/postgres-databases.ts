import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect } from '../connection.ts';
import { fillTemplate } from './fill-template.ts';

/** A database on a PostgreSQL server that lives as long as a test needs it. */
export interface TemporaryDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

export async function createPostgresTemplate(serverUrl: string): Promise<TemporaryDatabase> {
  const database = await createPostgresDatabase(serverUrl, 'template0');
  const connection = connect({ url: database.url });
  try {
    await fillTemplate(connection);
  } finally {
    await connection.close();
  }
  return database;
}

/** An empty, migrated database. Whoever drops the template drops what was copied from it. */
export async function copyPostgresTemplate(serverUrl: string, template: string): Promise<TemporaryDatabase> {
  return create(serverUrl, template, `${template}_${randomUUID().slice(0, 8)}`);
}

export async function dropPostgresTemplate(serverUrl: string, template: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1) order by datname desc',
      [template],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

export async function createPostgresDatabase(
  serverUrl: string,
  template: string,
): Promise<TemporaryDatabase> {
  return create(serverUrl, template, `prorata_test_${randomUUID().replaceAll('-', '')}`);
}

async function create(serverUrl: string, template: string, name: string): Promise<TemporaryDatabase> {
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} encoding 'UTF8'`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () =>
      onServer(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
