import type { CostCounts } from '@prorata/domain/costs/dossier-costs';
import { planSending, type Recipients } from '@prorata/domain/report-sending/plan-sending';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { DossierRecord } from './find-dossier.ts';
import { readSendingsOfDossier } from './invitation-sendings.ts';
import { readRecipients } from './read-recipients.ts';
import { sharesInDistribution } from './shares-in-distribution.ts';

/**
 * What the tariff counts in a dossier: the statements that share in the distribution and their creditors, the
 * invitations that reached somebody, each by the way that worked, and the letters in which the report will be posted.
 */
export async function countForCosts(db: Database | Transaction, dossier: DossierRecord): Promise<CostCounts> {
  const { id: dossierId } = dossier;
  const { statements, sent, recipients } = await readTogether(db, (db) => ({
    statements: db
      .selectFrom('statements')
      .innerJoin('creditors as creditor', 'creditor.id', 'statements.creditorId')
      .select(sql<string>`coalesce(creditor.same_as_id, creditor.id)`.as('toldCreditorId'))
      .select(['deletedAt', 'invitationId', 'totalAmountClaimedCents', 'declaredTotalCents'])
      .where('statements.dossierId', '=', dossierId)
      .execute(),
    sent: listSentInvitations(db, dossierId),
    recipients: readRecipients(db, dossier),
  }));
  return {
    ...countStatements(statements.filter(sharesInDistribution), recipients),
    invitations: sent.length,
    invitationsByRegisteredLetter: sent.filter(({ sendMethod }) => sendMethod === 'RegisteredLetter').length,
  };
}

/** What the tariff counts of the statements that share in a distribution, and of those to whom its report goes. */
export function countStatements(
  statements: readonly { readonly toldCreditorId: string }[],
  recipients: Recipients,
): Pick<CostCounts, 'statements' | 'creditors' | 'creditorsByRegisteredLetter'> {
  const { parcels } = planSending(recipients);
  return {
    statements: statements.length,
    creditors: new Set(statements.map(({ toldCreditorId }) => toldCreditorId)).size,
    creditorsByRegisteredLetter: parcels.filter(({ way }) => way === 'RegisteredLetter').length,
  };
}

async function listSentInvitations(db: Database | Transaction, dossierId: string) {
  const [invitations, sendingOf] = await readTogether(db, (db) => [
    db
      .selectFrom('invitations')
      .select(['id', 'sendMethod', 'sentAt', 'openedAt'])
      .where('dossierId', '=', dossierId)
      .execute(),
    readSendingsOfDossier(db, dossierId),
  ]);
  return invitations.map(sendingOf).filter(({ sentAt }) => sentAt !== null);
}
