import type { Distribution } from '@prorata/contract/distribution/distribution';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { type Statement, statementFieldsSchema } from '@prorata/contract/statements/statement';
import { reportFromJson, reportToJson } from '@prorata/documents/report/report';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/tables.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';

let office: CalculationOffice;
let db: Database;
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
});
afterAll(() => office.server.close());

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  subject = 'sofie',
): Promise<Answer> {
  const response = await office.server.call(subject, { method, url, ...(payload && { payload }) });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
}

/** What the office enters of the first claim of a statement; then it is validated again. */
async function enterClaim(
  { dossierId, statementId }: { dossierId: string; statementId: string },
  changes: Partial<PrivilegedClaim> | object,
): Promise<void> {
  const url = `/api/Dossier/${dossierId}/Statement/${statementId}`;
  const { privilegedClaims } = await call<Statement>('GET', url);
  const [claim] = privilegedClaims;
  if (claim === undefined) throw new Error('The statement has no claim.');
  const { id, type, privilegeId, amountDemanded, documentId, since, assetIds, version } = claim;
  const stored = { type, privilegeId, amountDemanded, documentId, since, assetIds, version };
  await call('PUT', `${url}/privilegedClaim/${id}`, { ...stored, ...changes });
  await saveStatement(url, {});
}

async function saveStatement(url: string, changes: object): Promise<void> {
  const statement = await call<Statement>('GET', url);
  const fields = Object.keys(statementFieldsSchema.shape) as (keyof typeof statementFieldsSchema.shape)[];
  const stored = Object.fromEntries(fields.map((field) => [field, statement[field]]));
  await call('PUT', url, { ...stored, validated: true, version: statement.version, ...changes });
}

async function setParameter(id: string, value: boolean | string | null): Promise<void> {
  const { items } = await call<{ items: { id: string; version: number }[] }>(
    'GET',
    '/api/Config',
    undefined,
    'platform',
  );
  const version = items.find((parameter) => parameter.id === id)?.version ?? 0;
  await call('PUT', `/api/Config/${id}`, { value, version }, 'platform');
}

/** Calculates, and gives what was counted of the first claim of a statement, in cents. */
async function countedOf(dossierId: string, statementId: string, request: object = {}): Promise<bigint> {
  const { id } = await call<{ id: string }>('POST', `/api/Dossier/${dossierId}/calculate`, {
    note: 'again',
    ...request,
  });
  const { inputJson } = await resultOf(id);
  const statement = inputFromJson(inputJson).statements.find((one) => one.id === statementId);
  return statement?.claims[0]?.amountCents ?? 0n;
}

