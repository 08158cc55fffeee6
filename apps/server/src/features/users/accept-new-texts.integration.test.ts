import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertOffice, insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { announceTexts } from './announce-texts.ts';

/** In force on the day of the tests; the one after it begins the next day. */
const IN_FORCE = '2026-11-15';
const COMING = '2026-11-16';
const OLD = '2026-01-01';
const KINDS = ['terms-of-use', 'privacy-policy', 'licence-agreement'] as const;

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function accept(userId: string, version: string, kinds: readonly (typeof KINDS)[number][] = KINDS) {
  const rows = kinds.map((document) => ({
    ...{ id: newId(), userId, organizationId: null, document, documentVersion: version },
    ...{ language: 'nl' as const, acceptedAt: TEST_NOW },
  }));
  await server.db.insertInto('legalAcceptances').values(rows).execute();
}

async function readMe(subject: string) {
  return (await server.call(subject, { url: '/api/User/me' })).json();
}

function send(subject: string, accepted: readonly object[]) {
  const payload = { accepted, language: 'fr' };
  return server.call(subject, { method: 'POST', url: '/api/User/accept-texts', payload });
}

async function listEvents(type: string) {
  return server.db.selectFrom('auditEvents').select(['type', 'actorId']).where('type', '=', type).execute();
}

let count = 0;
let subject: string;
let userId: string;
beforeEach(async () => {
  count += 1;
  subject = `reader${count}`;
  organizationId = await insertOffice(server.db, { enterpriseNumber: null });
  userId = await insertUser(server.db, subject, { organizationId });
});

const every = (version: string) => KINDS.map((kind) => ({ kind, version }));

describe('a new version of the legal texts', () => {
  it('is asked of whoever accepted an older one, and of nobody who has accepted it', async () => {
    await accept(userId, OLD);
    expect((await readMe(subject)).textsToAccept).toEqual(every(IN_FORCE));
    await accept(userId, IN_FORCE, ['privacy-policy']);
    expect((await readMe(subject)).textsToAccept).toEqual(
      every(IN_FORCE).filter(({ kind }) => kind !== 'privacy-policy'),
    );
  });

  it('is accepted once, with who, what, when and in which language', async () => {
    await accept(userId, OLD);
    const before = (await listEvents('user.textsAccepted')).length;
    expect((await send(subject, every(IN_FORCE))).json()).toMatchObject({ textsToAccept: [] });
    expect((await send(subject, every(IN_FORCE))).statusCode).toBe(200);
    expect(await listEvents('user.textsAccepted')).toHaveLength(before + 1);
    const stored = await server.db
      .selectFrom('legalAcceptances')
      .select(['document', 'language', 'acceptedAt'])
      .where('userId', '=', userId)
      .where('documentVersion', '=', IN_FORCE)
      .execute();
    expect(stored).toHaveLength(3);
    expect(stored[0]).toMatchObject({ language: 'fr', acceptedAt: TEST_NOW });
  });

  it('is not accepted in a version that does not hold, nor nothing at all', async () => {
    await accept(userId, OLD);
    expect((await send(subject, [{ kind: 'terms-of-use', version: COMING }])).statusCode).toBe(409);
    expect((await send(subject, [])).statusCode).toBe(400);
    expect((await readMe(subject)).textsToAccept).toHaveLength(3);
  });

  it('binds the office when an administrator accepts the licence, if it was bound before', async () => {
    const listBound = () =>
      server.db
        .selectFrom('legalAcceptances')
        .select('documentVersion')
        .where('organizationId', '=', organizationId)
        .orderBy('documentVersion')
        .execute();
    const administrator = `administrator${count}`;
    const id = await insertUser(server.db, administrator, { organizationId, isOrganizationAdmin: true });
    await send(administrator, every(IN_FORCE));
    expect(await listBound()).toEqual([]);
    await server.db
      .insertInto('legalAcceptances')
      .values({
        ...{ id: newId(), userId: id, organizationId, document: 'licence-agreement' as const },
        ...{ documentVersion: OLD, language: 'nl' as const, acceptedAt: TEST_NOW },
      })
      .execute();
    await send(administrator, every(IN_FORCE));
    expect(await listBound()).toEqual([{ documentVersion: OLD }, { documentVersion: IN_FORCE }]);
    // An employee accepts for nobody else.
    await send(subject, every(IN_FORCE));
    expect(await listBound()).toHaveLength(2);
  });

  it('is not asked of somebody who has not registered yet', async () => {
    expect(await readMe('stranger')).toMatchObject({ textsToAccept: [], comingTexts: [] });
  });
});

describe('a version that is to come', () => {
  it('is told to whoever signs in, and in one mail to each user in the own language', async () => {
    await server.db.updateTable('users').set({ preferredLanguage: 'de' }).where('id', '=', userId).execute();
    expect((await readMe(subject)).comingTexts).toEqual(every(COMING));
    const action = {
      actor: { kind: 'system', id: null, name: null },
      requestId: null,
      at: TEST_NOW,
    } as const;
    await announceTexts(server.tools, action);
    await announceTexts(server.tools, action);
    const mails = await server.db
      .selectFrom('deliveries')
      .select(['purpose', 'language', 'content'])
      .where('userId', '=', userId)
      .execute();
    expect(mails).toMatchObject([
      {
        purpose: 'legal-texts-change',
        language: 'de',
        content: {
          values: {
            'legal.from': COMING,
            'legal.changes': expect.stringMatching(/^Nutzungsbedingungen\n– .*Datenschutzerklärung\n– /s),
          },
        },
      },
    ]);
  });

  it('is told to nobody once it has begun', async () => {
    const later = {
      actor: { kind: 'system', id: null, name: null },
      requestId: null,
      at: new Date('2026-11-17T06:00:00Z'),
    } as const;
    await announceTexts(server.tools, later);
    const mails = await server.db
      .selectFrom('deliveries')
      .select('id')
      .where('userId', '=', userId)
      .execute();
    expect(mails).toEqual([]);
  });
});
