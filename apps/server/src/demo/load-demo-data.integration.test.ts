import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DEMO_DOSSIERS } from '@prorata/demo/dossiers';
import { DEMO_OFFICES, type DemoOffice } from '@prorata/demo/offices';
import { DEMO_PARTIES } from '@prorata/demo/parties';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { brusselsDate } from '@prorata/domain/iso-date';
import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import { checkEvidence } from '@prorata/proof/evidence/main';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStorage, openDiskStorage } from '../adapters/file-storage.ts';
import { openSigningService } from '../adapters/signing.ts';
import { DELIVERY_HOOKS } from '../build-server.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { hashOfEvent } from '../events/seal-event.ts';
import { exportEvidence } from '../features/audit/evidence/export-evidence.ts';
import { legalTextVersion } from '../features/legal/legal-texts.ts';
import { findEnterprise, findRegisterExtract } from '../features/register/find-enterprise.ts';
import { searchEnterprises } from '../features/register/search-enterprises.ts';
import { actingUserFrom } from '../features/users/acting-user.ts';
import { findUserBySubject } from '../features/users/queries.ts';
import { createLogger } from '../http/log/create-logger.ts';
import { readSettings } from '../settings.ts';
import { startTestSigningDesk, TEST_WEB_ORIGIN, type TestSigningDesk } from '../testing/test-signing-desk.ts';
import { loadDemoData } from './load-demo-data.ts';
import type { DemoTools } from './story.ts';

const NOW = new Date('2027-03-10T09:00:00.000Z');

/** What people who begin on that day accept. */
const LICENCE_VERSION = legalTextVersion('licence-agreement', brusselsDate(NOW));

let database: TestDatabase;
let folder: string;
let storage: FileStorage;
let tools: DemoTools;
let outcomes: boolean[];
let desk: TestSigningDesk;
const renderer = openPdfRenderer();
beforeAll(async () => {
  [database, desk] = await Promise.all([openTestDatabase(), startTestSigningDesk()]);
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-demo-'));
  storage = openDiskStorage(folder);
  const settings = readSettings({
    OIDC_AUTHORITY: 'https://identity.example',
    OIDC_CLIENT_ID: 'prorata',
    PRORATA_DATA: folder,
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
  });
  const logger = createLogger('warn');
  tools = {
    ...{ db: database.db, clock: () => NOW, settings, storage, logger, hooks: DELIVERY_HOOKS, renderer },
    signing: openSigningService(desk.settings),
  };
  outcomes = await Promise.all([1, 2, 3].map(() => loadDemoData(tools)));
});
afterAll(async () => {
  renderer.close();
  await desk.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the demo data', () => {
  it('is loaded once, also by servers that start at once', async () => {
    expect(outcomes.sort()).toEqual([false, false, true]);
    expect(await loadDemoData(tools)).toBe(false);
  });

  it('holds every office, person and party but those who are new', async () => {
    const { db } = database;
    const organizations = await db.selectFrom('organizations').select('name').execute();
    const offices: DemoOffice[] = Object.values(DEMO_OFFICES);
    expect(organizations.map(({ name }) => name).sort()).toEqual(offices.map(({ name }) => name).sort());
    const users = await db.selectFrom('users').select('subject').execute();
    const known = DEMO_PEOPLE.filter((person) => person.state !== 'new');
    expect(users.map(({ subject }) => subject).sort()).toEqual(known.map(({ subject }) => subject).sort());
    const parties = await db
      .selectFrom('parties')
      .select(['organizationId', 'name', 'firstName', 'lastName', 'nationalNumber', 'enterpriseNumber'])
      .execute();
    const names = DEMO_PARTIES.flatMap(({ name }) => name ?? []);
    expect(parties.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(parties.length).toBeGreaterThanOrEqual(DEMO_PARTIES.length + DEMO_DOSSIERS.length);
    expect(new Set(parties.map((party) => JSON.stringify(party))).size).toBe(parties.length);
    const invitations = offices.flatMap((office) => office.standardInvitations);
    const twice = await db
      .selectFrom('parties')
      .select('searchText')
      .groupBy(['organizationId', 'searchText'])
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    expect(twice).toEqual([]);
    expect(await db.selectFrom('standardInvitations').select('id').execute()).toHaveLength(
      invitations.length,
    );
  });

  it('gives an office the address of its letters', async () => {
    const office = await database.db
      .selectFrom('organizations')
      .select(['address', 'creationDiscountPartsPerMillion'])
      .where('name', '=', 'Étude Delvigne & Associés')
      .executeTakeFirstOrThrow();
    expect(office).toEqual({
      address: { address1: 'Rue des Carmes 21 bte 3', zipcode: '5000', city: 'Namur', country: 'BE' },
      creationDiscountPartsPerMillion: 0n,
    });
  });

  it('lets administrators have accepted the licence for the offices that did', async () => {
    const accepted = await database.db
      .selectFrom('legalAcceptances')
      .innerJoin('organizations', 'organizations.id', 'legalAcceptances.organizationId')
      .select(['organizations.name', 'documentVersion'])
      .execute();
    expect(accepted.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: 'Claes & Dewitte', documentVersion: LICENCE_VERSION },
      { name: 'Dienst Invordering Dijleland', documentVersion: LICENCE_VERSION },
      { name: 'Kalbusch', documentVersion: LICENCE_VERSION },
      { name: 'Prorata', documentVersion: LICENCE_VERSION },
      {
        name: 'Étude Delvigne & Associés',
        documentVersion: LICENCE_VERSION,
      },
    ]);
  });

  it('has a register in which every enterprise of the story can be looked up, and more', async () => {
    const { db } = database;
    const met = await db
      .selectFrom('parties')
      .select(['name', 'enterpriseNumber'])
      .where('enterpriseNumber', 'is not', null)
      .execute();
    expect(met.length).toBeGreaterThan(10);
    for (const { name, enterpriseNumber } of met) {
      const found = await findEnterprise(db, enterpriseNumber ?? '');
      expect(found?.names.map((one) => one.name)).toContain(name);
      expect(found?.seat).toMatchObject({ zipcode: expect.stringMatching(/^\d{4}$/) });
    }
    const { numbers } = await searchEnterprises(db, { query: 'immo', column: 'name' }, 20);
    expect(numbers.length).toBeGreaterThan(3);
  });

  it('gets its register later when it was loaded before there was one', async () => {
    await sql`delete from register.extracts`.execute(database.db);
    expect(await loadDemoData(tools)).toBe(false);
    expect(await findRegisterExtract(database.db)).toEqual({ number: 1, date: '2027-03-10' });
  });

  it('leaves a database alone in which somebody works', async () => {
    const other = await openTestDatabase();
    await other.db.insertInto('organizations').values({ id: crypto.randomUUID(), name: 'Real' }).execute();
    expect(await loadDemoData({ ...tools, db: other.db })).toBe(false);
    expect(await other.db.selectFrom('organizations').select('name').execute()).toEqual([{ name: 'Real' }]);
    expect(await findRegisterExtract(other.db)).toBeUndefined();
    await other.close();
  });
});

