import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { decidedReservesSchema, laterReceiptSchema } from '@prorata/contract/series/series';
import type * as z from 'zod';
import type { CalculationOffice } from '../../../testing/calculation-office.ts';
import { creditor, insertSampleDossier, type SampleDossier } from '../../../testing/insert-sample-dossier.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUsers } from '../../../testing/test-users.ts';
import { calculateAgain } from '../../results/testing/calculate-sample-dossier.ts';

export type Given =
  | ({ readonly kind: 'reserveDecided' } & z.input<typeof decidedReservesSchema>)
  | ({ readonly kind: 'laterReceipt' } & z.input<typeof laterReceiptSchema>);

/** Nothing but 9,000.00, as in the worked example: A claims 4,000, B 6,000 and R 5,000. */
const ORDINARY = [creditor('Aannemer A', 'Vonnis', 400_000n), creditor('Bouwmarkt B', 'Vonnis', 600_000n)];
const EXAMPLE = [...ORDINARY, creditor('Rusthuis R', 'Vonnis', 500_000n)];
/** The same, but all that R claims is VAT. */
export const EXAMPLE_WITH_PRIVILEGE = [
  ...ORDINARY,
  creditor('Rusthuis R', 'Dwangschrift', 500_000n, ['vat', 500_000n]),
];

/** A tariff without prices, because the example has no costs; and numbers above those of dossiers that a test inserts. */
export async function prepareOffice({ server, cast }: CalculationOffice): Promise<void> {
  await server.db.deleteFrom('dossierCosts').execute();
  await server.db
    .insertInto('fileNumberCounters')
    .values({ organizationId: cast.own.id, fileYear: 2026, lastSerial: 7000 })
    .execute();
}

interface ExampleChanges {
  /** By their places: whose statements are reserved as a whole. */
  readonly reserved?: readonly number[];
  readonly creditors?: typeof EXAMPLE;
}

/** Without costs, so that all that came in is shared out. */
export async function insertExample(
  { db }: TestServer,
  { own }: TestUsers,
  { reserved = [2], creditors = EXAMPLE }: ExampleChanges = {},
): Promise<SampleDossier> {
  const sample = await insertSampleDossier(db, own, { balanceToDistributeCents: 900_000n }, creditors);
  await db.deleteFrom('executionCosts').where('dossierId', '=', sample.dossierId).execute();
  await db.deleteFrom('assets').where('dossierId', '=', sample.dossierId).execute();
  const reservedIds = reserved.flatMap((place) => sample.statementIds[place] ?? []);
  if (reservedIds.length > 0) {
    await db.updateTable('statements').set({ isReserved: true }).where('id', 'in', reservedIds).execute();
  }
  return sample;
}

/** As if it had been signed and sent, and its term were over; how that happens has tests of its own. */
export async function finish(
  server: TestServer,
  { own }: TestUsers,
  dossierId: string,
  status: 'PvSent' | 'ToPay' | 'Paid' = 'ToPay',
  choices?: object,
): Promise<string> {
  const resultId = await calculateAgain(server, dossierId, null, choices);
  const at = new Date('2026-11-15T09:00:00.000Z');
  const { pdfFileId } = await server.db
    .selectFrom('calculationResults')
    .select('pdfFileId')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('calculationResults')
    .set({ signedAt: at, signedBy: own.administratorId, signedPdfFileId: pdfFileId, sentAt: at })
    .where('id', '=', resultId)
    .execute();
  await server.db
    .updateTable('dossiers')
    .set({ status, closedAt: at, statusChangedAt: at })
    .where('id', '=', dossierId)
    .execute();
  return resultId;
}

export async function openFollowUp(
  server: TestServer,
  dossierId: string,
  { kind, ...payload }: Given,
  subject = 'sofie',
): Promise<{ readonly status: number; readonly body: Dossier & { readonly code?: string } }> {
  const url = `/api/Dossier/${dossierId}/FollowUp/${kind}`;
  const response = await server.call(subject, { method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json() };
}
