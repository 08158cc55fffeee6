import { parseIban } from '@prorata/domain/iban';
import { remainderBy97, remainderCheckDigits } from '@prorata/domain/modulo-97';
import type { Insertable } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Database, DossiersTable } from '../database/tables.ts';
import { insertDossier, insertDossierCreditor, insertFile } from '../database/testing/insert-rows.ts';

/** A claim of the workshop: its privilege, the amount in cents, the asset by its place, and since when. */
type Claim = readonly [privilegeId: string, amountCents: bigint, asset?: number, since?: string];

interface Creditor {
  readonly name: string;
  readonly title: string;
  readonly totalCents: bigint;
  readonly claims: readonly Claim[];
}

const CREDITORS: readonly Creditor[] = [
  creditor('Garage Nekkerspoel', 'Factuur 26-118', 84_275n, ['preservation-costs-later', 84_275n, 0]),
  creditor('Scheldebank', 'Notariële akte', 1_426_045n, ['pledge', 1_240_000n, 1, '2022-04-08']),
  creditor(
    'Immo Dijlezicht',
    'Vonnis vrederechter',
    725_000n,
    ['lessor', 490_000n, 2],
    ['lessor', 235_000n, 3],
  ),
  creditor('Houthandel Lannoy-Peeters', 'Vonnis', 893_210n),
];

export function creditor(
  name: string,
  title: string,
  totalCents: bigint,
  ...claims: readonly Claim[]
): Creditor {
  return { name, title, totalCents, claims };
}

const ASSETS = [
  ['Bestelwagen', 1_425_000n],
  ['Houtbewerkingsmachines', 1_860_000n],
  ['Voorraad hout', 648_000n],
  ['Kantoorinboedel', 192_000n],
] as const;

const ADDRESS = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };

/** On which every statement is founded: a calculation asks for one. */
const TITLE = { kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' };

export interface SampleDossier {
  readonly dossierId: string;
  readonly assetIds: readonly string[];
  readonly statementIds: readonly string[];
  readonly claimIds: readonly string[];
}

/** All that a report of a sale names besides the debtor. */
const COMPLETE_DEEDS = {
  seizingCreditors: JSON.stringify([{ name: 'Houthandel Lannoy-Peeters NV' }]),
  deeds: JSON.stringify([
    { kind: 'title', date: '2026-03-03', description: 'Vonnis, A/25/01877' },
    { kind: 'movableSeizure', date: '2026-06-03' },
    { kind: 'saleReport', date: '2026-10-22' },
  ]),
};

/** A dossier that can be calculated: four lots and money, costs, and creditors with documents, all validated. */
export async function insertSampleDossier(
  db: Database,
  office: { readonly id: string; readonly administratorId: string },
  changes: Partial<Insertable<DossiersTable>> = {},
  creditors: readonly Creditor[] = CREDITORS,
): Promise<SampleDossier> {
  const { id: organizationId, administratorId: userId } = office;
  await db
    .updateTable('users')
    .set({
      dutchImmatriculation: 'gerechtsdeurwaarder, met standplaats te Mechelen',
      frenchImmatriculation: 'huissier de justice, de résidence à Malines',
    })
    .where('id', '=', userId)
    .execute();
  const dossierId = await insertDossier(
    db,
    { organizationId, userId },
    {
      language: 'nl',
      responsibleBailiffId: userId,
      defendantCompanyName: 'Meubelatelier Van Hoorick',
      defendantCorporateForm: 'BV',
      defendantAddress: ADDRESS,
      transactionKinds: ['sale'],
      saleDate: '2026-10-22',
      cbbRequestedAt: new Date('2026-10-26T09:42:00Z'),
      balanceToDistributeCents: 4_466_560n,
      status: 'Provisioned',
      ...COMPLETE_DEEDS,
      ...changes,
    },
  );
  const assetIds = await insertAssets(db, dossierId);
  await db
    .insertInto('executionCosts')
    .values([
      cost(dossierId, 1, 'PV van beslag', 41_236n, null),
      cost(dossierId, 2, 'Takelen en stalling', 38_500n, assetIds[0] ?? null),
    ])
    .execute();
  const filed = [];
  for (const one of creditors) filed.push(await insertStatement(db, { dossierId, userId, assetIds }, one));
  return {
    dossierId,
    assetIds,
    statementIds: filed.map(({ statementId }) => statementId),
    claimIds: filed.flatMap(({ claimIds }) => claimIds),
  };
}

function cost(
  dossierId: string,
  position: number,
  description: string,
  amountCents: bigint,
  assetId: string | null,
) {
  const assetIds = assetId === null ? [] : [assetId];
  return { id: newId(), dossierId, position, description, amountCents, assetIds, incurredOn: '2026-06-03' };
}

async function insertAssets(db: Database, dossierId: string): Promise<string[]> {
  const assets = ASSETS.map(([name, collectedAmountCents], place) => ({
    id: newId(),
    dossierId,
    position: place + 1,
    name,
    collectedAmountCents,
  }));
  await db.insertInto('assets').values(assets).execute();
  return assets.map(({ id }) => id);
}

/** An account of each creditor's own, such as a bank could have given. */
function accountOf(name: string): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_000, 7);
  const base = String(number).padStart(10, '5');
  const account = base + remainderCheckDigits(base);
  // The country as figures, BE as 11 and 14, behind the account (ISO 13616).
  const check = String(98 - remainderBy97(`${account}111400`)).padStart(2, '0');
  const iban = parseIban(`BE${check}${account}`);
  if (iban === undefined) throw new Error(`The account of ${name} is none.`);
  return iban;
}

/** One more creditor, also in a dossier that stands already. */
export async function insertStatement(
  db: Database,
  { dossierId, userId, assetIds }: { dossierId: string; userId: string; assetIds: readonly string[] },
  { name, title, totalCents, claims }: Creditor,
) {
  const statementId = newId();
  await db
    .insertInto('statements')
    .values({
      id: statementId,
      dossierId,
      creditorId: await insertDossierCreditor(db, { dossierId }),
      creditorType: 'legalEntity',
      corporateName: name,
      corporateForm: 'NV',
      creditorAddress: ADDRESS,
      totalAmountClaimedCents: totalCents,
      titles: JSON.stringify([TITLE]),
      sendOption: 'RegisteredLetter',
      paymentAccount: accountOf(name),
      createdBy: userId,
      validatedAt: new Date('2026-11-10T10:00:00Z'),
      validatedBy: userId,
    })
    .execute();
  const documents = [
    { documentType: 'title', fileName: `${title}.pdf` },
    { documentType: 'settlement', fileName: 'afrekening.pdf' },
  ] as const;
  const proof = newId();
  for (const [place, document] of documents.entries()) {
    await db
      .insertInto('documents')
      .values({
        id: place === 0 ? proof : newId(),
        dossierId,
        statementId,
        fileId: await insertFile(db),
        ...document,
      })
      .execute();
  }
  const claimIds = claims.map(() => newId());
  for (const [place, [privilegeId, amountDemandedCents, asset, since]] of claims.entries()) {
    await db
      .insertInto('privilegedClaims')
      .values({
        id: claimIds[place] ?? '',
        dossierId,
        statementId,
        position: place + 1,
        claimType: asset === undefined ? 'general' : 'specific',
        privilegeId,
        amountDemandedCents,
        assetIds: asset === undefined ? [] : [assetIds[asset] ?? ''],
        documentId: proof,
        since: since ?? null,
      })
      .execute();
  }
  return { statementId, claimIds };
}
