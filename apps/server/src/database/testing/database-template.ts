import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../connection.ts';
import { openEmbeddedPostgres } from '../engine/embedded-postgres.ts';
import { makeSocketFolder, serveOverSocket } from '../engine/socket-server.ts';
import { readMigrations } from '../migrate.ts';
import { fillTemplate } from './fill-template.ts';
import { createPostgresTemplate, dropPostgresTemplate } from './postgres-databases.ts';

/** A migrated, empty database from which each test file gets its own copy. */
export type DatabaseTemplate =
  | { readonly kind: 'embedded'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly name: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** Runs before all integration tests: on PostgreSQL when DATABASE_URL names one, else on the embedded engine. */
export default async function prepareTemplate(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    const template = await createPostgresTemplate(url);
    project.provide('databaseTemplate', { kind: 'postgres', url, name: template.name });
    return () => dropPostgresTemplate(url, template.name);
  }
  const file = await findOrMakeFile(path.join(project.config.root, '.cache'));
  project.provide('databaseTemplate', { kind: 'embedded', file });
  return undefined;
}

async function findOrMakeFile(folder: string): Promise<string> {
  const file = path.join(folder, `database-template-${await templateKey()}.tar`);
  await mkdir(folder, { recursive: true });
  if (existsSync(file)) return file;
  await removeOldTemplates(folder);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await makeTemplate());
  await rename(unfinished, file);
  return file;
}

/** Another test run may be working with a younger one. */
async function removeOldTemplates(folder: string): Promise<void> {
  for await (const found of glob('database-template-*', { cwd: folder })) {
    const file = path.join(folder, found);
    const madeAt = (await stat(file)).mtimeMs;
    if (Date.now() - madeAt > MILLISECONDS_PER_DAY) await rm(file, { force: true });
  }
}

/** What the template's bytes depend on. */
async function templateKey(): Promise<string> {
  const versions = await Promise.all(['@electric-sql/pglite', 'pg-boss'].map(versionOf));
  const parts = [process.version, ...versions, await readMigrations()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

async function versionOf(name: string): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(name);
  return JSON.parse(await readFile(path.join(path.dirname(entry), '..', 'package.json'), 'utf8')).version;
}

async function makeTemplate(): Promise<Buffer> {
  const database = await openEmbeddedPostgres({});
  const socketFolder = await makeSocketFolder();
  const stop = await serveOverSocket(database, socketFolder);
  const connection = connect({ socketFolder });
  try {
    await fillTemplate(connection);
    await connection.close();
    return Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  } finally {
    await stop();
    await database.close();
  }
}
