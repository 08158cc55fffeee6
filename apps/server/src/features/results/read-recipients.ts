import {
  type CreditorToReach,
  planSending,
  type SendingPlan,
} from '@prorata/domain/report-sending/plan-sending';
import type { Database, Transaction } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { defendantNameOf } from '../dossiers/office-values.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import { creditorToReach } from '../statements/creditor-to-reach.ts';
import { selectStatements } from '../statements/read-statements.ts';

/** Everyone to whom the report goes: who filed, who was invited and did not, and the defendant. */
export async function planForDossier(
  db: Database | Transaction,
  dossier: DossierRecord,
): Promise<SendingPlan> {
  const language = dossier.language ?? 'nl';
  const creditors = [...(await listWhoFiled(db, dossier)), ...(await listWhoDidNot(db, dossier))];
  return planSending(creditors, {
    name: withLegalForm(defendantNameOf(dossier), dossier.defendantCorporateForm, language),
    language,
    address: dossier.defendantAddress,
  });
}

async function listWhoFiled(
  db: Database | Transaction,
  { id, language }: DossierRecord,
): Promise<CreditorToReach[]> {
  const statements = await selectStatements(db)
    .where('statement.dossierId', '=', id)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  return statements.map((statement) => creditorToReach(statement, language ?? 'nl'));
}

/** By the way on which they were invited. */
async function listWhoDidNot(
  db: Database | Transaction,
  { id, language }: DossierRecord,
): Promise<CreditorToReach[]> {
  const invitations = await db
    .selectFrom('invitations as invitation')
    .selectAll('invitation')
    .where('dossierId', '=', id)
    .where('sentAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statements')
            .select('statements.id')
            .whereRef('statements.invitationId', '=', 'invitation.id')
            .where('statements.deletedAt', 'is', null),
        ),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return invitations.map(({ sendMethod, addressee, emails, address, ...invitation }) => ({
    statementId: null,
    name: addressee ?? emails[0] ?? '',
    language: invitation.language ?? language ?? 'nl',
    address,
    primaryEmail: emails[0] ?? null,
    extraEmails: emails.slice(1),
    sendOption: sendMethod === 'Email' ? 'EmailLink' : 'RegisteredLetter',
    isSentSeparately: false,
    isReportSentByEmail: false,
    isDistributionFileAttached: false,
    hasNoSecurityLink: false,
  }));
}
