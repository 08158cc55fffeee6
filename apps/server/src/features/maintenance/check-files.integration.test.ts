import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../scripts/free-ports.ts';
import { openS3Storage } from '../../adapters/s3-storage.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import {
  type CalculatedDossier,
  insertCalculatedDossier,
  markAsSigned,
} from '../results/testing/calculated-dossier.ts';
import { checkFiles } from './check-files.ts';

let server: TestServer;
let cast: TestUsers;
let dossier: CalculatedDossier;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  dossier = await insertCalculatedDossier(server, cast);
});

async function placeOfReport(): Promise<{ id: string; place: string }> {
  const { id, storageKey } = await server.db
    .selectFrom('calculationResults')
    .innerJoin('files', 'files.id', 'pdfFileId')
    .select(['files.id', 'storageKey'])
    .where('calculationResults.id', '=', dossier.resultId)
    .executeTakeFirstOrThrow();
  return { id, place: path.join(server.tools.settings.dataFolder, storageKey) };
}

async function answerOf(method: 'GET' | 'POST', what: string, payload = {}) {
  const response = await server.call('ann', {
    method,
    url: `${dossier.url}/${what}`,
    ...(method === 'POST' && { payload }),
  });
  return { status: response.statusCode, code: response.json().code, sha256: response.json().sha256 };
}

describe('a report that was exchanged in storage', () => {
  it('is not shown, handed over to be signed or sent, and sets off the alarm', async () => {
    const { place } = await placeOfReport();
    await writeFile(place, '%PDF-1.7 other amounts');
    const refused = { status: 502, code: 'file-damaged' };
    expect(await answerOf('GET', 'file')).toMatchObject(refused);
    const { sha256: signedOff } = await answerOf('POST', 'getSigningUrl', { allowOlder: true });
    expect(
      await answerOf('POST', 'getSigningUrl', {
        ...{ allowOlder: true, signedOff },
        consultation: { sources: ['centralFile'] },
      }),
    ).toMatchObject(refused);
    await markAsSigned(server, cast, dossier);
    expect(await answerOf('POST', 'send')).toMatchObject(refused);
    const { status } = await server.db
      .selectFrom('dossiers')
      .select('status')
      .where('id', '=', dossier.dossierId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('Signed');
    const alarms = server.log.parsed().filter(({ msg }) => msg === 'a stored file is damaged');
    expect(alarms).toHaveLength(3);
    expect(alarms[0]).toMatchObject({ level: 50, err: { type: 'DamagedFileError' } });
  });
});

describe('the nightly comparison', () => {
  it('records how many files it saw, and each one that is not what was stored', async () => {
    const { id, place } = await placeOfReport();
    await truncate(place, 10);
    await checkFiles(server.tools);
    const check = await server.db
      .selectFrom('fileChecks')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { count } = await server.db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(check.numberOfFiles).toBe(Number(count));
    const damaged = await server.db
      .selectFrom('damagedFiles')
      .select(['fileId', 'fault'])
      .where('checkId', '=', check.id)
      .execute();
    expect(damaged).toContainEqual({ fileId: id, fault: 'altered' });
  });

  it('ends with a sentence while the store is away, and takes no file for damaged', async () => {
    const storage = openS3Storage({
      ...{ url: `http://localhost:${await findFreePort()}`, bucket: 'prorata', region: 'us-east-1' },
      ...{ accessKeyId: 'nobody', secretAccessKey: 'there', lockDays: undefined },
    });
    const countChecks = async () => (await server.db.selectFrom('fileChecks').select('id').execute()).length;
    const [checks, lines] = [await countChecks(), server.log.lines.length];
    await checkFiles({ ...server.tools, storage });
    expect(await countChecks()).toBe(checks);
    expect(server.log.parsed().slice(lines)).toMatchObject([
      {
        level: 40,
        msg: 'the files could not all be checked: their store is away',
        err: { type: 'StorageUnreachableError' },
      },
    ]);
  });
});
