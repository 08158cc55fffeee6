import type { CreditorToReach, Recipients } from '@prorata/domain/report-sending/plan-sending';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import { creditorWhoFiled, silentCreditor } from './creditor-to-reach.ts';
import type { DossierRecord } from './find-dossier.ts';
import { readInvitationSendings } from './invitation-sendings.ts';
import { defendantNameOf, defendantToAddress } from './office-values.ts';

/** Everyone to whom the report goes: who filed, who was invited and did not, and the defendant. */
export async function readRecipients(
  db: Database | Transaction,
  dossier: DossierRecord,
): Promise<Recipients> {
  const language = dossier.language ?? 'nl';
  return {
    creditors: [...(await listWhoFiled(db, dossier)), ...(await listWhoDidNot(db, dossier))],
    defendant: {
      addresseeId: dossier.id,
      name: withLegalForm(defendantNameOf(dossier), dossier.defendantCorporateForm, language),
      person: defendantToAddress(dossier),
      language,
      address: dossier.defendantAddress,
    },
  };
}

async function listWhoFiled(
  db: Database | Transaction,
  { id, language }: DossierRecord,
): Promise<CreditorToReach[]> {
  const statements = await db
    .selectFrom('statements as statement')
    .innerJoin('creditors as creditor', 'creditor.id', 'statement.creditorId')
    .selectAll('statement')
    .select(sql<string>`coalesce(creditor.same_as_id, creditor.id)`.as('toldCreditorId'))
    .where('statement.dossierId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  return statements.map(({ toldCreditorId, ...statement }) =>
    creditorWhoFiled(statement, { creditorId: toldCreditorId, dossierLanguage: language ?? 'nl' }),
  );
}

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
  const sendingOf = await readInvitationSendings(db, invitations);
  return invitations.map((invitation) =>
    silentCreditor(invitation, sendingOf(invitation).attempts, language ?? 'nl'),
  );
}
