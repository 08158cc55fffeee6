import { startPostgresServer } from '../../apps/server/src/database/testing/postgres-server.ts';
import { OFFICES } from './fill-offices.ts';
import { type Asked, openPlatform, type Platform } from './platform.ts';

/** Times the bare server at any size, and times the first size at a larger one. */
const MOST = { bare: 2, growth: 1.2 };
const ROUNDS = 400;
const WARM_UP = 100;

/**
 * What is asked of the product with so many dossiers, against a bare Fastify that checks the same token and runs the same
 * final SQL. Without a PostgreSQL nothing is measured: the embedded engine is not what serves so many.
 *
 * @param askedFor by its name, what is asked for in a round, of which office.
 */
export async function compareWithBare(
  sizes: readonly number[],
  askedFor: Readonly<Record<string, (round: number) => string>>,
): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const local = given ? undefined : await startPostgresServer();
  const serverUrl = given ?? local?.url;
  if (serverUrl === undefined) {
    process.stdout.write('There is no PostgreSQL here, so nothing was measured.\n');
    return;
  }
  const platforms: Platform[] = [];
  try {
    for (const size of sizes) platforms.push(await openPlatform(serverUrl, size));
    const rounds = Object.entries(askedFor).map(([name, addressOf]) => ({
      name,
      all: Array.from(
        { length: ROUNDS },
        (_, round): Asked => ({ office: 1 + ((round * 37) % OFFICES), address: addressOf(round) }),
      ),
    }));
    for (const platform of platforms) await platform.record(rounds.flatMap(({ all }) => all));
    for (const { name, all } of rounds) tell(name, sizes, await measure(platforms, all));
  } finally {
    for (const platform of platforms) await platform.close();
    await local?.stop();
  }
}

interface Times {
  readonly product: number;
  readonly bare: number;
}

/** Everything in turn, so that whatever else the machine does falls on all alike. */
async function measure(platforms: readonly Platform[], all: readonly Asked[]): Promise<Times[]> {
  const times = platforms.map(() => ({ product: [] as number[], bare: [] as number[] }));
  for (const [round, asked] of [...all.slice(0, WARM_UP), ...all].entries()) {
    for (const [index, platform] of platforms.entries()) {
      const product = await timeOf(() => platform.ask(asked));
      const bare = await timeOf(() => platform.askBare(asked));
      if (round < WARM_UP) continue;
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

function tell(name: string, sizes: readonly number[], measured: readonly Times[]): void {
  for (const [index, { product, bare }] of measured.entries()) {
    const growth = product / (measured[0]?.product ?? product);
    process.stdout.write(
      `${name} with ${sizes[index]}: p95 ${product.toFixed(1)} ms, ${(product / bare).toFixed(2)} x a bare server with the same SQL` +
        ` (${bare.toFixed(1)} ms; at most ${MOST.bare})` +
        `${index === 0 ? '' : `, ${growth.toFixed(2)} x the time with ${sizes[0]} (at most ${MOST.growth})`}\n`,
    );
    if (product / bare > MOST.bare || growth > MOST.growth) process.exitCode = 1;
  }
}
