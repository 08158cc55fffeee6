import type { Contestations } from '@prorata/contract/contestations/contestation';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionOfSystem } from '../../http/action.ts';
import { formOf } from '../../http/testing/form.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { unzip } from '../../testing/unzip.ts';
import { endContestationTerms } from '../results/end-contestation-terms.ts';
import { calculateSampleDossier } from '../results/testing/calculate-sample-dossier.ts';

const SIGNED_AT = new Date('2026-10-20T09:00:00.000Z');
const TODAY = brusselsDate(TEST_NOW);

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

interface Draft {
  readonly dossierId: string;
  readonly resultId: string;
}

/** A report that was really calculated, as if it had been signed and sent; how that is done has tests of its own. */
async function sentDraft(): Promise<Draft> {
  const { dossierId, resultId } = await calculateSampleDossier(server, cast);
  const { db } = server;
  await db
    .updateTable('calculationResults')
    .set({ signedAt: SIGNED_AT, signedBy: cast.own.administratorId, signedPdfFileId: sql.ref('pdfFileId') })
    .where('id', '=', resultId)
    .execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'PvSent', closedAt: SIGNED_AT, contestationEndsOn: '2026-11-05' })
    .where('id', '=', dossierId)
    .execute();
  return { dossierId, resultId };
}

async function call(method: 'GET' | 'POST', url: string, payload?: object, subject = 'ann') {
  const response = await server.call(subject, { method, url, ...(payload && { payload }) });
  return { statusCode: response.statusCode, ...response.json() };
}
const read = ({ dossierId }: Draft): Promise<Contestations> =>
  call('GET', `/api/Dossier/${dossierId}/contestations`);
const readDossier = ({ dossierId }: Draft) => call('GET', `/api/Dossier/${dossierId}`);

/** Whoever contests has signed for the report: their last day is 5 November 2026. */
async function contestantOf(draft: Draft) {
  const { contestants } = await read(draft);
  const [contestant] = contestants;
  if (contestant === undefined) throw new Error('Nobody has the report.');
  const url = `/api/Dossier/${draft.dossierId}/Result/${draft.resultId}/ledger/${contestant.addresseeId}/receipt`;
  expect(await call('POST', url, { receivedOn: '2026-10-21' })).toMatchObject({ statusCode: 200 });
  return contestant;
}

const WRIT = {
  way: 'writ',
  date: '2026-11-05',
  time: '14:20',
  servedBy: 'P. Verlinden',
  grounds: 'Geen voorrecht',
};

async function register(draft: Draft, changes: object = {}, subject?: string) {
  const { addresseeId } = await contestantOf(draft);
  return call(
    'POST',
    `/api/Dossier/${draft.dossierId}/contestations`,
    { ...WRIT, addresseeId, ...changes },
    subject,
  );
}

async function attach(url: string, kind: string) {
  const form = await formOf({
    kind,
    file: new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], `${kind}.pdf`),
  });
  const response = await server.call('ann', { method: 'POST', url, ...form });
  return { statusCode: response.statusCode, ...response.json() };
}
const attachTo = ({ dossierId }: Draft, id: string, kind: string) =>
  attach(`/api/Dossier/${dossierId}/contestations/${id}/pieces`, kind);
const attachToProceeding = ({ dossierId }: Draft, kind: string) =>
  attach(`/api/Dossier/${dossierId}/proceeding/pieces`, kind);

/** Which statements are marked as contested in the list of the dossier. */
async function contestedOf({ dossierId }: Draft): Promise<string[]> {
  const { items } = await call('GET', `/api/Dossier/${dossierId}/Statement`);
  return items.filter((row: StatementRow) => row.isContested).map(({ id }: StatementRow) => id);
}

async function end(draft: Draft, act: string, body: object) {
  const { contestations } = await read(draft);
  const { id, version } = contestations[0] ?? {};
  return call('POST', `/api/Dossier/${draft.dossierId}/contestations/${id}/${act}`, { version, ...body });
}

async function step(draft: Draft, body: object) {
  const { proceeding } = await read(draft);
  const version = proceeding?.version ?? 1;
  return call('POST', `/api/Dossier/${draft.dossierId}/proceeding/step`, { version, ...body });
}

