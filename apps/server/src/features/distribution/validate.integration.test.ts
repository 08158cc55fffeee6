import type { DossierFinding, DossierValidation } from '@prorata/contract/distribution/finding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { insertInvitation } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { insertUser } from '../../testing/people.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { nextEnterpriseNumber } from '../../testing/test-users.ts';
import { fillRegister } from '../register/testing/fill-register.ts';

let office: CalculationOffice;
let db: Database;
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
});
afterAll(() => office.server.close());

async function validate(dossierId: string, subject = 'sofie') {
  return office.server.call(subject, { method: 'GET', url: `/api/Dossier/${dossierId}/validate` });
}

/** What every sample dossier has: nobody was invited, and the tariff with which an office starts is not verified. */
const USUAL = ['nobodyInvited', 'tariffUnverified', 'tariffOld'];

async function read(dossierId: string): Promise<DossierValidation> {
  const response = await validate(dossierId);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function unusualFindings(dossierId: string): Promise<DossierFinding[]> {
  return (await read(dossierId)).findings.filter(({ code }) => !USUAL.includes(code));
}

describe('validation', () => {
  it('says that a dossier can be calculated', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    const { findings, ...rest } = await read(dossierId);
    expect(rest).toEqual({ canCalculate: true, circles: [] });
    expect(findings.map(({ code, severity, place }) => [code, severity, place])).toEqual([
      ['nobodyInvited', 'warning', 'invitations'],
      ['tariffUnverified', 'warning', 'collection'],
      ['tariffOld', 'warning', 'collection'],
    ]);
  });

  it('asks on what a claim is founded, until its title is named or it is found not to be contested', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    await db.updateTable('statements').set({ titles: '[]' }).where('dossierId', '=', dossierId).execute();
    const [, bank = '', , supplier = ''] = statementIds;
    const asked = await unusualFindings(dossierId);
    expect(asked.every(({ code, severity }) => code === 'titleMissing' && severity === 'error')).toBe(true);
    // Two claims of the lessor leave nothing of its total; of the bank and the supplier something is ordinary.
    expect(asked.map(({ creditorName, claimId }) => [creditorName, claimId === null])).toEqual([
      ['Garage Nekkerspoel', false],
      ['Scheldebank', true],
      ['Immo Dijlezicht', false],
      ['Immo Dijlezicht', false],
      ['Houthandel Lannoy-Peeters', true],
    ]);
    const name = async (statementId: string, title: object) => {
      const url = `/api/Dossier/${dossierId}/Statement/${statementId}/titles`;
      const payload = { version: 2, titles: [title] };
      expect((await office.server.call('ann', { method: 'PUT', url, payload })).statusCode).toBe(200);
    };
    await name(bank, { kind: 'pledge', date: '2022-04-08' });
    await name(supplier, { kind: 'withoutTitle', note: 'Facturen van 2025, nooit geprotesteerd.' });
    expect((await unusualFindings(dossierId)).map(({ creditorName }) => creditorName)).toEqual([
      'Garage Nekkerspoel',
      'Immo Dijlezicht',
      'Immo Dijlezicht',
    ]);
    const url = `/api/Dossier/${dossierId}/calculate`;
    const refused = await office.server.call('ann', { method: 'POST', url, payload: {} });
    expect(refused.json()).toMatchObject({ code: 'dossier-invalid' });
  });

  it('points at each defendant whom no letter can reach', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    const abroad = { address1: 'Rua 1', zipcode: '1000', city: 'Lisboa', country: 'PT' };
    const person = {
      id: newId(),
      name: 'An',
      surname: 'Maes',
      nationalNumber: '85073003328',
      address: abroad,
    };
    await db
      .updateTable('dossiers')
      .set({ coDefendants: JSON.stringify([person]) })
      .where('id', '=', dossierId)
      .execute();
    const { findings } = await read(dossierId);
    expect(findings.filter(({ code }) => /Unreachable/.test(code))).toMatchObject([
      { code: 'defendantUnreachable', place: 'general', creditorName: null, params: { name: 'An Maes' } },
    ]);
  });

  it('points at names with signs that the report cannot show, and not at accents that it leaves out', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    const [first = '', second = ''] = statementIds;
    await db
      .updateTable('dossiers')
      .set({ defendantCompanyName: '中文 Handel' })
      .where('id', '=', dossierId)
      .execute();
    const rename = (id: string, corporateName: string) =>
      db.updateTable('statements').set({ corporateName }).where('id', '=', id).execute();
    await rename(first, 'شركة');
    await rename(second, 'Ade\u0301ba\u0301yo\u0323\u0300 Muḥammad');
    const found = (await read(dossierId)).findings.filter(({ code }) => code.endsWith('Unprintable'));
    expect(found).toMatchObject([
      {
        ...{ code: 'defendantUnprintable', severity: 'warning', place: 'general', creditorName: null },
        params: { name: '中文 Handel', characters: '中 文' },
      },
      { code: 'creditorUnprintable', statementId: first, params: { characters: 'ش ر ك ة' } },
    ]);
  });

  it('points at enterprises of which the register tells something special, in the words of the reader', async () => {
    const [defendant = '', partner = '', gone = '', normal = ''] = Array.from(
      { length: 4 },
      nextEnterpriseNumber,
    );
    await fillRegister(db, [
      { number: defendant, names: ['Houtwerk'], situationCode: '050' },
      { number: partner, names: ['Houtwerk'], goneSinceExtract: 140, goneSince: '2026-11-01' },
      { number: gone, names: ['Weg'], goneSinceExtract: 141, goneSince: '2026-12-01' },
      { number: normal, names: ['Gewoon'] },
    ]);
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    await db
      .updateTable('dossiers')
      .set({
        ...{ defendantCompanyName: 'Houtwerk', defendantEnterpriseNumber: defendant },
        // A namesake, from whom nothing but the number tells the first one.
        coDefendants: JSON.stringify([
          { id: newId(), companyName: 'Houtwerk', kboNumber: partner, address: {} },
        ]),
      })
      .where('id', '=', dossierId)
      .execute();
    const statements = await db
      .selectFrom('statements')
      .select('id')
      .where('dossierId', '=', dossierId)
      .execute();
    for (const [place, { id }] of statements.entries()) {
      const enterpriseNumber = place === 0 ? gone : normal;
      await db.updateTable('statements').set({ enterpriseNumber }).where('id', '=', id).execute();
    }
    const points = (await read(dossierId)).findings.filter(({ code }) => /Gone|Situation/.test(code));
    expect(points).toMatchObject([
      {
        code: 'defendantSituation',
        severity: 'warning',
        place: 'general',
        params: { situation: 'Opening van faillissement', date: '2026-11-01', name: 'Houtwerk' },
      },
      { code: 'defendantGone', place: 'general', params: { extract: '140', name: 'Houtwerk' } },
      { code: 'creditorGone', statementId: statements[0]?.id, params: { extract: '141' } },
    ]);
  });

  it.each([
    ['signerNotActive', 'general', { approval: 'disapproved' }],
    ['signerNotActive', 'general', { removedAt: TEST_NOW }],
    ['signerNotBailiff', 'general', { userType: 'CandidateBailiff' }],
    ['signerWithoutImmatriculation', 'users', { dutchImmatriculation: null }],
  ] as const)(
    'lets nobody be named as signer who cannot sign: %s in %s, %o',
    async (code, place, changes) => {
      const deputyBailiffId = await insertUser(db, `deputy-${newId()}`, {
        organizationId: office.cast.own.id,
        userType: 'Bailiff',
        dutchImmatriculation: 'gerechtsdeurwaarder te Lier',
        ...changes,
      });
      const { dossierId } = await insertSampleDossier(db, office.cast.own, { deputyBailiffId });
      expect((await read(dossierId)).canCalculate).toBe(true);
      await db.updateTable('dossiers').set({ signer: 'deputy' }).where('id', '=', dossierId).execute();
      expect((await read(dossierId)).canCalculate).toBe(false);
      expect(await unusualFindings(dossierId)).toMatchObject([
        { code, place, severity: 'error', params: { name: expect.stringContaining('Peeters') } },
      ]);
    },
  );

  it('names for each finding the creditor, the claim and the place where it is mended', async () => {
    const { dossierId, statementIds, claimIds, assetIds } = await insertSampleDossier(db, office.cast.own, {
      language: null,
      defendantAddress: null,
    });
    await db
      .updateTable('privilegedClaims')
      .set({ documentId: null })
      .where('id', '=', claimIds[1] ?? '')
      .execute();
    await db
      .updateTable('assets')
      .set({ collectedAmountCents: 0n })
      .where('id', '=', assetIds[0] ?? '')
      .execute();
    await db
      .updateTable('statements')
      .set({ validatedAt: null, validatedBy: null })
      .where('id', '=', statementIds[3] ?? '')
      .execute();
    const findings = await unusualFindings(dossierId);
    expect((await read(dossierId)).canCalculate).toBe(false);
    const about = (place: number) => ({ statementId: statementIds[place], severity: 'error' });
    expect(findings).toMatchObject([
      { code: 'DOSSIER_NO_LANGUAGE', place: 'general', severity: 'error', statementId: null },
      { code: 'DOSSIER_INVALID_DEFENDANT_ADDRESS', place: 'general' },
      {
        code: 'DOSSIER_NOT_VALIDATED_STATEMENTS',
        place: 'statements',
        creditorName: 'Houthandel Lannoy-Peeters',
        ...about(3),
      },
      {
        code: 'SPECIFIC_CLAIM_ASSET_ZERO_VALUE',
        place: 'collection',
        severity: 'warning',
        assetId: assetIds[0],
      },
      {
        code: 'PRIVILEGED_CLAIM_NO_DOCUMENT',
        place: 'statements',
        creditorName: 'Scheldebank',
        claimId: claimIds[1],
        claim: { type: 'specific', privilegeId: 'pledge', amountDemanded: 12_400 },
        ...about(1),
      },
    ]);
  });

  it('finds what only the calculation can: a date that decides between two pledges', async () => {
    const pledges = [
      creditor('Eerste bank', 'Pand', 900_000n, ['pledge', 900_000n, 1]),
      creditor('Tweede bank', 'Pand', 9_000_000n, ['pledge', 9_000_000n, 1]),
    ];
    const { dossierId, claimIds } = await insertSampleDossier(db, office.cast.own, {}, pledges);
    expect((await read(dossierId)).canCalculate).toBe(false);
    expect(await unusualFindings(dossierId)).toMatchObject(
      claimIds.map((claimId) => ({ code: 'dateNeeded', severity: 'error', place: 'statements', claimId })),
    );
  });

  it.each([
    [{ saleDate: null }, 'governingDateMissing', 'general'],
    [{ saleDate: '2020-05-04' }, 'priceMissing', 'tariff'],
  ])('says that %j leaves the calculation without an answer', async (changes, code, place) => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own, changes);
    expect((await read(dossierId)).canCalculate).toBe(false);
    expect(await unusualFindings(dossierId)).toMatchObject([{ code, place, severity: 'error' }]);
  });

  it('shows the circle that the calculation will ask about', async () => {
    const circle = [
      creditor('Verhuurder', 'Huur', 100_000n, ['lessor', 100_000n, 2, '2025-01-01']),
      creditor('Verkoper', 'Factuur', 100_000n, ['unpaid-seller', 100_000n, 2]),
      creditor('Bank', 'Pand', 900_000n, ['pledge', 900_000n, 2, '2020-01-15']),
      // Without whom there would be enough for everybody, whatever the order.
      creditor('Leverancier', 'Vonnis', 90_000_000n),
    ];
    const { dossierId } = await insertSampleDossier(db, office.cast.own, {}, circle);
    expect((await validate(dossierId)).json()).toMatchObject({
      canCalculate: true,
      circles: [{ poolName: 'Voorraad hout', members: [{}, {}, {}] }],
    });
  });

  it('points out what should be seen before the report leaves', async () => {
    const tiny = [creditor('Groot', 'Vonnis', 90_000_000n), creditor('Klein', 'Vonnis', 500n)];
    const { dossierId, statementIds } = await insertSampleDossier(
      db,
      office.cast.own,
      { cbbRequestedAt: new Date('2026-08-01T09:00:00Z') },
      tiny,
    );
    await db
      .updateTable('statements')
      .set({ isLate: true, originalTotalAmountClaimedCents: 95_000_000n })
      .where('id', '=', statementIds[0] ?? '')
      .execute();
    expect((await read(dossierId)).canCalculate).toBe(true);
    expect(await unusualFindings(dossierId)).toMatchObject([
      { code: 'consultationOld', params: { days: 106 } },
      { code: 'statementLate', creditorName: 'Groot' },
      { code: 'amountChanged', params: { before: 950_000, after: 900_000 } },
      { code: 'smallTransfer', creditorName: 'Klein', params: { amount: expect.any(Number) } },
    ]);
    await db
      .updateTable('dossiers')
      .set({ cbbRequestedAt: null, balanceToDistributeCents: 4_125_000n })
      .where('id', '=', dossierId)
      .execute();
    const again = (await validate(dossierId)).json();
    expect(again.findings[0]).toMatchObject({ code: 'consultationMissing', severity: 'warning' });
  });

  it('points out a pledge of a consumer on lots that brought in more than twice what it secures', async () => {
    const pledge = [creditor('Bank', 'Pand', 800_000n, ['pledge', 800_000n, 1, '2022-04-08'])];
    const { dossierId, statementIds, claimIds } = await insertSampleDossier(db, office.cast.own, {}, pledge);
    expect(await unusualFindings(dossierId)).toEqual([]);
    await db
      .updateTable('privilegedClaims')
      .set({ details: JSON.stringify({ isConsumerPledge: true }) })
      .where('statementId', 'in', statementIds)
      .execute();
    expect(await unusualFindings(dossierId)).toMatchObject([
      {
        code: 'pledgeWorthTooMuch',
        severity: 'warning',
        place: 'statements',
        creditorName: 'Bank',
        statementId: statementIds[0],
        claimId: claimIds[0],
        params: { value: 18_600, secured: 8_000 },
      },
    ]);
    expect((await read(dossierId)).canCalculate).toBe(true);
  });

  it('tells that invitations were ended before the law allowed it', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    const place = { dossierId, createdBy: office.cast.own.administratorId };
    const sent = { sentAt: new Date('2026-11-02T09:00:00Z'), validUntil: '2026-11-20' } as const;
    const closed = { status: 'ClosedAndNotSubmitted', closedAt: TEST_NOW } as const;
    await insertInvitation(db, { ...place, ...sent, ...closed, closedBy: 'office' });
    await insertInvitation(db, { ...place, ...sent, ...closed, closedBy: 'creditor' });
    expect((await read(dossierId)).findings[0]).toMatchObject({
      code: 'invitationsEndedEarly',
      severity: 'warning',
      place: 'invitations',
      params: { count: 1, date: '2026-11-17' },
    });
  });

  it('points at data that could send money to the wrong place, each with its statement', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    const change = (place: number, values: object) =>
      db
        .updateTable('statements')
        .set(values)
        .where('id', '=', statementIds[place] ?? '')
        .execute();
    const { creditorId } = await db
      .selectFrom('statements')
      .select('creditorId')
      .where('id', '=', statementIds[1] ?? '')
      .executeTakeFirstOrThrow();
    const account = 'BE68539007547034';
    const elsewhere = {
      street: 'Kouter',
      housenumber: '1',
      zipcode: '9000',
      city: 'Mechelen',
      country: 'BE',
    };
    await change(0, { paymentAccount: account, creditorAddress: elsewhere });
    await change(1, { paymentAccount: null });
    await change(2, { paymentAccount: account, paymentReference: '+++090/9337/55494+++' });
    await change(3, { creditorId });
    const findings = await unusualFindings(dossierId);
    expect(findings.map(({ code, statementId }) => [code, statementIds.indexOf(statementId ?? '')])).toEqual([
      ['postcodeElsewhere', 0],
      ['accountMissing', 1],
      ['communicationWrong', 2],
      ['accountShared', 0],
      ['creditorRepeated', 3],
    ]);
    expect(findings.every(({ severity, place }) => severity === 'warning' && place === 'statements')).toBe(
      true,
    );
    expect(findings[3]).toMatchObject({
      creditorName: 'Garage Nekkerspoel',
      params: { account: 'BE68 5390 0754 7034', count: 2, names: 'Garage Nekkerspoel; Immo Dijlezicht' },
    });
  });

  it('points at costs above what there is', async () => {
    const small = [creditor('Klein', 'Vonnis', 50_000n)];
    const { dossierId } = await insertSampleDossier(
      db,
      office.cast.own,
      { balanceToDistributeCents: 31_200n },
      small,
    );
    await db.deleteFrom('executionCosts').where('dossierId', '=', dossierId).execute();
    await db.deleteFrom('assets').where('dossierId', '=', dossierId).execute();
    expect(await unusualFindings(dossierId)).toMatchObject([
      { code: 'costsExceedMoney', place: 'collection', params: { balance: 312 } },
    ]);
  });

  it('points at what the report would say in another language than its own', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own, { language: 'fr' });
    expect(await unusualFindings(dossierId)).toEqual([]);
    const collection = await office.server.call('sofie', { url: `/api/Dossier/${dossierId}/collection` });
    const names = collection.json().dossierCosts.map((cost: { displayName: string }) => cost.displayName);
    expect(names).toContain('Frais administratifs de dossier');
    const { id: costId } = await db
      .updateTable('dossierCosts')
      .set({ displayNameFrench: null })
      .where('displayName', '=', 'Administratieve dossierkosten')
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await unusualFindings(dossierId)).toMatchObject([
      {
        code: 'costNameMissing',
        severity: 'warning',
        place: 'tariff',
        params: { cost: 'Administratieve dossierkosten' },
      },
    ]);
    await db
      .updateTable('dossierCosts')
      .set({ displayNameFrench: 'Frais administratifs de dossier' })
      .where('id', '=', costId)
      .execute();
  });

  it('says which words of the office the report leaves out, for they are not in its language', async () => {
    const url = `/api/Organization/${office.cast.own.id}/officeText/introduction/nl`;
    const write = (text: string | null, version: number) =>
      office.server.call('ann', { method: 'PUT', url, payload: { text, version } });
    await write('Welkom.', 0);
    const { dossierId } = await insertSampleDossier(db, office.cast.own, { language: 'fr' });
    expect(await unusualFindings(dossierId)).toMatchObject([
      { code: 'introductionMissing', severity: 'warning', place: 'templates' },
    ]);
    const dutch = await insertSampleDossier(db, office.cast.own);
    expect(await unusualFindings(dutch.dossierId)).toEqual([]);
    await write(null, 1);
    expect(await unusualFindings(dossierId)).toEqual([]);
  });

  it('keeps a ranking, but says why it cannot be calculated', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own, { distributionType: 'ranking' });
    const refusal = [{ code: 'rankingNotCalculated', severity: 'error', place: 'general' }];
    expect((await read(dossierId)).canCalculate).toBe(false);
    expect(await unusualFindings(dossierId)).toMatchObject(refusal);
    for (const act of ['calculate', 'whatIf']) {
      const url = `/api/Dossier/${dossierId}/${act}`;
      const refused = await office.server.call('sofie', { method: 'POST', url, payload: {} });
      expect(refused.json()).toMatchObject({ status: 422, code: 'dossier-invalid', findings: refusal });
    }
  });

  it.each(['Created', 'InvitesSent'] as const)('is blocked while the dossier is %s', async (status) => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own, { status });
    expect((await validate(dossierId)).json()).toMatchObject({ status: 409, code: 'dossier-status' });
  });

  it('is blocked for who may only read, and when the dossier is closed', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    expect((await validate(dossierId, 'wout')).json()).toMatchObject({ code: 'dossier-read-only' });
    const closed = await insertSampleDossier(db, office.cast.own, { status: 'Paid', closedAt: new Date() });
    expect((await validate(closed.dossierId)).json()).toMatchObject({ code: 'dossier-read-only' });
  });

  it('does not know the dossier of another office', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.other);
    expect((await validate(dossierId)).statusCode).toBe(404);
  });
});

