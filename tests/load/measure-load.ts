import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../../apps/server/src/database/connection.ts';
import type { Account, Order, Written } from './orders.ts';
import type { Platform } from './platform.ts';

/** Of all users; the others are creditors with a code. */
const IN_OFFICES = 0.6;
/** Between two steps: a busy person reads, thinks and types. */
const THINK_MILLISECONDS = { least: 2_000, most: 8_000 };
/** With one code. */
const STEPS_OF_A_CREDITOR = 6;
/** In each quarter of a run the heap is cleaned so often, to see what is held. */
const CLEANED_IN_A_QUARTER = 2;

export interface Load {
  readonly users: number;
  readonly seconds: number;
  /** In a hurry a few are as busy as many. */
  readonly thinkMilliseconds?: Order['thinkMilliseconds'];
}

export interface Sample {
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  readonly delayMilliseconds: number;
  readonly processorSeconds: number;
  readonly atSeconds: number;
}

export interface Run extends Load {
  readonly account: Account;
  readonly samples: readonly Sample[];
  /** What was answered as written, and is not there. */
  readonly lost: readonly string[];
}

/** So many users at once, for so long. */
export async function measureLoad(on: Platform, load: Load): Promise<Run> {
  const { users, seconds, thinkMilliseconds = THINK_MILLISECONDS } = load;
  const inOffices = Math.round(users * IN_OFFICES);
  const creditors = users - inOffices;
  const secondsForOne = (STEPS_OF_A_CREDITOR * thinkMilliseconds.least) / 1_000;
  const codes = await on.takeCodes(creditors * Math.ceil(seconds / secondsForOne + 1));
  const child = fork(path.join(import.meta.dirname, 'users.ts'), { execArgv: [] });
  await once(child, 'message');
  const { address, people } = on;
  child.send({ address, people, codes, seconds, inOffices, creditors, thinkMilliseconds } satisfies Order);
  const told = once(child, 'message').then(([account]) => account as Account);
  const samples: Sample[] = [];
  let isOver = false;
  told.finally(() => {
    isOver = true;
  });
  const secondsUntilCleaned = seconds / (4 * CLEANED_IN_A_QUARTER);
  for (let cleaned = 0; !isOver; ) {
    const sample = await sampleOf(on);
    samples.push(sample);
    if (sample.atSeconds - (samples[0]?.atSeconds ?? 0) >= (cleaned + 1) * secondsUntilCleaned) {
      on.collectGarbage();
      cleaned += 1;
    }
    await Promise.race([wait(1_000), told]);
  }
  const account = await told;
  return { ...load, account, samples, lost: await findLost(on.connection, account) };
}

async function sampleOf(on: Platform): Promise<Sample> {
  const metrics = await on.readMetrics();
  const of = (name: string) => metrics.get(name) ?? Number.NaN;
  return {
    residentMegabytes: of('process_resident_memory_bytes') / 2 ** 20,
    heapMegabytes: of('nodejs_heap_size_used_bytes') / 2 ** 20,
    delayMilliseconds: of('nodejs_eventloop_lag_p99_seconds') * 1_000,
    processorSeconds: of('process_cpu_seconds_total'),
    atSeconds: performance.now() / 1_000,
  };
}

/** What was answered as written, and by which column it is found again. */
async function findLost({ db }: Connection, { written }: Account): Promise<string[]> {
  const found = {
    notes: await db.selectFrom('notes').select('body as mark').execute(),
    tasks: await db.selectFrom('tasks').select('body as mark').execute(),
    statements: await db.selectFrom('statements').select('id as mark').execute(),
    documents: await db.selectFrom('documents').select('id as mark').execute(),
    calculationResults: await db.selectFrom('calculationResults').select('id as mark').execute(),
  } satisfies Record<Written, unknown>;
  return Object.entries(found).flatMap(([table, rows]) => {
    const marks = new Set(rows.map(({ mark }) => mark));
    const lost = written[table as Written].filter((mark) => !marks.has(mark));
    return lost.map((mark) => `${table} ${mark}`);
  });
}
