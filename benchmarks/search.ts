// The search from anywhere, through everything a call has in common, against its SQL alone through the same driver; with 100,000
// dossiers of 200 offices, and with as many more as are asked for (`SEARCH_DOSSIERS=100000,1000000`, which takes minutes to fill).
import { createPostgresTemplate } from '../apps/server/src/database/testing/postgres-databases.ts';
import { startPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import { searchBare } from './dossiers/bare-search.ts';
import { OFFICES } from './dossiers/fill-offices.ts';
import { openPlatform, type Platform } from './dossiers/platform.ts';

const SIZES = (process.env['SEARCH_DOSSIERS'] ?? '100000').split(',').map(Number);
/** Times the bare SQL at any size, and times the first size at a larger one. */
const MOST = { bare: 2, growth: 1.2 };
const LOOKS = 200;
const WARM_UP = 50;
/** A name of many, two words, a creditor, a file number, a register number, a reference, an account and an amount. */
const TYPED = ['mertens', 'peeters bakk', 'bank claes', '2019/4', '0001', 'ref 12', 'BE12 3', '1.250,00'];

async function measure(platform: Platform) {
  const times = { product: [] as number[], bare: [] as number[] };
  for (let place = 0; place < WARM_UP + LOOKS; place += 1) {
    const look = { office: 1 + ((place * 37) % OFFICES), typed: TYPED[place % TYPED.length] ?? '' };
    const product = await timeOf(() => platform.search(look));
    const bare = await timeOf(() => searchBare(platform.client, look));
    if (place < WARM_UP) continue;
    times.product.push(product);
    times.bare.push(bare);
  }
  return { product: percentile95(times.product), bare: percentile95(times.bare) };
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function percentile95(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

const given = process.env['DATABASE_URL'];
const local = given ? undefined : await startPostgresServer();
const serverUrl = given ?? local?.url;
if (serverUrl === undefined) {
  process.stdout.write('There is no PostgreSQL here, so nothing was measured.\n');
  process.exit();
}
let first: number | undefined;
try {
  for (const size of SIZES) {
    const platform = await openPlatform(await createPostgresTemplate(serverUrl), size);
    try {
      const { product, bare } = await measure(platform);
      first ??= product;
      process.stdout.write(
        `search from anywhere with ${size}: p95 ${product.toFixed(1)} ms, ${(product / bare).toFixed(2)} x the bare SQL` +
          ` (${bare.toFixed(1)} ms; at most ${MOST.bare})` +
          `${product === first ? '' : `, ${(product / first).toFixed(2)} x the time with ${SIZES[0]} (at most ${MOST.growth})`}\n`,
      );
      if (product / bare > MOST.bare || product / first > MOST.growth) process.exitCode = 1;
    } finally {
      await platform.close();
    }
  }
} finally {
  await local?.stop();
}
