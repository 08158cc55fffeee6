// `npm run move-database`, with the settings of the server: carries the embedded database of PRORATA_DATA to the PostgreSQL
// that DATABASE_URL names. The embedded one is only brought to the newest shape and stays where it is.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Connection, connect } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { MoveError, moveDatabase, refuseUsedDatabase } from './database/move-database.ts';
import { openDatabase } from './database/open-database.ts';
import { refuseUnfitServer } from './database/refuse-unfit-server.ts';
import { explainFailure } from './explain-failure.ts';
import { createLogger } from './http/log/create-logger.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { readSettings } from './settings.ts';

/** A table is hashed in one go, which the embedded engine takes minutes for when it is large. */
const LONGEST_MILLISECONDS = 60 * 60 * 1000;

let isStopped = false;
for (const sign of ['SIGINT', 'SIGTERM'] as const) process.once(sign, () => (isStopped = true));

try {
  await move();
} catch (error) {
  process.stderr.write(`\n${explainFailure(error)}\n`);
  process.exitCode = 1;
}

async function move(): Promise<void> {
  const { databaseUrl, dataFolder } = readSettings(process.env);
  if (databaseUrl === undefined)
    throw new MoveError('Set DATABASE_URL to the PostgreSQL to which the data go.');
  if (!existsSync(path.join(dataFolder, 'database'))) {
    throw new MoveError(`There is no embedded database in ${dataFolder}. Set PRORATA_DATA to its folder.`);
  }
  const longest = { longestTransactionMilliseconds: LONGEST_MILLISECONDS };
  const from = await openDatabase({ databaseUrl: undefined, dataFolder, ...longest });
  const to = connect({ url: databaseUrl });
  try {
    await makeQueue(from);
    await refuseUnfitServer(to.db);
    await refuseUsedDatabase(from, to);
    await migrate(to.db);
    await makeQueue(to);
    const moved = await moveDatabase(from, to, {
      isStopped: () => isStopped,
      onTable: ({ table, rows }) => rows > 0 && process.stderr.write(`${table}: ${rows} rows\n`),
    });
    const rows = moved.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${rows} rows of ${moved.length} tables are there, each table with the same number and hash of rows as before.\n` +
        `Start the product with this DATABASE_URL; ${dataFolder} still has the files, and the old database until you delete it.\n`,
    );
  } finally {
    await to.close();
    await from.close();
  }
}

/** Its tables are made by the queue itself, in the shape that it needs now. */
async function makeQueue({ pool }: Connection): Promise<void> {
  const queue = await openJobQueue({ pool, logger: createLogger('warn') });
  await queue.close();
}
