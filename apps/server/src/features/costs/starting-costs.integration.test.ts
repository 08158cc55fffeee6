import { calculateDossierCosts } from '@prorata/domain/costs/dossier-costs';
import { sumCents } from '@prorata/domain/money';
import { inForce } from '@prorata/law/dated-parameter';
import { degressiveFee, distributionMinimum, fileCost, graduatedFee } from '@prorata/law/parameters/tariff';
import { fixedRegistrationDuty } from '@prorata/law/parameters/taxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readTariff } from './read-tariff.ts';

const ON = '2026-10-22';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function readCosts() {
  return inTransaction(database.db, (trx) => readTariff(trx, 'nl'));
}

describe('the dossier costs with which every database starts', () => {
  it('have a name in each language, in the words of all other texts', async () => {
    const names = await database.db
      .selectFrom('dossierCosts')
      .select(['displayNameFrench', 'displayNameGerman', 'displayNameEnglish'])
      .execute();
    for (const name of names) expect(Object.values(name)).not.toContain(null);
    const german = names.map(({ displayNameGerman }) => displayNameGerman);
    expect(german).toContain('Aufforderung per Einschreiben');
    expect(german.join('\n')).not.toMatch(/Einladung|Zentraldatei/);
  });

  it('are those of the tariff, in its order, none of them verified', async () => {
    const costs = await database.db
      .selectFrom('dossierCosts')
      .select(['name', 'isVerified'])
      .orderBy('id')
      .execute();
    expect(costs.map(({ name }) => name)).toEqual([
      'file-cost',
      'distribution-fee',
      'distribution-report',
      'invitation',
      'statement',
      'payment',
      'registered-invitation',
      'registered-draft',
      'register-consultation',
      'registration-duty',
    ]);
    expect(costs.filter(({ isVerified }) => isVerified)).toEqual([]);
  });

  it('are those of the law register where that has them', async () => {
    const [file, fee, report, ...others] = (await readCosts()).map(({ periods }) => periods[0]);
    const duty = others.at(-1);
    const degressive = inForce(degressiveFee, ON).value;
    expect(file?.costCents).toBe(inForce(fileCost, ON).value);
    expect(fee).toMatchObject({
      costCents: inForce(distributionMinimum, ON).value,
      layers: degressive.brackets.map(({ upToCents, perMillion }) => ({
        upperLimitCents: upToCents,
        ratePartsPerMillion: BigInt(perMillion),
      })),
    });
    expect(report?.classes).toEqual(
      inForce(graduatedFee, ON).value.classes.map(({ upToCents, feeCents }) => ({
        upperLimitCents: upToCents,
        costCents: feeCents,
      })),
    );
    expect(duty?.costCents).toBe(inForce(fixedRegistrationDuty, ON).value);
  });

  it('come to 1,940.61 euros for a balance of 44,665.60 with nine creditors', async () => {
    const lines = calculateDossierCosts({
      costs: await readCosts(),
      balanceToDistributeCents: 4_466_560n,
      governingDate: ON,
      counts: {
        statements: 9,
        creditors: 9,
        creditorsByRegisteredLetter: 4,
        invitations: 11,
        invitationsByRegisteredLetter: 7,
      },
      vatRatePartsPerMillion: 210_000n,
      isFreeOfRegistrationFees: false,
    });
    const net = (kind: string) =>
      sumCents(lines.filter((line) => line.kind === kind).map(({ netCents }) => netCents));
    expect([net('Fees'), net('Expenses'), net('Government')]).toEqual([146_166n, 12_200n, 5_000n]);
    expect(sumCents(lines.map(({ totalCents }) => totalCents))).toBe(194_061n);
  });
});

it('the platform has a price for every event, and charges nothing yet', async () => {
  const prices = await database.db
    .selectFrom('platformCosts')
    .innerJoin('platformCostPeriods', 'platformCostId', 'platformCosts.id')
    .select(['type', 'validFrom', 'validUntil', 'costCents'])
    .orderBy('platformCosts.id')
    .execute();
  const open = { validFrom: '2024-10-01', validUntil: null, costCents: 0n };
  const types = ['creation', 'registeredLetterPort', 'emailPort', 'analysis', 'qualifiedDeliveryPort'];
  expect(prices).toEqual(types.map((type) => ({ type, ...open })));
});
