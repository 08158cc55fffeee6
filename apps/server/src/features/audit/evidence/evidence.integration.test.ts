import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FileVerdict } from '@prorata/domain/vocabulary';
import {
  checkEvidence,
  type EvidenceResult,
  inWords,
  LANGUAGES,
  listCodes,
  verifyReport,
} from '@prorata/proof/evidence/main';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFile } from '../../../database/insert-file.ts';
import { newId } from '../../../database/new-id.ts';
import { insertDossier } from '../../../database/testing/insert-rows.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { insertUser } from '../../../testing/people.ts';
import { TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { listEvents } from '../../../testing/traces.ts';
import { unzip } from '../../../testing/unzip.ts';
import { activePdf, pdfOf } from '../../uploads/testing/sample-files.ts';
import { VERIFIER } from './export-evidence.ts';
import { type EvidenceDossier, startEvidenceDossier } from './testing/evidence-dossier.ts';
import {
  type Anything,
  dropProofs,
  editEvents,
  editJson,
  exportDishonestly,
  type Files,
  flipByte,
  insertEvent,
  leaveOut,
  nameIn,
  rewriteChain,
  sha256Of,
  zipUp,
} from './testing/forge-evidence.ts';

type Finding = EvidenceResult['findings'][number];

let office: EvidenceDossier;
let server: TestServer;
/** As it was taken out after everything happened. */
let exported: Buffer;

beforeAll(async () => {
  office = await startEvidenceDossier();
  server = office.server;
  exported = await office.takeOut();
});
afterAll(() => office.close());

/** Checks with the certificates of the authorities, unless others are given. */
function check(content: Uint8Array, trust: string | undefined = office.trust): Promise<EvidenceResult> {
  return checkEvidence(content, { trust, at: TEST_NOW });
}

async function wrongIn(content: Uint8Array, trust = office.trust): Promise<Finding[]> {
  return (await check(content, trust)).findings.filter(({ level }) => level === 'bad');
}

/** Forges the export, and gives what the script finds wrong in it. */
async function forge(change: (files: Files) => void): Promise<Finding[]> {
  const files = await unzip(exported);
  change(files);
  return wrongIn(zipUp(files));
}

function codesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ code }) => code))];
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
    const { findings } = await check(exported);
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
    expect(codesOf(findings)).toEqual(
      expect.arrayContaining([
        ...['eventsWhole', 'contentsWhole', 'filesWhole', 'named', 'deedWhole', 'deliveriesWhole'],
        'stampWhole',
      ]),
    );
    const stamped = findings.find(({ code }) => code === 'stampWhole');
    expect(stamped?.params).toMatchObject({
      moment: TEST_NOW.toISOString(),
      authority: 'Prorata stand-in time stamp service',
    });
  });

  it('is checked by a script alone, in the language that is asked for', async () => {
    const folder = server.tools.settings.dataFolder;
    const place = (name: string) => path.join(folder, name);
    await writeFile(place('good.zip'), exported);
    await writeFile(place('authorities.pem'), office.trust);
    const files = await unzip(exported);
    editEvents(files, (events) => events.slice(0, -1));
    await writeFile(place('bad.zip'), zipUp(files));
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [VERIFIER.pathname, ...args], { cwd: folder, env: {} });
    const trusting = ['--trust', 'authorities.pem', '--language'];
    expect(await run('bad.zip', ...trusting, 'fr').catch((error) => error)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Des événements ont été coupés à la fin'),
    });
    expect(await run('good.zip', '--language', 'nl').catch((error) => error)).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('het kan niet bevestigd worden'),
    });
    for (const wrong of [
      [],
      ['good.zip', '--roots', 'x'],
      ['none.zip'],
      ['good.zip', '--trust', 'good.zip'],
    ]) {
      expect(await run(...wrong).catch((error) => error)).toMatchObject({ code: 2 });
    }
    expect((await run('good.zip', ...trusting, 'nl')).stdout).toContain('alles is bewezen');
  });

  it('holds a deed that can be checked alone, by its signature and the key of its signer', async () => {
    const files = await unzip(exported);
    const deed = files.get(nameIn(files, /\(signed\)\.pdf$/)) ?? Buffer.alloc(0);
    const known = { trust: office.trust, at: TEST_NOW };
    const judge = async (options: Parameters<typeof verifyReport>[1], bytes = deed) => {
      const { findings, outcome } = await verifyReport(bytes, options);
      return [outcome, ...codesOf(findings)];
    };
    const { signature } = (await verifyReport(deed, known)).proof;
    if (signature === null) throw new Error('The deed has no signature.');
    const { certificateSha256, keySha256, signer } = signature;
    const own = {
      ...{ certificateSha256, keySha256, name: signer.name, from: '2026-01-01', until: null },
      office: { name: 'Kantoor', enterpriseNumber: null },
    };
    expect(await judge(known)).toEqual(['unconfirmed', 'reportWhole', 'reportUnchecked']);
    expect(await judge({ ...known, signers: [own] })).toEqual([
      ...['unconfirmed', 'reportWhole', 'reportSigner', 'reportUnread'],
    ]);
    expect(await judge({ ...known, signers: [{ ...own, until: '2026-01-31' }] })).toContain('reportForeign');
    expect(await judge({ ...known, signers: [] })).toEqual(['contradicts', 'reportWhole', 'reportForeign']);
    expect(await judge({ at: TEST_NOW })).toEqual(['unconfirmed', 'reportNoTrust']);
    expect(await judge(known, flipByte(deed, 500))).toEqual(['contradicts', 'reportRefused']);
    expect(await judge(known, deed.subarray(0, 500))).toEqual(['contradicts', 'reportRefused']);
  });

  it('trusts nothing in itself', async () => {
    const alone = await checkEvidence(exported, { at: TEST_NOW });
    expect(alone.outcome).toBe('unconfirmed');
    expect(codesOf(alone.findings)).toContain('stampOwnTrust');
    expect(codesOf(await wrongIn(exported, ''))).toEqual(['deedRefused', 'stampNotTrusted']);
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
      'deedRefused',
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
        const letter = sent.find(({ id }) => id === office.deliveries.delivered);
        letter.steps = letter.steps.filter(({ status }: Anything) => status !== 'Delivered');
      },
    ],
    [
      'that a letter was taken over',
      'stepGone',
      (_files, _contents, sent) => {
        sent.find(({ id }) => id === office.deliveries.delivered).acceptedAt = null;
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
          .find(({ id }) => id === office.deliveries.silent)
          .steps.push({ status: 'Delivered', occurredAt: TEST_NOW }),
    ],
    [
      'that a letter was taken over',
      'stepUnspoken',
      (_files, _contents, sent) => {
        sent.find(({ id }) => id === office.deliveries.silent).acceptedAt = TEST_NOW;
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

  it('betrays an event after the one that vouches for the contents', async () => {
    const findings = await forge((files) =>
      rewriteChain(files, (events) => [...events, insertEvent(events, 'document.laidDown').at(-2)]),
    );
    expect(codesOf(findings)).toEqual(['afterExport']);
  });

  it('of an older form is judged by what it says, and never confirmed', async () => {
    const files = await unzip(exported);
    exportDishonestly(
      files,
      (contents, sent) => {
        contents.format = 'prorata-evidence/1';
        delete contents.leftOut;
        delete contents.attached;
        leaveOut(files, contents, /factuur\.pdf$/);
        sent.splice(0, 1);
      },
      (events) => {
        delete events.at(-1).values['after.format'];
        delete events.at(-1).digests['after.format'];
        return events;
      },
    );
    dropProofs(files);
    const { findings, outcome } = await check(zipUp(files));
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
    expect(outcome).toBe('unconfirmed');
    expect(codesOf(findings)).toEqual(expect.arrayContaining(['formatFormer', 'omissionsUnknown']));
    expect(codesOf(findings)).not.toContain('named');
    editJson(files, 'contents.json', (contents) => Object.assign(contents, { format: 'prorata-evidence/9' }));
    expect(await check(zipUp(files))).toMatchObject({ outcome: 'unreadable' });
  });

  it('betrays a chain that was written anew: the time stamp knows the old one', async () => {
    const findings = await forge((files) =>
      rewriteChain(files, (events) => events.map((event) => ({ ...event, requestId: 'forged' }))),
    );
    expect(codesOf(findings)).toEqual(['stampBroken']);
  });

  it('is not believed when it is something else', async () => {
    for (const rubbish of [Buffer.alloc(0), Buffer.from('hello'), Buffer.alloc(100)]) {
      expect(await check(rubbish)).toEqual({
        outcome: 'unreadable',
        findings: [{ level: 'unreadable', code: 'zipDamaged', params: { name: '' } }],
      });
    }
  });

  it('says everything in four languages', () => {
    for (const language of LANGUAGES) {
      expect([...listCodes(language)].sort()).toEqual([...listCodes('en')].sort());
    }
  });
});

describe('taking out the evidence', () => {
  const call = (subject: string) =>
    server.call(subject, {
      method: 'POST',
      url: `/api/Dossier/${office.dossierId}/exportEvidence`,
      payload: { language: 'fr' },
    });

  it('is for the bailiffs and administrators of the office, and on record', async () => {
    await insertUser(server.db, 'wies', {
      organizationId: office.cast.own.id,
      hasDistributionWritePermission: true,
    });
    await insertUser(server.db, 'bert', { organizationId: office.cast.own.id, userType: 'Bailiff' });
    expect((await call('wies')).statusCode).toBe(403);
    expect((await call('bob')).statusCode).toBe(404);
    expect((await call('bert')).statusCode).toBe(200);
    const last = await server.db
      .selectFrom('auditEvents')
      .select(['type', 'actorKind'])
      .where('chainId', '=', office.dossierId)
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
      .where('dossierId', '=', office.dossierId)
      .executeTakeFirstOrThrow();
    await files.set(damaged).where('id', '=', id).execute();
    const wrong = await wrongIn(await office.takeOut());
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
    if (virus !== null) await office.happen('document.infected', id, { fileName, sha256, virus });
  }

  it('is listed with the reason, and originals are there as they were sent', async () => {
    const { waiting, infected } = office.tray;
    await judge(waiting, 'quarantined');
    await judge(infected, 'infected');
    const content = await office.takeOut();
    const files = await unzip(content);
    expect(files.get(nameIn(files, /^originals\/\d+ ondertekend\.pdf$/))).toEqual(activePdf());
    expect([...files.keys()].filter((name) => /wacht|virus/.test(name))).toEqual([]);
    const { leftOut } = JSON.parse(files.get('contents.json')?.toString() ?? '');
    const held = await ofFile(waiting);
    const [laidDown] = await listEvents(server.db, waiting);
    expect(laidDown?.after).toMatchObject({ sha256: held.sha256, originalSha256: held.originalSha256 });
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
    const { findings } = await check(content);
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
      dropProofs(forged);
      expect(codesOf(await wrongIn(zipUp(forged)))).toEqual(['leftOutWrongly']);
    }
    await office.happen('document.cleared', waiting, { fileName: held.fileName, sha256: held.sha256 });
    expect(codesOf(await wrongIn(await office.takeOut()))).toEqual(['leftOutWrongly']);
    await judge(waiting, 'clean');
    expect(codesOf(await wrongIn(await office.takeOut()))).toEqual([]);
  });

  it('is a file for the bank: who has one can pay with it', async () => {
    const stored = await server.storage.store(Buffer.from('<Document/>'));
    const userId = await idOfAnn();
    const id = newId();
    await server.db
      .insertInto('payoutFiles')
      .values({
        ...{
          id,
          dossierId: office.dossierId,
          sequence: 1,
          account: 'BE68539007547034',
          accountHolder: 'Kantoor',
        },
        ...{ preparedBy: userId, preparedAt: TEST_NOW, approvedBy: userId, approvedAt: TEST_NOW },
        ...{ isSingleApproval: true, madeBy: userId, madeAt: TEST_NOW },
        fileId: await insertFileOf(stored),
      })
      .execute();
    expect(codesOf(await wrongIn(await office.takeOut()))).toEqual(['leftOutWrongly']);
    await office.happen('payout.fileMade', id, { sha256: stored.sha256 });
    const { findings } = await check(await office.takeOut());
    expect(codesOf(findings)).toContain('leftOutPayment');
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
  });

  it('is not the paper of a dossier that follows', async () => {
    const userId = await idOfAnn();
    const followsId = await insertDossier(server.db, { organizationId: office.cast.own.id, userId });
    const stored = await server.storage.store(pdfOf('the judgment'));
    await server.db
      .insertInto('followUps')
      .values({
        ...{
          dossierId: office.dossierId,
          followsId,
          seriesId: followsId,
          kind: 'laterReceipt',
          happenedOn: '2026-11-01',
        },
        ...{ fileId: await insertFileOf(stored), fileName: 'vonnis.pdf' },
      })
      .execute();
    await office.happen('series.pieceKept', office.dossierId, {
      fileName: 'vonnis.pdf',
      sha256: stored.sha256,
    });
    const content = await office.takeOut();
    expect(nameIn(await unzip(content), /vonnis\.pdf$/)).toBeDefined();
    expect(codesOf(await wrongIn(content))).toEqual([]);
  });

  it('was erased, if an event says so', async () => {
    await server.db.deleteFrom('looseDocuments').where('id', '=', office.tray.lost).execute();
    const silently = await office.takeOut();
    expect(codesOf(await wrongIn(silently))).toEqual(['leftOutWrongly']);
    await office.happen('dossier.personErased', office.dossierId, {});
    const { findings } = await check(await office.takeOut());
    expect(findings).toContainEqual({ level: 'note', code: 'leftOutErased', params: { count: 1 } });
    expect(findings.filter(({ level }) => level === 'bad')).toEqual([]);
  });

  it('is not what was put where it belongs, or was taken away by somebody', async () => {
    const { sha256 } = await ofFile(office.tray.placed);
    await server.db.deleteFrom('looseDocuments').where('id', '=', office.tray.placed).execute();
    const document = newId();
    await office.happen('document.added', document, { fileName: 'geplaatst.pdf', sha256 });
    await office.happen('document.removed', document, {});
    const content = await office.takeOut();
    expect(codesOf(await wrongIn(content))).toEqual([]);
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
