// The register of enterprises on PostgreSQL: loading it against a bare COPY of the same files, looking a number up against a
// bare select by primary key, and what somebody types against the clock; with 20,000 enterprises, 200,000 and 2,000,000.
// REGISTER_SIZES names other sizes. REGISTER_ENGINE=embedded measures the embedded database, which knows no COPY.
import { rm } from 'node:fs/promises';
import { type Connection, connect } from '../apps/server/src/database/connection.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { createPostgresTemplate } from '../apps/server/src/database/testing/postgres-databases.ts';
import { findPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import { findEnterprise, readFound } from '../apps/server/src/features/register/find-enterprise.ts';
import { searchEnterprises } from '../apps/server/src/features/register/search-enterprises.ts';
import { inventEnterprise } from '../packages/demo/src/invented-enterprises.ts';
import { percentile95, timeOf } from './baselines/percentile.ts';
import { copyBare, loadProduct, seconds, writeExtract } from './register/load.ts';
import { startServer, watchMemory } from './register/machine.ts';
import { KINDS_OF_TYPING, typedAt } from './register/typed.ts';
import { tellNotMeasured, WITHOUT_POSTGRES } from './surroundings/tell-not-measured.ts';

const IS_EMBEDDED = process.env['REGISTER_ENGINE'] === 'embedded';
const USUAL_SIZES = IS_EMBEDDED ? '1000,5000,20000,60000' : '20000,200000,2000000';
const SIZES = (process.env['REGISTER_SIZES'] ?? USUAL_SIZES).split(',').map(Number);
const LOOKS = 1_000;
const WARM_UP = 200;
/** Of what is found by a name, as a form does. */
const SHOWN = 10;

/**
 * Over one pool, one round trip each. Looking up and the bare select take turns to come first, and never ask for the same
 * number: neither finds the pages in memory that the other has just read.
 */
async function measureLooks({ db, pool, close }: Connection, size: number) {
  const times = {
    found: [] as number[],
    bare: [] as number[],
    typed: KINDS_OF_TYPING.map(() => [] as number[]),
  };
  const acts = {
    found: (number: string) => findEnterprise(db, number),
    bare: (number: string) => pool.query('select * from register.enterprises where number = $1', [number]),
  };
  for (let place = 0; place < WARM_UP + LOOKS; place += 1) {
    const isKept = place >= WARM_UP;
    const order = place % 2 === 0 ? (['found', 'bare'] as const) : (['bare', 'found'] as const);
    for (const [turn, name] of order.entries()) {
      const { number } = inventEnterprise(((2 * place + turn) * 7919) % size);
      const time = await timeOf(() => acts[name](number));
      if (isKept) times[name].push(time);
    }
    const query = typedAt(place, size);
    const typed = await timeOf(async () => {
      const found = await searchEnterprises(db, { query, column: 'name' }, SHOWN);
      return readFound(db, found, { start: 0, end: SHOWN, without: [] }, []);
    });
    if (isKept) times.typed[place % KINDS_OF_TYPING.length]?.push(typed);
  }
  await close();
  return times;
}

async function measure(serverUrl: string, size: number) {
  const database = await createPostgresTemplate(serverUrl);
  const { file, folder } = await writeExtract(size);
  try {
    const bare = await timeOf(() => copyBare(database.url, folder));
    const product = await timeOf(() => loadProduct(database.url, file));
    process.stdout.write(
      `${size} enterprises: loaded in ${seconds(product)}, ${(product / bare).toFixed(2)} x the bare COPY (${seconds(bare)})\n`,
    );
    return await measureLooks(connect({ url: database.url }), size);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}

async function measureEmbedded(size: number) {
  const { file, folder } = await writeExtract(size);
  try {
    const memory = watchMemory();
    const product = await timeOf(() => loadProduct('', file));
    const loading = memory.stop();
    const { milliseconds, megabytes } = await startServer(folder);
    process.stdout.write(
      `${size} enterprises: loaded in ${seconds(product)} with ${loading} MB at the peak;` +
        ` the server then starts in ${seconds(milliseconds)}, with ${megabytes} MB at the peak\n`,
    );
    return await measureLooks(await openDatabase({ databaseUrl: undefined, dataFolder: folder }), size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const server = IS_EMBEDDED ? undefined : await findPostgresServer();
if (server === undefined && !IS_EMBEDDED) {
  await tellNotMeasured(WITHOUT_POSTGRES);
  process.exit();
}
try {
  let first: { readonly found: number; readonly typed: number } | undefined;
  for (const size of SIZES) {
    const times = IS_EMBEDDED ? await measureEmbedded(size) : await measure(server?.url ?? '', size);
    const [found, bare] = [percentile95(times.found), percentile95(times.bare)];
    const typed = percentile95(times.typed.flat());
    first ??= { found, typed };
    process.stdout.write(
      `  look-up: p95 ${found.toFixed(2)} ms, ${(found / bare).toFixed(2)} x the bare select (${bare.toFixed(2)} ms),` +
        ` ${(found / first.found).toFixed(2)} x the time with ${SIZES[0]}\n` +
        `  typing:  p95 ${typed.toFixed(1)} ms, ${(typed / first.typed).toFixed(2)} x the time with ${SIZES[0]}\n`,
    );
    for (const [kind, name] of KINDS_OF_TYPING.entries()) {
      process.stdout.write(`    ${name}: p95 ${percentile95(times.typed[kind] ?? []).toFixed(1)} ms\n`);
    }
  }
} finally {
  await server?.stop();
}
