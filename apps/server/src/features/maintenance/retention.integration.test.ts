import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import {
  insertDocument,
  insertFile,
  insertInvitation,
  SOME_SHA256,
} from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { insertDelivery, insertLetter } from '../delivery/testing/insert-delivery.ts';
import { contentsOf, creditorOf, insertDraft } from '../extracts/testing/insert-extract.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import {
  type CalculatedDossier,
  insertCalculatedDossier,
  markAsSigned,
} from '../results/testing/calculated-dossier.ts';
import { keepFiled } from '../statements/filed-statement.ts';
import { eraseWhatIsDue } from './erase-what-is-due.ts';

const LONG_AGO = new Date('2015-03-02T10:00:00.000Z');
const A_WEEK_LATER = new Date(TEST_NOW.getTime() + 7 * 24 * 60 * 60 * 1000);
const RECENTLY = new Date('2024-03-02T10:00:00.000Z');

let server: TestServer;
let cast: TestUsers;
let old: CalculatedDossier;
let recent: CalculatedDossier;
let papers: Readonly<Record<'old' | 'recent', EnclosedPapers>>;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  old = await finishedDossier(LONG_AGO);
  recent = await finishedDossier(RECENTLY);
  papers = { old: await enclosePapers(old, LONG_AGO), recent: await enclosePapers(recent, RECENTLY) };
});
afterAll(() => server.close());

/** Filed, signed, sent and paid, with a creditor of whom everything is known. */
async function finishedDossier(endedAt: Date): Promise<CalculatedDossier> {
  const dossier = await insertCalculatedDossier(server, cast);
  const { dossierId, statementIds } = dossier;
  await insertDocument(server.db, dossierId, statementIds[0]);
  await inTransaction(server.db, (trx) => keepFiled(trx, { dossierId, statementId: statementIds[0] }));
  await insertInvitation(server.db, {
    dossierId,
    createdBy: cast.own.administratorId,
    emails: ['dettes@creditor.example'],
    addressee: 'Énergie Wallonne',
    ...openInvitationCodes(server.tools.settings.codeSecret).make(),
  });
  await insertRefusedSignature(dossier);
  await insertExtract(dossier, endedAt);
  await insertContestation(dossier);
  await insertIncome(dossier);
  await markAsSigned(server, cast, dossier);
  const sent = await server.call('ann', {
    method: 'POST',
    url: `${dossier.url}/send`,
    payload: { consultation: { sources: ['centralFile'] } },
  });
  expect(sent.statusCode).toBe(202);
  const settled = { statusChangedAt: endedAt } as const;
  await server.db
    .updateTable('deliveries')
    .set(({ eb }) => ({
      ...settled,
      emailStatus: eb.case().when('emailStatus', 'is not', null).then('Delivered').else(null).end() as never,
      registeredLetterStatus: eb
        .case()
        .when('registeredLetterStatus', 'is not', null)
        .then('Delivered')
        .else(null)
        .end() as never,
    }))
    .where('dossierId', '=', dossierId)
    .execute();
  await server.db
    .updateTable('dossiers')
    .set({ status: 'Paid', ...settled })
    .where('id', '=', dossierId)
    .execute();
  return dossier;
}

/** The extract that the dossier was drawn up from, and a stop of it that was a mistake. */
async function insertExtract({ dossierId }: CalculatedDossier, at: Date): Promise<void> {
  const uploadedBy = cast.own.administratorId;
  await insertDraft(
    server,
    {
      ...{ organizationId: cast.own.id, dossierId, uploadedBy, appliedBy: uploadedBy, appliedAt: at },
      outcome: JSON.stringify([{ name: 'Énergie Wallonne' }]),
      fileName: 'Van Hoorick.pdf',
    },
    contentsOf([creditorOf('Énergie Wallonne')]),
  );
  const stop = {
    kind: 'bankruptcy',
    stoppedOn: '2015-01-01',
    source: 'office',
    note: 'Van Hoorick',
  } as const;
  const person = { registeredBy: uploadedBy, withdrawnBy: uploadedBy };
  await server.db
    .insertInto('stops')
    .values({
      id: newId(),
      dossierId,
      ...stop,
      ...person,
      registeredAt: at,
      withdrawnAt: at,
      withdrawalReason: 'Van Hoorick senior',
    })
    .execute();
}

