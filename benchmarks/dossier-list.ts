// The list of dossiers and the search in it, through everything a call has in common, against the same SQL through
// the same driver; with 100,000 dossiers of 200 offices, and with as many more as are asked for
// (`LIST_DOSSIERS=100000,1000000`, which takes minutes to fill). On PostgreSQL, because the embedded engine is not what serves so many.
import { createPostgresTemplate } from '../apps/server/src/database/testing/postgres-databases.ts';
import { startPostgresServer } from '../apps/server/src/database/testing/postgres-server.ts';
import { type Look, lookBare } from './dossiers/bare-list.ts';
import { OFFICES } from './dossiers/fill-offices.ts';
import { openPlatform, type Platform } from './dossiers/platform.ts';

const SIZES = (process.env['LIST_DOSSIERS'] ?? '100000').split(',').map(Number);
/** Times the bare SQL at any size, and times the first size at a larger one. */
const MOST = { bare: 2, growth: 1.2 };
const LOOKS = 400;
const WARM_UP = 100;
/** A defendant's name, two words in any order, a file number, a register number, and a bailiff. */
const TYPED = ['mertens', 'peeters bakk', '2019/4', '0001', 'bailiffc 2018'];

const LOOKED_AT = {
  list: (place: number): Look => ({ office: officeOf(place), typed: null }),
  search: (place: number): Look => ({ office: officeOf(place), typed: TYPED[place % TYPED.length] ?? null }),
};

function officeOf(place: number): number {
  return 1 + ((place * 37) % OFFICES);
}

/** Everything in turn, so that whatever else the machine does falls on all alike. */
async function measure(platforms: readonly Platform[], lookAt: (place: number) => Look) {
  const times = platforms.map(() => ({ product: [] as number[], bare: [] as number[] }));
  for (let place = 0; place < WARM_UP + LOOKS; place += 1) {
    const look = lookAt(place);
    for (const [index, platform] of platforms.entries()) {
      const product = await timeOf(() => platform.look(look));
      const bare = await timeOf(() => lookBare(platform.client, look));
      if (place < WARM_UP) continue;
      times[index]?.product.push(product);
      times[index]?.bare.push(bare);
    }
  }
  return times.map(({ product, bare }) => ({ product: percentile95(product), bare: percentile95(bare) }));
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function percentile95(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function openPlatforms(serverUrl: string): Promise<Platform[]> {
  const platforms: Platform[] = [];
  for (const size of SIZES) {
    const started = performance.now();
    platforms.push(await openPlatform(await createPostgresTemplate(serverUrl), size));
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`${size} dossiers of ${OFFICES} offices, filled in ${seconds} s\n`);
  }
  return platforms;
}

const given = process.env['DATABASE_URL'];
const local = given ? undefined : await startPostgresServer();
const serverUrl = given ?? local?.url;
if (serverUrl === undefined) {
  process.stdout.write('There is no PostgreSQL here, so nothing was measured.\n');
  process.exit();
}
const platforms = await openPlatforms(serverUrl);
try {
  for (const [name, lookAt] of Object.entries(LOOKED_AT)) {
    const measured = await measure(platforms, lookAt);
    for (const [index, { product, bare }] of measured.entries()) {
      const growth = product / (measured[0]?.product ?? product);
      process.stdout.write(
        `${name} with ${SIZES[index]}: p95 ${product.toFixed(1)} ms, ${(product / bare).toFixed(2)} x the bare SQL` +
          ` (${bare.toFixed(1)} ms; at most ${MOST.bare})` +
          `${index === 0 ? '' : `, ${growth.toFixed(2)} x the time with ${SIZES[0]} (at most ${MOST.growth})`}\n`,
      );
      if (product / bare > MOST.bare || growth > MOST.growth) process.exitCode = 1;
    }
  }
} finally {
  for (const platform of platforms) await platform.close();
  await local?.stop();
}