function resultOf(id: string) {
  return db.selectFrom('calculationResults').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const LESSOR = [creditor('Immo Dijlezicht', 'Vonnis', 490_000n, ['lessor', 490_000n, 2])];

async function openLessor(): Promise<{
  dossierId: string;
  statementId: string;
  assetIds: readonly string[];
}> {
  const { dossierId, assetIds, statementIds } = await insertSampleDossier(db, office.cast.own, {}, LESSOR);
  return { dossierId, assetIds, statementId: statementIds[0] ?? '' };
}

function part(kind: string, declared: number, interest?: object) {
  return { kind, declared, admitted: declared, ...(interest && { interest }) };
}

describe('a claim with parts and payments', () => {
  const civil = { kind: 'civil', base: 4_500, from: '2025-01-01', until: '2026-09-30', runsOn: true };
  const parts = [part('principal', 4_500), part('interest', 400, civil)];
  const payments = [{ date: '2026-10-15', amount: 500 }];

  it('is counted on the day of the report: interest that runs on, less what was paid, in its order', async () => {
    const dossier = await openLessor();
    await enterClaim(dossier, { parts, payments });
    // 15 days on 4,500 at 4.5 % are 8.32; of the 500 paid 408.32 comes off the interest and 91.68 off the principal.
    // 31 days on 4,408.32 are 16.85.
    expect(await countedOf(dossier.dossierId, dossier.statementId)).toBe(442_517n);
  });

  it('takes from a lot no more than is left of it, also where more was fixed before something was paid', async () => {
    const dossier = await openLessor();
    const [first = '', second = ''] = dossier.assetIds;
    const fixed = {
      assetIds: [first, second],
      fixedParts: [{ assetId: first, amount: 4_900 }],
      fixedPartsReason: 'Akkoord van 3 mei.',
    };
    await enterClaim(dossier, { ...fixed, payments });
    expect(await countedOf(dossier.dossierId, dossier.statementId)).toBe(440_000n);
  });

  it('tells in the log how it came to be counted, as it was when it was calculated', async () => {
    const { dossierId, statementId } = await openLessor();
    const cut = {
      parts: [part('principal', 4_500), { ...part('interest', 500, civil), admitted: 400 }],
      ...{ amountDeclared: 5_000, rejectionReason: 'prescribed', rejectionNote: 'Huur van 2015' },
    };
    await enterClaim({ dossierId, statementId }, { ...cut, payments });
    await countedOf(dossierId, statementId);
    const { id } = await db
      .selectFrom('calculationResults')
      .select('id')
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow();
    const readLines = async () => {
      const { lines } = await call<Distribution>('GET', `/api/Dossier/${dossierId}/Result/${id}/log`);
      return lines;
    };
    const lines = await readLines();
    const counting = lines.find((line) => line.kind === 'claim')?.counting;
    expect(counting).toEqual({
      declared: 5_000,
      rejection: { amount: 100, reason: 'prescribed', note: 'Huur van 2015' },
      reservation: null,
      events: [
        {
          kind: 'interestRan',
          base: 4_500,
          from: '2026-10-01',
          until: '2026-10-15',
          stretches: [{ days: 15, ratePartsPerMillion: 45_000 }],
          amount: 8.32,
        },
        {
          kind: 'paymentImputed',
          date: '2026-10-15',
          amount: 500,
          taken: [
            { part: 'interest', amount: 408.32 },
            { part: 'principal', amount: 91.68 },
          ],
        },
        {
          kind: 'interestRan',
          base: 4_408.32,
          from: '2026-10-16',
          until: '2026-11-15',
          stretches: [{ days: 31, ratePartsPerMillion: 45_000 }],
          amount: 16.85,
        },
      ],
      counted: 4_425.17,
    });
    const costs = lines.filter(({ kind }) => kind === 'cost');
    expect(costs.filter((line) => line.counting !== null)).toEqual([]);
    await enterClaim({ dossierId, statementId }, { ...cut, payments: [] });
    expect(await readLines()).toEqual(lines);
  });

  it('says nothing of it where a calculation was made before it was kept', async () => {
    const { dossierId, statementId } = await openLessor();
    await countedOf(dossierId, statementId);
    const kept = await db
      .selectFrom('calculationResults')
      .select(['id', 'reportJson'])
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow();
    const report = reportFromJson(kept.reportJson);
    const declarants = report.declarants.map(({ countings: _, ...declarant }) => declarant);
    await db
      .updateTable('calculationResults')
      .set({ reportJson: reportToJson({ ...report, declarants }) })
      .where('id', '=', kept.id)
      .execute();
    const { lines } = await call<Distribution>('GET', `/api/Dossier/${dossierId}/Result/${kept.id}/log`);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ counting }) => counting !== null)).toEqual([]);
  });

  it('is counted up to the last day to contest where the bailiff chooses it, and the report says so', async () => {
    const dossier = await openLessor();
    await enterClaim(dossier, { parts, payments });
    const early = await countedOf(dossier.dossierId, dossier.statementId);
    const late = await countedOf(dossier.dossierId, dossier.statementId, { interestCutOff: 'endOfTerm' });
    const kept = await db
      .selectFrom('calculationResults')
      .selectAll()
      .where('dossierId', '=', dossier.dossierId)
      .orderBy('sequence')
      .execute();
    const [first, second] = kept.map(({ reportJson }) => reportFromJson(reportJson).interestUntil ?? '');
    expect(first).toBe('2026-11-15');
    const days = (Date.parse(second ?? '') - Date.parse(first ?? '')) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(15);
    // 4,408.32 at 4.5 % gives 0.5435 a day.
    expect(Math.abs(Number(late - early) - days * 54.35)).toBeLessThanOrEqual(1);
    expect(kept.map(({ interestCutOff }) => interestCutOff)).toEqual(['reportDate', 'endOfTerm']);
  });

  it('counts a leap year as the platform has set it', async () => {
    const dossier = await openLessor();
    const old = {
      kind: 'conventional',
      rate: 10,
      base: 4_500,
      from: '2023-01-01',
      until: '2023-12-31',
      runsOn: true,
    };
    await enterClaim(dossier, { parts: [part('principal', 4_450), part('interest', 450, old)] });
    const usual = await countedOf(dossier.dossierId, dossier.statementId);
    await setParameter('calculation.leap-years', true);
    const leap = await countedOf(dossier.dossierId, dossier.statementId);
    await setParameter('calculation.leap-years', null);
    // 366 days of 2024 at 450 a year: 451.23 or 450.00.
    expect(usual - leap).toBe(123n);
  });

  it('waits for a rate that nobody has published, and counts it once the platform has it', async () => {
    const dossier = await openLessor();
    const early = { kind: 'commercial', base: 4_500, from: '2004-12-01', until: '2004-12-15', runsOn: true };
    await enterClaim(dossier, { parts: [part('principal', 4_500), part('interest', 400, early)] });
    const refused = await office.server.call('sofie', {
      method: 'POST',
      url: `/api/Dossier/${dossier.dossierId}/calculate`,
      payload: {},
    });
    expect(refused.json()).toMatchObject({
      code: 'dossier-invalid',
      findings: expect.arrayContaining([
        expect.objectContaining({
          code: 'rateMissing',
          place: 'statements',
          statementId: dossier.statementId,
          params: { rate: 'interest.commercial', date: '2004-12-16' },
        }),
      ]),
    });
    await setParameter('calculation.rate-commercial', '2004-07-01 9,5');
    expect(await countedOf(dossier.dossierId, dossier.statementId)).toBeGreaterThan(490_000n);
    await setParameter('calculation.rate-commercial', null);
  });
});