test('nobody contests before the draft was signed, or tomorrow', async () => {
  const draft = await sentDraft();
  for (const [changes, error] of [
    [{ date: '2026-01-05' }, { path: 'date', code: 'day-too-early' }],
    [{ date: '2030-01-05' }, { path: 'date', code: 'moment-future' }],
  ] as const) {
    expect(await register(draft, changes)).toMatchObject({ statusCode: 400, errors: [error] });
  }
});

describe('a writ in time', () => {
  test('holds the whole payout, and its term does not run out while it does', async () => {
    const draft = await sentDraft();
    const registered = await register(draft);
    expect(registered).toMatchObject({
      statusCode: 200,
      contestations: [
        {
          timeliness: 'inTime',
          lastDay: '2026-11-05',
          hasEffect: true,
          isHolding: true,
          state: 'registered',
        },
      ],
    });
    expect(await readDossier(draft)).toMatchObject({ status: 'PvSent', holds: ['contested'] });
    await endContestationTerms(server.tools, actionOfSystem(TEST_NOW));
    expect(await readDossier(draft)).toMatchObject({ status: 'PvSent' });
    const registrations = await server.db
      .selectFrom('auditEvents')
      .select('type')
      .where('dossierId', '=', draft.dossierId)
      .where('type', '=', 'contestation.registered')
      .execute();
    expect(registrations).toHaveLength(1);
  });

  test('is given up in writing: without the paper it is refused, and twice too', async () => {
    const draft = await sentDraft();
    const { statementId } = (await read(draft)).lines[0] ?? {};
    const { contestations } = await register(draft, { statementId });
    expect(await contestedOf(draft)).toEqual([statementId]);
    expect(await end(draft, 'withdraw', { date: TODAY })).toMatchObject({
      code: 'contestation-piece-missing',
    });
    expect(await attachTo(draft, contestations[0].id, 'withdrawal')).toMatchObject({ statusCode: 200 });
    expect(await end(draft, 'withdraw', { date: TODAY })).toMatchObject({
      contestations: [{ state: 'withdrawn', isHolding: false }],
    });
    expect(await end(draft, 'withdraw', { date: TODAY })).toMatchObject({ code: 'contestation-status' });
    expect(await contestedOf(draft)).toEqual([]);
    expect(await readDossier(draft)).toMatchObject({ holds: [] });
  });

  test.each([
    [false, []],
    [true, ['contested']],
  ])('is settled; that others lose by it: %s', async (doOthersLose, holds) => {
    const draft = await sentDraft();
    const { contestations } = await register(draft);
    await attachTo(draft, contestations[0].id, 'settlement');
    const settled = await end(draft, 'settle', { date: TODAY, doOthersLose });
    expect(settled).toMatchObject({ contestations: [{ state: 'settled', needsNewDraft: doOthersLose }] });
    expect(await readDossier(draft)).toMatchObject({ holds });
  });

  test('that was a mistake is annulled with a reason', async () => {
    const draft = await sentDraft();
    await register(draft);
    expect(await end(draft, 'annul', { reason: ' ' })).toMatchObject({ code: 'validation' });
    expect(await end(draft, 'annul', { reason: 'Ander dossier' })).toMatchObject({
      contestations: [{ state: 'annulled', isHolding: false, endNote: 'Ander dossier' }],
    });
  });
});

