import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDossier, insertResult } from '../../database/testing/insert-rows.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

let round = 0;

/** Two bailiffs of the own office, and a dossier for each part that the first has in one. */
async function insertLeaver() {
  round += 1;
  const place = { organizationId: cast.own.id, userType: 'Bailiff' } as const;
  const leaver = await insertUser(server.db, `leaver-${round}`, place);
  const successor = await insertUser(server.db, `successor-${round}`, place);
  const insert = (changes: object) =>
    insertDossier(server.db, { organizationId: cast.own.id, userId: cast.own.administratorId }, changes);
  return {
    leaver,
    successor,
    responsible: await insert({
      responsibleBailiffId: leaver,
      deputyBailiffId: successor,
      signer: 'deputy',
      status: 'Calculated',
    }),
    deputy: await insert({
      responsibleBailiffId: cast.own.administratorId,
      deputyBailiffId: leaver,
      signer: 'deputy',
    }),
    over: await insert({ responsibleBailiffId: leaver, status: 'Cancelled', cancelReason: 'Betaald' }),
  };
}

function handOver(userId: string, successorId: string, subject = 'ann') {
  return server.call(subject, {
    method: 'POST',
    url: `/api/User/${userId}/handOver`,
    payload: { successorId },
  });
}

function bailiffsOf(dossierId: string) {
  return server.db
    .selectFrom('dossiers')
    .select(['responsibleBailiffId', 'deputyBailiffId', 'signer'])
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
}

const refused = { status: 400, errors: [{ path: 'successorId', code: 'choice-invalid' }] };

describe('handing over the dossiers of somebody who leaves', () => {
  it('names the successor in each open one, with an event, and outdates what was calculated', async () => {
    const { leaver, successor, ...dossiers } = await insertLeaver();
    const resultId = await insertResult(server.db, {
      dossierId: dossiers.responsible,
      calculatedBy: cast.own.administratorId,
    });
    const counts = await server.call('ann', { url: `/api/User/${leaver}/openDossiers` });
    expect(counts.json()).toEqual({ responsible: 1, deputy: 1 });
    expect((await handOver(leaver, successor)).json()).toEqual({ dossiers: 2 });
    expect(await bailiffsOf(dossiers.responsible)).toEqual({
      responsibleBailiffId: successor,
      deputyBailiffId: null,
      signer: 'responsible',
    });
    expect(await bailiffsOf(dossiers.deputy)).toMatchObject({ deputyBailiffId: successor, signer: 'deputy' });
    expect(await bailiffsOf(dossiers.over)).toMatchObject({ responsibleBailiffId: leaver });
    const { outdatedAt } = await server.db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow();
    expect(outdatedAt).toEqual(TEST_NOW);
    expect(await listEvents(server.db, dossiers.responsible)).toMatchObject([
      {
        type: 'dossier.handedOver',
        actorName: 'ann Peeters',
        before: {
          responsibleBailiffId: { id: leaver },
          deputyBailiffId: { id: successor },
          signer: 'deputy',
        },
        after: { responsibleBailiffId: { id: successor }, deputyBailiffId: null, signer: 'responsible' },
      },
    ]);
    expect(await listEvents(server.db, dossiers.deputy)).toMatchObject([{ type: 'dossier.handedOver' }]);
    const removal = await server.call('ann', { method: 'DELETE', url: `/api/User/${leaver}` });
    expect(removal.statusCode).toBe(204);
  });

  it('goes to a bailiff at work in the same office, and to nobody else', async () => {
    const { leaver, responsible } = await insertLeaver();
    const candidate = await insertUser(server.db, `candidate-${round}`, {
      organizationId: cast.own.id,
      userType: 'CandidateBailiff',
    });
    for (const unfit of [candidate, leaver, cast.own.employeeId, cast.other.administratorId]) {
      expect((await handOver(leaver, unfit)).json()).toMatchObject(refused);
    }
    expect(await bailiffsOf(responsible)).toMatchObject({ responsibleBailiffId: leaver });
  });

  it('lets a candidate take over from who only stood in', async () => {
    const { leaver, successor, deputy } = await insertLeaver();
    await server.db
      .updateTable('dossiers')
      .set({ responsibleBailiffId: successor, deputyBailiffId: null, signer: 'responsible' })
      .where('responsibleBailiffId', '=', leaver)
      .execute();
    const candidate = await insertUser(server.db, `candidate-${round}`, {
      organizationId: cast.own.id,
      userType: 'CandidateBailiff',
    });
    expect((await handOver(leaver, candidate)).json()).toEqual({ dossiers: 1 });
    expect(await bailiffsOf(deputy)).toMatchObject({ deputyBailiffId: candidate });
  });

  it('is for the administrators of the office and of the platform', async () => {
    const { leaver, successor } = await insertLeaver();
    expect((await handOver(leaver, successor, 'emma')).statusCode).toBe(403);
    expect((await handOver(leaver, successor, 'bob')).statusCode).toBe(404);
    expect((await handOver(leaver, successor, 'platform')).json()).toEqual({ dossiers: 2 });
  });
});

describe('somebody with open dossiers', () => {
  function disapprove(userId: string, payload: object = {}) {
    return server.call('platform', {
      method: 'PUT',
      url: `/api/User/validate/${userId}`,
      payload: { approved: false, reason: 'Uit dienst', ...payload },
    });
  }

  it('is not shut out before a successor is named, unless that is said', async () => {
    const { leaver, successor } = await insertLeaver();
    const inUse = { status: 409, code: 'user-in-use', params: { dossiers: 2 } };
    expect((await disapprove(leaver)).json()).toMatchObject(inUse);
    expect((await disapprove(leaver, { withoutSuccessor: true })).statusCode).toBe(200);
    expect((await disapprove(successor)).json()).toMatchObject({ ...inUse, params: { dossiers: 1 } });
  });

  it('stays a bailiff', async () => {
    const { leaver } = await insertLeaver();
    const user = (await server.call('ann', { url: `/api/User/${leaver}` })).json();
    const { name, surname, email, preferredLanguage, version } = user;
    const update = (userType: string) =>
      server.call('ann', {
        method: 'PUT',
        url: `/api/User/${leaver}`,
        payload: { name, surname, email, preferredLanguage, version, userType },
      });
    expect((await update('Employee')).json()).toMatchObject({ code: 'user-in-use', params: { dossiers: 2 } });
    expect((await update('CandidateBailiff')).json()).toMatchObject({ params: { dossiers: 1 } });
  });
});