/** A contestation in which everything is said, with a paper, and what was found about it before. */
async function insertContestation({ dossierId, resultId, statementIds }: CalculatedDossier): Promise<void> {
  const { administratorId } = cast.own;
  const [id, said] = [newId(), 'Van Hoorick'];
  await server.db
    .insertInto('contestations')
    .values({
      ...{ id, dossierId, resultId, way: 'writ', contestedOn: '2015-02-01', timeliness: 'inTime' },
      ...{ contestant: said, appearing: said, servedBy: said, statementId: statementIds[0], against: said },
      ...{ requested: said, grounds: said, request: 'otherAmount', requestedCents: 1_000n },
      ...{ state: 'withdrawn', endedOn: '2015-02-02', endNote: said },
      ...{ registeredBy: administratorId, registeredAt: LONG_AGO },
    })
    .execute();
  await server.db
    .insertInto('formerTimeliness')
    .values({ id: newId(), contestationId: id, timeliness: 'late', foundUntil: LONG_AGO })
    .execute();
  await server.db
    .insertInto('contestationPieces')
    .values({
      ...{ id: newId(), dossierId, contestationId: id, kind: 'act', fileName: `${said}.pdf` },
      ...{ fileId: await insertFile(server.db), addedBy: administratorId, addedAt: LONG_AGO },
    })
    .execute();
}

/** An employer, and what was earned there. */
async function insertIncome({ dossierId }: CalculatedDossier): Promise<void> {
  const payerId = newId();
  await server.db
    .insertInto('payers')
    .values({
      ...{
        id: payerId,
        seriesId: dossierId,
        number: 1,
        name: 'Drukkerij Haverwerf',
        kind: 'wage',
        language: 'nl',
      },
      ...{ address: { street: 'Haverwerf' }, email: 'dettes@creditor.example' },
    })
    .execute();
  const assetId = newId();
  await server.db
    .insertInto('assets')
    .values({
      ...{ id: assetId, dossierId, name: '09/2014 · Drukkerij Haverwerf', poolKind: 'income', position: 99 },
      collectedAmountCents: 0n,
    })
    .execute();
  await server.db
    .insertInto('incomeReceipts')
    .values({
      ...{ id: newId(), seriesId: dossierId, payerId, month: '2014-09-01', receivedOn: '2014-10-01' },
      ...{ amountCents: 100n, computation: JSON.stringify({ payer: 'Van Hoorick' }), quotaCents: 0n },
      ...{ differenceNote: 'Van Hoorick', runId: dossierId, assetId },
      ...{ enteredBy: cast.own.administratorId, enteredAt: LONG_AGO },
    })
    .execute();
}

interface EnclosedPapers {
  /** Made for one mail. */
  readonly own: string;
  /** The same, of which a letter that takes the place of the mail still waits to be sent. */
  readonly waiting: string;
  /** A deed of the dossier, of which the mail brings a copy. */
  readonly deed: string;
}

/** Mails that bring a paper: as the invitation of an external provider, and as a report. */
async function enclosePapers(
  { dossierId, resultId }: CalculatedDossier,
  statusChangedAt: Date,
): Promise<EnclosedPapers> {
  const { db } = server;
  const { signedPdfFileId } = await db
    .selectFrom('calculationResults')
    .select('signedPdfFileId')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  const found = { own: await insertFile(db), waiting: await insertFile(db), deed: signedPdfFileId ?? '' };
  const bringing = (fileId: string) => ({
    ...{ organizationId: cast.own.id, dossierId, statusChangedAt },
    content: { enclosures: [{ fileId, name: 'Van Hoorick.pdf' }] },
  });
  for (const fileId of Object.values(found)) await insertDelivery(db, bringing(fileId));
  await insertLetter(db, { ...bringing(found.waiting), registeredLetterStatus: 'Pending' });
  return found;
}

