import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EventType } from '@prorata/contract/audit/events';
import {
  CODES,
  type Finding,
  inWords,
  LANGUAGES,
  type Outside,
  verifyEvidence,
} from '@prorata/documents/verifier';
import type { FileVerdict } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { openTimeStamping } from '../../../adapters/time-stamping.ts';
import { insertFile } from '../../../database/insert-file.ts';
import { newId } from '../../../database/new-id.ts';
import { insertDossier, SOME_SHA256 } from '../../../database/testing/insert-rows.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import { recordEvent } from '../../../events/record-event.ts';
import { digestValues, hashOfEvent } from '../../../events/seal-event.ts';
import { formOf } from '../../../http/testing/form.ts';
import { insertUser } from '../../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../../testing/test-users.ts';
import { unzip } from '../../../testing/unzip.ts';
import { settleDelivery } from '../../delivery/settle-delivery.ts';
import { storeReport } from '../../delivery/store-report.ts';
import { calculateSampleDossier } from '../../results/testing/calculate-sample-dossier.ts';
import { activePdf, pdfOf } from '../../uploads/testing/sample-files.ts';
import { makeDayRoots } from '../day-roots/make-day-roots.ts';
import { stampDayRoots } from '../day-roots/stamp-day-roots.ts';
import { VERIFIER } from './export-evidence.ts';

const DAY = 86_400_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);

let desk: TestSigningDesk;
let server: TestServer;
let cast: TestUsers;
let dossierId: string;
/** What lies there until the dossier is closed. */
let tray: Readonly<Record<'invoice' | 'signed' | 'waiting' | 'infected' | 'lost' | 'placed', string>>;
/** One that arrived, and one of which nothing was reported. */
let deliveries: { readonly delivered: string; readonly silent: string };
/** As it was taken out the day after everything happened. */
let exported: Buffer;

beforeAll(async () => {
  desk = await startTestSigningDesk(TEST_NOW);
  server = await startTestServer({
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
    TIME_STAMP_URL: stampUrl(later(1)),
    TIME_STAMP_TRUST_FILE: desk.settings.trustFile,
  });
  cast = await insertTestUsers(server.db);
  const dossier = await calculateSampleDossier(server, cast);
  dossierId = dossier.dossierId;
  tray = {
    invoice: await layDown('factuur.pdf'),
    signed: await layDown('ondertekend.pdf', activePdf()),
    waiting: await layDown('wacht.pdf', Buffer.concat([activePdf(), Buffer.from('\n')])),
    infected: await layDown('virus.pdf', pdfOf('a virus')),
    lost: await layDown('weg.pdf', pdfOf('soon gone')),
    placed: await layDown('geplaatst.pdf', pdfOf('put in its place')),
  };
  // The documents of the sample are rows without bytes.
  const { storageKey, sha256, sizeBytes } = await server.storage.store(pdfOf('a sample'));
  const bytes = server.db.updateTable('files').set({ storageKey, sha256, sizeBytes });
  await bytes.where('sha256', '=', SOME_SHA256).execute();
  // And nobody told of them.
  const documents = server.db
    .selectFrom('documents')
    .select(['id', 'fileName'])
    .where('dossierId', '=', dossierId);
  for (const { id, fileName } of await documents.execute()) {
    await happen('document.added', id, { fileName, sha256 });
  }
  await signReport(dossier.url);
  const consultation = { sources: ['centralFile'] };
  await server.call('ann', { method: 'POST', url: `${dossier.url}/send`, payload: { consultation } });
  const letters = server.db
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', dossierId)
    .orderBy('id');
  const [delivered, silent] = await letters.execute();
  deliveries = { delivered: delivered?.id ?? '', silent: silent?.id ?? '' };
  for (const status of ['Sent', 'Dropped', 'Delivered'] as const) await arrive(deliveries.delivered, status);
  await makeRoots(1);
  exported = await takeOut();
});
afterAll(async () => {
  await server.close();
  await desk.close();
});

function stampUrl(at: Date, act = 'honest'): string {
  const url = new URL('/time-stamp', desk.settings.url);
  url.search = new URLSearchParams({ at: at.toISOString(), act }).toString();
  return url.href;
}

