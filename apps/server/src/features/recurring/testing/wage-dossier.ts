import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { CalculationOffice } from '../../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../../testing/insert-sample-dossier.ts';
import { finish } from '../../series/testing/finished-dossier.ts';

/** A claims 4,000, B 6,000, and what C claims is maintenance. */
const CREDITORS = [
  creditor('Aannemer A', 'Vonnis', 400_000n),
  creditor('Bouwmarkt B', 'Vonnis', 600_000n),
  creditor('Moeder C', 'Vonnis', 150_000n, ['maintenance', 150_000n]),
];

type Refusable<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } };

/** A dossier of which the money comes month by month, and what can be done with it. */
export async function openWageDossier({ server, cast }: CalculationOffice, creditors = CREDITORS) {
  const { db } = server;
  const sample = await insertSampleDossier(
    db,
    cast.own,
    {
      paymentType: 'recurring',
      balanceToDistributeCents: null,
      cbbRequestedAt: new Date('2026-01-05T09:00:00Z'),
    },
    creditors,
  );
  await db.deleteFrom('executionCosts').where('dossierId', '=', sample.dossierId).execute();
  await db.deleteFrom('assets').where('dossierId', '=', sample.dossierId).execute();

  async function call<Body = Recurring>(
    path: string,
    options: InjectOptions = {},
    { dossierId = sample.dossierId, subject = 'sofie' } = {},
  ): Promise<Refusable<Body>> {
    const response = await server.call(subject, {
      ...options,
      url: `/api/Dossier/${dossierId}/Recurring${path}`,
    });
    return { status: response.statusCode, body: response.json() };
  }
  const post = <Body = Recurring>(path: string, payload: object = {}) =>
    call<Body>(path, { method: 'POST', payload });

  const read = async (dossierId = sample.dossierId): Promise<Recurring> =>
    (await call('', {}, { dossierId })).body;
  const addPayer = async (fields: object = {}): Promise<string> => {
    const { status, body } = await post('/payer', { ...PAYER, ...fields });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.payers.at(-1)?.id ?? '';
  };
  const receive = async (payerId: string, month: string, receivedOn: string, amount: number, more = {}) => {
    const { status, body } = await post('/receipt', { payerId, month, receivedOn, amount, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const openRun = (receivedUntil: string, consultedAt = '2026-11-10T09:00:00Z', subject = 'sofie') =>
    call<Dossier>(
      '/run',
      { method: 'POST', payload: { receivedUntil, consultedAt } },
      { dossierId: sample.dossierId, subject },
    );
  /** As if it had been signed and sent, and its term were over. */
  const finishRun = async (dossierId: string) => {
    const { status } = await db
      .selectFrom('dossiers')
      .select('status')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    if (status === 'Created') {
      const url = `/api/Dossier/moveToProvisioned?dossierId=${dossierId}`;
      const moved = await server.call('sofie', { method: 'POST', url });
      expect(moved.statusCode, moved.body).toBe(200);
    }
    return finish(server, cast, dossierId);
  };
  return { ...sample, call, post, read, addPayer, receive, openRun, finishRun };
}

export type WageDossier = Awaited<ReturnType<typeof openWageDossier>>;

const PAYER = { name: 'Bakkerij Peeters', kind: 'wage', address: {}, account: 'BE68539007547034' };
