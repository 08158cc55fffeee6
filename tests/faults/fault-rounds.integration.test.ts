import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createChance } from '../../apps/server/src/testing/chance.ts';
import { checkProduct } from './support/check-product.ts';
import { Client, RefusedError } from './support/client.ts';
import { FAULTS, type Fault } from './support/faults.ts';
import { openProduct, type Product } from './support/product.ts';
import { RoundWatch } from './support/round-watch.ts';
import { askForJobs, deliverLetters, settle } from './support/settle.ts';
import { PLATFORM, payCase, type Told, walkCase } from './support/walk-case.ts';

/**
 * People open dossiers, invite, file, validate, calculate, sign, send, pay and invoice while something of the product or of the world
 * around it fails. Then all of it is brought up again, and held against what they were told. A run of every check takes a
 * few rounds, the nightly one hundreds.
 */
const SAMPLE = 2;
const ROUNDS = Number(process.env['PRORATA_FAULT_ROUNDS'] ?? SAMPLE);
/** With this one the sample is: the engine killed under a server that lives on, and a power cut. What carries letters is killed in a test of its own. */
const SEED = Number(process.env['PRORATA_FAULT_SEED'] ?? 20_261_860);
/** Only this fault, to look at it. */
const ONLY = process.env['PRORATA_FAULT'];
if (ONLY !== undefined && FAULTS.every(({ name }) => name !== ONLY)) {
  throw new Error(`No fault is called ${ONLY}. There are: ${FAULTS.map(({ name }) => name).join(', ')}.`);
}
const CASES_PER_ROUND = ROUNDS > SAMPLE ? 2 : 1;
/** A case is some twenty acts. */
const ACTS_PER_CASE = 20;
const DISK_MEGABYTES = 400;
/** Where to begin, to repeat what a run has found: it names the life. */
const FIRST_LIFE = Number(process.env['PRORATA_FAULT_LIFE'] ?? 0);
const LOG_CHARACTERS = 2_000;
const PATIENCE_MILLISECONDS = 60_000;
const GIVE_UP_MILLISECONDS = 24 * 60 * 60_000;

const opened: Product[] = [];
afterAll(async () => {
  for (const product of opened.splice(0)) await product.close();
});

interface Life {
  readonly product: Product;
  readonly told: Told[];
  readonly tokens: Map<string, string>;
  readonly chance: () => number;
}