/** Gives the id of the file that lies in the tray. */
async function layDown(name: string, content: Buffer = pdfOf()): Promise<string> {
  const response = await server.call('ann', {
    method: 'POST',
    url: `/api/Dossier/${dossierId}/LooseDocument`,
    ...(await formOf({ file: new File([Uint8Array.from(content)], name) })),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

const BY_SYSTEM = { actor: { kind: 'system', id: null, name: null }, requestId: null } as const;

/** What a feature tells when it does something. */
function happen(type: EventType, subjectId: string, after: object, at = TEST_NOW): Promise<void> {
  const dossier = { id: dossierId, organizationId: cast.own.id };
  return inTransaction(server.db, (trx) =>
    recordEvent<EventType, object, object>(
      trx,
      { ...BY_SYSTEM, at },
      {
        ...{ dossier, type, subjectId, before: null, after, version: null },
      },
    ),
  );
}

/** As when the post reports on a letter. */
async function arrive(deliveryId: string, status: 'Sent' | 'Dropped' | 'Delivered'): Promise<void> {
  await settleDelivery(server.tools, deliveryId, (trx, delivery) =>
    storeReport(
      trx,
      delivery,
      { status, detail: null, occurredAt: TEST_NOW, eventId: `${deliveryId} ${status}`, isTakenOver: true },
      TEST_NOW,
    ),
  );
}

async function signReport(url: string): Promise<void> {
  const ask = async (signedOff?: string) =>
    (
      await server.call('ann', {
        method: 'POST',
        url: `${url}/getSigningUrl`,
        payload: {
          isTariffConfirmed: true,
          consultation: { sources: ['centralFile'] },
          ...(signedOff && { signedOff }),
        },
      })
    ).json();
  const told = await ask();
  const visit = told.url ? told : await ask(told.sha256);
  await desk.visit(visit.url, 'honest');
  await server.call('ann', { method: 'POST', url: `${url}/getSignedDocument` });
}

/** What the night does, so many days later. */
async function makeRoots(days: number, act = 'honest'): Promise<void> {
  const at = later(days);
  const clock = () => at;
  const timeStamping = openTimeStamping({ url: stampUrl(at, act), trustFile: desk.settings.trustFile });
  await makeDayRoots({ ...server.tools, clock, timeStamping }, async () => at);
  await stampDayRoots({ ...server.tools, clock, timeStamping });
}

async function takeOut(subject = 'ann'): Promise<Buffer> {
  const response = await server.call(subject, {
    method: 'POST',
    url: `/api/Dossier/${dossierId}/exportEvidence`,
    payload: { language: 'nl' },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}

type Files = Map<string, Buffer>;

async function zipUp(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name);
  zip.end();
  return Buffer.concat(
    await (zip.outputStream as NodeJS.ReadableStream & { toArray(): Promise<Buffer[]> }).toArray(),
  );
}

/** Forges the export, and gives what the script finds wrong in it. */
async function forge(change: (files: Files) => void, outside: Outside = {}): Promise<Finding[]> {
  const files = await unzip(exported);
  change(files);
  return wrongIn(await zipUp(files), outside);
}

function wrongIn(content: Buffer, outside: Outside = {}): Finding[] {
  return verifyEvidence(content, outside).filter(({ level }) => level === 'bad');
}

function codesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ code }) => code))];
}

// biome-ignore lint/suspicious/noExplicitAny: what is forged has no type.
type Anything = any;

function editEvents(files: Files, edit: (events: Anything[]) => Anything[]): void {
  const lines = files.get('events.jsonl')?.toString().trim().split('\n') ?? [];
  const events = edit(lines.map((line) => JSON.parse(line)));
  files.set('events.jsonl', Buffer.from(events.map((event) => `${canonicalJson(event)}\n`).join('')));
}

function editJson(files: Files, name: string, edit: (value: Anything) => void): void {
  const value = JSON.parse(files.get(name)?.toString() ?? '');
  edit(value);
  files.set(name, Buffer.from(`${canonicalJson(value)}\n`));
}

function nameIn(files: Files, pattern: RegExp): string {
  const name = [...files.keys()].find((candidate) => pattern.test(candidate));
  if (name === undefined) throw new Error(`${pattern} is not in the file.`);
  return name;
}

/**
 * What the platform itself can do: leave something out, or put something in, and vouch for what is left in an event that has the
 * form of any other. Only what happened before can then speak against it.
 */
function exportDishonestly(files: Files, change: (contents: Anything, deliveries: Anything[]) => void): void {
  const contents = JSON.parse(files.get('contents.json')?.toString() ?? '');
  const sent = JSON.parse(files.get('deliveries.json')?.toString() ?? '');
  change(contents, sent);
  files.set('deliveries.json', Buffer.from(canonicalJson(sent)));
  contents.deliveries.sha256 = sha256Of(files.get('deliveries.json'));
  files.set('contents.json', Buffer.from(canonicalJson(contents)));
  editEvents(files, (events) => {
    const { values, hash: _, ...row } = events.pop();
    values['after.sha256'].value = sha256Of(files.get('contents.json'));
    return [...events, sealed(files, { ...row, digests: digestValues(values) }, values)];
  });
}