describe('a lower total that is tried out', () => {
  const tryOut = async ({ dossierId, statementId }: { dossierId: string; statementId: string }) => {
    const statements = [{ statementId, totalAmountClaimed: 1_000 }];
    const { creditors } = await call<{ creditors: { after: object }[] }>(
      'POST',
      `/api/Dossier/${dossierId}/whatIf`,
      { statements },
    );
    return creditors.map(({ after }) => after);
  };

  it('is cut off the parts of a claim', async () => {
    const dossier = await openLessor();
    await enterClaim(dossier, { parts: [part('principal', 4_500), part('interest', 400)] });
    expect(await tryOut(dossier)).toEqual([{ paid: 1_000, reserved: 0 }]);
  });

  it('leaves reserved what is reserved', async () => {
    const dossier = await openLessor();
    const why = { reservationReason: 'Geen titel.' };
    await enterClaim(dossier, { amountDemanded: 0, reservedAmount: 4_900, ...why });
    expect(await tryOut(dossier)).toEqual([{ paid: 0, reserved: 1_000 }]);
    await enterClaim(dossier, { amountDemanded: 600, reservedAmount: 4_300, ...why });
    expect(await tryOut(dossier)).toEqual([{ paid: 600, reserved: 400 }]);
  });
});

describe('the goods and the costs', () => {
  it('are told to have been in the let premises, or not, or nothing is told yet', async () => {
    const { dossierId } = await openLessor();
    const url = `/api/Dossier/${dossierId}/asset`;
    const added = await call<{ id: string; version: number }>('POST', url, {
      name: 'Toonbank',
      collectedAmount: 120,
      inLetPremises: true,
    });
    expect(added).toMatchObject({ inLetPremises: true });
    const { soldAssets } = await call<{ soldAssets: { inLetPremises: boolean | null }[] }>(
      'GET',
      `/api/Dossier/${dossierId}/collection`,
    );
    expect(soldAssets.map(({ inLetPremises }) => inLetPremises)).toEqual([null, null, null, null, true]);
    const changed = { name: 'Toonbank', collectedAmount: 120, inLetPremises: false, version: added.version };
    expect(await call('PUT', `${url}/${added.id}`, changed)).toMatchObject({ inLetPremises: false });
  });

  it('come off what one creditor receives where that one bears them, and the report names it', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    const own = `/api/Dossier/${dossierId}`;
    const { items } = await call<{ items: { id: string; name: string }[] }>('GET', `${own}/Creditor`);
    const bearer = items.find(({ name }) => name === 'Houthandel Lannoy-Peeters');
    const paid = async () => {
      const { creditors } = await call<{ creditors: { name: string; before: { paid: number } }[] }>(
        'POST',
        `${own}/whatIf`,
        {},
      );
      return new Map(creditors.map(({ name, before }) => [name, before.paid]));
    };
    const { version, balanceToDistribute, executionCosts } = await call<{
      version: number;
      balanceToDistribute: number;
      executionCosts: { id: string; description: string; date: string; amount: number; assetIds: string[] }[];
    }>('GET', `${own}/collection`);
    const before = await paid();
    const cost = { description: 'Bevel', amount: 100, creditorId: bearer?.id, tariffArticle: 'art. 2' };
    const kept = executionCosts.map(({ id, description, date, amount, assetIds }) => ({
      ...{ id, description, date, amount, assetIds },
    }));
    const body = { version, balanceToDistribute, executionCosts: [...kept, cost] };
    await call('PUT', `${own}/balanceForDistribution`, body);
    const after = await paid();
    for (const [name, amount] of before) {
      const borne = name === bearer?.name ? 100 : 0;
      expect(after.get(name), name).toBeCloseTo(amount - borne, 2);
    }
    const { id } = await call<{ id: string }>('POST', `${own}/calculate`, {});
    const { costs } = reportFromJson((await resultOf(id)).reportJson);
    expect(costs.execution.at(-1)).toMatchObject({
      description: 'Bevel',
      borneBy: 'Houthandel Lannoy-Peeters',
      tariffArticle: 'art. 2',
    });
  });

  it('follow the class of the balance where the tariff goes by classes', async () => {
    const reportCost = async (balanceToDistributeCents: bigint) => {
      const { dossierId } = await insertSampleDossier(db, office.cast.own, { balanceToDistributeCents }, []);
      const { dossierCosts } = await call<{ dossierCosts: { displayName: string; amount: number }[] }>(
        'GET',
        `/api/Dossier/${dossierId}/collection`,
      );
      return dossierCosts.find(({ displayName }) => displayName === 'Proces-verbaal van verdeling');
    };
    expect(await reportCost(200_000n)).toMatchObject({ amount: 125 });
    expect(await reportCost(200_001n)).toMatchObject({ amount: 175 });
    expect(await reportCost(500_001n)).toMatchObject({ amount: 250 });
  });
});