/** A product lives until every fault has happened to it once; the next keeps its files elsewhere. */
async function beginLife(number: number): Promise<Life & { readonly faults: readonly Fault[] }> {
  for (const product of opened.splice(0)) await product.close();
  const chance = createChance(SEED + number);
  const storesIn = number % 2 === 0 ? 'disk' : 'bucket';
  const hasRoomToFill = storesIn === 'disk' && ROUNDS > SAMPLE;
  const product = await openProduct({ storesIn, ...(hasRoomToFill && { diskMegabytes: DISK_MEGABYTES }) });
  opened.push(product);
  const fitting = FAULTS.filter(({ isFor, name }) => (isFor?.(product) ?? true) && (ONLY ?? name) === name);
  const faults = fitting
    .map((fault) => ({ fault, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
  return { product, told: [], tokens: new Map(), chance, faults };
}

interface Played {
  readonly outcome: string;
  /** What no fault explains. */
  readonly wrong: readonly string[];
}

async function playRound(
  { product, told, tokens, chance }: Life,
  fault: Fault,
  name: string,
): Promise<Played> {
  const watch = new RoundWatch();
  const client = new Client(product, watch, tokens);
  const moment = { now: () => new Date(Date.now() + product.clock.aheadMilliseconds) };
  const cases = Array.from({ length: CASES_PER_ROUND }, (_, at): Told => {
    return { name: `${name}-${at}`, filed: [], validated: [] };
  });
  const toPay = told.filter(({ isSent, isPaid, ended }) => isSent && !isPaid && !ended);
  told.push(...cases);
  const walks = cases.map((one) => walk(one, () => walkCase(client, one, moment)));
  const payments = (await listToPay(product, toPay)).map((one) => walk(one, () => payCase(client, one)));

  async function walk(one: Told, go: () => Promise<void>): Promise<void> {
    try {
      await go();
    } catch (error) {
      if (!(error instanceof RefusedError) || !fault.movesClock)
        watch.violations.push(`${one.name}: ${error}`);
      one.ended = String(error);
    }
  }

  const acts = (walks.length * ACTS_PER_CASE + payments.length * 2) * chance() * 0.9;
  await Promise.race([watch.untilAccepted(Math.floor(acts)), Promise.all([...walks, ...payments])]);
  await delay(chance() * 60);
  watch.faultBegins(fault.answers);
  const mend = await fault.begin(product, chance);
  await delay(200 + chance() * 2_000);
  if (fault.movesClock) await spendLater({ product, told, client, watch, walks: [...walks, ...payments] });
  await mend();
  await until(() => isReady(product));
  watch.faultEnds();
  await Promise.all([...walks, ...payments]);
  const waiting = await settle(product);
  const wrong = [...watch.violations, ...waiting.map((one) => `Still waits: ${one}`)];
  wrong.push(...(await checkProduct(product, told)));
  return { outcome: `${watch.accepted} acts accepted, ${watch.inDoubt} in doubt`, wrong };
}

/** While the clock is a month ahead: letters have arrived, terms are over, some are paid, and the month is invoiced. */
async function spendLater({
  product,
  told,
  client,
  watch,
  walks,
}: Pick<Life, 'product' | 'told'> & {
  readonly client: Client;
  readonly watch: RoundWatch;
  readonly walks: readonly Promise<void>[];
}): Promise<void> {
  await Promise.all(walks);
  await settle(product);
  await deliverLetters(product);
  await askForJobs(product, ['close-past-invitations', 'end-contestation-terms']);
  const sent = told.filter(({ isSent, isPaid }) => isSent && !isPaid);
  await until(async () => (await listToPay(product, sent)).length > 0 || sent.length === 0);
  const toPay = await listToPay(product, sent);
  // The others are paid in the rounds that follow, while something else fails.
  for (const one of toPay.slice(0, Math.ceil(toPay.length / 2))) await payCase(client, one);
  const now = new Date(Date.now() + product.clock.aheadMilliseconds);
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  const key = `close ${month} ${watch.accepted}`;
  await client
    .act({ as: PLATFORM, path: '/api/Invoicing/close', key, json: { month } })
    .catch((error: unknown) => {
      if (!(error instanceof RefusedError) || error.code !== 'month-closed') throw error;
    });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MILLISECONDS;
  while (!(await isSo()) && performance.now() < end) await delay(100);
}

/** An engine that was killed comes back by itself, in its time. */
async function isReady({ address }: Product): Promise<boolean> {
  const answer = await fetch(`${address}/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

function listToPay(product: Product, told: readonly Told[]): Promise<Told[]> {
  return product.inDatabase(async ({ db }) => {
    const rows = await db.selectFrom('dossiers').select('id').where('status', '=', 'ToPay').execute();
    return told.filter(({ dossierId }) => rows.some(({ id }) => id === dossierId));
  });
}

it('loses nothing, doubles nothing and tells no untruth, whatever fails', {
  timeout: GIVE_UP_MILLISECONDS,
}, async () => {
  const played = new Map<string, number>();
  const leftOut = new Set<string>();
  const wrong: string[] = [];
  let round = 0;
  for (let number = FIRST_LIFE; round < ROUNDS; number += 1) {
    const { faults, ...life } = await beginLife(number);
    const { smallDiskRefused } = life.product;
    if (smallDiskRefused !== undefined) leftOut.add(`disk full (${smallDiskRefused})`);
    // Both places of the files were had by then.
    if (played.size === 0 && faults.length === 0 && number > FIRST_LIFE)
      throw new Error(
        `Nothing can be played here: ${ONLY}; left out: ${[...leftOut].join(', ') || 'nothing'}`,
      );
    for (const fault of faults.slice(0, ROUNDS - round)) {
      round += 1;
      const found = await tellRound(life, fault, { round, life: number });
      played.set(fault.name, (played.get(fault.name) ?? 0) + 1);
      wrong.push(...found);
      // What is wrong stays wrong: the next round begins with a product that is whole.
      if (found.length > 0) break;
    }
  }
  const counted = [...played].map(([name, count]) => `${name} ${count}`).join(', ');
  const missing = leftOut.size === 0 ? '' : `; left out: ${[...leftOut].join(', ')}`;
  console.info(`${round} rounds (seed ${SEED}): ${counted}${missing}`);
  expect(wrong).toEqual([]);
});

/** Plays a round and says how it went. */
async function tellRound(
  life: Life,
  fault: Fault,
  { round, life: number }: { readonly round: number; readonly life: number },
): Promise<string[]> {
  const { engine, storesIn } = life.product;
  const startedAt = performance.now();
  const { outcome, wrong } = await playRound(life, fault, `r${round}`).catch((error: unknown) => {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { outcome: 'it did not end', wrong: [told] };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const place = `round ${round} of ${ROUNDS}, ${engine}, ${storesIn}, life ${number} of seed ${SEED}: ${fault.name}`;
  console.info(`${place}; ${outcome}; ${seconds} s`);
  if (wrong.length === 0) return [];
  const log = life.product.readLog();
  const lines = log.split('\n');
  const errors = lines.filter((line) => line.startsWith('{"level":50'));
  const requests = wrong.flatMap((one) => /"requestId":"([\w-]+)"/.exec(one)?.[1] ?? []);
  const answers = lines.filter((line) => requests.some((id) => line.includes(id)));
  console.error([...wrong, ...answers, ...errors.slice(-5), log.slice(-LOG_CHARACTERS)].join('\n'));
  return wrong.map((one) => `${place}: ${one}`);
}
