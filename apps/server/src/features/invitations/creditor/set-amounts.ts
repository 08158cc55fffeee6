import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { centsFromEuros } from '@prorata/domain/money';
import type { Database, Transaction } from '../../../database/tables.ts';
import { refuseStale } from '../../../events/refuse-stale.ts';
import type { Action, CreditorAction } from '../../../http/action.ts';
import { detailsOf } from '../../statements/claim-fields.ts';
import { presentClaim } from '../../statements/present-claim.ts';
import { completeStatement, lockStatement } from '../../statements/read-statements.ts';
import type { StatementInDossier } from '../../statements/record-statement-event.ts';
import { refuseTooLarge } from '../../statements/refuse-too-large.ts';
import { debtorsOf } from '../../statements/statement-fields.ts';
import type { ClaimRecord } from '../../statements/statement-record.ts';
import { addClaim, changeClaim, lockClaim, removeClaim } from '../../statements/store-claim.ts';
import { sumOfClaims } from '../../statements/sum-of-claims.ts';
import { writeStatement } from '../../statements/write-statement.ts';
import { inOpenInvitation } from './act-of-creditor.ts';
import { firstPaper } from './follow-papers.ts';
import { lockOwnStatement } from './own-statement.ts';
import { presentInvitedStatement } from './present.ts';

type Amounts = Pick<BodyOf<typeof invitedCalls.setAmounts>, 'amount' | 'parts' | 'payments'>;

/**
 * Sets how much is owed, of one claim or of what no claim names. Parts belong to a claim: where there is none, an ordinary
 * one is made for them, and goes again when it becomes one amount. The total changes with it.
 */
export function setOwnAmounts(
  db: Database,
  action: CreditorAction,
  tpStatementId: string,
  { version, privilegedClaimId, ...amounts }: BodyOf<typeof invitedCalls.setAmounts>,
): Promise<InvitedStatement> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const stored = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    await refuseStale(trx, stored, version);
    const found = { dossier, statement: stored };
    const claim = privilegedClaimId === null ? undefined : await lockClaim(trx, found, privilegedClaimId);
    const others = claim
      ? stored.totalAmountClaimedCents - claim.amountDemandedCents
      : await sumOfClaims(trx, stored.id);
    const totalAmountClaimedCents = others + centsFromEuros(amounts.amount);
    refuseTooLarge(totalAmountClaimedCents, 'amount');
    const statement = await writeStatement(trx, action, found, { totalAmountClaimedCents });
    await setClaim(trx, action, { dossier, statement }, claim, amounts);
    const saved = await lockStatement(trx, { dossierId: dossier.id, statementId: stored.id });
    return presentInvitedStatement(await completeStatement(trx, saved));
  });
}

async function setClaim(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  claim: ClaimRecord | undefined,
  { amount, parts, payments }: Amounts,
): Promise<void> {
  const isSplit = parts.length > 0 || payments.length > 0;
  const declared = { amountDemanded: amount, parts, payments };
  if (claim === undefined) {
    if (isSplit) await addClaim(trx, action, place, { ...(await ordinaryClaim(trx, place)), ...declared });
  } else if (!isSplit && isMadeForParts(claim)) {
    await removeClaim(trx, action, place, claim);
  } else {
    const { amountDeclared: _, ...said } = presentClaim(claim);
    await changeClaim(trx, action, place, claim, { ...said, ...declared });
  }
}

async function ordinaryClaim(trx: Transaction, { statement }: StatementInDossier) {
  return {
    type: 'chirographic' as const,
    privilegeId: null,
    assetDescription: null,
    documentId: await firstPaper(trx, statement.id),
    since: null,
    limit: null,
    periods: [],
    beneficiary: null,
    isConsumerPledge: false,
    incomeRight: null,
    titles: [],
    debtorIds: debtorsOf(statement),
    liability: statement.liability,
  };
}

/** Nobody asked for it: without parts it says nothing that the rest of the total does not say by itself. */
function isMadeForParts(claim: ClaimRecord): boolean {
  return claim.claimType === 'chirographic' && detailsOf(claim).cause === null;
}
