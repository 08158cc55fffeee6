import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
// Also for its word on what is provided to tests.
import type { DatabaseTemplate } from '../../apps/server/src/database/testing/database-template.ts';
import { openTestDatabase } from '../../apps/server/src/database/testing/test-database.ts';
import { judgeLoad } from './judge-load.ts';
import { measureLoad } from './measure-load.ts';
import { type Platform, startPlatform } from './platform.ts';

/** A sample of what `npm run nightly` does with hundreds: few, in a hurry, and for some seconds. */
const LOAD = { users: 12, seconds: 8, thinkMilliseconds: { least: 300, most: 1_200 } };
const SIZE = { dossiers: 1_200, offices: 6, officesAtWork: 3 };

const { kind }: DatabaseTemplate = inject('databaseTemplate');

describe.runIf(kind === 'postgres')('people of offices and creditors at once', () => {
  let platform: Platform;
  beforeAll(async () => {
    const database = await openTestDatabase();
    if (!('url' in database.address)) throw new Error('This is no PostgreSQL.');
    platform = await startPlatform({ url: database.address.url, drop: database.close }, SIZE);
  });
  afterAll(() => platform.close());

  it('see no failure, and find again what they were told is written', async () => {
    const run = await measureLoad(platform, LOAD);
    expect(judgeLoad(run, undefined)).toEqual([]);
    const { notes, tasks, statements, documents } = run.account.written;
    expect([...notes, ...tasks].length).toBeGreaterThan(0);
    expect(statements.length).toBeGreaterThan(0);
    expect(documents.length).toBeGreaterThan(0);
  });
});
