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

export async function createPostgresDatabase(
  serverUrl: string,
  template: string,
): Promise<TemporaryDatabase> {
  const name = `prorata_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template} encoding 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
