import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { Found } from '@prorata/contract/search/found';
import type { Series } from '@prorata/contract/series/series';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { formOf } from '../../http/testing/form.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import {
  finish,
  type Given,
  insertExample,
  openFollowUp,
  prepareOffice,
} from './testing/finished-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

const example = (reserved?: readonly number[]) =>
  insertExample(office.server, office.cast, reserved && { reserved });
const finished = async (status?: Parameters<typeof finish>[3], reserved?: readonly number[]) => {
  const dossier = await example(reserved);
  await finish(office.server, office.cast, dossier.dossierId, status);
  return dossier;
};

function decided(statementId: string | undefined, amount: number, changes: Partial<Given> = {}): Given {
  return {
    kind: 'reserveDecided',
    happenedOn: '2026-10-30',
    source: 'Vonnis van de beslagrechter te Mechelen',
    decisions: [{ statementId: statementId ?? '', claimId: null, amount }],
    ...changes,
  } as Given;
}

async function readSeries(
  dossierId: string,
  subject = 'sofie',
): Promise<Series & { readonly code?: string }> {
  const url = `/api/Dossier/${dossierId}/Series`;
  return (await office.server.call(subject, { method: 'GET', url })).json();
}

const statementsOf = (dossierId: string) =>
  office.server.db
    .selectFrom('statements')
    .select(['corporateName', 'totalAmountClaimedCents', 'isReserved', 'carriedFromId'])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();

