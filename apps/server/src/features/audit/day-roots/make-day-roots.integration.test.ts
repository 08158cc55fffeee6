import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDossier, insertOffice } from '../../../database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordEvent } from '../../../events/record-event.ts';
import { createLogger } from '../../../http/log/create-logger.ts';
import { LogLines } from '../../../http/testing/test-app.ts';
import type { RootOrder } from '../../../testing/make-roots-until-killed.ts';
import type { Tools } from '../../../tools.ts';
import { readMeasures } from '../../maintenance/read-measures.ts';
import { foldDay } from './leaves.ts';
import { findLastRoot, makeDayRoots } from './make-day-roots.ts';
import { askDatabase } from './sure-time.ts';
import { watchDayRoots } from './watch-day-roots.ts';

const MAKER = path.resolve(import.meta.dirname, '../../../testing/make-roots-until-killed.ts');
const DAY = 86_400_000;

let database: TestDatabase;
let dossier: { readonly id: string; readonly organizationId: string };
let log: LogLines;
/** Moves on from test to test, as roots cannot be taken back; in winter, when a day of Brussels ends at 23:00. */
let now = new Date('2026-11-18T09:00:00.000Z');
beforeAll(async () => {
  database = await openTestDatabase();
  const office = await insertOffice(database.db);
  dossier = { id: await insertDossier(database.db, office), organizationId: office.organizationId };
});
afterAll(() => database.close());
/** Everything is in order: something happened, and yesterday has its root. */
beforeEach(async () => {
  now = later(2);
  await happen(later(-1));
  log = new LogLines();
  await make({ ours: now, database: now, authority: now });
  expect([await newest(), complaints()]).toEqual([dayOf(-1), []]);
});

