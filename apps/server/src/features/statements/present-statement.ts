import type { Document } from '@prorata/contract/statements/document';
import type { Statement } from '@prorata/contract/statements/statement';
import { eurosFromCents } from '@prorata/domain/money';
import { listMissingParts, type StatementPart } from '@prorata/domain/statement-parts';
import { declaredTotalOf } from './claim-amounts.ts';
import { presentClaims } from './present-claim.ts';
import { creditorNameOf, creditorOf, fieldsOf } from './statement-fields.ts';
import type { DocumentRecord, WholeStatement } from './statement-record.ts';

export function presentStatement(statement: WholeStatement): Statement {
  return {
    ...fieldsOf(statement),
    id: statement.id,
    version: statement.version,
    dossierId: statement.dossierId,
    creditorName: creditorNameOf(statement),
    amountRejected: eurosFromCents(declaredTotalOf(statement).rejectedCents),
    privilegedClaims: presentClaims(statement),
    documents: statement.documents.map(presentDocument),
    validated: statement.validatedAt !== null,
    validatedAt: statement.validatedAt?.toISOString() ?? null,
    validatedBy: statement.validatorName,
    createdAt: statement.createdAt.toISOString(),
    updatedAt: statement.updatedAt.toISOString(),
  };
}

export function presentDocument(document: DocumentRecord): Document {
  return {
    id: document.id,
    fileName: document.fileName,
    documentType: document.documentType,
    uploadDate: document.uploadedAt.toISOString(),
    mediaType: document.mediaType,
    sizeBytes: Number(document.sizeBytes),
    sha256: document.sha256,
    originalSha256: document.originalSha256,
    verdict: document.verdict,
    virus: document.virus,
  };
}

export function missingPartsOf(statement: WholeStatement): StatementPart[] {
  return listMissingParts({
    creditor: creditorOf(statement),
    totalAmountClaimedCents: statement.totalAmountClaimedCents,
    documentTypes: statement.documents.map(({ documentType }) => documentType),
    claims: statement.claims.map(({ documentId }) => ({ hasDocument: documentId !== null })),
    paymentAccount: statement.paymentAccount,
  });
}
