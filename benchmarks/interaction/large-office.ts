import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../apps/server/src/database/connection.ts';
import { createPostgresDatabase } from '../../apps/server/src/database/testing/postgres-databases.ts';
import { findPostgresServer } from '../../apps/server/src/database/testing/postgres-server.ts';
import { findFreePorts } from '../../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../../scripts/product.ts';
import { fillDossiers, fillOffices } from '../dossiers/fill-offices.ts';

/** The product as it is started, with the demonstration and an office that has many dossiers more. */
export interface LargeOffice {
  readonly address: string;
  readonly databaseUrl: string;
  readonly close: () => Promise<void>;
}

/** Nothing where there is no PostgreSQL: an office of that size does not work on the embedded database. */
export async function openLargeOffice(subject: string, dossiers: number): Promise<LargeOffice | undefined> {
  const server = await findPostgresServer();
  if (server === undefined) return undefined;
  const database = await createPostgresDatabase(server.url, 'template0');
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
  const product = await startProduct({
    ...(await findFreePorts()),
    dataFolder,
    settings: {
      ...ON_ITS_OWN,
      ...{ DATABASE_URL: database.url, DEMO_DATA: 'true', RATE_LIMIT_PER_MINUTE: '999999' },
    },
  });
  await fill(database.url, subject, dossiers);
  return {
    ...{ address: product.address, databaseUrl: database.url },
    close: async () => {
      await product.stop();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
      await server.stop();
    },
  };
}

/** An office that was invented, with all the dossiers; whoever signs in as the person is its bailiff. */
async function fill(url: string, subject: string, dossiers: number): Promise<void> {
  const connection = connect({ url });
  const client = await connection.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await fillOffices(client);
    await fillDossiers(client, 1, dossiers, 1);
    // Who has not accepted the texts that are in force is shown those and nothing else.
    await client.query(
      `insert into legal_acceptances (id, user_id, organization_id, document, document_version, language)
       select gen_random_uuid(), bench_id('user 1 0'), case when organization_id is null then null else (select organization_id from users where id = bench_id('user 1 0')) end,
         document, document_version, language
       from legal_acceptances where user_id = (select id from users where subject = $1)`,
      [subject],
    );
    await client.query(`update users set subject = subject || ' elsewhere' where subject = $1`, [subject]);
    await client.query(`update users set subject = $1 where id = bench_id('user 1 0')`, [subject]);
  } finally {
    client.release();
    await connection.close();
  }
}
