import type { CreditorToReach } from '@prorata/domain/report-sending/plan-sending';
import type { Language } from '@prorata/domain/vocabulary';
import type { Selectable } from 'kysely';
import type { StatementsTable } from '../../database/tables.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import { creditorNameOf } from './statement-fields.ts';

/** How the report reaches the creditor of a statement. */
export function creditorToReach(
  statement: Selectable<StatementsTable>,
  dossierLanguage: Language,
): CreditorToReach {
  const language = statement.language ?? dossierLanguage;
  const form = statement.corporateName === null ? null : statement.corporateForm;
  return {
    statementId: statement.id,
    name: withLegalForm(creditorNameOf(statement), form, language),
    language,
    address: statement.creditorAddress,
    primaryEmail: statement.primaryEmail,
    extraEmails: statement.extraEmails,
    sendOption: statement.sendOption,
    isSentSeparately: statement.isSentSeparately,
    isReportSentByEmail: statement.isReportSentByEmail,
    isDistributionFileAttached: statement.isDistributionFileAttached,
    hasNoSecurityLink: statement.hasNoSecurityLink,
  };
}