describe('what if', () => {
  function ask(dossierId: string, payload: object, subject = 'wout') {
    return office.server.call(subject, { method: 'POST', url: `/api/Dossier/${dossierId}/whatIf`, payload });
  }

  it('shows what each would get, why, and keeps nothing', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    const [, , , merchant] = statementIds;
    const statements = [{ statementId: merchant, totalAmountClaimed: 0 }];
    const response = await ask(dossierId, { statements, balanceToDistribute: 50_000 });
    expect(response.statusCode, response.body).toBe(200);
    const { before, after, creditors } = response.json();
    expect([before.moneyIn, after.moneyIn]).toEqual([44_665.6, 50_000]);
    const out = creditors.find(({ statementId }: { statementId: string }) => statementId === merchant);
    expect(out).toMatchObject({ name: 'Houthandel Lannoy-Peeters', after: { paid: 0 } });
    expect(out.reasons).toEqual(expect.arrayContaining(['claimRemoved', 'moneyChanged']));
    for (const side of [before, after]) {
      const { moneyIn, costs, paid, reserved, surplus } = side;
      expect(Math.round((costs + paid + reserved + surplus - moneyIn) * 100)).toBe(0);
    }
    const kept = await db
      .selectFrom('calculationResults')
      .selectAll()
      .where('dossierId', '=', dossierId)
      .execute();
    expect(kept).toEqual([]);
  });

  it('cuts the last claims to a lower total, and takes another price of an asset', async () => {
    const { dossierId, statementIds, assetIds } = await insertSampleDossier(db, office.cast.own);
    const response = await ask(dossierId, {
      statements: [{ statementId: statementIds[2], totalAmountClaimed: 5_000 }],
      assets: [{ assetId: assetIds[2], collectedAmount: 7_000 }],
    });
    expect(response.statusCode, response.body).toBe(200);
    const landlord = response
      .json()
      .creditors.find(({ statementId }: { statementId: string }) => statementId === statementIds[2]);
    expect(landlord.after.paid).toBe(5_000);
  });

  it('charges what the tariff then charges, as the calculation would', async () => {
    const { dossierId, statementIds } = await insertSampleDossier(db, office.cast.own);
    const statements = [{ statementId: statementIds[3], totalAmountClaimed: 0 }];
    const asked = await ask(dossierId, { statements, balanceToDistribute: 90_000 });
    expect(asked.statusCode, asked.body).toBe(200);
    const { before, after, creditors } = asked.json();
    expect(after.costs).not.toBe(before.costs);
    await db
      .updateTable('dossiers')
      .set({ balanceToDistributeCents: 9_000_000n })
      .where('id', '=', dossierId)
      .execute();
    await db
      .updateTable('statements')
      .set({ deletedAt: TEST_NOW, validatedAt: null, validatedBy: null })
      .where('id', '=', statementIds[3] ?? '')
      .execute();
    const real = (await ask(dossierId, {})).json();
    expect(real.before).toEqual(after);
    for (const { statementId, before: gets } of real.creditors) {
      expect(creditors).toContainEqual(expect.objectContaining({ statementId, after: gets }));
    }
  });

  describe('where the priorities form a circle', () => {
    const circle = [
      creditor('Verhuurder', 'Huur', 5_000_000n, ['lessor', 5_000_000n, 2, '2025-01-01']),
      creditor('Verkoper', 'Factuur', 5_000_000n, ['unpaid-seller', 5_000_000n, 2]),
      creditor('Bank', 'Pand', 9_000_000n, ['pledge', 9_000_000n, 2, '2020-01-15']),
    ];
    const more = { balanceToDistribute: 46_000 };

    it('asks for the order while nobody has fixed one, and takes the one that is given for both sides', async () => {
      const { dossierId, claimIds, assetIds } = await insertSampleDossier(db, office.cast.own, {}, circle);
      expect((await ask(dossierId, more)).json()).toMatchObject({
        status: 422,
        code: 'priorities-in-circle',
        circles: [{ poolId: assetIds[2] }],
      });
      const orders = [{ poolId: assetIds[2], claimIds, reason: 'Eens kijken.' }];
      const asked = await ask(dossierId, { ...more, orders });
      expect(asked.statusCode, asked.body).toBe(200);
      const reasons = asked.json().creditors.flatMap((row: { reasons: string[] }) => row.reasons);
      expect(reasons).toContain('moneyChanged');
      expect(reasons).not.toContain('decisionChanged');
    });

    it('goes by the order of the last calculation, and calls another one another decision', async () => {
      const { dossierId, claimIds, assetIds, statementIds } = await insertSampleDossier(
        db,
        office.cast.own,
        {},
        circle,
      );
      const order = { poolId: assetIds[2], claimIds, reason: 'Zo overeengekomen.' };
      const calculated = await office.server.call('sofie', {
        method: 'POST',
        url: `/api/Dossier/${dossierId}/calculate`,
        payload: { orders: [order] },
      });
      expect(calculated.statusCode, calculated.body).toBe(201);
      expect((await ask(dossierId, more)).statusCode).toBe(200);
      const without = { statements: [{ statementId: statementIds[1], totalAmountClaimed: 0 }] };
      expect((await ask(dossierId, without)).statusCode).toBe(200);
      const orders = [{ ...order, claimIds: claimIds.toReversed() }];
      const { creditors } = (await ask(dossierId, { orders })).json();
      const changed = creditors.flatMap((row: { reasons: string[] }) => row.reasons);
      expect(new Set(changed)).toEqual(new Set(['decisionChanged']));
    });
  });

  it('refuses assets worth more than the balance', async () => {
    const { dossierId } = await insertSampleDossier(db, office.cast.own);
    expect((await ask(dossierId, { balanceToDistribute: 10 })).json()).toMatchObject({
      status: 422,
      findings: [{ code: 'DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE' }],
    });
  });
});