describe('the dossiers of the demonstration', () => {
  it('stand in every status', async () => {
    const found = await database.db
      .selectFrom('dossiers')
      .select(['status', ({ fn }) => fn.countAll<bigint>().as('dossiers')])
      .groupBy('status')
      .execute();
    expect(found.map(({ status }) => status).sort()).toEqual(DOSSIER_STATUSES.toSorted());
    const total = found.reduce((sum, { dossiers }) => sum + Number(dossiers), 0);
    expect(total).toBe(DEMO_DOSSIERS.length);
  });

  it('were brought to their end in each language', async () => {
    const paid = await database.db
      .selectFrom('dossiers')
      .select('language')
      .where('status', '=', 'Paid')
      .orderBy('language')
      .execute();
    expect(paid.map(({ language }) => language)).toEqual(['de', 'fr', 'nl']);
  });

  it('are not to be calculated before anybody has filed', async () => {
    const empty = await database.db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('status', 'in', ['Provisioned', 'Calculated', 'Signed', 'PvSent', 'ToPay', 'Paid'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('statements').select('statements.id').whereRef('dossierId', '=', 'dossiers.id')),
        ),
      )
      .execute();
    expect(empty).toEqual([]);
  });

  it('tell what became of their mails and letters', async () => {
    const { db } = database;
    const sent = await db
      .selectFrom('deliveries')
      .select(['emailStatus', 'registeredLetterStatus'])
      .execute();
    const states = new Set(sent.flatMap((one) => [one.emailStatus, one.registeredLetterStatus]));
    expect([...states]).toEqual(expect.arrayContaining(['Delivered', 'Bounced', 'Received', 'Returned']));
    const waiting = await db
      .selectFrom('deliveries')
      .select('id')
      .where('nextAttemptAt', 'is not', null)
      .execute();
    expect(waiting).toEqual([]);
  });

  it('were contested, stopped, and prepared for the bank', async () => {
    const { db } = database;
    expect(await db.selectFrom('contestations').select(['way', 'timeliness']).execute()).toEqual([
      { way: 'declaration', timeliness: 'inTime' },
    ]);
    expect(await db.selectFrom('stops').select(['kind', 'releasedAt']).execute()).toEqual([
      { kind: 'bankruptcy', releasedAt: null },
    ]);
    expect(await db.selectFrom('payoutFiles').select(['approvedAt', 'withdrawnAt']).execute()).toEqual([
      { approvedAt: null, withdrawnAt: null },
    ]);
  });

  it('are worked on together', async () => {
    const { db } = database;
    const counts = await Promise.all(
      (['notes', 'noteMentions', 'tasks', 'reminders', 'dossierHandlers', 'notifications'] as const).map(
        async (table) =>
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll<bigint>().as('rows'))
              .execute()
          )[0]?.rows,
      ),
    );
    expect(counts.every((rows) => (rows ?? 0n) > 0n)).toBe(true);
  });

  it('happened before today, and their open terms end after it', async () => {
    const { db } = database;
    const late = await db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('statusChangedAt', '>', NOW)
      .execute();
    expect(late).toEqual([]);
    const events = await db.selectFrom('auditEvents').select('id').where('occurredAt', '>', NOW).execute();
    expect(events).toEqual([]);
    const open = await db
      .selectFrom('invitations')
      .select('validUntil')
      .where('status', 'in', ['Sent', 'Opened'])
      .execute();
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter(({ validUntil }) => (validUntil ?? '') <= '2027-03-10')).toEqual([]);
    const running = await db
      .selectFrom('dossiers')
      .select('contestationEndsOn')
      .where('status', '=', 'PvSent')
      .execute();
    expect(running.filter((one) => (one.contestationEndsOn ?? '') > '2027-03-10').length).toBeGreaterThan(0);
  });

  it('let each office count on', async () => {
    const counters = await database.db
      .selectFrom('fileNumberCounters')
      .innerJoin('organizations', 'organizations.id', 'organizationId')
      .select(['name', 'lastSerial'])
      .orderBy('lastSerial')
      .execute();
    expect(counters).toEqual([
      { name: 'Étude Delvigne & Associés', lastSerial: 7 },
      { name: 'Kalbusch', lastSerial: 33 },
      { name: 'Claes & Dewitte', lastSerial: 163 },
    ]);
  });

  it('have whole chains of events, and a price', async () => {
    const { db } = database;
    const events = await db
      .selectFrom('auditEvents')
      .selectAll()
      .orderBy('chainId')
      .orderBy('sequence')
      .execute();
    const broken = events.filter(({ hash, ...event }) => hashOfEvent(event) !== hash);
    expect(broken).toEqual([]);
    const backwards = events.filter((event, place) => {
      const before = events[place - 1];
      return before?.chainId === event.chainId && before.occurredAt > event.occurredAt;
    });
    expect(backwards.map(({ chainId, sequence }) => `${chainId} ${sequence}`)).toEqual([]);
    const charges = await db
      .selectFrom('platformTransactions')
      .select('type')
      .where('type', '=', 'creation')
      .execute();
    expect(charges).toHaveLength(DEMO_DOSSIERS.length);
  });

  it('prove themselves: nothing in their evidence contradicts another thing', async () => {
    const { db } = database;
    const dossiers = await db
      .selectFrom('dossiers')
      .innerJoin('users', 'users.organizationId', 'dossiers.organizationId')
      .select(['dossiers.id', 'fileNumber', 'subject'])
      .where('isOrganizationAdmin', '=', true)
      .distinctOn('dossiers.id')
      .execute();
    expect(dossiers).toHaveLength(DEMO_DOSSIERS.length);
    for (const { id, fileNumber, subject } of dossiers) {
      const user = await findUserBySubject(db, subject ?? '');
      if (user === undefined) throw new Error(`${subject} is nobody.`);
      const deed = { actor: actingUserFrom(user), requestId: null, at: NOW };
      const { content } = await exportEvidence({ ...tools, timeStamping: undefined }, deed, id, 'nl');
      const { findings } = await checkEvidence(await buffer(content as Readable));
      const wrong = findings.filter(({ level }) => level === 'bad');
      expect({ fileNumber, wrong }).toEqual({ fileNumber, wrong: [] });
    }
  });
});

