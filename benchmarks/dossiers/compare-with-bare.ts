import { findPostgresServer } from '../../apps/server/src/database/testing/postgres-server.ts';
import { percentile95, timeOf } from '../baselines/percentile.ts';
import { tellNotMeasured, WITHOUT_POSTGRES } from '../surroundings/tell-not-measured.ts';
import { type Asked, openPlatform, type Platform, type Size } from './platform.ts';

/** Times the bare server at any size, and times the first size at a larger one. */
const MOST = { bare: 2, growth: 1.2 };
/**
 * An office has as many dossiers at every size, so that each finds as many of its own, and shows as many, while ten times as many
 * belong to others. It is a large one: most have a few hundred.
 */
const OF_AN_OFFICE = 5_000;
/** Where sizes are compared, what an office of a tenth has is told, too: what it finds and shows is less, so nothing is held to it. */
const OF_A_SMALL_OFFICE = 500;
const ROUNDS = 1_000;
const WARM_UP = 100;
/** As whoever has so many gives it (a quarter of the memory is what PostgreSQL advises): its 128 MB hold the smallest size alone. */
const MEMORY = ['shared_buffers=2GB'];

/**
 * What is asked of the product with so many dossiers, against a bare Fastify that checks the same token and runs the same
 * final SQL. Without a PostgreSQL nothing is measured: the embedded engine is not what serves so many.
 *
 * @param askedFor by its name, what is asked for in a round, of which office.
 */
export async function compareWithBare(
  dossiers: readonly number[],
  askedFor: Readonly<Record<string, (round: number) => string>>,
): Promise<void> {
  const server = await findPostgresServer(MEMORY);
  if (server === undefined) return tellNotMeasured(WITHOUT_POSTGRES);
  const compared: Compared[] = [];
  try {
    for (const size of sizesOf(dossiers)) {
      compared.push({ size, platform: await openPlatform(server.url, size) });
    }
    for (const { size, platform } of compared) {
      await platform.record(Object.values(askedFor).flatMap((addressOf) => roundsOf(size, addressOf)));
    }
    for (const [name, addressOf] of Object.entries(askedFor)) {
      tell(name, compared, await measure(compared, addressOf));
    }
  } finally {
    for (const { platform } of compared) await platform.close();
    await server.stop();
  }
}

interface Compared {
  readonly size: Size;
  readonly platform: Platform;
}

/** The small office comes last: everything else is held to the first. */
function sizesOf(dossiers: readonly number[]): Size[] {
  const sizes = dossiers.map((size) => ({ dossiers: size, offices: Math.ceil(size / OF_AN_OFFICE) }));
  const [first] = dossiers;
  if (first === undefined || dossiers.length === 1) return sizes;
  return [...sizes, { dossiers: first, offices: Math.ceil(first / OF_A_SMALL_OFFICE) }];
}

/** People of so many offices ask, however many there are: whoever asks for the first time in a minute has a signature proven. */
const ASKING = 20;

/** In turn, in no order, from all over the table. */
function roundsOf({ offices }: Size, addressOf: (round: number) => string): Asked[] {
  const apart = Math.max(1, Math.floor(offices / ASKING));
  return Array.from({ length: ROUNDS }, (_, round) => ({
    office: 1 + ((round * 37) % Math.min(ASKING, offices)) * apart,
    address: addressOf(round),
  }));
}

interface Times {
  readonly product: number;
  readonly bare: number;
}

/** Everything in turn, so that whatever else the machine does falls on all alike. */
async function measure(
  compared: readonly Compared[],
  addressOf: (round: number) => string,
): Promise<Times[]> {
  const measured = compared.map(({ size, platform }) => ({
    platform,
    rounds: roundsOf(size, addressOf),
    ...{ product: [] as number[], bare: [] as number[] },
  }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { platform, rounds, product, bare } of measured) {
      const asked = rounds[Math.abs(round)];
      if (asked === undefined) continue;
      const ofProduct = await timeOf(() => platform.ask(asked));
      const ofBare = await timeOf(() => platform.askBare(asked));
      if (round < 0) continue;
      product.push(ofProduct);
      bare.push(ofBare);
    }
  }
  return measured.map(({ product, bare }) => ({
    product: percentile95(product),
    bare: percentile95(bare),
  }));
}

function tell(name: string, compared: readonly Compared[], measured: readonly Times[]): void {
  for (const [index, { product, bare }] of measured.entries()) {
    const size = compared[index]?.size;
    const isOfSmallOffices = index > 0 && size?.dossiers === compared[0]?.size.dossiers;
    const growth = product / (measured[0]?.product ?? product);
    const bound = isOfSmallOffices ? 'offices are a tenth as large' : `at most ${MOST.growth}`;
    process.stdout.write(
      `${name} with ${size?.dossiers} of ${size?.offices} offices: p95 ${product.toFixed(1)} ms,` +
        ` ${(product / bare).toFixed(2)} x a bare server with the same SQL (${bare.toFixed(1)} ms; at most ${MOST.bare})` +
        `${index === 0 ? '' : `, ${growth.toFixed(2)} x the time with ${compared[0]?.size.dossiers} (${bound})`}\n`,
    );
    if (product / bare > MOST.bare || (!isOfSmallOffices && growth > MOST.growth)) process.exitCode = 1;
  }
}
