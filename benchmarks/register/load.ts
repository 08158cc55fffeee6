import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openZip } from '../../apps/server/src/features/register/import/open-archive.ts';
import { writeZip } from '../../apps/server/src/features/register/testing/write-zip.ts';
import { inventEnterprises } from '../../packages/demo/src/invented-enterprises.ts';
import { fullExtract } from '../../packages/demo/src/register-format.ts';

const COLUMNS = { 'code.csv': 4, 'enterprise.csv': 7, 'denomination.csv': 4, 'address.csv': 13 };

/** An extract as a zip, with the files that are loaded lying beside it for the bare COPY. */
export async function writeExtract(size: number): Promise<{ file: string; folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-extract-'));
  const file = path.join(folder, 'full.zip');
  await writeZip(
    file,
    fullExtract({ number: 140, date: '2026-10-30' }, () => inventEnterprises(size)),
  );
  const archive = await openZip(file);
  for (const name of Object.keys(COLUMNS)) {
    await pipeline(archive.read(name), createWriteStream(path.join(folder, name)));
  }
  archive.close();
  return { file, folder };
}

/** The files into tables of text, without an index or a question. */
export async function copyBare(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create schema bare');
  for (const [name, width] of Object.entries(COLUMNS)) {
    const table = `bare.${path.basename(name, '.csv')}`;
    const columns = Array.from({ length: width }, (_, place) => `column_${place} text`);
    await client.query(`create table ${table} (${columns.join(', ')})`);
    await pipeline(
      createReadStream(path.join(folder, name)),
      client.query(copyFrom(`copy ${table} from stdin (format csv, header)`)),
    );
  }
  await client.end();
}

/** As an operator does it; without an address into the embedded database beside the file. */
export async function loadProduct(url: string, file: string): Promise<void> {
  const command = path.resolve(import.meta.dirname, '../../apps/server/src/import-register.ts');
  const settings = { DATABASE_URL: url, PRORATA_DATA: path.dirname(file) };
  const child = fork(command, [file], {
    env: { ...process.env, ...settings },
    execArgv: [],
    silent: true,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The extract could not be loaded.');
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
