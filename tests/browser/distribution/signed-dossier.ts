import { sql } from 'kysely';
import { inject } from 'vitest';
import {
  type Connection,
  connect,
  type DatabaseAddress,
} from '../../../apps/server/src/database/connection.ts';
import { type FiledStatement, fileStatements } from '../statements/filed-statement.ts';
import { type Office, openDossier, type PreparedDossier } from '../support/office.ts';
import { setBalance, validateStatement } from './dossier-to-distribute.ts';

interface SignedDossier {
  readonly balance: number;
  readonly creditors: readonly FiledStatement[];
  /** Whose claim waits for a decision of the judge: what falls to it is consigned. */
  readonly reserved?: string;
  /** After the signature, and where the term was waited for after that too. */
  readonly status: 'PvSent' | 'ToPay';
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * A dossier whose report was calculated by the API and then, in the database, taken for signed twenty days ago. Signing
 * has tests of its own, and no test waits for the fifteen days in which a report can be contested.
 */
export async function openSignedDossier(
  office: Office,
  { balance, creditors, reserved, status }: SignedDossier,
): Promise<PreparedDossier> {
  const dossier = await openDossier(office);
  await setBalance(office, dossier.id, balance);
  const statementIds = await fileStatements(office, dossier.id, creditors);
  for (const [place, { creditor }] of creditors.entries()) {
    const id = statementIds[place] ?? '';
    await validateStatement(office, dossier.id, id);
    if (creditor === reserved) await reserve(id);
  }
  await office.call('POST', `/api/Dossier/${dossier.id}/calculate`, { note: null });
  await signReport(dossier.id, status);
  return dossier;
}

function reserve(statementId: string): Promise<void> {
  return inDatabase(async ({ db }) => {
    await db.updateTable('statements').set({ isReserved: true }).where('id', '=', statementId).execute();
  });
}

export async function signReport(dossierId: string, status: SignedDossier['status']): Promise<void> {
  const signedAt = new Date(Date.now() - 20 * DAY);
  await inDatabase(async ({ db }) => {
    await db
      .updateTable('calculationResults')
      .set({ signedAt, signedBy: sql.ref('calculatedBy'), signedPdfFileId: sql.ref('pdfFileId') })
      .where('dossierId', '=', dossierId)
      .execute();
    await db
      .updateTable('dossiers')
      .set({ status, closedAt: signedAt, statusChangedAt: signedAt })
      .where('id', '=', dossierId)
      .execute();
  });
}

/** The term in which it could be contested is over. */
export function endTerm(dossierId: string, database?: DatabaseAddress): Promise<void> {
  return inDatabase(async ({ db }) => {
    await db.updateTable('dossiers').set({ status: 'ToPay' }).where('id', '=', dossierId).execute();
  }, database);
}

export async function inDatabase<Outcome>(
  work: (connection: Connection) => Promise<Outcome>,
  database = inject('productDatabase'),
): Promise<Outcome> {
  const connection = connect(database);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
