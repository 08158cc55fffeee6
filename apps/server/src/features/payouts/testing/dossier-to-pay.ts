import type { Payout } from '@prorata/contract/payouts/payout';
import type { BankMovement, BankStatement } from '@prorata/domain/payouts/bank-statement';
import { writeCoda } from '@prorata/domain/payouts/testing/write-coda';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { insertFile } from '../../../database/testing/insert-rows.ts';
import { formOf } from '../../../http/testing/form.ts';
import type { CalculationOffice } from '../../../testing/calculation-office.ts';
import { insertSampleDossier } from '../../../testing/insert-sample-dossier.ts';

const OFFICE_ACCOUNT = 'BE49999000000171';
const OWN_ACCOUNT = 'BE68539007547034';

/** A dossier of a signed report that waits for payment, and what can be done with its payout. */
export async function openDossierToPay({ server, cast }: CalculationOffice) {
  const { db } = server;
  // Its creditors and amounts are those of every sample: only one of them may wait, or have been paid, at a time.
  await db
    .updateTable('dossiers')
    .set({ status: 'Signed' })
    .where('status', 'in', ['ToPay', 'Paid'])
    .execute();
  const { dossierId, statementIds } = await insertSampleDossier(db, cast.own);
  const url = `/api/Dossier/${dossierId}`;
  const calculated = await server.call('sofie', {
    method: 'POST',
    url: `${url}/calculate`,
    payload: { note: null },
  });
  expect(calculated.statusCode, calculated.body).toBe(201);
  const at = new Date('2026-11-14T10:00:00.000Z');
  const signed = { signedAt: at, signedBy: cast.own.administratorId, signedPdfFileId: await insertFile(db) };
  await db.updateTable('calculationResults').set(signed).where('dossierId', '=', dossierId).execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'ToPay', closedAt: at, statusChangedAt: at })
    .where('id', '=', dossierId)
    .execute();

  const call = (
    path: string,
    payload?: object,
    subject = 'sofie',
    options: InjectOptions = { method: 'POST' },
  ) =>
    server.call(subject, {
      ...options,
      url: `${url}/Payout${path}`,
      ...(payload && { payload }),
    });
  const read = async (subject = 'sofie'): Promise<Payout> => {
    const response = await server.call(subject, { url: `${url}/Payout` });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const versionOf = async (number: string) =>
    (await read()).lines.find((line) => line.number === number)?.version;
  return {
    dossierId,
    statementIds,
    call,
    read,
    line: async (number: string, act: string, fields: object, subject = 'sofie') =>
      call(`/line/${number}/${act}`, { version: await versionOf(number), ...fields }, subject),
    changeLine: async (number: string, fields: object) =>
      call(`/line/${number}`, { version: await versionOf(number), ...fields }, 'sofie', { method: 'PUT' }),
    file: async (sequence: number, act: string, fields: object = {}, subject = 'sofie') => {
      const version = (await read()).files.find((file) => file.sequence === sequence)?.version;
      return call(`/file/${sequence}/${act}`, { version, ...fields }, subject);
    },
    consult: () =>
      server.call('sofie', {
        method: 'POST',
        url: `${url}/Consultation`,
        payload: { step: 'payment', sources: ['centralFile', 'insolvencyRegister'] },
      }),
    /** Where the costs of the office go, or what is left for the debtor: no report knows. */
    giveAccount: async (number: 'K1' | 'S1') =>
      call(
        `/line/${number}`,
        { version: await versionOf(number), account: OWN_ACCOUNT, reason: 'Gevraagd' },
        'sofie',
        { method: 'PUT' },
      ),
    importStatement: async (content: string, name = 'statement.cod') =>
      server.call('sofie', {
        method: 'POST',
        url: `${url}/Payout/statement`,
        ...(await formOf({ file: new File([content], name) })),
      }),
    markAsPaid: (payload?: object) =>
      server.call('sofie', {
        method: 'POST',
        url: `/api/Dossier/markAsPaid?dossierId=${dossierId}`,
        ...(payload && { payload }),
      }),
    status: async () => (await server.call('sofie', { url })).json().status as string,
  };
}
export type DossierToPay = Awaited<ReturnType<typeof openDossierToPay>>;

/** One day of the account, as the bank gives it. */
export function statementWith(
  movements: readonly Partial<BankMovement>[],
  changes: Partial<BankStatement> = {},
): BankStatement {
  const whole = movements.map((movement) => ({
    amountCents: 0n,
    bookedOn: '2026-11-15',
    counterpartyAccount: null,
    counterpartyName: null,
    communication: '',
    endToEndId: null,
    reference: 'REF',
    returnReason: null,
    isBankCost: false,
    ...movement,
  }));
  const openingCents = changes.openingCents ?? 50_000_00n;
  return {
    account: OFFICE_ACCOUNT,
    number: '349',
    closedOn: '2026-11-15',
    movements: whole,
    ...changes,
    openingCents,
    closingCents: whole.reduce((sum, { amountCents }) => sum + amountCents, openingCents),
  };
}

export function codaWith(...given: Parameters<typeof statementWith>): string {
  return writeCoda(statementWith(...given));
}