/** Which of the papers are still there. */
async function keptOf(enclosed: EnclosedPapers): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any(${Object.values(enclosed)}::uuid[])`.execute(server.db);
  return Object.entries(enclosed).flatMap(([name, id]) => (rows.some((row) => row.id === id) ? name : []));
}

/** What came back from the signing service after a change, and was kept as evidence. */
async function insertRefusedSignature({ dossierId, resultId }: CalculatedDossier): Promise<void> {
  await server.db
    .insertInto('signingSessions')
    .values({
      id: newId(),
      dossierId,
      resultId,
      userId: cast.own.administratorId,
      status: 'refused',
      refusedFileId: await insertFile(server.db),
      pdfSha256: SOME_SHA256,
      expiresAt: TEST_NOW,
      finishedAt: TEST_NOW,
    })
    .execute();
}

/** The signatures of a dossier that were refused, as their files are there. */
function refusedFilesOf(dossierId: string) {
  return server.db
    .selectFrom('signingSessions')
    .innerJoin('files', 'files.id', 'signingSessions.refusedFileId')
    .select('files.id')
    .where('dossierId', '=', dossierId)
    .execute();
}

const erase = (at: Date) => eraseWhatIsDue(server.tools, actionOfSystem(at));

async function statusesOf({ dossierId, url }: CalculatedDossier): Promise<number[]> {
  const place = `/api/Dossier/${dossierId}`;
  const urls = [place, `${place}/Statement`, `${place}/Invitation`, `${place}/calculations`];
  const more = [`${url}/file`, `${url}/sendResults`, `${place}/platform-transactions`];
  const answers = await Promise.all(
    [...urls, ...more].map((address) => server.call('ann', { url: address })),
  );
  return answers.map(({ statusCode }) => statusCode);
}

/** Every table that speaks of a dossier, but for the signed report itself, which is a deed. */
async function everythingToldOf(dossierId: string): Promise<string> {
  const tables = [
    ...['dossiers', 'statements', 'privileged_claims', 'documents', 'invitations', 'deliveries'],
    ...['contestations', 'contestation_pieces'],
  ];
  const rows = await Promise.all(
    [...tables, 'platform_transactions', 'receipts', 'assets', 'document_views', 'extracts', 'stops'].map(
      (table) =>
        sql<{ all: string }>`
        select coalesce(json_agg(one)::text, '') as all from ${sql.table(table)} as one
        where ${table === 'dossiers' ? sql.ref('one.id') : sql.ref('one.dossier_id')} = ${dossierId}
      `.execute(server.db),
    ),
  );
  const income = await sql<{ all: string }>`
    select json_agg(payer)::text || json_agg(receipt)::text as all
    from payers as payer join income_receipts as receipt on receipt.payer_id = payer.id
    where payer.series_id = ${dossierId}`.execute(server.db);
  const values = await server.db
    .selectFrom('auditValues')
    .innerJoin('auditEvents', 'auditEvents.id', 'eventId')
    .select('content')
    .where('chainId', '=', dossierId)
    .execute();
  return [...rows, income].map(({ rows: [row] }) => row?.all ?? '').join('') + JSON.stringify(values);
}

const PERSONAL = /Wallonne|Van Hoorick|Dijlezicht|Haverwerf|dettes@/;

/** One whom nobody met for twenty years, and one who is in a dossier that is kept. */
async function insertParties() {
  const lastSeenAt = new Date(Date.UTC(2006, 0, 1));
  const [unmet, met] = [newId(), newId()];
  await server.db
    .insertInto('parties')
    .values(
      [unmet, met].map((id) => ({ id, organizationId: cast.own.id, name: `Lang geleden ${id}`, lastSeenAt })),
    )
    .execute();
  await server.db
    .updateTable('creditors')
    .set({ partyId: met })
    .where('dossierId', '=', recent.dossierId)
    .execute();
  return { unmet, met };
}

describe('retention', () => {
  it('tells administrators beforehand what will be erased, and when', async () => {
    const response = await server.call('platform', { url: '/api/Maintenance' });
    const { retention, erasures } = response.json();
    expect(retention).toMatchObject({
      dossiersYears: 10,
      mailTextsDays: 365,
      numberOfDossiers: 1,
      extractsDays: 30,
      numberOfExtracts: 2,
    });
    expect(retention.dossiers).toMatchObject([
      { id: old.dossierId, status: 'Paid', endedOn: '2015-03-02', erasedOn: '2026-11-16' },
    ]);
    expect(retention.numberOfMailTexts).toBeGreaterThan(0);
    expect(erasures).toEqual([]);
  });

  it('erases nothing while a changed period is fresh', async () => {
    const change = { key: 'retention.dossiers', before: null, after: JSON.stringify(10) };
    await server.db
      .insertInto('parameterChanges')
      .values({ id: newId(), ...change, changedBy: cast.platformId, changedAt: TEST_NOW })
      .execute();
    expect(await keptOf(papers.recent)).toEqual(['own', 'waiting', 'deed']);
    await erase(TEST_NOW);
    expect(await everythingToldOf(old.dossierId)).toMatch(PERSONAL);
  });

  it('erases what an old dossier tells of people, and keeps its deed and its proof', async () => {
    const before = await statusesOf(old);
    expect(new Set(before)).toEqual(new Set([200]));
    expect(await everythingToldOf(old.dossierId)).toMatch(PERSONAL);
    const [refused] = await refusedFilesOf(old.dossierId);
    const { unmet, met } = await insertParties();
    expect(await keptOf(papers.old)).toEqual(['waiting', 'deed']);
    await erase(A_WEEK_LATER);
    expect(await keptOf(papers.old)).toEqual(['deed']);
    const parties = await server.db
      .selectFrom('parties')
      .select('id')
      .where('id', 'in', [unmet, met])
      .execute();
    expect(parties).toEqual([{ id: met }]);
    expect(await everythingToldOf(old.dossierId)).not.toMatch(PERSONAL);
    const files = server.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', refused?.id ?? '');
    expect(await files.execute()).toEqual([]);
    expect(await statusesOf(old)).toEqual(before);
    const dossier = await server.call('ann', { url: `/api/Dossier/${old.dossierId}` });
    expect(dossier.json()).toMatchObject({ status: 'Paid', erasedAt: A_WEEK_LATER.toISOString() });
    const audit = await server.call('ann', { url: `/api/Dossier/${old.dossierId}/audit` });
    expect(audit.json()).toMatchObject({ isChainIntact: true });
    expect(audit.json().items[0]).toMatchObject({ type: 'dossier.erased' });
  });

  it('leaves a younger dossier alone, but not the texts of its mails', async () => {
    expect(await everythingToldOf(recent.dossierId)).toMatch(PERSONAL);
    expect(await refusedFilesOf(recent.dossierId)).toHaveLength(1);
    const texts = await server.db
      .selectFrom('deliveries')
      .select(['content', 'erasedAt'])
      .where('dossierId', '=', recent.dossierId)
      .where(({ eb, or }) =>
        or([eb('registeredLetterStatus', 'is', null), eb('registeredLetterStatus', '<>', 'Pending')]),
      )
      .execute();
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts.every(({ content, erasedAt }) => erasedAt !== null && Object.keys(content).length === 0),
    ).toBe(true);
  });

  it('erases the papers that only those mails brought, and none that a letter still has to', async () => {
    expect(await keptOf(papers.recent)).toEqual(['waiting', 'deed']);
  });

  it('records what was erased, once', async () => {
    await erase(A_WEEK_LATER);
    const { erasures, retention } = (await server.call('platform', { url: '/api/Maintenance' })).json();
    expect(retention).toMatchObject({ numberOfDossiers: 0, numberOfMailTexts: 0 });
    expect(erasures).toHaveLength(4);
    expect(erasures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'dossier',
          organization: 'Claes & Dewitte',
          numberOfDocuments: 1,
          numberOfStatements: 3,
        }),
        expect.objectContaining({ kind: 'mailTexts', fileNumber: null }),
        expect.objectContaining({ kind: 'parties', numberOfParties: 1 }),
        expect.objectContaining({ kind: 'extracts', fileNumber: null, numberOfDocuments: 2 }),
      ]),
    );
  });

  it('erases extracts that nothing came of, and of the others all but what was decided', async () => {
    const { id: organizationId, administratorId: uploadedBy } = cast.own;
    const draft = await insertDraft(server, { organizationId, uploadedBy });
    const isThere = async () =>
      (await server.call('ann', { url: `/api/Extract/${draft}` })).statusCode === 200;
    const applied = await server.db
      .selectFrom('extracts')
      .select(['fileId', 'content', 'outcome'])
      .where('dossierId', '=', recent.dossierId)
      .executeTakeFirstOrThrow();
    expect(applied).toEqual({ fileId: null, content: null, outcome: [{ name: 'Énergie Wallonne' }] });
    await erase(A_WEEK_LATER);
    expect(await isThere()).toBe(true);
    await erase(new Date('2190-01-15T02:10:00.000Z'));
    expect(await isThere()).toBe(false);
  });
});
