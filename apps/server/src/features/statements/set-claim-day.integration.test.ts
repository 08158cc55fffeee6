import type { DossierValidation } from '@prorata/contract/distribution/finding';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertInvitation } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { type InvitedCreditor, insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { listEvents } from '../../testing/traces.ts';
import { openWageDossier } from '../recurring/testing/wage-dossier.ts';
import { prepareOffice } from '../series/testing/finished-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice({ CODE_SECRET: TEST_CODE_SECRET });
  await prepareOffice(office);
});
afterAll(() => office.server.close());

async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, subject = 'sofie') {
  const response = await office.server.call(subject, { method, url, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

interface Place {
  readonly dossierId: string;
  readonly statementId: string;
}

async function read({ dossierId, statementId }: Place): Promise<ThirdPartyStatement> {
  return (await send('GET', `/api/Dossier/${dossierId}/ThirdPartyStatement/${statementId}`)).body;
}

async function firstClaimOf(place: Place): Promise<PrivilegedClaim> {
  const [claim] = (await read(place)).privilegedClaims;
  if (claim === undefined) throw new Error('The creditor filed a claim.');
  return claim;
}

async function validate(place: Place): Promise<void> {
  const { version } = await read(place);
  const url = `/api/Dossier/${place.dossierId}/ThirdPartyStatement/${place.statementId}/markAsValidated`;
  const { status, body } = await send('POST', url, { version });
  expect(status, JSON.stringify(body)).toBe(200);
}

async function say(place: Place, claimId: string, day: object) {
  const statement = `/api/Dossier/${place.dossierId}/Statement/${place.statementId}`;
  return send('PUT', `${statement}/privilegedClaim/${claimId}/day`, day);
}

/** Of which claims the calculation asks for the day or the hour. */
async function listAsked(dossierId: string): Promise<(string | null)[][]> {
  const { findings }: DossierValidation = (await send('GET', `/api/Dossier/${dossierId}/validate`)).body;
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, place, claimId }) => [code, place, claimId]);
}

function invite(dossierId: string): Promise<InvitedCreditor> {
  return insertCreditor(office.server, { dossierId, createdBy: office.cast.own.administratorId });
}

