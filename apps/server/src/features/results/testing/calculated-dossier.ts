import { PDF } from '@libpdf/core';
import { insertFile } from '../../../database/insert-file.ts';
import { insertDossier, insertResult, insertStatement } from '../../../database/testing/insert-rows.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUsers } from '../../../testing/test-users.ts';

const MECHELEN = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };

export interface CalculatedDossier {
  readonly dossierId: string;
  readonly resultId: string;
  /** Of a creditor by letter, and of two at one mail address. */
  readonly statementIds: readonly [string, string, string];
  readonly url: string;
}

/** A dossier whose report waits for a signature, with three creditors and a defendant who can be reached. */
export async function insertCalculatedDossier(
  { db, storage }: TestServer,
  { own }: TestUsers,
): Promise<CalculatedDossier> {
  const office = { organizationId: own.id, userId: own.administratorId };
  const dossierId = await insertDossier(db, office, {
    status: 'Calculated',
    language: 'fr',
    responsibleBailiffId: own.administratorId,
    defendantCompanyName: 'Meubelatelier Van Hoorick',
    defendantAddress: MECHELEN,
  });
  const creditor = { dossierId, createdBy: own.administratorId } as const;
  const byMail = { ...creditor, primaryEmail: 'dettes@creditor.example', sendOption: 'EmailLink' } as const;
  const statementIds = [
    await insertStatement(db, {
      ...creditor,
      corporateName: 'Immo Dijlezicht',
      creditorAddress: MECHELEN,
      sendOption: 'RegisteredLetter',
      language: 'nl',
    }),
    await insertStatement(db, { ...byMail, corporateName: 'Énergie Wallonne' }),
    await insertStatement(db, { ...byMail, corporateName: 'Eau Wallonne' }),
  ] as const;
  const pdf = PDF.create();
  pdf.addPage().drawText('PV');
  const stored = await storage.store(Buffer.from(await pdf.save()));
  const pdfFileId = await inTransaction(db, (trx) =>
    insertFile(trx, { ...stored, mediaType: 'application/pdf' }),
  );
  const lines = statementIds.map((statementId, index) => ({
    statementId,
    allottedCents: 100_00 * (index + 1),
  }));
  const resultId = await insertResult(db, {
    dossierId,
    calculatedBy: own.administratorId,
    pdfFileId,
    fileName: 'PV 2026-0147.pdf',
    outcomeJson: JSON.stringify({
      totals: { paidCents: 600_00 },
      turns: [],
      // The last one who filed comes first.
      lines: lines.map((line, index) => ({ ...line, steps: [{ turn: lines.length - index }] })),
    }),
  });
  return { dossierId, resultId, statementIds, url: `/api/Dossier/${dossierId}/Result/${resultId}` };
}

/** As if the bailiff had signed; how that is done has tests of its own. */
export async function markAsSigned({ db }: TestServer, { own }: TestUsers, dossier: CalculatedDossier) {
  const signedAt = new Date('2026-11-15T09:00:00.000Z');
  const { pdfFileId } = await db
    .selectFrom('calculationResults')
    .select('pdfFileId')
    .where('id', '=', dossier.resultId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('calculationResults')
    .set({ signedAt, signedBy: own.administratorId, signedPdfFileId: pdfFileId })
    .where('id', '=', dossier.resultId)
    .execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'Signed', closedAt: signedAt })
    .where('id', '=', dossier.dossierId)
    .execute();
}
