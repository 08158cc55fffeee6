import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { newId } from '../new-id.ts';
import type {
  CalculationResultsTable,
  CreditorsTable,
  Database,
  DossiersTable,
  InvitationsTable,
  OrganizationsTable,
  PrivilegedClaimsTable,
  StatementsTable,
  UsersTable,
} from '../tables.ts';

// Rows with the least that the database accepts, for tests that are about something else. Each gives its id.

export const SOME_SHA256 = 'a'.repeat(64);

export async function insertOrganization(
  db: Database,
  values: Partial<Insertable<OrganizationsTable>> = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('organizations')
    .values({ id, name: `Office ${id}`, ...values })
    .execute();
  return id;
}

export async function insertUser(
  db: Database,
  values: Partial<Insertable<UsersTable>> & { readonly organizationId: string | null },
): Promise<string> {
  const id = newId();
  const someone = {
    firstName: 'Some',
    lastName: 'One',
    email: `${id}@people.example`,
    userType: 'Bailiff' as const,
  };
  await db
    .insertInto('users')
    .values({ id, ...someone, ...values })
    .execute();
  return id;
}

/** The least that a dossier stands on: an office and somebody in it. */
export async function insertOffice(db: Database): Promise<{ organizationId: string; userId: string }> {
  const organizationId = await insertOrganization(db);
  return { organizationId, userId: await insertUser(db, { organizationId }) };
}

let lastSerial = 0;

export async function insertDossier(
  db: Database,
  office: { readonly organizationId: string; readonly userId: string },
  values: Partial<Insertable<DossiersTable>> = {},
): Promise<string> {
  const id = newId();
  lastSerial += 1;
  const number = { fileYear: 2026, fileSerial: lastSerial };
  await db
    .insertInto('dossiers')
    .values({ id, organizationId: office.organizationId, createdBy: office.userId, ...number, ...values })
    .execute();
  return id;
}

export async function insertAsset(db: Database, dossierId: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('assets')
    .values({ id, dossierId, position: 1, name: 'Van', collectedAmountCents: 100n })
    .execute();
  return id;
}

export async function insertDossierCreditor(
  db: Database,
  values: Partial<Insertable<CreditorsTable>> & { readonly dossierId: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('creditors')
    .values({ id, ...values })
    .execute();
  return id;
}

export async function insertInvitation(
  db: Database,
  values: Partial<Insertable<InvitationsTable>> & { readonly dossierId: string; readonly createdBy: string },
): Promise<string> {
  const id = newId();
  const byMail = { sendMethod: 'Email' as const, emails: [`${id}@creditor.example`] };
  const code = { codeDigest: randomBytes(32).toString('hex'), codeSealed: Buffer.from('sealed') };
  const creditorId = values.creditorId ?? (await insertDossierCreditor(db, { dossierId: values.dossierId }));
  await db
    .insertInto('invitations')
    .values({ id, ...byMail, ...code, ...values, creditorId })
    .execute();
  return id;
}

export async function insertStatement(
  db: Database,
  values: Partial<Insertable<StatementsTable>> & { readonly dossierId: string },
): Promise<string> {
  const id = newId();
  const creditorId = values.creditorId ?? (await insertDossierCreditor(db, { dossierId: values.dossierId }));
  await db
    .insertInto('statements')
    .values({ id, totalAmountClaimedCents: 100n, ...values, creditorId })
    .execute();
  return id;
}

export async function insertFile(db: Database): Promise<string> {
  const id = newId();
  const bytes = { mediaType: 'application/pdf', sizeBytes: 1n, sha256: SOME_SHA256 };
  await db
    .insertInto('files')
    .values({ id, storageKey: `${SOME_SHA256.slice(0, 2)}/${SOME_SHA256}`, ...bytes })
    .execute();
  return id;
}

export async function insertDocument(db: Database, dossierId: string, statementId: string): Promise<string> {
  const id = newId();
  const fileId = await insertFile(db);
  const document = { documentType: 'title' as const, fileName: 'title.pdf' };
  await db
    .insertInto('documents')
    .values({ id, dossierId, statementId, fileId, ...document })
    .execute();
  return id;
}

export async function insertClaim(
  db: Database,
  values: Partial<Insertable<PrivilegedClaimsTable>> & {
    readonly dossierId: string;
    readonly statementId: string;
  },
): Promise<string> {
  const id = newId();
  const claim = { position: 1, claimType: 'general' as const, amountDemandedCents: 100n };
  await db
    .insertInto('privilegedClaims')
    .values({ id, ...claim, ...values })
    .execute();
  return id;
}

export async function insertResult(
  db: Database,
  values: Partial<Insertable<CalculationResultsTable>> & {
    readonly dossierId: string;
    readonly calculatedBy: string;
  },
): Promise<string> {
  const id = newId();
  const calculation = {
    sequence: 1,
    fileName: 'report.pdf',
    inputJson: '{"asOf":"2026-10-22","costs":[],"pools":[],"statements":[]}',
    inputSha256: SOME_SHA256,
    outcomeJson: '{"totals":{"paidCents":0},"turns":[],"lines":[]}',
    outcomeSha256: SOME_SHA256,
    lawVersion: 'law',
    engineVersion: 'engine',
    rendererVersion: 'renderer',
    reportJson: '{}',
    pdfFileId: await insertFile(db),
  };
  await db
    .insertInto('calculationResults')
    .values({ id, ...calculation, ...values })
    .execute();
  return id;
}