describe('what holds nothing', () => {
  test('is late by the days of whoever contests, and recorded as such', async () => {
    const draft = await sentDraft();
    expect(await register(draft, { date: '2026-11-06' })).toMatchObject({
      contestations: [{ timeliness: 'late', hasEffect: false, isHolding: false }],
    });
    expect(await readDossier(draft)).toMatchObject({ holds: [] });
    const consigning = await call('POST', `/api/Dossier/${draft.dossierId}/proceeding`, { date: TODAY });
    expect(consigning).toMatchObject({ statusCode: 409, code: 'nothing-contested' });
  });

  test('is a letter, which is answered with an appointment, once', async () => {
    const draft = await sentDraft();
    const letter = { way: 'letter', addresseeId: null, name: 'Karel Baert', time: null, servedBy: null };
    expect(await register(draft, letter)).toMatchObject({
      contestations: [{ way: 'letter', contestant: 'Karel Baert', hasEffect: false, repliedAt: null }],
    });
    const { contestations } = await read(draft);
    const url = `/api/Dossier/${draft.dossierId}/contestations/${contestations[0]?.id}/reply`;
    const reply = {
      language: 'de',
      email: 'k@creditor.example',
      appointmentOn: '2026-11-20',
      appointmentTime: '10:30',
    };
    for (const _ of ['first', 'again']) {
      const replied = await call('POST', url, reply);
      expect(replied).toMatchObject({ statusCode: 200, contestations: [{ repliedAt: expect.any(String) }] });
    }
    const mails = await server.db
      .selectFrom('deliveries')
      .select(['language', 'email'])
      .where('dossierId', '=', draft.dossierId)
      .where('purpose', '=', 'contestation-reply')
      .execute();
    expect(mails).toEqual([{ language: 'de', email: 'k@creditor.example' }]);
  });
});

