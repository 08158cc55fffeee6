import type { StatementRow } from '@prorata/contract/statements/statement-row';
import {
  removedClaimSchema,
  type ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { eurosFromCents, largerOf } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { listMissingParts } from '@prorata/domain/statement-parts';
import * as z from 'zod';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { presentAmounts } from './balance-of.ts';
import type { ListedStatement } from './list-statements.ts';
import { presentRest, presentThirdPartyClaim } from './present-claim.ts';
import { presentDifferences } from './present-differences.ts';
import { presentStatement } from './present-statement.ts';
import { readBalances } from './read-balances.ts';
import { creditorOf } from './statement-fields.ts';
import type { WholeStatement } from './statement-record.ts';
import { thirdPartyStatusOf } from './third-party-status.ts';

const removedClaimsSchema = z.array(removedClaimSchema);

export async function presentThirdPartyStatement(
  db: Database | Transaction,
  statement: WholeStatement,
): Promise<ThirdPartyStatement> {
  const { invitationId, invitationStatus, originalTotalAmountClaimedCents: original } = statement;
  const status = thirdPartyStatusOf(statement);
  if (invitationId === null || invitationStatus === null || status === null) {
    throw new Error(`Statement ${statement.id} belongs to no invitation.`);
  }
  const { differences, replacedBalance } = await readTogether(db, (db) => ({
    differences: presentDifferences(db, statement),
    replacedBalance: findReplacedBalance(db, statement.dossierId, invitationId),
  }));
  const rest = { ...presentRest(statement), originalAmountDemanded: null };
  return {
    ...presentStatement(statement),
    privilegedClaims: [...statement.claims.map(presentThirdPartyClaim), rest],
    status,
    invitationId,
    invitationStatus,
    submittedAt: statement.submittedAt?.toISOString() ?? null,
    isLate: statement.isLate,
    originalTotalAmountClaimed: original === null ? null : eurosFromCents(original),
    explanationOfChange: statement.explanationOfChange,
    removedClaims: removedClaimsSchema.parse(statement.removedClaims),
    differences,
    replacedBalance,
  };
}

/** The balance of an earlier run whose place the statement took, or takes once it is filed. */
async function findReplacedBalance(
  db: Database | Transaction,
  dossierId: string,
  invitationId: string,
): Promise<ThirdPartyStatement['replacedBalance']> {
  const asked = db
    .selectFrom('invitations')
    .select(({ ref }) => ref('balanceStatementId').$notNull().as('id'))
    .where('id', '=', invitationId);
  const [balance] = (await readBalances(db, dossierId, asked.$asScalar())).values();
  return balance ? { ...presentAmounts(balance), until: balance.until } : null;
}

export function presentStatementRow(row: ListedStatement): StatementRow {
  const told = row.originalTotalAmountClaimedCents ?? row.declaredTotalCents;
  return {
    id: row.id,
    version: row.version,
    creditorName: row.creditorName,
    creditorType: row.creditorType,
    firstName: row.firstName,
    lastName: row.lastName,
    corporateName: row.corporateName,
    kboNumber: row.enterpriseNumber,
    nationalNumber: row.nationalNumber && maskNationalNumber(row.nationalNumber),
    totalAmountClaimed: eurosFromCents(row.totalAmountClaimedCents),
    declaredTotal: told === null ? null : eurosFromCents(told),
    language: row.language,
    rejectionReason: row.rejectionReason,
    rejectionNote: row.rejectionNote,
    paymentaccount: row.paymentAccount,
    sendOption: row.sendOption,
    validated: row.validatedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    origin: row.invitationId === null ? 'bailiff' : 'thirdParty',
    status: thirdPartyStatusOf(row),
    invitationId: row.invitationId,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    isLate: row.isLate,
    isChanged: row.isChanged,
    isContested: row.isContested,
    amountDeclared: eurosFromCents(row.declaredCents),
    amountAdmitted: eurosFromCents(row.totalAmountClaimedCents - row.reservedCents),
    amountReserved: eurosFromCents(row.reservedCents),
    amountRejected: eurosFromCents(row.declaredCents - row.totalAmountClaimedCents),
    amountPrincipal: eurosFromCents(largerOf(0n, row.declaredCents - row.interestCents - row.costsCents)),
    amountInterest: eurosFromCents(row.interestCents),
    amountCosts: eurosFromCents(row.costsCents),
    privilegedAmount: eurosFromCents(row.privilegedCents),
    numberOfClaims: Number(row.numberOfClaims),
    numberOfDocuments: Number(row.numberOfDocuments),
    documentTypes: [...row.documentTypes],
    missingParts: listMissingParts({
      ...row,
      creditor: creditorOf(row),
      claims: [{ hasDocument: row.hasEveryProof }],
    }),
    reviewState: row.reviewState,
  };
}