/** What a bank files under its invitation: a pledge, of which nobody asks it the day. Gives the statement. */
async function filePledge(bank: InvitedCreditor, name: string): Promise<string> {
  const statement = await bank.call('POST', '/thirdPartyStatement', {
    creditorType: 'legalEntity',
    corporateName: name,
    creditorAddress: { street: 'Kade', housenumber: '1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    totalAmountClaimed: 90_000,
    titles: [{ kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' }],
    paymentaccount: 'BE68539007547034',
    declarant: 'Hilde Goossens',
    primaryEmail: 'bank@creditor.example',
    sendOption: 'EmailLink',
  });
  const { id: statementId } = statement.json();
  await bank.upload(statementId, 'settlement', `${name} afrekening.pdf`);
  const { id: documentId } = (await bank.upload(statementId, 'title', `${name} vonnis.pdf`)).json();
  const pledge = { type: 'specific', privilegeId: 'pledge', amountDemanded: 90_000, documentId };
  const claim = await bank.call('POST', `/thirdPartyStatement/${statementId}/privilegedClaim`, pledge);
  expect(claim.statusCode, claim.body).toBe(201);
  return statementId;
}

/** Two banks with a pledge on the same lot, both validated, and a creditor of the office. */
async function openPledges() {
  const { dossierId, assetIds } = await insertSampleDossier(
    office.server.db,
    office.cast.own,
    { status: 'InvitesSent' },
    [creditor('Houthandel Lannoy-Peeters', 'Vonnis', 893_210n)],
  );
  // With the last closed invitation the dossier goes on.
  const banks = [await invite(dossierId), await invite(dossierId)];
  const places: Place[] = [];
  for (const [index, bank] of banks.entries()) {
    places.push({ dossierId, statementId: await filePledge(bank, `Bank ${index}`) });
    expect((await bank.call('POST', '/close')).statusCode).toBe(200);
  }
  const claims: PrivilegedClaim[] = [];
  for (const place of places) {
    const { id } = await firstClaimOf(place);
    await send('PUT', `/api/Dossier/${dossierId}/privilegedclaim/${id}/asset/${assetIds[1]}`);
    await validate(place);
    claims.push(await firstClaimOf(place));
  }
  return { dossierId, places, claims };
}

describe('the day of a claim that a creditor filed', () => {
  it('is said by the office once the calculation asks for it, and what is validated stays validated', async () => {
    const { dossierId, places, claims } = await openPledges();
    expect((await listAsked(dossierId)).toSorted()).toEqual(
      claims.map(({ id }) => ['dateNeeded', 'review', id]).toSorted(),
    );
    const refused = await send('POST', `/api/Dossier/${dossierId}/calculate`, {});
    expect(refused).toMatchObject({ status: 422, body: { code: 'dossier-invalid' } });
    for (const [index, place] of places.entries()) {
      const { id = '', version = 0 } = claims[index] ?? {};
      const since = `202${index}-04-08`;
      expect(await say(place, id, { version, since })).toMatchObject({
        status: 200,
        body: { id, since, version: version + 1 },
      });
      expect(await read(place)).toMatchObject({ status: 'Validated', explanationOfChange: null });
      expect((await listEvents(office.server.db, id)).at(-1)).toMatchObject({
        type: 'claim.changed',
        before: { since: null },
        after: { since },
      });
    }
    expect(await listAsked(dossierId)).toEqual([]);
    expect(await send('POST', `/api/Dossier/${dossierId}/calculate`, {})).toMatchObject({ status: 201 });
  });

  it('is corrected later, which outdates what was calculated, and changes nothing when it is the same', async () => {
    const { dossierId, places, claims } = await openPledges();
    for (const [index, place] of places.entries()) {
      const { id = '', version = 0 } = claims[index] ?? {};
      await say(place, id, { version, since: `202${index}-04-08` });
    }
    await send('POST', `/api/Dossier/${dossierId}/calculate`, {});
    const [place] = places;
    if (place === undefined) throw new Error('Two banks filed.');
    const outdated = () =>
      office.server.db
        .selectFrom('calculationResults')
        .select('outdatedAt')
        .where('dossierId', '=', dossierId)
        .execute();
    const { id, version, since } = await firstClaimOf(place);
    const told = (await listEvents(office.server.db, id)).length;
    expect(await say(place, id, { version, since })).toMatchObject({ status: 200, body: { version } });
    expect(await listEvents(office.server.db, id)).toHaveLength(told);
    expect(await outdated()).toEqual([{ outdatedAt: null }]);
    await say(place, id, { version, since: '2023-01-02' });
    expect(await outdated()).toEqual([{ outdatedAt: expect.any(Date) }]);
    expect(await say(place, id, { version, since: '2023-01-03' })).toMatchObject({
      status: 409,
      body: { code: 'stale', stale: { changes: [{ field: 'since' }] } },
    });
  });

  it('is a day that the form of a claim takes, of a claim that has one', async () => {
    const { dossierId, places, claims } = await openPledges();
    const [place] = places;
    const [{ id = '', version = 0 } = {}] = claims;
    if (place === undefined) throw new Error('Two banks filed.');
    const errorsOf = async (day: object, claimId = id) => {
      const { errors = [], code } = (await say(place, claimId, { version, ...day })).body;
      return errors.length === 0
        ? code
        : errors.map((error: { path: string; code: string }) => `${error.path} ${error.code}`);
    };
    expect(await errorsOf({})).toEqual(['since required']);
    expect(await errorsOf({ since: '0202-01-01' })).toEqual(['since date-invalid']);
    expect(await errorsOf({ since: '2022-02-30' })).toEqual(['since date-invalid']);
    expect(await errorsOf({ incomeRight: { notifiedAt: '2026-01-12' } })).toEqual([
      'incomeRight.notifiedAt instant-invalid',
    ]);
    expect(await errorsOf({ incomeRight: { notifiedAt: '2026-01-12T09:29:00Z' } })).toEqual([
      'incomeRight.notifiedAt invalid',
    ]);
    const ordinary = { claimType: 'general', privilegeId: 'wages', assetIds: [] } as const;
    await office.server.db.updateTable('privilegedClaims').set(ordinary).where('id', '=', id).execute();
    const changed = await firstClaimOf(place);
    expect(await errorsOf({ since: '2022-04-08', version: changed.version })).toEqual(['since invalid']);
    // What is left of the total goes by the id of the statement.
    expect(await errorsOf({ since: '2022-04-08' }, place.statementId)).toBe('claim-calculated-automatically');
    expect(await errorsOf({ since: '2022-04-08' }, claims[1]?.id)).toBe('not-found');
    const { db } = office.server;
    const cancelled = { status: 'Cancelled', cancelReason: 'Betaald.' } as const;
    await db.updateTable('dossiers').set(cancelled).where('id', '=', dossierId).execute();
    expect((await say(place, id, { version, since: '2022-04-08' })).status).toBe(409);
  });

  it('waits while the creditor is still filing', async () => {
    const { dossierId } = await insertSampleDossier(
      office.server.db,
      office.cast.own,
      { status: 'InvitesSent' },
      [],
    );
    const place = { dossierId, statementId: await filePledge(await invite(dossierId), 'Bank') };
    const { id, version } = await firstClaimOf(place);
    expect((await say(place, id, { version, since: '2022-04-08' })).body).toMatchObject({
      code: 'invitation-still-open',
    });
  });
});

describe('the day of a claim of the office itself', () => {
  it('is said likewise', async () => {
    const pledges = ['Eerste bank', 'Tweede bank'].map((name) =>
      creditor(name, 'Pand', 9_000_000n, ['pledge', 9_000_000n, 1]),
    );
    const { dossierId, statementIds, claimIds } = await insertSampleDossier(
      office.server.db,
      office.cast.own,
      {},
      pledges,
    );
    for (const [index, statementId] of statementIds.entries()) {
      const day = { version: 1, since: `202${index}-04-08` };
      expect((await say({ dossierId, statementId }, claimIds[index] ?? '', day)).status).toBe(200);
      const url = `/api/Dossier/${dossierId}/Statement/${statementId}`;
      expect((await send('GET', url)).body).toMatchObject({ validated: true });
    }
    expect(await listAsked(dossierId)).toEqual([]);
  });
});

describe('the hour of an assignment that a creditor filed', () => {
  it('is said by the office once the calculation asks for it, and then the run is calculated', async () => {
    const { db } = office.server;
    const dossier = await openWageDossier(office, [
      creditor('Bank A', 'Kredietakte', 400_000n, ['chirographic', 400_000n]),
      creditor('Bouwmarkt C', 'Vonnis', 600_000n),
    ]);
    const payer = await dossier.addPayer({ seizedAt: '2026-01-12T10:30:00+01:00' });
    await dossier.receive(payer, '2026-01', '2026-01-28', 1000);
    await dossier.openRun('2026-01-28', '2026-10-01T09:00:00Z');
    const { dossierId } = dossier;
    const place = { dossierId, statementId: dossier.statementIds[0] ?? '' };
    const closed = { status: 'ClosedAndSubmitted', closedAt: new Date(), closedBy: 'creditor' } as const;
    const invitationId = await insertInvitation(db, {
      dossierId,
      createdBy: office.cast.own.administratorId,
      ...closed,
    });
    await db
      .updateTable('statements')
      .set({ invitationId, createdBy: null, validatedAt: null, validatedBy: null })
      .where('id', '=', place.statementId)
      .execute();
    const [claimId = ''] = dossier.claimIds;
    await db
      .updateTable('privilegedClaims')
      .set({
        claimType: 'chirographic',
        details: JSON.stringify({ incomeRight: { kind: 'assignment', notifiedAt: null } }),
      })
      .where('id', '=', claimId)
      .execute();
    await validate(place);
    expect(await listAsked(dossierId)).toEqual([['assignmentTimeNeeded', 'review', claimId]]);
    const { version } = await firstClaimOf(place);
    const incomeRight = { notifiedAt: '2026-01-12T09:29:00Z' };
    expect(await say(place, claimId, { version, incomeRight })).toMatchObject({
      status: 200,
      body: { incomeRight: { kind: 'assignment', ...incomeRight }, version: version + 1 },
    });
    expect(await say(place, claimId, { version, incomeRight })).toMatchObject({ body: { code: 'stale' } });
    expect(await read(place)).toMatchObject({ status: 'Validated' });
    expect((await listEvents(db, claimId)).at(-1)).toMatchObject({
      type: 'claim.changed',
      before: { incomeRight: { kind: 'assignment', notifiedAt: null } },
      after: { incomeRight: { kind: 'assignment', ...incomeRight } },
    });
    expect(await listAsked(dossierId)).toEqual([]);
    await dossier.finishRun(dossierId);
  });
});