describe('the dossier that the demonstration follows', () => {
  async function read() {
    return database.db
      .selectFrom('dossiers')
      .selectAll()
      .where('defendantCompanyName', '=', 'Meubelatelier Van Hoorick')
      .executeTakeFirstOrThrow();
  }

  it('waits for the review of four statements of nine', async () => {
    const { db } = database;
    const dossier = await read();
    expect(dossier).toMatchObject({
      status: 'Provisioned',
      fileSerial: 147,
      balanceToDistributeCents: 4_466_560n,
    });
    const statements = await db
      .selectFrom('statements')
      .select(['corporateName', 'validatedAt', 'isLate', 'totalAmountClaimedCents', 'submittedAt'])
      .select('originalTotalAmountClaimedCents')
      .where('dossierId', '=', dossier.id)
      .execute();
    expect(statements).toHaveLength(9);
    expect(statements.filter(({ validatedAt }) => validatedAt === null)).toHaveLength(4);
    expect(statements.filter(({ isLate }) => isLate)).toMatchObject([{ corporateName: 'Lumio Energie' }]);
    expect(statements.every(({ submittedAt }) => submittedAt !== null)).toBe(true);
    expect(statements.find(({ corporateName }) => corporateName === 'Immo Dijlezicht')).toMatchObject({
      totalAmountClaimedCents: 725_000n,
      originalTotalAmountClaimedCents: 731_000n,
    });
    const invitations = await db
      .selectFrom('invitations')
      .select('status')
      .where('dossierId', '=', dossier.id)
      .orderBy('status')
      .execute();
    expect(invitations.map(({ status }) => status)).toEqual([
      ...Array(2).fill('ClosedAndNotSubmitted'),
      ...Array(4).fill('ClosedAndSubmitted'),
      ...Array(5).fill('Finished'),
    ]);
  });

  it('has money that adds up', async () => {
    const { db } = database;
    const { id, balanceToDistributeCents } = await read();
    const assets = await db.selectFrom('assets').selectAll().where('dossierId', '=', id).execute();
    const collected = assets.reduce((sum, { collectedAmountCents }) => sum + collectedAmountCents, 0n);
    expect(collected).toBe(balanceToDistributeCents);
    const costs = await db.selectFrom('executionCosts').selectAll().where('dossierId', '=', id).execute();
    expect(costs.reduce((sum, { amountCents }) => sum + amountCents, 0n)).toBe(299_300n);
  });

  it('has documents that are PDFs, and proof for every claim', async () => {
    const { db } = database;
    const { id } = await read();
    const files = await db
      .selectFrom('documents')
      .innerJoin('files', 'files.id', 'fileId')
      .select(['storageKey', 'sha256', 'sizeBytes', 'mediaType'])
      .where('dossierId', '=', id)
      .execute();
    expect(files).toHaveLength(18);
    for (const { sizeBytes, mediaType, ...file } of files) {
      const content = await storage.read(file);
      expect(mediaType).toBe('application/pdf');
      expect(BigInt(content.length)).toBe(sizeBytes);
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const claims = await db.selectFrom('privilegedClaims').selectAll().where('dossierId', '=', id).execute();
    expect(claims).toHaveLength(9);
    expect(claims.filter(({ documentId }) => documentId === null)).toEqual([]);
  });
});

describe('the dossier of forty creditors', () => {
  it('is calculated, and closes to the cent', async () => {
    const { outcomeJson, status } = await database.db
      .selectFrom('calculationResults')
      .innerJoin('dossiers', 'dossiers.id', 'dossierId')
      .select(['outcomeJson', 'dossiers.status'])
      .where('defendantCompanyName', '=', 'Drukkerij Oudevaart')
      .executeTakeFirstOrThrow();
    expect(status).toBe('Calculated');
    const { totals, lines } = JSON.parse(outcomeJson);
    expect(totals).toEqual({
      ...{ moneyInCents: 17_473_642, paidCents: 15_877_377, reservedCents: 168_595 },
      ...{ costsCents: 1_427_670, surplusCents: 0 },
    });
    // One more is for the costs.
    const paid = lines.flatMap(({ statementId }: { statementId?: string | null }) => statementId ?? []);
    expect(new Set(paid).size).toBe(40);
  });
});
