import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { refuseWithoutConsultation } from './consultations.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

const BANKRUPTCY = { kind: 'bankruptcy', date: '2026-11-10', time: '14:30', note: 'Belgisch Staatsblad' };

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

async function post(url: string, payload?: object, subject = 'sofie') {
  const response = await office.server.call(subject, { method: 'POST', url, ...(payload && { payload }) });
  return { status: response.statusCode, ...response.json() };
}
async function put(url: string, payload: object) {
  return (await office.server.call('sofie', { method: 'PUT', url, payload })).json();
}
const stop = (dossierId: string, changes: object = {}, subject?: string) =>
  post(`/api/Dossier/${dossierId}/Stop`, { ...BANKRUPTCY, ...changes }, subject);
const markAsPaid = (dossierId: string) => post(`/api/Dossier/markAsPaid?dossierId=${dossierId}`);

/** A dossier whose report was sent, and of which the term is over. */
async function dossierToPay(): Promise<string> {
  const { id } = await office.open();
  await office.server.db
    .updateTable('dossiers')
    .set({ status: 'ToPay', closedAt: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}

function withdrawalOf({ id, stops }: Pick<Dossier, 'id' | 'stops'>) {
  return `/api/Dossier/${id}/Stop/${stops[0]?.id}/withdraw`;
}

describe('a stop', () => {
  it('keeps a signed dossier from being paid, until it is withdrawn with a reason', async () => {
    const id = await dossierToPay();
    const stopped = await stop(id);
    expect(stopped).toMatchObject({
      status: 'ToPay',
      canMarkAsPaid: false,
      stops: [
        {
          ...BANKRUPTCY,
          source: 'office',
          noticeNumber: null,
          registeredBy: expect.any(String),
          withdrawn: null,
        },
      ],
    });
    expect(await markAsPaid(id)).toMatchObject({ status: 409, code: 'dossier-stopped' });
    const url = withdrawalOf(stopped);
    const { version } = stopped.stops[0];
    expect(await post(url, { version, reason: ' ' })).toMatchObject({ code: 'validation' });
    const released = await post(url, { version, reason: 'Een naamgenoot' });
    expect(released).toMatchObject({
      canMarkAsPaid: true,
      stops: [{ withdrawn: { by: expect.any(String), reason: 'Een naamgenoot' } }],
    });
    expect(await post(url, { version, reason: 'Nog eens' })).toMatchObject({ code: 'stop-withdrawn' });
    expect(await markAsPaid(id)).toMatchObject({ status: 'Paid' });
    const types = (await listEvents(office.server.db, stopped.stops[0].id)).map(({ type }) => type);
    expect(types).toEqual(['stop.registered', 'stop.withdrawn']);
  });

  it('is released when its procedure ended, which is no mistake in its registration', async () => {
    const id = await dossierToPay();
    const stopped = await stop(id, {
      kind: 'reorganisation',
      contactName: 'Mr. An Peeters',
      contactEmail: 'an@x.example',
    });
    expect(stopped.stops[0]).toMatchObject({ contactName: 'Mr. An Peeters', contactEmail: 'an@x.example' });
    const place = `/api/Dossier/${id}/Stop/${stopped.stops[0].id}`;
    const { version } = stopped.stops[0];
    const half = {
      contactName: 'Mr. Jan Claes',
      contactAddress: { street: 'Grote Markt', city: 'Mechelen' },
    };
    expect(await put(`${place}/contact`, { version, ...half })).toMatchObject({
      errors: [{ path: 'contactAddress.zipcode', code: 'required' }],
    });
    const told = await put(`${place}/contact`, { version, contactName: 'Mr. Jan Claes' });
    expect(told.stops[0]).toMatchObject({ contactName: 'Mr. Jan Claes', contactEmail: null });
    expect(told.stops[0].formerContacts).toEqual([
      {
        ...{ contactName: 'Mr. An Peeters', contactEmail: 'an@x.example', contactAddress: null },
        ...{ until: expect.any(String), replacedBy: expect.any(String) },
      },
    ]);
    const body = {
      version: told.stops[0].version,
      releasedOn: '2026-11-12',
      reason: 'Vonnis van afsluiting',
    };
    const early = { ...body, releasedOn: '2026-11-09' };
    expect(await post(`${place}/release`, early)).toMatchObject({ errors: [{ path: 'releasedOn' }] });
    expect(await post(`${place}/release`, body)).toMatchObject({
      canMarkAsPaid: true,
      stops: [{ withdrawn: null, released: { on: '2026-11-12', reason: 'Vonnis van afsluiting' } }],
    });
    expect(await post(`${place}/withdraw`, body)).toMatchObject({ code: 'validation' });
    expect(await post(`${place}/withdraw`, { version, reason: 'x' })).toMatchObject({
      code: 'stop-withdrawn',
    });
    expect((await listEvents(office.server.db, stopped.stops[0].id)).map(({ type }) => type)).toEqual([
      'stop.registered',
      'stop.contactChanged',
      'stop.released',
    ]);
  });

  it.each([
    ['liquidation', 'dossier-stopped'],
    ['vacantEstate', 'dossier-stopped'],
    ['death', undefined],
    ['cantonment', undefined],
    ['paymentPlan', undefined],
  ])('of the kind %s: %s', async (kind, code) => {
    const id = await dossierToPay();
    await stop(id, { kind });
    expect((await markAsPaid(id)).code).toBe(code);
  });

  it('holds as long as one of several does', async () => {
    const id = await dossierToPay();
    const { stops } = await stop(id);
    await stop(id, { kind: 'collectiveDebtSettlement', time: null });
    const { version } = stops[0];
    await post(withdrawalOf({ id, stops }), { version, reason: 'Vergissing' });
    expect(await markAsPaid(id)).toMatchObject({ code: 'dossier-stopped' });
  });

  it('is for those who may write, in their own office, and not for what is over', async () => {
    const { id } = await office.open();
    expect(await stop(id, {}, 'wout')).toMatchObject({ status: 403 });
    expect(await stop(id, {}, 'bob')).toMatchObject({ status: 404 });
    expect(await stop(id, { time: '24:00' })).toMatchObject({
      code: 'validation',
      errors: [{ path: 'time' }],
    });
    const paid = await dossierToPay();
    await markAsPaid(paid);
    expect(await stop(paid)).toMatchObject({ status: 409, code: 'dossier-status' });
  });
});

describe('a stop of one of several defendants', () => {
  const SPOUSE = '0199a1b2-0000-7000-8000-0000000000aa';
  const couple = () =>
    office.open({ coDefendants: [{ id: SPOUSE, name: 'An', surname: 'Coenen', address: {} }] });

  it('says whom it concerns: in the dossier, the list, the trail and the points of attention', async () => {
    const { id } = await couple();
    const stopped = await stop(id, { defendantIds: [SPOUSE] });
    expect(stopped.stops).toMatchObject([{ defendantIds: [SPOUSE] }]);
    const [event] = await listEvents(office.server.db, stopped.stops[0].id);
    expect(event?.after).toMatchObject({ defendantIds: ['An Coenen'] });
    const { items } = (
      await office.server.call('sofie', { url: '/api/Dossier?pageSize=100&OnlyShowStoppedDossiers=true' })
    ).json();
    expect(items.find((row: DossierRow) => row.id === id)).toMatchObject({
      stoppedDefendants: ['An Coenen'],
    });
    await post(`/api/Dossier/moveToProvisioned?dossierId=${id}`);
    const { findings } = (await office.server.call('sofie', { url: `/api/Dossier/${id}/validate` })).json();
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'dossierStopped', params: { date: '2026-11-10', name: 'An Coenen' } }),
    );
  });

  it('concerns everybody where nobody is named, nobody else, and no one may go while it holds', async () => {
    const dossier = await couple();
    const stranger = '0199a1b2-0000-7000-8000-0000000000ff';
    expect(await stop(dossier.id, { defendantIds: [stranger] })).toMatchObject({
      errors: [{ path: 'defendantIds.0', code: 'choice-invalid' }],
    });
    const { stops, version } = await stop(dossier.id);
    expect(stops).toMatchObject([{ defendantIds: ['main', SPOUSE] }]);
    const payload = { ...office.newDossier(), version, coDefendants: [] };
    const url = `/api/Dossier/${dossier.id}`;
    const dropped = await office.server.call('sofie', { method: 'PUT', url, payload });
    expect(dropped.json()).toMatchObject({ code: 'defendant-in-use', params: { name: 'An Coenen' } });
  });
});

