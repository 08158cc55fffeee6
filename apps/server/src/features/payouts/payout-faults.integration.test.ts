import type { EventType } from '@prorata/contract/audit/events';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { codaWith, openDossierToPay } from './testing/dossier-to-pay.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
});
afterAll(() => office.server.close());

/** As if the process died in the step, after all its work and before any of it was stored. */
async function dieAt(type: EventType, step: () => Promise<LightMyRequestResponse>): Promise<void> {
  const { db } = office.server;
  await sql
    .raw(
      `create function die() returns trigger language plpgsql as $$
       begin
         if new.type = '${type}' then raise exception 'died'; end if;
         return new;
       end $$;
       create trigger die before insert on audit_events for each row execute function die();`,
    )
    .execute(db);
  expect((await step()).statusCode).toBe(500);
  await sql.raw('drop trigger die on audit_events; drop function die();').execute(db);
}

it('a payout that dies in any step is as it was before it, and goes on: nobody is paid twice or forgotten', async () => {
  const dossier = await openDossierToPay(office);
  await dossier.giveAccount('K1');
  await dossier.giveAccount('S1');
  const xmlOf = async () => (await dossier.call('/file/1', undefined, 'sofie', { method: 'GET' })).body;
  const statement = async () => {
    const transfers = [...(await xmlOf()).matchAll(/<EndToEndId>(.*)<[\s\S]*?EUR">(.*)</g)];
    return codaWith(
      transfers.map(([, endToEndId = '', euros = '']) => ({
        endToEndId,
        amountCents: -BigInt(euros.replace('.', '')),
      })),
    );
  };
  const steps: [EventType, () => Promise<LightMyRequestResponse>][] = [
    ['payout.prepared', () => dossier.call('/file')],
    ['payout.approved', () => dossier.file(1, 'approve', {}, 'ann')],
    ['payout.fileMade', () => dossier.file(1, 'make')],
    ['payout.linePaid', async () => dossier.importStatement(await statement())],
    ['dossier.allLinesSettled', () => dossier.call('/finish')],
  ];
  await dossier.consult();
  for (const [type, step] of steps) {
    const before = await dossier.read('ann');
    await dieAt(type, step);
    expect(await dossier.read('ann'), type).toEqual(before);
    const done = await step();
    expect(done.statusCode, done.body).toBe(200);
  }
  const { lines, files, statements } = await dossier.read();
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['paid']));
  expect(lines.every(({ paid, amount }) => paid === amount)).toBe(true);
  expect([files.length, statements.length, await dossier.status()]).toEqual([1, 1, 'Paid']);
});