describe('how a claim stands on its lots', () => {
  async function ask(dossierId: string, payload: object) {
    const url = `/api/Dossier/${dossierId}/standing`;
    return (await office.server.call('sofie', { method: 'POST', url, payload })).json();
  }

  it('tells on each lot who goes before and after it, and by which rule', async () => {
    const { dossierId, assetIds, claimIds } = await insertSampleDossier(db, office.cast.own);
    const [van, machines, timber] = assetIds;
    const lessor = { privilegeId: 'lessor', since: '2023-09-15', assetIds: [van, machines, timber] };
    expect(await ask(dossierId, lessor)).toMatchObject({
      lots: [
        {
          poolId: van,
          place: 2,
          rivals: [
            { creditorName: 'Garage Nekkerspoel', privilegeId: 'preservation-costs-later', goes: 'before' },
          ],
        },
        {
          poolId: machines,
          name: 'Houtbewerkingsmachines',
          place: 2,
          rivals: [
            {
              ...{ creditorName: 'Scheldebank', claimId: claimIds[1], since: '2022-04-08', goes: 'before' },
              ...{ rule: 'pledge-against-lessor', confidence: 'source', isDateMissing: false },
            },
          ],
        },
        { poolId: timber, place: 1, rivals: [{ creditorName: 'Immo Dijlezicht', goes: 'together' }] },
      ],
    });
    const older = await ask(dossierId, { ...lessor, assetIds: [machines], since: '2020-01-01' });
    expect(older.lots).toMatchObject([{ place: 1, rivals: [{ goes: 'after' }] }]);
    const undated = await ask(dossierId, { ...lessor, assetIds: [machines], since: null });
    expect(undated.lots).toMatchObject([{ rivals: [{ isDateMissing: true }] }]);
  });

  it('leaves the claim itself out, and asks of a general privilege all money', async () => {
    const { dossierId, assetIds, claimIds } = await insertSampleDossier(db, office.cast.own);
    const own = { privilegeId: 'pledge', assetIds: [assetIds[1]], privilegedClaimId: claimIds[1] };
    expect(await ask(dossierId, own)).toMatchObject({ lots: [{ place: 1, rivals: [] }] });
    const wages = await ask(dossierId, { privilegeId: 'wages' });
    expect(wages.lots.map(({ poolId }: { poolId: string }) => poolId)).toEqual([...assetIds, 'rest']);
    expect(await ask(dossierId, { privilegeId: 'none-such' })).toMatchObject({
      errors: [{ path: 'privilegeId', code: 'choice-invalid' }],
    });
  });
});