it('is pointed out before the dossier is calculated', async () => {
  const { id } = await office.open();
  await stop(id);
  await post(`/api/Dossier/moveToProvisioned?dossierId=${id}`);
  const response = await office.server.call('sofie', { url: `/api/Dossier/${id}/validate` });
  expect(response.json().findings).toContainEqual(
    expect.objectContaining({
      code: 'dossierStopped',
      severity: 'warning',
      params: { date: '2026-11-10', name: expect.any(String) },
    }),
  );
});

it('is seen in the list of dossiers, which can be narrowed down to what is stopped', async () => {
  const { id } = await office.open();
  const { id: other } = await office.open();
  const { id: released } = await office.open();
  await stop(id);
  const { stops } = await stop(released);
  await post(withdrawalOf({ id: released, stops }), { version: stops[0].version, reason: 'Vergissing' });
  const list = async (query: string): Promise<DossierRow[]> =>
    (await office.server.call('sofie', { url: `/api/Dossier?pageSize=100&${query}` })).json().items;
  const isStopped = new Map((await list('')).map((row) => [row.id, row.isStopped]));
  expect([id, other, released].map((one) => isStopped.get(one))).toEqual([true, false, false]);
  const found = (await list('OnlyShowStoppedDossiers=true')).map((row) => row.id);
  expect(found).toContain(id);
  expect(found).not.toContain(other);
  expect(found).not.toContain(released);
});

describe('a consultation', () => {
  const consult = (id: string, payload: object, subject?: string) =>
    post(`/api/Dossier/${id}/Consultation`, payload, subject);

  it('is kept with who looked where, and counts for every step of its day', async () => {
    const { id } = await office.open();
    const { db } = office.server;
    const today = brusselsDate(TEST_NOW);
    const refused = refuseWithoutConsultation(db, { id }, 'payment', today);
    await expect(refused).rejects.toMatchObject({ code: 'consultation-missing' });
    expect(await consult(id, { step: 'sending', sources: [] })).toMatchObject({ code: 'validation' });
    const body = { step: 'sending', sources: ['centralFile', 'insolvencyRegister'], note: 'Niets gevonden' };
    expect(await consult(id, body, 'wout')).toMatchObject({ status: 403 });
    expect(await consult(id, body)).toMatchObject({ ...body, consultedBy: expect.any(String) });
    await refuseWithoutConsultation(db, { id }, 'payment', today);
    const tomorrow = refuseWithoutConsultation(db, { id }, 'payment', addDays(today, 1));
    await expect(tomorrow).rejects.toMatchObject({ code: 'consultation-missing' });
    const url = `/api/Dossier/${id}/Consultation`;
    expect((await office.server.call('sofie', { url })).json()).toMatchObject({ items: [body] });
  });
});
