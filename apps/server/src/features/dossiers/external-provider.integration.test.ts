import type { DossierStatus } from '@prorata/domain/vocabulary';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { TestMailServer } from '../../testing/test-mail-server.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { sendDelivery } from '../delivery/send-delivery.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

const PROVIDER = { name: 'Zenddienst Rupelstreek', email: 'dossiers@zenddienst.example' };
const mailServer = new TestMailServer();
let office: DossierOffice;
beforeAll(async () => {
  await mailServer.start();
  office = await startDossierOffice({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await office.server.close();
  await mailServer.stop();
});
beforeEach(() => setProvider(PROVIDER));
afterEach(() => setProvider({}));

async function setProvider(given: Partial<typeof PROVIDER>): Promise<void> {
  const { db } = office.server;
  await db.deleteFrom('parameters').where('key', 'like', 'external-provider.%').execute();
  for (const [field, text] of Object.entries(given)) {
    const row = { id: newId(), key: `external-provider.${field}`, updatedBy: office.cast.platformId };
    await db
      .insertInto('parameters')
      .values({ ...row, value: JSON.stringify(text) })
      .execute();
  }
}

function notify(dossierId: string, subject = 'sofie', seen?: string) {
  const url = `/api/Dossier/notifyExternalProvider?dossierId=${dossierId}${seen ? `&seen=${seen}` : ''}`;
  return office.server.call(subject, { method: 'POST', url });
}

function download(dossierId: string, subject = 'wout') {
  const url = `/api/Dossier/downloadExternalProviderInvitation?dossierId=${dossierId}`;
  return office.server.call(subject, { url });
}

function listDeliveries(dossierId: string) {
  return office.server.db
    .selectFrom('deliveries')
    .select(['id', 'purpose', 'email', 'addressee', 'language', 'requestedBy'])
    .where('dossierId', '=', dossierId)
    .execute();
}

async function countFiles(): Promise<number> {
  return (await office.server.db.selectFrom('files').select('id').execute()).length;
}

describe('the invitation for the external provider', () => {
  it('goes out by mail, with the paper that a reader can download', async () => {
    const { id, fileNumber } = await office.open({ language: 'fr' });
    const answer = await notify(id);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ accepted: 1, requestedAt: TEST_NOW.toISOString() });
    const [delivery] = await listDeliveries(id);
    expect(delivery).toMatchObject({
      purpose: 'external-provider',
      email: PROVIDER.email,
      addressee: PROVIDER.name,
      language: 'fr',
      requestedBy: office.ids.sofie,
    });

    await sendDelivery(office.server.tools, delivery?.id ?? '');
    const [mail] = mailServer.mails;
    expect(mail?.subject).toContain(fileNumber);
    const paper = await download(id);
    expect(paper.headers['content-disposition']).toContain(`invitation-${fileNumber.replace('/', '-')}.pdf`);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const [enclosed] = mail?.attachments ?? [];
    expect(enclosed?.filename).toBe(`invitation-${fileNumber.replace('/', '-')}.pdf`);
    expect(Buffer.from(enclosed?.content as ArrayBuffer).equals(paper.rawPayload)).toBe(true);
  });

  it('is looked at before it leaves, paper and all, and leaves as it was looked at', async () => {
    const { id } = await office.open();
    const before = await countFiles();
    const look = async () => {
      const url = `/api/Dossier/${id}/Preview`;
      const payload = { sending: { kind: 'externalProvider' } };
      return (await office.server.call('sofie', { method: 'POST', url, payload })).json();
    };
    const { seen, pieces } = await look();
    expect(pieces).toMatchObject([
      { name: PROVIDER.name, place: PROVIDER.email, sendMethod: 'Email', enclosures: [{ pages: 1 }] },
    ]);
    expect(await countFiles()).toBe(before);
    await office.server.db
      .updateTable('dossiers')
      .set({ saleDate: '2026-10-23' })
      .where('id', '=', id)
      .execute();
    expect((await notify(id, 'sofie', seen)).json()).toMatchObject({ code: 'sending-changed' });
    expect(await listDeliveries(id)).toEqual([]);
    const anew = await look();
    expect((await notify(id, 'sofie', anew.seen)).statusCode).toBe(202);
    expect((await look()).code).toBe('invitation-already-sent');
  });

  it('goes out once, however often and by however many it is asked for', async () => {
    const { id } = await office.open();
    const atOnce = await Promise.all([notify(id), notify(id, 'ann')]);
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    const before = await countFiles();
    expect((await notify(id)).json()).toMatchObject({ code: 'invitation-already-sent' });
    expect(await countFiles()).toBe(before);
    expect(await listDeliveries(id)).toHaveLength(1);
  });

  it('goes out again once it says something else', async () => {
    const { id } = await office.open();
    await notify(id);
    await office.server.db
      .updateTable('dossiers')
      .set({ saleDate: '2026-10-23' })
      .where('id', '=', id)
      .execute();
    expect((await notify(id)).statusCode).toBe(202);
    expect(await listDeliveries(id)).toHaveLength(2);
  });

  it('is looked at without a trace', async () => {
    const { id } = await office.open();
    const before = await countFiles();
    expect((await download(id)).statusCode).toBe(200);
    expect(await countFiles()).toBe(before);
    expect(await listDeliveries(id)).toEqual([]);
  });

  it('is named in the dossier, by its address when it has no name', async () => {
    const { id } = await office.open();
    const read = async () => (await office.server.call('wout', { url: `/api/Dossier/${id}` })).json();
    expect(await read()).toMatchObject({ externalProvider: PROVIDER.name });
    await setProvider({ email: PROVIDER.email });
    expect(await read()).toMatchObject({ externalProvider: PROVIDER.email });
    await setProvider({ name: PROVIDER.name });
    expect(await read()).toMatchObject({ externalProvider: null });
  });
});

