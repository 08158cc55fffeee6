import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import {
  insertAsset,
  insertClaim,
  insertDocument,
  insertDossier,
  insertFile,
  insertInvitation,
  insertOffice,
  insertStatement,
} from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let createdBy: string;
let dossierId: string;
let otherDossierId: string;
let statementId: string;
beforeEach(async () => {
  const { db } = database;
  const office = await insertOffice(db);
  createdBy = office.userId;
  dossierId = await insertDossier(db, office);
  otherDossierId = await insertDossier(db, office);
  statementId = await insertStatement(db, { dossierId, createdBy });
});

describe('a statement', () => {
  it('comes from the office or from an invited creditor', async () => {
    const { db } = database;
    const invitationId = await insertInvitation(db, { dossierId, createdBy });
    await expectRefused(insertStatement(db, { dossierId }), 'statements_author');
    await expectRefused(insertStatement(db, { dossierId, createdBy, invitationId }), 'statements_author');
    await insertStatement(db, { dossierId, invitationId });
  });

  it('belongs to an invitation of its own dossier', async () => {
    const { db } = database;
    const invitationId = await insertInvitation(db, { dossierId: otherDossierId, createdBy });
    const attempt = insertStatement(db, { dossierId, invitationId });
    await expectRefused(attempt, 'statements_dossier_id_invitation_id_fkey');
  });

  it('claims no negative amount', async () => {
    const attempt = insertStatement(database.db, { dossierId, createdBy, totalAmountClaimedCents: -1n });
    await expectRefused(attempt, 'cents_check');
  });

  it('is validated by somebody, and not when it is deleted', async () => {
    const { db } = database;
    const validatedAt = new Date();
    await expectRefused(insertStatement(db, { dossierId, createdBy, validatedAt }), 'statements_validated');
    const deleted = { dossierId, createdBy, validatedAt, validatedBy: createdBy, deletedAt: validatedAt };
    await expectRefused(insertStatement(db, deleted), 'statements_validated_not_deleted');
  });
});

describe('a document', () => {
  it.each(['../title.pdf', 'a\\b.pdf', 'line\nbreak.pdf', ' '])('is not called %j', async (fileName) => {
    const { db } = database;
    const fileId = await insertFile(db);
    const attempt = db
      .insertInto('documents')
      .values({ id: newId(), dossierId, statementId, fileId, documentType: 'title', fileName })
      .execute();
    await expectRefused(attempt, 'documents_file_name_check');
  });

  it('belongs to a statement of the dossier that it names', async () => {
    const attempt = insertDocument(database.db, otherDossierId, statementId);
    await expectRefused(attempt, 'documents_dossier_id_statement_id_fkey');
  });
});

describe('a claim', () => {
  it('draws on an asset of its own dossier, and only a specific one does', async () => {
    const { db } = database;
    const [assetId, foreignAssetId] = [
      await insertAsset(db, dossierId),
      await insertAsset(db, otherDossierId),
    ];
    const specific = { dossierId, statementId, claimType: 'specific' as const };
    const foreign = insertClaim(db, { ...specific, assetIds: [foreignAssetId] });
    await expectRefused(foreign, 'privileged_claims_lots_of_dossier');
    const general = insertClaim(db, { ...specific, claimType: 'general', assetIds: [assetId] });
    await expectRefused(general, 'privileged_claims_only_specific_has_lots');
    await insertClaim(db, { ...specific, assetIds: [assetId] });
    await insertClaim(db, specific);
  });

  it('is proven by a document of its own statement', async () => {
    const { db } = database;
    const otherStatementId = await insertStatement(db, { dossierId, createdBy });
    const documentId = await insertDocument(db, dossierId, otherStatementId);
    const attempt = insertClaim(db, { dossierId, statementId, documentId });
    await expectRefused(attempt, 'privileged_claims_dossier_id_statement_id_document_id_fkey');
    await insertClaim(db, { dossierId, statementId: otherStatementId, documentId });
    const removal = db.deleteFrom('documents').where('id', '=', documentId).execute();
    await expectRefused(removal, 'privileged_claims_dossier_id_statement_id_document_id_fkey');
  });

  it('goes with its statement', async () => {
    const { db } = database;
    const documentId = await insertDocument(db, dossierId, statementId);
    await insertClaim(db, { dossierId, statementId, documentId });
    await db.deleteFrom('statements').where('id', '=', statementId).execute();
    const left = await db
      .selectFrom('privilegedClaims')
      .select('id')
      .where('dossierId', '=', dossierId)
      .execute();
    expect(left).toEqual([]);
  });
});