describe('a statement of the office of which nothing is accepted', () => {
  it('says why, stands in no calculation’s way and is listed with nothing', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    const own = `/api/Dossier/${dossierId}/Statement`;
    const late = {
      corporateName: 'Telvia',
      creditorAddress: {},
      totalAmountClaimed: 0,
      declaredTotal: 412.09,
    };
    const silent = await office.server.call('sofie', { method: 'POST', url: own, payload: late });
    expect(silent.json()).toMatchObject({ errors: [{ path: 'rejectionReason', code: 'required' }] });
    const why = { rejectionReason: 'late', rejectionNote: 'Ontvangen op 12 november.' };
    const { id } = await call<Statement>('POST', own, { ...late, ...why });
    const { items } = await call<{ items: object[] }>('GET', own);
    expect(items).toContainEqual(
      expect.objectContaining({ id, reviewState: 'invalid', amountDeclared: 412.09, amountAdmitted: 0 }),
    );
    const result = await call<{ id: string }>('POST', `/api/Dossier/${dossierId}/calculate`, {});
    const { inputJson, reportJson } = await resultOf(result.id);
    expect(inputFromJson(inputJson).statements.map((one) => one.id)).toEqual(statementIds);
    expect(reportJson).toContain('Telvia');
    expect(reportJson).toContain('Ontvangen op 12 november.');
  });
});