test('of two acts on one contestation the second is told what the first did', async () => {
  const draft = await sentDraft();
  const { contestations } = await register(draft);
  await attachTo(draft, contestations[0].id, 'withdrawal');
  const url = `/api/Dossier/${draft.dossierId}/contestations/${contestations[0].id}`;
  const both = await Promise.all([
    call('POST', `${url}/withdraw`, { version: 1, date: TODAY }),
    call('POST', `${url}/annul`, { version: 1, reason: 'Vergissing' }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('what fails half-way leaves nothing behind', async () => {
  const draft = await sentDraft();
  await register(draft);
  await sql
    .raw(
      `create function no_proceedings() returns trigger language plpgsql as $$
       begin raise exception 'power'; end $$;
       create trigger no_proceedings after insert on proceedings for each row execute function no_proceedings();`,
    )
    .execute(server.db);
  const url = `/api/Dossier/${draft.dossierId}/proceeding`;
  expect(await call('POST', url, { date: TODAY })).toMatchObject({ statusCode: 500 });
  await sql.raw('drop trigger no_proceedings on proceedings').execute(server.db);
  expect(await read(draft)).toMatchObject({ contestations: [{ state: 'registered' }], proceeding: null });
  expect(await call('POST', url, { date: TODAY })).toMatchObject({ statusCode: 200 });
});

test('a declaration has an act to sign, and nobody contests tomorrow or for a stranger', async () => {
  const draft = await sentDraft();
  const declared = await register(draft, { way: 'declaration', servedBy: null, requested: 'Rang 1' });
  const { id } = declared.contestations[0];
  const act = await server.call('ann', {
    method: 'GET',
    url: `/api/Dossier/${draft.dossierId}/contestations/${id}/act`,
  });
  expect(act.headers['content-type']).toBe('application/pdf');
  expect(act.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await register(draft, { date: '2027-01-01' })).toMatchObject({ code: 'validation' });
  expect(await register(draft, { addresseeId: draft.resultId })).toMatchObject({ code: 'validation' });
  expect(await register(draft, {}, 'bob')).toMatchObject({ statusCode: 404 });
});

test('nobody replaces a draft on which the judge decides: its money is no longer at the office', async () => {
  const draft = await sentDraft();
  await register(draft);
  await call('POST', `/api/Dossier/${draft.dossierId}/proceeding`, { date: TODAY });
  const { items } = await call('GET', `/api/Dossier/${draft.dossierId}/calculations`);
  const url = `/api/Dossier/${draft.dossierId}/Result/${draft.resultId}/replace`;
  const replaced = await call('POST', url, { version: items[0].version, reason: 'Een verkeerde rang' });
  expect(replaced).toMatchObject({ statusCode: 409, code: 'dossier-consigned' });
  expect(await readDossier(draft)).toMatchObject({ status: 'PvSent', holds: ['contested', 'consigned'] });
  expect(await read(draft)).toMatchObject({ proceeding: { state: 'consigned' } });
});

test('without agreement the money is consigned, the judge decides, and the deposit office pays', async () => {
  const draft = await sentDraft();
  const { contestations } = await register(draft);
  const before = await read(draft);
  const { mass, seizureAndSale, draft: ofDraft, amount } = before.consignment;
  expect(amount).toBeCloseTo(mass - seizureAndSale - ofDraft, 2);
  const consigned = await call('POST', `/api/Dossier/${draft.dossierId}/proceeding`, { date: TODAY });
  expect(consigned).toMatchObject({
    contestations: [{ state: 'referred', isHolding: true }],
    proceeding: { state: 'consigned', amount },
    bundle: { isReady: false },
  });
  expect(await readDossier(draft)).toMatchObject({ holds: ['contested', 'consigned'] });

  const bundleUrl = `/api/Dossier/${draft.dossierId}/proceeding/bundle`;
  expect(await call('GET', bundleUrl)).toMatchObject({ code: 'bundle-incomplete' });
  await attachTo(draft, contestations[0].id, 'act');
  expect(await step(draft, { step: 'file', date: TODAY })).toMatchObject({
    code: 'contestation-piece-missing',
  });
  const kept = await attachToProceeding(draft, 'certificate');
  const parts = kept.bundle.parts.filter(({ isReady }: { isReady: boolean }) => !isReady);
  expect(
    parts.map(({ part }: { part: string }) => part).filter((part: string) => part !== 'statements'),
  ).toEqual([]);

  await attachToProceeding(draft, 'registryReceipt');
  expect(await step(draft, { step: 'file', date: TODAY })).toMatchObject({ proceeding: { state: 'filed' } });
  const hearing = { step: 'fixHearing', date: '2026-12-15', time: '09:00' };
  expect(await step(draft, hearing)).toMatchObject({
    proceeding: { state: 'hearing', hearingOn: '2026-12-15' },
  });
  await attachToProceeding(draft, 'judgment');
  const [line] = before.lines;
  const lines = [{ statementId: line?.statementId, amount: 1 }];
  const judged = await step(draft, { step: 'judge', date: TODAY, lines });
  expect(judged.proceeding.judgment.lines[0]).toMatchObject({
    drafted: line?.allotted,
    judged: 1,
    difference: expect.closeTo(1 - (line?.allotted ?? 0), 2),
  });
  expect(await step(draft, { step: 'appeal', date: TODAY })).toMatchObject({
    proceeding: { state: 'appealed' },
  });
  await attachToProceeding(draft, 'appealJudgment');
  const onAppeal = { step: 'judgeOnAppeal', date: TODAY, lines };
  expect(await step(draft, onAppeal)).toMatchObject({
    proceeding: { state: 'final', judgment: { isOnAppeal: true } },
  });
  expect(await step(draft, { step: 'pay', date: TODAY })).toMatchObject({ proceeding: { state: 'paid' } });
  expect(await readDossier(draft)).toMatchObject({ status: 'Paid', holds: [] });
});

/** The documents of the sample are rows alone; the bundle reads their bytes. */
async function storeDocuments({ dossierId }: Draft): Promise<void> {
  const documents = await server.db
    .selectFrom('documents')
    .select('fileId')
    .where('dossierId', '=', dossierId)
    .execute();
  for (const { fileId } of documents) {
    const stored = await server.storage.store(Buffer.from(`%PDF-1.7 ${fileId}`));
    await server.db.updateTable('files').set(stored).where('id', '=', fileId).execute();
  }
}

test('the bundle holds an inventory and every piece that it lists', async () => {
  const draft = await sentDraft();
  await storeDocuments(draft);
  const { contestations } = await register(draft);
  await call('POST', `/api/Dossier/${draft.dossierId}/proceeding`, { date: TODAY });
  await attachTo(draft, contestations[0].id, 'act');
  const { bundle } = await attachToProceeding(draft, 'certificate');
  const download = () =>
    server.call('ann', { method: 'GET', url: `/api/Dossier/${draft.dossierId}/proceeding/bundle` });
  expect(bundle.isReady).toBe(true);
  const names = [...(await unzip((await download()).rawPayload)).keys()];
  const files = bundle.parts.reduce((sum: number, { files: count }: { files: number }) => sum + count, 0);
  expect(names).toHaveLength(files + 1);
  expect(names[0]).toMatch(/^000 /);

  const { db } = server;
  const piece = db
    .selectFrom('contestationPieces')
    .select('fileId')
    .where('dossierId', '=', draft.dossierId)
    .where('kind', '=', 'certificate');
  const file = await db.selectFrom('files').selectAll().where('id', '=', piece).executeTakeFirstOrThrow();
  const name = names.find((one) => one.startsWith('Attest van de kas/')) ?? '';
  expect(name).not.toBe('');
  const changed = async (values: object) => {
    await db.updateTable('files').set(values).where('id', '=', file.id).execute();
    const problem = (await download()).json();
    await db.updateTable('files').set(file).where('id', '=', file.id).execute();
    return problem;
  };
  const named = { params: { name } };
  expect(await changed({ verdict: 'quarantined' })).toMatchObject({ code: 'paper-quarantined', ...named });
  expect(await changed({ verdict: 'unjudgeable' })).toMatchObject({ code: 'paper-unjudgeable', ...named });
  const virus = { verdict: 'infected', virus: 'Eicar', judgedAt: TEST_NOW };
  expect(await changed(virus)).toMatchObject({ code: 'paper-infected', ...named });
  const gone = { storageKey: `00/${'0'.repeat(64)}`, sha256: '0'.repeat(64) };
  expect(await changed(gone)).toMatchObject({ code: 'paper-damaged', ...named });
  expect(await changed({ sizeBytes: 3_000_000_000n })).toMatchObject({ code: 'download-too-large' });
});

describe('if whoever contests is right', () => {
  test('the signed draft is calculated again with what they ask, and nothing is kept', async () => {
    const draft = await sentDraft();
    const { lines, surplus } = await read(draft);
    const line = lines.find(({ allotted }) => allotted > 0);
    const url = `/api/Dossier/${draft.dossierId}/contestations/trial`;
    const trial = await call('POST', url, { statementId: line?.statementId, request: 'leaveOut' });
    expect(trial).toMatchObject({ statusCode: 200, before: { surplus } });
    const own = trial.creditors.find(
      ({ statementId }: { statementId: string }) => statementId === line?.statementId,
    );
    expect(own).toMatchObject({ before: { paid: line?.allotted }, after: { paid: 0, reserved: 0 } });
    const sumOf = ({ costs, paid, reserved, surplus: left }: Record<string, number>) =>
      [costs, paid, reserved, left].reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    expect(sumOf(trial.after)).toBeCloseTo(trial.before.moneyIn, 2);
    expect(await read(draft)).toMatchObject({ contestations: [], lines });
  });

  test('what cannot be calculated is said, and what is asked needs its line and its figure', async () => {
    const draft = await sentDraft();
    const { lines } = await read(draft);
    const line = lines.find(({ claims }) => claims.length > 0);
    const statementId = line?.statementId;
    const url = `/api/Dossier/${draft.dossierId}/contestations/trial`;
    expect(await call('POST', url, { statementId, request: 'otherAmount' })).toMatchObject({
      statusCode: 400,
    });
    expect(await call('POST', url, { request: 'leaveOut' })).toMatchObject({ statusCode: 400 });
    const claimId = line?.claims[0]?.claimId;
    const unknown = { statementId, claimId, request: 'otherPrivilege', requestedPrivilegeId: 'none' };
    expect(await call('POST', url, unknown)).toMatchObject({ code: 'trial-impossible' });
    expect(await call('POST', url, { statementId: draft.resultId, request: 'leaveOut' })).toMatchObject({
      code: 'trial-impossible',
    });
  });

  test('a claim is named as the report names it, with what is asked for it', async () => {
    const draft = await sentDraft();
    const { lines } = await read(draft);
    const line = lines.find(({ claims }) => claims.length > 0);
    const [claim] = line?.claims ?? [];
    const asked = { claimId: claim?.claimId, request: 'otherAmount', requestedAmount: 12.5 };
    expect(await register(draft, { statementId: line?.statementId, ...asked })).toMatchObject({
      contestations: [{ against: `${line?.name} · ${claim?.name}`, ...asked }],
    });
    expect(await register(draft, { statementId: line?.statementId, claimId: draft.resultId })).toMatchObject({
      code: 'validation',
    });
  });
});

test('in time or not is found anew when the days of whoever contests move, and what was found stays readable', async () => {
  const draft = await sentDraft();
  const { contestations } = await register(draft, { date: '2026-11-06' });
  expect(contestations).toMatchObject([{ timeliness: 'late', formerTimeliness: [] }]);
  const { addresseeId } = contestations[0];
  const receipt = `/api/Dossier/${draft.dossierId}/Result/${draft.resultId}/ledger/${addresseeId}/receipt`;
  expect(await call('POST', receipt, { receivedOn: '2026-10-23' })).toMatchObject({ statusCode: 200 });
  expect(await read(draft)).toMatchObject({
    contestations: [
      {
        ...{ timeliness: 'inTime', lastDay: '2026-11-09', isHolding: true },
        formerTimeliness: [{ timeliness: 'late', lastDay: '2026-11-05' }],
      },
    ],
  });
  expect(await readDossier(draft)).toMatchObject({ holds: ['contested'] });
  // What was withdrawn is over, whatever the post says later.
  await attachTo(draft, contestations[0].id, 'withdrawal');
  await end(draft, 'withdraw', { date: TODAY });
  await call('POST', receipt, { receivedOn: '2026-10-21' });
  expect(await read(draft)).toMatchObject({ contestations: [{ timeliness: 'inTime', state: 'withdrawn' }] });
});

test('the bailiffs of the dossier are told at once, the other parties when the office says so, each once', async () => {
  const draft = await sentDraft();
  const { contestations } = await register(draft);
  const [{ id, told, untold }] = contestations;
  expect(told).toMatchObject([{ isParty: false, sendMethod: 'Email', hasFailed: false }]);
  const tell = () => call('POST', `/api/Dossier/${draft.dossierId}/contestations/${id}/tell`);
  const after = await tell();
  expect(after).toMatchObject({
    statusCode: 200,
    contestations: [{ untold: { byEmail: 0, byLetter: 0, unreachable: untold.unreachable } }],
  });
  const parties = after.contestations[0].told.filter(({ isParty }: { isParty: boolean }) => isParty);
  expect(parties).toHaveLength(untold.byEmail + untold.byLetter);
  expect(parties.length).toBeGreaterThan(0);
  const again = await tell();
  expect(again.contestations[0].told).toEqual(after.contestations[0].told);
  expect(await register(draft, { date: '2026-11-06' })).toMatchObject({ statusCode: 200 });
  const { contestations: both } = await read(draft);
  const late = both.find(({ timeliness }) => timeliness === 'late');
  const refused = await call('POST', `/api/Dossier/${draft.dossierId}/contestations/${late?.id}/tell`);
  expect(refused).toMatchObject({ code: 'contestation-status' });
});

test('two creditors of one name are both told, and one with two statements once', async () => {
  const draft = await sentDraft();
  const { db } = server;
  const statements = await db
    .selectFrom('statements')
    .select(['id', 'creditorId'])
    .where('dossierId', '=', draft.dossierId)
    .execute();
  const [one, another, own, ownToo] = statements;
  if (!(one && another && own && ownToo)) throw new Error('The sample has four creditors.');
  const namesakes = [one.id, another.id];
  await db
    .updateTable('statements')
    .set({ corporateName: 'Immo Dijle', corporateForm: 'BV', primaryEmail: 'info@immo.example' })
    .where('id', 'in', namesakes)
    .execute();
  await db
    .updateTable('creditors')
    .set({ sameAsId: own.creditorId })
    .where('id', '=', ownToo.creditorId)
    .execute();
  const [{ id }] = (await register(draft, { addresseeId: null, name: 'Karel Baert' })).contestations;
  const tell = async () => {
    const { contestations } = await call('POST', `/api/Dossier/${draft.dossierId}/contestations/${id}/tell`);
    expect(contestations[0].untold).toMatchObject({ byEmail: 0, byLetter: 0 });
    const notices = await db
      .selectFrom('deliveries')
      .select('statementId')
      .where('dossierId', '=', draft.dossierId)
      .where('purpose', '=', 'contestation-notice')
      .where('statementId', 'is not', null)
      .orderBy('id')
      .execute();
    return notices.map(({ statementId }) => statementId);
  };
  const told = await tell();
  expect(told).toEqual(expect.arrayContaining(namesakes));
  expect(told.filter((of) => of === own.id || of === ownToo.id)).toHaveLength(1);
  expect(await tell()).toEqual(told);
});