describe('the invitation for the external provider is refused', () => {
  /** Neither sent nor shown. */
  async function expectRefused(dossierId: string, status: number, code: string): Promise<void> {
    expect((await notify(dossierId)).json()).toMatchObject({ status, code });
    expect((await download(dossierId, 'sofie')).json()).toMatchObject({ status, code });
    expect(await listDeliveries(dossierId)).toEqual([]);
  }

  it('while no provider is set', async () => {
    const { id } = await office.open();
    await setProvider({ name: PROVIDER.name });
    await expectRefused(id, 409, 'external-provider-not-set');
  });

  it('without a transaction type', async () => {
    const { id } = await office.open();
    await office.server.db
      .updateTable('dossiers')
      .set({ transactionKinds: [] })
      .where('id', '=', id)
      .execute();
    await expectRefused(id, 422, 'external-provider-no-transaction-type');
  });

  it('for an office with an invalid detail; one that lacks a detail does not get this far', async () => {
    const { db } = office.server;
    const { id } = await office.open();
    const setPhone = (phone: string | null) =>
      db.updateTable('organizations').set({ phone }).where('id', '=', office.cast.own.id).execute();
    await setPhone('bel ons');
    await expectRefused(id, 422, 'external-provider-organization-incomplete');
    await setPhone(null);
    expect((await notify(id)).json()).toMatchObject({ code: 'organization-incomplete' });
    await setPhone('+32 15 00 07 31');
  });

  it.each<DossierStatus>(['Signed', 'Paid', 'Cancelled'])('once the dossier is %s', async (status) => {
    const { id } = await office.open();
    const [closedAt, cancelReason] = status === 'Cancelled' ? [null, 'Betaald'] : [TEST_NOW, null];
    await office.server.db
      .updateTable('dossiers')
      .set({ status, closedAt, cancelReason })
      .where('id', '=', id)
      .execute();
    expect((await notify(id)).json()).toMatchObject({ status: 409, code: 'dossier-read-only' });
    expect(await listDeliveries(id)).toEqual([]);
    expect((await download(id)).statusCode).toBe(200);
  });

  it('to another office, and to who may only read', async () => {
    const { id } = await office.open();
    expect((await notify(id, 'bob')).statusCode).toBe(404);
    expect((await download(id, 'bob')).statusCode).toBe(404);
    expect((await notify(id, 'wout')).statusCode).toBe(403);
    expect((await notify(newId())).statusCode).toBe(404);
  });
});