describe('a reserve that is decided', () => {
  test('opens a dossier of its own number, ready to calculate, with all that was decided', async () => {
    const earlier = await finished();
    const { status, body } = await openFollowUp(
      office.server,
      earlier.dossierId,
      decided(earlier.statementIds[2], 2000, { interest: 12.5 }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'Provisioned',
      isClosed: false,
      balanceToDistribute: 9012.5,
      defendant: { companyName: 'Meubelatelier Van Hoorick' },
      repertoryNumber: null,
      follows: { dossierId: earlier.dossierId, kind: 'reserveDecided' },
      counts: { statements: 3, statementsToReview: 0 },
    });
    expect(await statementsOf(body.id)).toEqual(
      [
        ['Aannemer A', 400_000n],
        ['Bouwmarkt B', 600_000n],
        ['Rusthuis R', 200_000n],
      ].map(([corporateName, totalAmountClaimedCents], place) => ({
        ...{ corporateName, totalAmountClaimedCents, isReserved: false },
        carriedFromId: earlier.statementIds[place],
      })),
    );
    const search = (typed: string) =>
      office.server.call('sofie', { method: 'GET', url: `/api/Search?text=${encodeURIComponent(typed)}` });
    const found: Found = (await search('€ 4.000,00')).json();
    expect(found.references.items.map(({ place }) => place.dossierId)).toEqual(
      expect.arrayContaining([earlier.dossierId, body.id]),
    );
    const series: Found = (await search(body.follows?.fileNumber ?? '')).json();
    expect(series.dossiers.items).toContainEqual(
      expect.objectContaining({
        seriesNumber: body.follows?.fileNumber,
        place: expect.objectContaining({ dossierId: body.id }),
      }),
    );
    const url = `/api/Dossier/${body.id}/validate`;
    const { findings } = (await office.server.call('sofie', { method: 'GET', url })).json();
    expect(findings.map(({ code }: { code: string }) => code)).not.toContain('nobodyInvited');
    const documents = await office.server.db
      .selectFrom('documents')
      .select('fileId')
      .where('dossierId', 'in', [earlier.dossierId, body.id])
      .execute();
    // Each copy has a file of its own: erasing one dossier leaves the other whole.
    expect(new Set(documents.map(({ fileId }) => fileId)).size).toBe(documents.length);
  });

  test('is told in both dossiers, in the list and in the history, and charged nothing', async () => {
    const earlier = await finished('Paid');
    const { body } = await openFollowUp(
      office.server,
      earlier.dossierId,
      decided(earlier.statementIds[2], 0),
    );
    for (const id of [earlier.dossierId, body.id]) {
      const { items } = await readSeries(id);
      expect(items.map(({ dossierId }) => dossierId)).toEqual([earlier.dossierId, body.id]);
      expect(items[1]?.followUp).toMatchObject({
        follows: items[0]?.fileNumber,
        decisions: [{ creditorName: 'Rusthuis R', reserved: 5000, amount: 0, counted: 0 }],
      });
    }
    const list = await office.server.call('sofie', { method: 'GET', url: '/api/Dossier' });
    const row = list.json().items.find(({ id }: DossierRow) => id === body.id);
    expect(row.follows).toMatchObject({ dossierId: earlier.dossierId });
    const { items } = await readSeries(body.id);
    const search = encodeURIComponent(items[0]?.fileNumber ?? '');
    const found = await office.server.call('sofie', { method: 'GET', url: `/api/Dossier?Search=${search}` });
    expect(found.json().items.map(({ id }: DossierRow) => id)).toContain(body.id);
    const events = await office.server.db
      .selectFrom('auditEvents')
      .select(['chainId', 'type'])
      .where('type', 'like', 'series.%')
      .where('chainId', 'in', [earlier.dossierId, body.id])
      .orderBy('type')
      .execute();
    expect(events).toEqual([
      { chainId: earlier.dossierId, type: 'series.followed' },
      { chainId: body.id, type: 'series.opened' },
    ]);
    const charged = await office.server.db
      .selectFrom('platformTransactions')
      .select('id')
      .where('dossierId', '=', body.id)
      .execute();
    expect(charged).toEqual([]);
  });

  test('counts for what was reserved at most', async () => {
    const earlier = await finished();
    const { body } = await openFollowUp(
      office.server,
      earlier.dossierId,
      decided(earlier.statementIds[2], 7000),
    );
    const { items } = await readSeries(body.id);
    expect(items[1]?.followUp?.decisions).toMatchObject([{ amount: 7000, reserved: 5000, counted: 5000 }]);
  });

  test('opens one dossier, however often and by however many it is said', async () => {
    const earlier = await finished();
    const given = decided(earlier.statementIds[2], 2000);
    const open = (subject: string) => openFollowUp(office.server, earlier.dossierId, given, subject);
    const both = await Promise.all([open('sofie'), open('ann')]);
    const again = await open('sofie');
    expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
    const other = await openFollowUp(
      office.server,
      earlier.dossierId,
      decided(earlier.statementIds[2], 1000),
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'dossier-followed' } });
  });

  test('is not taken for the same amount admitted of another reserve', async () => {
    const earlier = await finished('ToPay', [1, 2]);
    const open = (place: number) =>
      openFollowUp(office.server, earlier.dossierId, decided(earlier.statementIds[place], 2000));
    expect([(await open(2)).status, (await open(2)).status]).toEqual([201, 201]);
    expect(await open(1)).toMatchObject({ status: 409, body: { code: 'dossier-followed' } });
  });

  test('keeps the report that it follows from being replaced until it is cancelled, and is told as it was ever after', async () => {
    const { dossierId, statementIds } = await finished();
    const { body: later } = await openFollowUp(office.server, dossierId, decided(statementIds[2], 1));
    const results = office.server.db.selectFrom('calculationResults').select(['id', 'version']);
    const { id, version } = await results.where('dossierId', '=', dossierId).executeTakeFirstOrThrow();
    const url = `/api/Dossier/${dossierId}/Result/${id}/replace`;
    const payload = { version, reason: 'Een verkeerde rang' };
    const replace = () => office.server.call('ann', { method: 'POST', url, payload });
    const refused = await replace();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'report-followed']);
    await office.server.call('sofie', {
      ...{ method: 'POST', url: `/api/Dossier/${later.id}/cancel` },
      payload: { reason: 'Verkeerd bedrag' },
    });
    expect((await replace()).statusCode).toBe(200);
    const read = (part: string) =>
      office.server.call('sofie', { method: 'GET', url: `/api/Dossier/${later.id}${part}` });
    const answers = await Promise.all(['', '/Series', '/collection'].map(read));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('may hold more than one amount that is filled in: its balance is a sum, wherever it is told', async () => {
    const { dossierId, statementIds } = await finished();
    const given = decided(statementIds[2], 1, { interest: 999_999_999.99 });
    const { status, body } = await openFollowUp(office.server, dossierId, given);
    expect([status, body.balanceToDistribute]).toEqual([201, 1_000_008_999.99]);
    const read = (url: string) => office.server.call('sofie', { method: 'GET', url });
    const places = [`/api/Dossier/${body.id}`, `/api/Dossier/${body.id}/collection`, '/api/Dossier/found'];
    const answers = await Promise.all([...places, '/api/Dossier'].map(read));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('can be opened anew when the dossier that followed was cancelled', async () => {
    const earlier = await finished();
    const { body } = await openFollowUp(
      office.server,
      earlier.dossierId,
      decided(earlier.statementIds[2], 1),
    );
    const url = `/api/Dossier/${body.id}/cancel`;
    await office.server.call('sofie', { method: 'POST', url, payload: { reason: 'Verkeerd bedrag' } });
    const anew = await openFollowUp(office.server, earlier.dossierId, decided(earlier.statementIds[2], 2));
    expect(anew.status).toBe(201);
    expect(anew.body.id).not.toBe(body.id);
  });

  test('is followed again by what is decided next', async () => {
    const earlier = await finished('ToPay', [1, 2]);
    const first = await openFollowUp(office.server, earlier.dossierId, decided(earlier.statementIds[2], 0));
    const { reserves } = await readSeries(first.body.id);
    expect(reserves).toMatchObject([{ creditorName: 'Bouwmarkt B', amount: 6000, isWholeStatement: true }]);
    await finish(office.server, office.cast, first.body.id);
    const second = await openFollowUp(office.server, first.body.id, decided(reserves[0]?.statementId, 6000));
    expect(second.status).toBe(201);
    const { items } = await readSeries(earlier.dossierId);
    expect(items.map(({ dossierId }) => dossierId)).toEqual([
      earlier.dossierId,
      first.body.id,
      second.body.id,
    ]);
  });

  test('keeps its paper, once', async () => {
    const earlier = await finished();
    const { body } = await openFollowUp(
      office.server,
      earlier.dossierId,
      decided(earlier.statementIds[2], 0),
    );
    const url = `/api/Dossier/${body.id}/FollowUp/file`;
    const send = async () =>
      office.server.call('sofie', {
        method: 'POST',
        url,
        ...(await formOf({ file: new File(['%PDF-1.7\n%%EOF'], 'vonnis.pdf') })),
      });
    expect((await send()).json().items[1].followUp.fileName).toBe('vonnis.pdf');
    expect((await send()).statusCode).toBe(409);
    const read = await office.server.call('wout', { method: 'GET', url });
    expect(read.headers['content-type']).toContain('application/pdf');
  });
});

