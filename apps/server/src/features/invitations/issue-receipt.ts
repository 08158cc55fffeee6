import { createHash } from 'node:crypto';
import type { Transaction } from '../../database/tables.ts';
import { canonicalJson } from '../../events/canonical-json.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { presentClaim } from '../statements/present-claim.ts';
import { presentDocument } from '../statements/present-statement.ts';
import { completeStatements, selectStatements } from '../statements/read-statements.ts';
import { creditorNameOf, fieldsOf } from '../statements/statement-fields.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import type { InvitationRecord } from './find-invitation.ts';

/** What was filed with an invitation, in the words of the API, as the fingerprint of a receipt covers it. */
export interface Filed {
  readonly fileNumber: string;
  readonly closedAt: string;
  readonly statements: readonly FiledStatement[];
}

type FiledStatement = ReturnType<typeof filedStatement>;

/** Writes down what was filed, and numbers it, in a dossier that the transaction has locked. The paper is made by a job. */
export async function issueReceipt(
  trx: Transaction,
  { at }: Action,
  { id: dossierId, fileNumber }: DossierRecord,
  { id: invitationId }: InvitationRecord,
): Promise<void> {
  const filed: Filed = {
    fileNumber,
    closedAt: at.toISOString(),
    statements: (await listFiled(trx, invitationId)).map(filedStatement),
  };
  await trx
    .insertInto('receipts')
    .values({
      invitationId,
      dossierId,
      ...(await nextReceiptNumber(trx, { id: dossierId, fileNumber })),
      filed: JSON.stringify(filed),
      sha256: createHash('sha256').update(canonicalJson(filed)).digest('hex'),
      issuedAt: at,
    })
    .execute();
}

async function listFiled(trx: Transaction, invitationId: string): Promise<WholeStatement[]> {
  const statements = await selectStatements(trx)
    .where('statement.invitationId', '=', invitationId)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  return completeStatements(trx, statements);
}

function filedStatement(statement: WholeStatement) {
  const { isReserved: _, noSecurityLink: __, declaredTotal: ___, ...fields } = fieldsOf(statement);
  return {
    id: statement.id,
    creditorName: creditorNameOf(statement),
    ...fields,
    privilegedClaims: statement.claims.map(presentClaim),
    documents: statement.documents.map(presentDocument),
  };
}

/** The next number of a paper by which a creditor proves an answer, in a dossier that the transaction has locked. */
export async function nextReceiptNumber(
  trx: Transaction,
  { id: dossierId, fileNumber }: Pick<DossierRecord, 'id' | 'fileNumber'>,
): Promise<{ readonly serial: number; readonly receiptNumber: string }> {
  const used = await Promise.all(
    (['receipts', 'noClaimDeclarations', 'balanceConfirmations'] as const).map((table) =>
      trx
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('serial').as('last'))
        .where('dossierId', '=', dossierId)
        .executeTakeFirstOrThrow(),
    ),
  );
  const serial = Math.max(...used.map(({ last }) => last ?? 0)) + 1;
  return { serial, receiptNumber: `${fileNumber}-${String(serial).padStart(2, '0')}` };
}
