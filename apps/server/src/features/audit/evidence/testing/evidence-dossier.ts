import { readFile } from 'node:fs/promises';
import type { EventType } from '@prorata/contract/audit/events';
import { expect } from 'vitest';
import { SOME_SHA256 } from '../../../../database/testing/insert-rows.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { recordEvent } from '../../../../events/record-event.ts';
import { formOf } from '../../../../http/testing/form.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../../testing/test-signing-desk.ts';
import { insertTestUsers, type TestUsers } from '../../../../testing/test-users.ts';
import { settleDelivery } from '../../../delivery/settle-delivery.ts';
import { storeReport } from '../../../delivery/store-report.ts';
import { calculateSampleDossier } from '../../../results/testing/calculate-sample-dossier.ts';
import { activePdf, pdfOf } from '../../../uploads/testing/sample-files.ts';

/** A closed dossier with documents, a signed deed and deliveries, on a server with a time stamp service. */
export interface EvidenceDossier {
  readonly server: TestServer;
  readonly desk: TestSigningDesk;
  readonly cast: TestUsers;
  readonly dossierId: string;
  /** Loose documents, from before the dossier was closed. */
  readonly tray: Readonly<Record<'invoice' | 'signed' | 'waiting' | 'infected' | 'lost' | 'placed', string>>;
  /** One that arrived, and one without any report. */
  readonly deliveries: { readonly delivered: string; readonly silent: string };
  /** Certificates of the authorities behind signatures and time stamps (PEM). */
  readonly trust: string;
  /** Records an event as a feature would. */
  readonly happen: (type: EventType, subjectId: string, after: object) => Promise<void>;
  readonly takeOut: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export async function startEvidenceDossier(): Promise<EvidenceDossier> {
  const desk = await startTestSigningDesk(TEST_NOW);
  const server = await startTestServer({
    PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
    SIGNING_URL: desk.settings.url,
    SIGNING_KEY: desk.settings.key,
    SIGNING_TRUST_FILE: desk.settings.trustFile,
    TIME_STAMP_URL: stampUrl(desk, TEST_NOW),
    TIME_STAMP_TRUST_FILE: desk.settings.trustFile,
  });
  const cast = await insertTestUsers(server.db);
  const { dossierId, url } = await calculateSampleDossier(server, cast);
  const layDown = (name: string, content?: Buffer) => layDownIn(server, dossierId, name, content);
  const tray = {
    invoice: await layDown('factuur.pdf'),
    signed: await layDown('ondertekend.pdf', activePdf()),
    waiting: await layDown('wacht.pdf', Buffer.concat([activePdf(), Buffer.from('\n')])),
    infected: await layDown('virus.pdf', pdfOf('a virus')),
    lost: await layDown('weg.pdf', pdfOf('soon gone')),
    placed: await layDown('geplaatst.pdf', pdfOf('put in its place')),
  };
  const happen: EvidenceDossier['happen'] = (type, subjectId, after) =>
    inTransaction(server.db, (trx) =>
      recordEvent<EventType, object, object>(
        trx,
        { actor: { kind: 'system', id: null, name: null }, requestId: null, at: TEST_NOW },
        {
          ...{ dossier: { id: dossierId, organizationId: cast.own.id }, type, subjectId },
          ...{ before: null, after, version: null },
        },
      ),
    );
  await keepDocuments(server, dossierId, happen);
  await signReport(server, desk, url);
  const consultation = { sources: ['centralFile'] };
  await server.call('ann', { method: 'POST', url: `${url}/send`, payload: { consultation } });
  const deliveries = await reportDeliveries(server, dossierId);
  return {
    ...{ server, desk, cast, dossierId, tray, deliveries, happen },
    trust: await readFile(desk.settings.trustFile, 'latin1'),
    takeOut: () => takeOut(server, dossierId),
    close: async () => {
      await server.close();
      await desk.close();
    },
  };
}

/** Where a time stamp service stamps with a time of our choice. */
export function stampUrl(desk: TestSigningDesk, at: Date): string {
  const url = new URL('/time-stamp', desk.settings.url);
  url.search = new URLSearchParams({ at: at.toISOString() }).toString();
  return url.href;
}

/** Gives the id of the file in the tray. */
async function layDownIn(server: TestServer, dossierId: string, name: string, content = pdfOf()) {
  const response = await server.call('ann', {
    method: 'POST',
    url: `/api/Dossier/${dossierId}/LooseDocument`,
    ...(await formOf({ file: new File([Uint8Array.from(content)], name) })),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
}

/** The documents of the sample are rows without bytes, and without events. */
async function keepDocuments(
  server: TestServer,
  dossierId: string,
  happen: EvidenceDossier['happen'],
): Promise<void> {
  const { storageKey, sha256, sizeBytes } = await server.storage.store(pdfOf('a sample'));
  const bytes = server.db.updateTable('files').set({ storageKey, sha256, sizeBytes });
  await bytes.where('sha256', '=', SOME_SHA256).execute();
  const documents = server.db
    .selectFrom('documents')
    .select(['id', 'fileName'])
    .where('dossierId', '=', dossierId);
  for (const { id, fileName } of await documents.execute()) {
    await happen('document.added', id, { fileName, sha256 });
  }
}

/** The bailiff signs the report of a calculated dossier. */
export async function signReport(server: TestServer, desk: TestSigningDesk, url: string): Promise<void> {
  const ask = async (signedOff?: string) =>
    (
      await server.call('ann', {
        method: 'POST',
        url: `${url}/getSigningUrl`,
        payload: {
          isTariffConfirmed: true,
          consultation: { sources: ['centralFile'] },
          ...(signedOff && { signedOff }),
        },
      })
    ).json();
  const told = await ask();
  const visit = told.url ? told : await ask(told.sha256);
  await desk.visit(visit.url, 'honest');
  const signed = await server.call('ann', { method: 'POST', url: `${url}/getSignedDocument` });
  expect(signed.statusCode, signed.body.slice(0, 300)).toBe(200);
}

/** The post reports on the first letter, and never on the second. */
async function reportDeliveries(server: TestServer, dossierId: string) {
  const letters = server.db
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', dossierId)
    .orderBy('id');
  const [delivered, silent] = (await letters.execute()).map(({ id }) => id);
  if (delivered === undefined || silent === undefined) throw new Error('Too few letters were sent.');
  for (const status of ['Sent', 'Dropped', 'Delivered'] as const) {
    await settleDelivery(server.tools, delivered, (trx, delivery) =>
      storeReport(
        trx,
        delivery,
        { status, detail: null, occurredAt: TEST_NOW, eventId: `${delivered} ${status}`, isTakenOver: true },
        TEST_NOW,
      ),
    );
  }
  return { delivered, silent };
}

async function takeOut(server: TestServer, dossierId: string): Promise<Buffer> {
  const response = await server.call('ann', {
    method: 'POST',
    url: `/api/Dossier/${dossierId}/exportEvidence`,
    payload: { language: 'nl' },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}
