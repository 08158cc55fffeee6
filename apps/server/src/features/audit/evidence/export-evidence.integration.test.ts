import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parseCertificates } from '@prorata/proof/signature/certificates';
import { readStampToken } from '@prorata/proof/signature/time-stamp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTimeStamping } from '../../../adapters/time-stamping.ts';
import { stampedBytes } from '../../../events/ask-for-stamp.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../testing/test-signing-desk.ts';
import { insertTestUsers } from '../../../testing/test-users.ts';
import { unzip } from '../../../testing/unzip.ts';
import type { Tools } from '../../../tools.ts';
import { calculateSampleDossier } from '../../results/testing/calculate-sample-dossier.ts';
import { actingUserFrom } from '../../users/acting-user.ts';
import { findUserBySubject } from '../../users/queries.ts';
import { stampChains } from '../stamps/stamp-chains.ts';
import { exportEvidence } from './export-evidence.ts';
import { signReport } from './testing/evidence-dossier.ts';

let desk: TestSigningDesk;
let server: TestServer;
let dossierId: string;
beforeAll(async () => {
  desk = await startTestSigningDesk(TEST_NOW);
  server = await startTestServer({
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
    TIME_STAMP_URL: `${new URL('/time-stamp', desk.settings.url)}?at=${TEST_NOW.toISOString()}`,
    TIME_STAMP_TRUST_FILE: desk.settings.trustFile,
  });
  const sample = await calculateSampleDossier(server, await insertTestUsers(server.db));
  dossierId = sample.dossierId;
  await signReport(server, desk, sample.url);
});
afterAll(async () => {
  await server.close();
  await desk.close();
});

type Files = Awaited<ReturnType<typeof unzip>>;

async function takeOut(changes: Partial<Pick<Tools, 'timeStamping'>> = {}): Promise<Files> {
  const user = (await findUserBySubject(server.db, 'ann')) ?? expect.fail();
  const action = { actor: actingUserFrom(user), requestId: null, at: TEST_NOW };
  const { content } = await exportEvidence({ ...server.tools, ...changes }, action, dossierId, 'nl');
  return unzip(await buffer(content as Readable));
}

interface ToldEvent {
  readonly type: string;
  readonly sequence: number;
  readonly hash: string;
  readonly values: Readonly<Record<string, { readonly value: unknown }>>;
}

function eventsIn(files: Files): ToldEvent[] {
  const lines = files.get('events.jsonl')?.toString().trim().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line));
}

function contentsOf(files: Files) {
  return JSON.parse(files.get('contents.json')?.toString() ?? '');
}

function stampsIn(files: Files): number[] {
  const names = [...files.keys()].flatMap((name) => /^proofs\/(\d+)\.tst$/.exec(name)?.[1] ?? []);
  return names.map(Number);
}

function sha256Of(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? expect.fail())
    .digest('hex');
}

function listRows() {
  return server.db
    .selectFrom('chainStamps')
    .select(['sequence', 'hash', 'occasion', 'token'])
    .orderBy('sequence')
    .execute();
}

async function endOf(type: string): Promise<number> {
  const events = eventsIn(await takeOut({ timeStamping: undefined }));
  return events.findLast((event) => event.type === type)?.sequence ?? 0;
}

describe('a signature', () => {
  it('asks for one stamp, over the event that closed the dossier', async () => {
    const sequence = await endOf('dossier.sign');
    expect(await listRows()).toMatchObject([{ sequence, occasion: 'signed', token: null }]);
  });
});

describe('an evidence file', () => {
  it('is vouched for by its last event, with its form, its guides and its list of contents', async () => {
    const files = await takeOut();
    const [contents, last] = [contentsOf(files), eventsIn(files).at(-1)];
    expect(last?.type).toBe('evidence.exported');
    expect(last?.values).toMatchObject({
      'after.format': { value: 'prorata-evidence/3' },
      'after.numberOfFiles': { value: contents.files.length },
      'after.sha256': { value: sha256Of(files.get('contents.json')) },
    });
    expect(contents).toMatchObject({
      format: 'prorata-evidence/3',
      attached: {
        'README.txt': sha256Of(files.get('README.txt')),
        'verify.mjs': sha256Of(files.get('verify.mjs')),
      },
    });
  });

  it('carries the stamp over its last event, and all before that there are', async () => {
    const signed = await endOf('dossier.sign');
    const first = await takeOut();
    expect(stampsIn(first)).not.toContain(signed);
    expect(stampsIn(first)).toContain(eventsIn(first).at(-1)?.sequence);
    await stampChains(server.tools);
    const files = await takeOut();
    const head = eventsIn(files).at(-1)?.sequence;
    expect(stampsIn(files)).toEqual(expect.arrayContaining([signed, ...stampsIn(first), head]));
    const authorities = parseCertificates(files.get('proofs/authorities.pem')?.toString() ?? '');
    for (const { sequence, hash } of eventsIn(files)) {
      const token = files.get(`proofs/${sequence}.tst`);
      if (token === undefined) continue;
      const message = stampedBytes({ chainId: dossierId, sequence, hash });
      const trust = { authorities, others: [] };
      const stamp = await readStampToken(token, message, trust, { from: TEST_NOW, until: TEST_NOW });
      expect(stamp.state).toBe('good');
    }
  });

  it('is made without its stamp while the service is away, and the next one carries it', async () => {
    const { trustFile } = desk.settings;
    const away = await takeOut({
      timeStamping: openTimeStamping({ url: 'http://127.0.0.1:9/', trustFile }),
    });
    const missed = eventsIn(away).at(-1)?.sequence ?? 0;
    expect(stampsIn(away)).not.toContain(missed);
    expect((await listRows()).at(-1)).toMatchObject({ sequence: missed, occasion: 'evidence', token: null });
    const soon = new Date(TEST_NOW.getTime() + 60_000);
    await stampChains({ ...server.tools, clock: () => soon });
    expect(stampsIn(await takeOut())).toContain(missed);
  });

  it('asks for no stamp where no service is configured', async () => {
    const before = await listRows();
    const files = await takeOut({ timeStamping: undefined });
    expect(await listRows()).toEqual(before);
    expect(files.has('proofs/authorities.pem')).toBe(false);
    expect(stampsIn(files)).not.toContain(eventsIn(files).at(-1)?.sequence);
  });

  it('takes the older form when fingerprints were erased from its chain', async () => {
    await sql`
      update audit_values set content = content - 'after.sha256'
      where event_id in (select id from audit_events where chain_id = ${dossierId} and type = 'result.signed')`.execute(
      server.db,
    );
    const files = await takeOut();
    expect(contentsOf(files).format).toBe('prorata-evidence/2');
    expect(eventsIn(files).at(-1)?.values['after.format']?.value).toBe('prorata-evidence/2');
  });
});

describe('for the check of an evidence file', () => {
  it('everybody can download the script', async () => {
    const script = await server.app.inject({ url: '/api/Seal/verifier' });
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).toContain('node verify.mjs');
  });

  it('everybody can download the certificates, each once', async () => {
    const trust = await server.app.inject({ url: '/api/Seal/authorities.pem' });
    expect(trust.headers['content-type']).toContain('application/x-pem-file');
    expect(trust.body).toBe(await readFile(desk.settings.trustFile, 'latin1'));
  });
});