describe('no dossier follows', () => {
  test.each(['PvSent'] as const)('one in status %s', async (status) => {
    const earlier = await finished(status);
    expect(
      await openFollowUp(office.server, earlier.dossierId, decided(earlier.statementIds[2], 0)),
    ).toMatchObject({ status: 409, body: { code: 'dossier-status' } });
    expect((await readSeries(earlier.dossierId)).canFollow).toEqual([]);
  });

  test('one that is stopped or contested', async () => {
    const earlier = await finished();
    const { db } = office.server;
    const stop = { id: newId(), dossierId: earlier.dossierId, registeredBy: office.cast.own.administratorId };
    await db
      .insertInto('stops')
      .values({
        ...stop,
        kind: 'bankruptcy',
        stoppedOn: '2026-10-30',
        source: 'office',
        registeredAt: new Date(),
      })
      .execute();
    const open = () => openFollowUp(office.server, earlier.dossierId, decided(earlier.statementIds[2], 0));
    expect(await open()).toMatchObject({ status: 409, body: { code: 'dossier-stopped' } });
    await db.deleteFrom('stops').where('id', '=', stop.id).execute();
    const { id: resultId } = await db
      .selectFrom('calculationResults')
      .select('id')
      .where('dossierId', '=', earlier.dossierId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contestations')
      .values({
        ...{ id: newId(), dossierId: earlier.dossierId, resultId, registeredBy: stop.registeredBy },
        ...{ registeredAt: new Date(), way: 'writ', contestedOn: '2026-11-10', contestant: 'Lannoy' },
        ...{ servedBy: 'P. Verlinden', timeliness: 'inTime' },
      })
      .execute();
    expect(await open()).toMatchObject({ status: 409, body: { code: 'dossier-contested' } });
  });

  test('for a reserve that is not there, or is decided twice, or tomorrow', async () => {
    const earlier = await finished();
    const [own] = earlier.statementIds;
    const refused = { status: 400, body: { code: 'validation' } };
    expect(await openFollowUp(office.server, earlier.dossierId, decided(own, 0))).toMatchObject(refused);
    const once = { statementId: earlier.statementIds[2] ?? '', claimId: null, amount: 0 };
    const twice = decided(undefined, 0, { decisions: [once, once] } as Partial<Given>);
    expect(await openFollowUp(office.server, earlier.dossierId, twice)).toMatchObject(refused);
    const tomorrow = decided(earlier.statementIds[2], 0, { happenedOn: '2199-01-01' });
    expect(await openFollowUp(office.server, earlier.dossierId, tomorrow)).toMatchObject(refused);
  });

  test('for who may only read, or is of another office', async () => {
    const earlier = await finished();
    const given = decided(earlier.statementIds[2], 0);
    expect((await openFollowUp(office.server, earlier.dossierId, given, 'wout')).status).toBe(403);
    expect((await openFollowUp(office.server, newId(), given)).status).toBe(404);
  });
});

describe('money that came later', () => {
  const later: Given = {
    kind: 'laterReceipt',
    happenedOn: '2026-10-30',
    source: 'Saldo van de koopprijs',
    amount: 3000,
  };

  test('is shared out among what was not paid yet', async () => {
    const earlier = await finished('Paid', []);
    const { status, body } = await openFollowUp(office.server, earlier.dossierId, later);
    expect(status).toBe(201);
    expect(body).toMatchObject({ balanceToDistribute: 3000, status: 'Provisioned' });
    // 9,000 of 15,000 was paid: two fifths are left.
    const balances = (await statementsOf(body.id)).map((row) => row.totalAmountClaimedCents);
    expect(balances).toEqual([160_000n, 240_000n, 200_000n]);
  });

  test('is not taken for what came before it from the same source on the same day', async () => {
    const earlier = await finished('Paid', []);
    const open = (given: Given) => openFollowUp(office.server, earlier.dossierId, given);
    const [first, again] = [await open(later), await open(later)];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await open({ ...later, amount: 4500 } as Given)).toMatchObject({
      status: 409,
      body: { code: 'dossier-followed' },
    });
  });

  test('waits while a reserve is undecided', async () => {
    const earlier = await finished();
    expect(await openFollowUp(office.server, earlier.dossierId, later)).toMatchObject({
      status: 409,
      body: { code: 'reserves-undecided' },
    });
  });
});
