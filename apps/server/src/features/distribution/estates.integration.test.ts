import { createHash } from 'node:crypto';
import type { Distribution as Log } from '@prorata/contract/distribution/distribution';
import { exportedInputSchema } from '@prorata/contract/results/exported-input';
import { reportFromJson } from '@prorata/documents/report/report';
import { distribute } from '@prorata/domain/distribution/distribute';
import { inputFromJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { canonicalJson } from '@prorata/law/canonical-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';

let office: CalculationOffice;
let db: Database;
let dossierId: string;
let log: Log;
const an = {
  id: newId(),
  name: 'An',
  surname: 'Maes',
  address: { address1: 'Dorp 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
};
const community = { id: newId(), kind: 'common', name: 'Huwgemeenschap', memberIds: ['main', an.id] };
const half = [
  { estateId: 'main', basisPoints: 5_000 },
  { estateId: an.id, basisPoints: 5_000 },
];
const both = { debtorIds: ['main', an.id] };

function post(what: string, payload: object = {}) {
  return office.server.call('sofie', { method: 'POST', url: `/api/Dossier/${dossierId}/${what}`, payload });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The van is common, the stock undivided, the rest of the first defendant alone; one debt is solidary and one joint. */
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
  const sample = await insertSampleDossier(db, office.cast.own);
  dossierId = sample.dossierId;
  const [van, , stock] = sample.assetIds;
  const [garage, bank, , wood] = sample.statementIds;
  const shares = [{ estateId: community.id, basisPoints: 10_000 }];
  await db
    .updateTable('dossiers')
    .set({ coDefendants: JSON.stringify([an]), estates: JSON.stringify([community]) })
    .where('id', '=', dossierId)
    .execute();
  await db
    .updateTable('assets')
    .set({ shares: JSON.stringify(shares) })
    .where('id', '=', van ?? '')
    .execute();
  await db
    .updateTable('assets')
    .set({ shares: JSON.stringify(half) })
    .where('id', '=', stock ?? '')
    .execute();
  const solidary = { ...both, liability: 'solidary' } as const;
  await db
    .updateTable('statements')
    .set(solidary)
    .where('id', '=', wood ?? '')
    .execute();
  await db
    .updateTable('privilegedClaims')
    .set(solidary)
    .where('statementId', '=', garage ?? '')
    .execute();
  await db
    .updateTable('statements')
    .set({ ...both, liability: 'joint' })
    .where('id', '=', bank ?? '')
    .execute();
  const calculated = await post('calculate');
  expect(calculated.statusCode, calculated.body).toBe(201);
  const url = `/api/Dossier/${dossierId}/Result/${calculated.json().id}/log`;
  log = (await office.server.call('sofie', { url })).json();
});
afterAll(() => office.server.close());

describe('a couple', () => {
  it('has a result for each estate, in which no cent comes or goes', () => {
    expect(log.estates.map(({ name }) => name)).toEqual([
      'Huwgemeenschap',
      'Meubelatelier Van Hoorick',
      'An Maes',
    ]);
    for (const estate of log.estates) {
      const { moneyIn, received, costs, paid, reserved, passedOn, surplus } = estate;
      expect(moneyIn + received).toBeCloseTo(costs + paid + reserved + passedOn + surplus, 2);
      expect(costs).toBeGreaterThan(0);
    }
    const [common, his, hers] = log.estates;
    expect(common?.passedOn).toBeCloseTo((his?.received ?? 0) + (hers?.received ?? 0), 2);
    expect(common?.surplus).toBe(0);
  });

  it('never pays more of a debt than is owed', () => {
    const byDebt = Map.groupBy(log.lines, ({ kind, id }) => `${kind} ${id}`);
    for (const lines of byDebt.values()) {
      const paid = lines.reduce((sum, { allotted }) => sum + allotted, 0);
      expect(paid).toBeLessThanOrEqual((lines[0]?.debt ?? lines[0]?.claimed ?? 0) + 0.001);
    }
  });

  it('can be calculated again from what was kept, and its report tells all of it', async () => {
    const kept = await db
      .selectFrom('calculationResults')
      .selectAll()
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow();
    const again = distribute(inputFromJson(kept.inputJson));
    expect(again.kind === 'distributed' && resultToJson(again)).toBe(kept.outcomeJson);
    const report = reportFromJson(kept.reportJson);
    expect(report.coDefendants).toMatchObject([{ name: 'An Maes' }]);
    expect(report.estates?.map(({ isCommon }) => isCommon)).toEqual([true, false, false]);
    const declared = report.declarants.map(({ claimedCents }) => claimedCents);
    expect(declared.toSorted()).toEqual([1_426_045n, 725_000n, 84_275n, 893_210n].toSorted());
  });

  it('gives out an input of which everybody makes the same cents, with each lot named once', async () => {
    const { id } = await db
      .selectFrom('calculationResults')
      .select('id')
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow();
    const { input, names, seal } = exportedInputSchema.parse((await post(`Result/${id}/exportInput`)).json());
    const again = distribute(inputFromJson(canonicalJson(input)));
    expect(again.kind === 'distributed' && sha256(resultToJson(again))).toBe(seal.outcomeSha256);
    const lots = names.lots.map((lot) => lot.id);
    expect(lots).toEqual([...new Set(lots)]);
  });

  it('sends the draft to each, and names both', async () => {
    const dossier = await db
      .selectFrom('dossiers')
      .selectAll()
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    const { defendants } = await readRecipients(db, dossier);
    expect(defendants.map(({ addresseeId }) => addresseeId)).toEqual([dossierId, an.id]);
  });

  it('can ask what would be if the stock had brought in more', async () => {
    const [, , stock] = log.pools;
    const response = await post('whatIf', { assets: [{ assetId: stock?.id, collectedAmount: 20_000 }] });
    expect(response.statusCode, response.body).toBe(200);
  });
});

it('asks the one of two who keeps less by a draft that replaces another, though together they keep as much', async () => {
  const small = [creditor('Telvia', 'Vonnis', 10_000n)];
  const sample = await insertSampleDossier(db, office.cast.own, {}, small);
  const own = `/api/Dossier/${sample.dossierId}`;
  const [van = ''] = sample.assetIds;
  const giveVan = (shares: readonly object[]) =>
    db
      .updateTable('assets')
      .set({ shares: JSON.stringify(shares) })
      .where('id', '=', van)
      .execute();
  const calculate = async () => {
    const payload = { note: 'opnieuw' };
    const made = await office.server.call('sofie', { method: 'POST', url: `${own}/calculate`, payload });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id as string;
  };
  await db
    .updateTable('dossiers')
    .set({ coDefendants: JSON.stringify([an]) })
    .where('id', '=', sample.dossierId)
    .execute();
  await giveVan([{ estateId: an.id, basisPoints: 10_000 }]);
  const first = await calculate();
  await db
    .updateTable('calculationResults')
    .set(({ ref }) => ({
      ...{ signedAt: new Date(), signedBy: ref('calculatedBy'), signedPdfFileId: ref('pdfFileId') },
      ...{ voidedAt: new Date(), voidedBy: ref('calculatedBy'), voidKind: 'replaced', voidReason: 'Fout' },
      isConsentNeeded: true,
    }))
    .where('id', '=', first)
    .execute();
  await giveVan(half);
  const url = `${own}/Result/${await calculate()}/consents`;
  const { losers } = (await office.server.call('sofie', { url })).json();
  expect(losers).toMatchObject([{ id: an.id, name: 'An Maes', consent: null }]);
});
