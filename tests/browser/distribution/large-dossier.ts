import { inject } from 'vitest';
import { connect, type DatabaseAddress } from '../../../apps/server/src/database/connection.ts';
import { creditor, insertSampleDossier } from '../../../apps/server/src/testing/insert-sample-dossier.ts';
import type { Office } from '../support/office.ts';

/** In a year of its own: no dossier of the demo has these numbers. */
const YEAR = 2031;
let lastSerial = 0;

/** A dossier with so many creditors, of every class, calculated; they are put there without filing each. */
export async function calculateLarge(
  office: Office,
  count: number,
): Promise<{ id: string; resultId: string }> {
  const id = await insertLarge(inject('productDatabase'), count);
  const { id: resultId } = await office.call<{ id: string }>('POST', `/api/Dossier/${id}/calculate`, {});
  return { id, resultId };
}

async function insertLarge(address: DatabaseAddress, count: number): Promise<string> {
  const connection = connect(address);
  try {
    const { db } = connection;
    const bailiff = await db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.organizationId')
      .select(['organizations.id as organizationId', 'users.id as userId'])
      .where('users.lastName', '=', 'Dewitte')
      .executeTakeFirstOrThrow();
    lastSerial += 1;
    const office = { id: bailiff.organizationId, administratorId: bailiff.userId };
    // The letters to so many cost more than the lots brought in: there is money on the account besides.
    const balanceToDistributeCents = 4_466_560n + BigInt(count) * 20_000n;
    const own = { fileYear: YEAR, fileSerial: lastSerial, balanceToDistributeCents };
    const { dossierId } = await insertSampleDossier(db, office, own, listCreditors(count));
    return dossierId;
  } finally {
    await connection.close();
  }
}

function listCreditors(count: number) {
  const privileged = [
    creditor('Garage Nekkerspoel', 'Factuur 26-118', 118_460n, ['preservation-costs-later', 118_460n, 0]),
    creditor('Scheldebank', 'Notariële akte', 1_240_000n, ['pledge', 1_240_000n, 1, '2022-04-08']),
    creditor('Immo Vaartkom', 'Vonnis', 725_000n, ['lessor', 490_000n, 2], ['lessor', 150_000n, 3]),
    creditor('Nathalie Pauwels', 'Vonnis', 281_250n, ['wages', 181_250n]),
    creditor('Youssef El Amrani', 'Vonnis', 226_418n, ['wages', 226_418n]),
    creditor('Rijksdienst voor Sociale Zekerheid', 'Dwangbevel', 364_277n, [
      'social-security-contributions',
      364_277n,
    ]),
    creditor('Gemeentekas Dijleland', 'Kohier', 124_000n, ['municipal-provincial-taxes', 124_000n]),
  ];
  const ordinary = Array.from({ length: Math.max(0, count - privileged.length) }, (_, place) =>
    creditor(`Leverancier ${String(place + 1).padStart(3, '0')}`, 'Factuur', BigInt(150_000 - place * 250)),
  );
  return [...privileged, ...ordinary].slice(0, count);
}