function later(days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** So many days from now. */
function dayOf(days: number): IsoDate {
  return brusselsDate(later(days));
}

function happen(at: Date): Promise<void> {
  const deed = { actor: { kind: 'system', id: null, name: null }, requestId: null, at } as const;
  return inTransaction(database.db, (trx) =>
    recordEvent(trx, deed, {
      ...{ dossier, type: 'dossier.explanationChanged', subjectId: dossier.id, version: null },
      ...{ before: null, after: { explanation: 'Zo.' } },
    }),
  );
}

interface Clocks {
  readonly ours: Date;
  readonly database: Date;
  /** Absent where none answers. */
  readonly authority?: Date;
}

function make({ ours, database: theirs, authority }: Clocks): Promise<void> {
  const timeStamping: Tools['timeStamping'] = {
    stamp: async () => {
      if (authority === undefined) throw new Error('away');
      return { token: Buffer.from(''), at: authority, authority: 'Somebody' };
    },
    readTrustFile: async () => '',
  };
  const tools = { db: database.db, clock: () => ours, timeStamping, logger: createLogger('info', log) };
  return makeDayRoots(tools, async () => theirs);
}

async function newest(): Promise<IsoDate | undefined> {
  return (await findLastRoot(database.db))?.day;
}

function complaints() {
  return log.parsed().filter(({ level }) => level === 50);
}

describe('a day that is over', () => {
  it.each<[string, () => Clocks]>([
    ['the database', () => ({ ours: later(35), database: now })],
    ['the database alone', () => ({ ours: later(35), database: now, authority: later(35) })],
    ['the authority that stamps', () => ({ ours: later(35), database: later(35), authority: now })],
  ])('is not one that is over by a clock that is ahead, as %s says', async (_, clocks) => {
    await make(clocks());
    expect(await newest()).toBe(dayOf(-1));
    expect(complaints()).toMatchObject([
      { msg: expect.stringContaining('by the clock of this machine alone') },
    ]);
    await make({ ours: later(2), database: later(2) });
    expect(await newest()).toBe(dayOf(1));
  });

  it('waits for a clock that is behind', async () => {
    await make({ ours: later(-5), database: later(1) });
    await make({ ours: later(1), database: later(-5) });
    expect(await newest()).toBe(dayOf(-1));
    await make({ ours: later(1), database: later(1) });
    expect(await newest()).toBe(dayOf(0));
  });
});

describe('the newest root', () => {
  it('is told of when it is too old, or of a day to come', async () => {
    const tools = { db: database.db, logger: createLogger('info', log) };
    const watchAt = (at: Date) => watchDayRoots(tools, async () => at);
    await watchAt(now);
    await watchAt(later(1));
    expect(complaints()).toEqual([]);
    await watchAt(later(2));
    await watchAt(later(-1));
    expect(complaints()).toMatchObject([
      { day: dayOf(-1), msg: expect.stringContaining('too old') },
      { day: dayOf(-1), msg: expect.stringContaining('not over') },
    ]);
  });

  it('is measured by the clock of the database', async () => {
    const end = Date.parse(`${dayOf(-1)}T23:00:00.000Z`);
    const ageByDatabase = async () => ((await askDatabase(database.db)).getTime() - end) / 1000;
    const least = await ageByDatabase();
    const measures = await readMeasures(database.db, now);
    const age = measures.find(({ name }) => name === 'prorata_day_root_age_seconds')?.value;
    // The one counts in smaller parts of a second.
    expect(age).toBeGreaterThan(least - 1);
    expect(age).toBeLessThan((await ageByDatabase()) + 1);
  });
});

describe('a root of a day to come, made while all clocks were ahead', () => {
  it('stays, and lets no other be made until its day is over; the next one covers what happened meanwhile', async () => {
    await make({ ours: later(3), database: later(3) });
    expect(await newest()).toBe(dayOf(2));
    const published = await statements();
    for (const days of [0, 1, 2, 3]) {
      await happen(later(days));
      await make({ ours: later(days), database: later(days), authority: later(days) });
    }
    expect(await statements()).toEqual(published);
    const end = await findEnd();
    expect(await findCovered()).toBeLessThan(end);
    await make({ ours: later(4), database: later(4), authority: later(4) });
    expect([await newest(), await findCovered()]).toEqual([dayOf(3), end]);
    expect((await statements()).slice(0, -1)).toEqual(published);
    // The next test begins when this is over.
    now = later(4);
  });

  async function statements(): Promise<string[]> {
    const roots = await database.db.selectFrom('dayRoots').select('statement').orderBy('day').execute();
    return roots.map(({ statement }) => statement);
  }

  async function findEnd(): Promise<number> {
    const chain = database.db.selectFrom('auditChains').select('lastSequence').where('id', '=', dossier.id);
    return (await chain.executeTakeFirstOrThrow()).lastSequence;
  }

  /** Up to which event the chain is under a root. */
  async function findCovered(): Promise<number> {
    const leaves = database.db
      .selectFrom('dayRootLeaves')
      .select('sequence')
      .where('chainId', '=', dossier.id);
    return (await leaves.orderBy('sequence', 'desc').executeTakeFirstOrThrow()).sequence;
  }
});

describe('a process that is killed while it makes a root', () => {
  async function killAfter(lastStatement: string): Promise<void> {
    const maker = fork(MAKER, { execArgv: [] });
    await once(maker, 'message');
    const order: RootOrder = { address: database.address, now: later(1).toISOString(), lastStatement };
    maker.send(order);
    await once(maker, 'message');
    const ended = once(maker, 'exit');
    maker.kill('SIGKILL');
    await ended;
  }

  it.each([
    ['when its leaves are written', 'insert into day_root_leaves', -1],
    ['when it is written', 'insert into "day_roots"', -1],
    ['before it hears that it is stored', 'commit', 0],
  ])('leaves it whole or not at all: %s', async (_, lastStatement, left) => {
    await happen(now);
    await killAfter(lastStatement);
    expect(await newest()).toBe(dayOf(left));
    await Promise.all([1, 2].map(() => make({ ours: later(2), database: later(2) })));
    const { db } = database;
    const roots = await db
      .selectFrom('dayRoots')
      .select(['day', 'root', 'leaves', 'statement'])
      .where('day', '>=', dayOf(0))
      .orderBy('day')
      .execute();
    expect(roots.map(({ day }) => day)).toEqual([dayOf(0), dayOf(1)]);
    for (const { day, root, leaves, statement } of roots) {
      const { former, ...told } = JSON.parse(statement);
      expect(told).toMatchObject({ day, root, leaves });
      const tree = await foldDay(db, day, former);
      expect([Buffer.from(tree.root).toString('hex'), tree.size]).toEqual([root, leaves]);
    }
    // The root of the day before and the end of the one chain; then nothing but the former root.
    expect(roots.map(({ leaves }) => leaves)).toEqual([2, 1]);
  });
});