/** An event of the right form, at the end of the chain. */
function sealed(files: Files, row: Anything, values: object): object {
  const hash = hashOfEvent(row);
  editJson(files, 'chain.json', (chain) =>
    Object.assign(chain, { lastSequence: row.sequence, lastHash: hash }),
  );
  return { ...row, hash, values };
}

function sha256Of(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}

/** Takes a file out of the list of contents and out of the evidence. */
function leaveOut(files: Files, contents: Anything, pattern: RegExp): Anything {
  const path = nameIn(files, pattern);
  files.delete(path);
  const place = contents.files.findIndex((file: Anything) => file.path === path);
  return contents.files.splice(place, 1)[0];
}

function flipByte(content: Buffer | undefined, at: number): Buffer {
  const changed = Buffer.from(content ?? '');
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

describe('the evidence file of a dossier', () => {
  it('holds its events, documents, deeds and deliveries with the proofs, and checks itself', async () => {
    const files = await unzip(exported);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'README.txt',
        'verify.mjs',
        'events.jsonl',
        'chain.json',
        'contents.json',
        'deliveries.json',
      ]),
    );
    expect(nameIn(files, /^deeds\/.* \(signed\)\.pdf$/)).toBeDefined();
    expect(files.get('README.txt')?.toString()).toContain('BEWIJSBUNDEL');
    expect(JSON.parse(files.get('deliveries.json')?.toString() ?? '').length).toBeGreaterThan(0);
    const findings = verifyEvidence(exported);
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
    expect(codesOf(findings)).toEqual(
      expect.arrayContaining([
        'eventsWhole',
        'contentsWhole',
        'filesWhole',
        'deedWhole',
        'deliveriesWhole',
        'named',
        'rootWhole',
        'stampWhole',
        'since',
      ]),
    );
    const stamped = findings.find(({ code }) => code === 'stampWhole');
    expect(stamped?.params).toMatchObject({
      moment: later(1).toISOString(),
      authority: 'Prorata stand-in time stamp service',
    });
  });

  it('is checked by a script alone, in the language that is asked for', async () => {
    const folder = server.tools.settings.dataFolder;
    const [good, bad] = [path.join(folder, 'good.zip'), path.join(folder, 'bad.zip')];
    await writeFile(good, exported);
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [VERIFIER.pathname, good, '--language', 'nl'], {
      cwd: '/',
      env: {},
    });
    expect(stdout).toContain('Niets in dit bestand spreekt zichzelf tegen.');
    const files = await unzip(exported);
    editEvents(files, (events) => events.slice(0, -1));
    await writeFile(bad, await zipUp(files));
    await expect(
      run(process.execPath, [VERIFIER.pathname, bad, '--language', 'fr'], { cwd: '/', env: {} }),
    ).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Des événements ont été coupés à la fin'),
    });
  });

  it('trusts nothing in itself when the roots and the certificates come from elsewhere', async () => {
    const trust = await server.app.inject({ url: '/api/DayRoot/authorities' });
    const roots = await server.app.inject({ url: '/api/DayRoot/export' });
    const findings = verifyEvidence(exported, { trust: trust.body, roots: roots.rawPayload });
    expect(codesOf(findings)).toEqual(expect.arrayContaining(['rootPublished', 'stampWhole']));
    expect(codesOf(findings)).not.toContain('stampOwnTrust');
    expect(codesOf(wrongIn(exported, { trust: '' }))).toEqual(['stampNotTrusted']);
    const others = Buffer.from(
      roots.body.replaceAll(/\\"root\\":\\"[0-9a-f]{64}/g, `\\"root\\":\\"${'0'.repeat(64)}`),
    );
    expect(codesOf(wrongIn(exported, { roots: others }))).toEqual(['rootNotPublished']);
    expect(codesOf(wrongIn(exported, { roots: Buffer.from('') }))).toEqual(['rootUnknown']);
  });

  it.each<[string, string, (files: Files) => void]>([
    [
      'an event that was changed',
      'eventChanged',
      (files) =>
        editEvents(files, ([first, ...rest]) => [
          { ...first, occurredAt: '2026-01-01T00:00:00.000Z' },
          ...rest,
        ]),
    ],
    [
      'a value of an event',
      'valueChanged',
      (files) =>
        editEvents(files, (events) => {
          const { values } = events.find((event) => Object.keys(event.values).length > 0);
          values[Object.keys(values)[0] ?? ''].value = 'something else';
          return events;
        }),
    ],
    [
      'an event that was removed',
      'eventGone',
      (files) => editEvents(files, (events) => events.toSpliced(1, 1)),
    ],
    [
      'events in another order',
      'eventOrder',
      (files) => editEvents(files, ([first, second, ...rest]) => [second, first, ...rest]),
    ],
    ['events cut off at the end', 'endGone', (files) => editEvents(files, (events) => events.slice(0, -1))],
    [
      'a document of which a byte was flipped',
      'fileChanged',
      (files) => {
        const name = nameIn(files, /factuur\.pdf$/);
        files.set(name, flipByte(files.get(name), 20));
      },
    ],
    [
      'a deed of which a byte was flipped',
      'deedBroken',
      (files) => {
        const name = nameIn(files, /\(signed\)\.pdf$/);
        files.set(name, flipByte(files.get(name), 500));
      },
    ],
    [
      'a deed that was swapped',
      'fileChanged',
      (files) => {
        const signed = nameIn(files, /\(signed\)\.pdf$/);
        files.set(signed, files.get(nameIn(files, /^deeds\/(?!.*signed)/)) ?? Buffer.alloc(0));
      },
    ],
    ['a file that was taken out', 'missing', (files) => files.delete(nameIn(files, /\(signed\)\.pdf$/))],
    [
      'a file that was put in',
      'extra',
      (files) => files.set('documents/9999 bewijs.pdf', Buffer.from('%PDF-')),
    ],
    [
      'a delivery to somebody else',
      'deliveryChanged',
      (files) =>
        editJson(files, 'deliveries.json', ([first]) => Object.assign(first, { addressee: 'Iemand Anders' })),
    ],
    [
      'a step of a delivery',
      'deliveriesChanged',
      (files) =>
        editJson(files, 'deliveries.json', ([first]) =>
          first.steps.push({ status: 'Delivered', occurredAt: TEST_NOW }),
        ),
    ],
    [
      'the list of contents',
      'contentsChanged',
      (files) => editJson(files, 'contents.json', (contents) => contents.files.pop()),
    ],
    [
      'the root',
      'rootBroken',
      (files) =>
        editJson(files, nameIn(files, /^proofs\/[\d-]+\.json$/), (root) =>
          Object.assign(root, { root: 'a'.repeat(64) }),
        ),
    ],
    [
      'a root that was taken out',
      'rootGone',
      (files) => {
        for (const name of [...files.keys()]) if (name.startsWith('proofs/')) files.delete(name);
        editJson(files, 'contents.json', (contents) => Object.assign(contents, { exportedAt: later(3) }));
      },
    ],
    [
      'the place under the root',
      'rootBroken',
      (files) =>
        editJson(files, nameIn(files, /inclusion/), (proof) =>
          Object.assign(proof, { position: proof.position + 1 }),
        ),
    ],
    [
      'the time stamp',
      'stampBroken',
      (files) => {
        const name = nameIn(files, /\.tst$/);
        files.set(name, flipByte(files.get(name), (files.get(name)?.length ?? 0) - 10));
      },
    ],
  ])('betrays %s', async (_, code, change) => {
    const findings = await forge(change);
    expect(codesOf(findings)).toContain(code);
    for (const language of LANGUAGES) {
      for (const finding of findings) expect(inWords(finding, language)).toMatch(/^\S.*[.:”“"»\w]$/);
    }
  });

  it.each<[string, string, (files: Files, contents: Anything, sent: Anything[]) => void]>([
    ['a document', 'fileGone', (files, contents) => leaveOut(files, contents, /factuur\.pdf$/)],
    ['a draft', 'fileGone', (files, contents) => leaveOut(files, contents, /^deeds\/(?!.*signed)/)],
    ['a signed deed', 'deedGone', (files, contents) => leaveOut(files, contents, /\(signed\)\.pdf$/)],
    ['a delivery', 'deliveryGone', (_files, _contents, sent) => sent.splice(0, 1)],
    [
      'what a letter came to',
      'stepGone',
      (_files, _contents, sent) => {
        const letter = sent.find(({ id }) => id === deliveries.delivered);
        letter.steps = letter.steps.filter(({ status }: Anything) => status !== 'Delivered');
      },
    ],
    [
      'that a letter was taken over',
      'stepGone',
      (_files, _contents, sent) => {
        sent.find(({ id }) => id === deliveries.delivered).acceptedAt = null;
      },
    ],
    [
      'a document for a reason of which no event tells',
      'leftOutWrongly',
      (files, contents) => {
        const { path, ...file } = leaveOut(files, contents, /factuur\.pdf$/);
        contents.leftOut.push({ ...file, name: path, reason: 'infected' });
      },
    ],
    [
      'a document as if it had been erased',
      'leftOutWrongly',
      (files, contents) => {
        const { path, ...file } = leaveOut(files, contents, /factuur\.pdf$/);
        contents.leftOut.push({ ...file, name: path, reason: 'erased' });
      },
    ],
    [
      'a document as if it went to the bank',
      'leftOutWrongly',
      (files, contents) => {
        const { path, ...file } = leaveOut(files, contents, /factuur\.pdf$/);
        contents.leftOut.push({ ...file, name: path, reason: 'payment' });
      },
    ],
  ])('betrays who left out %s before it was exported', async (_, code, change) => {
    const findings = await forge((files) =>
      exportDishonestly(files, (contents, sent) => change(files, contents, sent)),
    );
    expect(codesOf(findings)).toContain(code);
    expect(codesOf(findings)).not.toContain('contentsChanged');
    for (const language of LANGUAGES) {
      for (const finding of findings) expect(inWords(finding, language)).toMatch(/^\S[^{]*\.$/);
    }
  });

  it.each<[string, string, (files: Files, contents: Anything, sent: Anything[]) => void]>([
    [
      'a document',
      'unspoken',
      (files, contents) => {
        const path = 'documents/9999 bewijs.pdf';
        files.set(path, pdfOf('never filed'));
        const sha256 = sha256Of(files.get(path));
        contents.files.push({ path, kind: 'document', subjectId: newId(), sha256, sizeBytes: 1 });
      },
    ],
    [
      'what should prove a delivery',
      'unspoken',
      (files, contents) => {
        const path = 'deliveries/9999 proof.pdf';
        files.set(path, pdfOf('never given'));
        const sha256 = sha256Of(files.get(path));
        contents.files.push({ path, kind: 'delivery', subjectId: newId(), sha256, sizeBytes: 1 });
      },
    ],
    [
      'that a letter arrived',
      'stepUnspoken',
      (_files, _contents, sent) =>
        sent
          .find(({ id }) => id === deliveries.silent)
          .steps.push({ status: 'Delivered', occurredAt: TEST_NOW }),
    ],
    [
      'that a letter was taken over',
      'stepUnspoken',
      (_files, _contents, sent) => {
        sent.find(({ id }) => id === deliveries.silent).acceptedAt = TEST_NOW;
      },
    ],
    [
      'a deed without a signature as if it had one',
      'deedUnsigned',
      (files, contents) => {
        const path = nameIn(files, /\(signed\)\.pdf$/);
        files.set(path, pdfOf('not signed'));
        const deed = contents.files.find((file: Anything) => file.path === path);
        deed.sha256 = sha256Of(files.get(path));
      },
    ],
  ])('betrays who put in %s before it was exported', async (_, code, change) => {
    const findings = await forge((files) =>
      exportDishonestly(files, (contents, sent) => change(files, contents, sent)),
    );
    expect(codesOf(findings)).toContain(code);
    for (const language of LANGUAGES) {
      for (const finding of findings) expect(inWords(finding, language)).toMatch(/^\S[^{]*\.$/);
    }
  });

  it('betrays what happened after the contents were listed', async () => {
    const findings = await forge((files) =>
      editEvents(files, (events) => {
        const { values: _, hash, ...last } = events.at(-1);
        const later = { ...last, sequence: last.sequence + 1, previousHash: hash, type: 'document.laidDown' };
        return [...events, sealed(files, { ...later, digests: {} }, {})];
      }),
    );
    expect(codesOf(findings)).toEqual(['afterExport']);
  });

  it('of the first form is judged by what it says, and what could not be checked is told', async () => {
    const files = await unzip(exported);
    exportDishonestly(files, (contents, sent) => {
      contents.format = 'prorata-evidence/1';
      delete contents.leftOut;
      leaveOut(files, contents, /factuur\.pdf$/);
      sent.splice(0, 1);
    });
    const findings = verifyEvidence(await zipUp(files));
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
    expect(findings).toContainEqual({
      ...{ level: 'note', code: 'omissionsUnknown', params: { format: 'prorata-evidence/1' } },
    });
    expect(codesOf(findings)).not.toContain('named');
    editJson(files, 'contents.json', (contents) => Object.assign(contents, { format: 'prorata-evidence/3' }));
    expect(codesOf(wrongIn(await zipUp(files)))).toEqual(['unreadable']);
  });

  it('betrays a whole chain that was written anew: the root of the day knows the old one', async () => {
    const findings = await forge((files) => {
      editEvents(files, (events) => {
        let previousHash: string | null = null;
        return events.map(({ values, hash: _, ...row }) => {
          const changed = { ...row, previousHash, requestId: 'forged', occurredAt: row.occurredAt };
          const hash = hashOfEvent(changed);
          previousHash = hash;
          return { ...changed, hash, values };
        });
      });
      const last = JSON.parse(files.get('events.jsonl')?.toString().trim().split('\n').at(-1) ?? '');
      editJson(files, 'chain.json', (chain) => Object.assign(chain, { lastHash: last.hash }));
    });
    expect(codesOf(findings)).toEqual(['rootLeaf']);
  });

  it('betrays the stamp of another day under a root', async () => {
    await makeRoots(2);
    const stamps = await server.db
      .selectFrom('dayRoots')
      .select(['day', 'timeStamp'])
      .orderBy('day')
      .execute();
    const other = stamps.at(-1)?.timeStamp;
    const findings = await forge((files) => files.set(nameIn(files, /\.tst$/), other ?? Buffer.alloc(0)));
    expect(codesOf(findings)).toEqual(['stampBroken']);
  });

  it('is not believed when it is something else', () => {
    for (const rubbish of [Buffer.alloc(0), Buffer.from('hello'), Buffer.alloc(100)]) {
      expect(codesOf(wrongIn(rubbish))).toEqual(['unreadable']);
    }
  });

  it('says everything in four languages', () => {
    for (const language of LANGUAGES) expect(CODES[language]).toEqual(CODES['en']);
  });
});

describe('taking out the evidence', () => {
  const call = (subject: string) =>
    server.call(subject, {
      method: 'POST',
      url: `/api/Dossier/${dossierId}/exportEvidence`,
      payload: { language: 'fr' },
    });

  it('is for the bailiffs and administrators of the office, and on record', async () => {
    await insertUser(server.db, 'wies', {
      organizationId: cast.own.id,
      hasDistributionWritePermission: true,
    });
    await insertUser(server.db, 'bert', { organizationId: cast.own.id, userType: 'Bailiff' });
    expect((await call('wies')).statusCode).toBe(403);
    expect((await call('bob')).statusCode).toBe(404);
    expect((await call('bert')).statusCode).toBe(200);
    const last = await server.db
      .selectFrom('auditEvents')
      .select(['type', 'actorKind'])
      .where('chainId', '=', dossierId)
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ type: 'evidence.exported', actorKind: 'user' });
  });

  it('is refused when the file would be too large', async () => {
    const { fileId, sizeBytes } = await server.db
      .selectFrom('looseDocuments')
      .innerJoin('files', 'files.id', 'fileId')
      .select(['fileId', 'sizeBytes'])
      .executeTakeFirstOrThrow();
    const resize = (to: bigint) =>
      server.db.updateTable('files').set({ sizeBytes: to }).where('id', '=', fileId).execute();
    await resize(3_000_000_000n);
    expect((await call('ann')).json()).toMatchObject({ status: 413, code: 'evidence-too-large' });
    await resize(sizeBytes);
  });

  it('leaves a damaged file empty and goes on, and the script names it', async () => {
    const files = server.db.updateTable('files');
    const damaged = { storageKey: `00/${'0'.repeat(64)}`, sha256: '0'.repeat(64) };
    const sample = await server.storage.store(pdfOf('a sample'));
    const { id } = await server.db
      .selectFrom('documents')
      .innerJoin('files', 'files.id', 'fileId')
      .select('files.id')
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow();
    await files.set(damaged).where('id', '=', id).execute();
    const wrong = wrongIn(await takeOut());
    await files.set({ storageKey: sample.storageKey, sha256: sample.sha256 }).where('id', '=', id).execute();
    expect(wrong).toMatchObject([
      { code: 'fileChanged', params: { name: expect.stringMatching(/^documents/) } },
    ]);
  });
});

describe('what is left out', () => {
  const ofFile = (id: string) =>
    server.db
      .selectFrom('looseDocuments')
      .innerJoin('files', 'files.id', 'fileId')
      .select(['files.id', 'files.sha256', 'originalSha256', 'fileName'])
      .where('looseDocuments.id', '=', id)
      .executeTakeFirstOrThrow();

  async function judge(id: string, verdict: FileVerdict): Promise<void> {
    const { id: fileId, sha256, fileName } = await ofFile(id);
    const virus = verdict === 'infected' ? 'Eicar-Signature' : null;
    const judgedAt = verdict === 'quarantined' ? null : TEST_NOW;
    const files = server.db.updateTable('files').set({ verdict, virus, judgedAt });
    await files.where('id', '=', fileId).execute();
    if (virus !== null) await happen('document.infected', id, { fileName, sha256, virus });
  }

  it('is listed with the reason, and originals are there as they were sent', async () => {
    const { waiting, infected } = tray;
    await judge(waiting, 'quarantined');
    await judge(infected, 'infected');
    const content = await takeOut();
    const files = await unzip(content);
    expect(files.get(nameIn(files, /^originals\/\d+ ondertekend\.pdf$/))).toEqual(activePdf());
    expect([...files.keys()].filter((name) => /wacht|virus/.test(name))).toEqual([]);
    const { leftOut } = JSON.parse(files.get('contents.json')?.toString() ?? '');
    const held = await ofFile(waiting);
    expect(leftOut).toEqual([
      ...['document', 'original'].map((kind) => ({
        ...{ kind, subjectId: waiting, name: 'wacht.pdf', reason: 'quarantined' },
        sha256: kind === 'original' ? held.originalSha256 : held.sha256,
      })),
      {
        ...{ kind: 'document', subjectId: infected, name: 'virus.pdf', reason: 'infected' },
        sha256: (await ofFile(infected)).sha256,
      },
    ]);
    const findings = verifyEvidence(content);
    expect(codesOf(findings)).toEqual(expect.arrayContaining(['leftOutUnjudged', 'leftOutInfected']));
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
    // A reason that is true of one file is none for another.
    for (const [subjectId, reason] of [
      [infected, 'infected'],
      [waiting, 'quarantined'],
    ]) {
      const forged = new Map(files);
      exportDishonestly(forged, (contents) => {
        const { path, ...file } = leaveOut(forged, contents, /factuur\.pdf$/);
        contents.leftOut.push({ ...file, name: path, subjectId, reason });
      });
      expect(codesOf(wrongIn(await zipUp(forged)))).toEqual(['leftOutWrongly']);
    }
    await happen('document.cleared', waiting, { fileName: held.fileName, sha256: held.sha256 });
    expect(codesOf(wrongIn(await takeOut()))).toEqual(['leftOutWrongly']);
    await judge(waiting, 'clean');
    expect(codesOf(wrongIn(await takeOut()))).toEqual([]);
  });

  it('is a file for the bank: who has one can pay with it', async () => {
    const stored = await server.storage.store(Buffer.from('<Document/>'));
    const userId = await idOfAnn();
    const id = newId();
    await server.db
      .insertInto('payoutFiles')
      .values({
        ...{ id, dossierId, sequence: 1, account: 'BE68539007547034', accountHolder: 'Kantoor' },
        ...{ preparedBy: userId, preparedAt: TEST_NOW, approvedBy: userId, approvedAt: TEST_NOW },
        ...{ isSingleApproval: true, madeBy: userId, madeAt: TEST_NOW },
        fileId: await insertFileOf(stored),
      })
      .execute();
    expect(codesOf(wrongIn(await takeOut()))).toEqual(['leftOutWrongly']);
    await happen('payout.fileMade', id, { sha256: stored.sha256 });
    const findings = verifyEvidence(await takeOut());
    expect(codesOf(findings)).toContain('leftOutPayment');
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
  });

  it('is not the paper of a dossier that follows', async () => {
    const userId = await idOfAnn();
    const followsId = await insertDossier(server.db, { organizationId: cast.own.id, userId });
    const stored = await server.storage.store(pdfOf('the judgment'));
    await server.db
      .insertInto('followUps')
      .values({
        ...{ dossierId, followsId, seriesId: followsId, kind: 'laterReceipt', happenedOn: '2026-11-01' },
        ...{ fileId: await insertFileOf(stored), fileName: 'vonnis.pdf' },
      })
      .execute();
    await happen('series.pieceKept', dossierId, { fileName: 'vonnis.pdf', sha256: stored.sha256 });
    const content = await takeOut();
    expect(nameIn(await unzip(content), /vonnis\.pdf$/)).toBeDefined();
    expect(codesOf(wrongIn(content))).toEqual([]);
  });

  it('was erased, if an event says so', async () => {
    await server.db.deleteFrom('looseDocuments').where('id', '=', tray.lost).execute();
    const silently = await takeOut();
    expect(codesOf(wrongIn(silently))).toEqual(['leftOutWrongly']);
    await happen('dossier.personErased', dossierId, {});
    const findings = verifyEvidence(await takeOut());
    expect(findings).toContainEqual({ level: 'note', code: 'leftOutErased', params: { count: 1 } });
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
  });

  it('is not what was put where it belongs, or was taken away by somebody', async () => {
    const { sha256 } = await ofFile(tray.placed);
    await server.db.deleteFrom('looseDocuments').where('id', '=', tray.placed).execute();
    const document = newId();
    await happen('document.added', document, { fileName: 'geplaatst.pdf', sha256 });
    await happen('document.removed', document, {});
    const content = await takeOut();
    expect(codesOf(wrongIn(content))).toEqual([]);
    const { leftOut } = JSON.parse((await unzip(content)).get('contents.json')?.toString() ?? '');
    expect(JSON.stringify(leftOut)).not.toContain(sha256);
  });

  async function idOfAnn(): Promise<string> {
    const ann = server.db.selectFrom('users').select('id').where('subject', '=', 'ann');
    return (await ann.executeTakeFirstOrThrow()).id;
  }

  function insertFileOf(stored: Awaited<ReturnType<TestServer['storage']['store']>>): Promise<string> {
    return inTransaction(server.db, (trx) => insertFile(trx, { ...stored, mediaType: 'application/pdf' }));
  }
});

describe('the root of a day', () => {
  const list = async () => (await server.app.inject({ url: '/api/DayRoot' })).json();

  const tell = (at: Date) => happen('dossier.explanationChanged', dossierId, { explanation: 'Zo.' }, at);

  it('is made once for every day that is over, whoever makes it, and missed days follow', async () => {
    await tell(later(3));
    await Promise.all([makeRoots(6), makeRoots(6), makeRoots(6)]);
    const { items, total } = await list();
    const days = items.map(({ day }: { day: string }) => day);
    expect(days).toEqual(
      ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15'].slice(0, total),
    );
    expect(items.every(({ stampedAt }: { stampedAt: string }) => stampedAt !== null)).toBe(true);
    const { statement, leaves } = await server.db
      .selectFrom('dayRoots')
      .select(['statement', 'leaves'])
      .where('day', '=', '2026-11-19')
      .executeTakeFirstOrThrow();
    // Nothing happened that day: it covers the root of the day before, and nothing else.
    expect(leaves).toBe(1);
    expect(JSON.parse(statement).former).toMatchObject({ day: '2026-11-18' });
  });

  it('covers what was written late with the next one, and each end of a chain once', async () => {
    await tell(later(0));
    await makeRoots(7);
    const leaves = await server.db
      .selectFrom('dayRootLeaves')
      .select(['day', 'sequence'])
      .where('chainId', '=', dossierId)
      .orderBy('sequence', 'desc')
      .execute();
    const end = await server.db
      .selectFrom('auditChains')
      .select('lastSequence')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    expect(leaves[0]).toEqual({ day: '2026-11-21', sequence: end.lastSequence });
  });

  it.each([
    ['does not answer', 'away'],
    ['refuses', 'refuses'],
    ['answers another request', 'otherRequest'],
    ['stamps something else', 'otherMessage'],
  ])('stays without a stamp while the service %s, and is stamped later', async (_, act) => {
    const { total } = await list();
    const at = later(7 + total);
    const url = act === 'away' ? 'http://127.0.0.1:9/' : stampUrl(at, act);
    const timeStamping = openTimeStamping({ url, trustFile: desk.settings.trustFile });
    const next = { ...server.tools, clock: () => at, timeStamping };
    await makeDayRoots(next, async () => at);
    await stampDayRoots(next);
    const [newest] = (await list()).items;
    expect(newest).toMatchObject({ stampedAt: null, authority: null });
    expect((await server.app.inject({ url: `/api/DayRoot/${newest.day}/timeStamp` })).statusCode).toBe(404);
    await makeRoots(7 + total);
    expect((await list()).items[0]).toMatchObject({ day: newest.day, stampedAt: at.toISOString() });
    const stamp = await server.app.inject({ url: `/api/DayRoot/${newest.day}/timeStamp` });
    expect(stamp.headers['content-type']).toBe('application/vnd.etsi.timestamp-token');
  });

  it('is there for everybody, as it was stamped, with the script that checks it', async () => {
    const [newest] = (await list()).items;
    const statement = await server.app.inject({ url: `/api/DayRoot/${newest.day}/statement` });
    expect(statement.json()).toMatchObject({ day: newest.day, root: newest.root, leaves: newest.leaves });
    expect((await server.app.inject({ url: '/api/DayRoot/2020-01-01/statement' })).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/api/DayRoot/yesterday/statement' })).statusCode).toBe(400);
    const roots = await server.app.inject({ url: '/api/DayRoot/export' });
    expect(roots.body.trim().split('\n')).toHaveLength((await list()).total);
    const script = await server.app.inject({ url: '/api/DayRoot/verifier' });
    expect(script.body).toContain('node verify.mjs');
  });
});
