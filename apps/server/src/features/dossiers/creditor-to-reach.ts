import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { personToAddress } from '@prorata/domain/person-to-address';
import type { CreditorToReach } from '@prorata/domain/report-sending/plan-sending';
import { findLastEffective, hasFailed } from '@prorata/domain/sending-ledger/attempts';
import type { Language } from '@prorata/domain/vocabulary';
import type { Selectable } from 'kysely';
import type { InvitationsTable, StatementsTable } from '../../database/tables.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import type { InvitationAttempt } from './invitation-sendings.ts';

/** How the report reaches the creditor of a statement. */
export function creditorWhoFiled(
  statement: Selectable<StatementsTable>,
  { creditorId, dossierLanguage }: { readonly creditorId: string; readonly dossierLanguage: Language },
): CreditorToReach {
  const language = statement.language ?? dossierLanguage;
  const { salutation, firstName, lastName, corporateName: companyName } = statement;
  const name =
    partyName({ firstName, lastName, companyName, nationalNumber: null, enterpriseNumber: null }) ?? '';
  return {
    addresseeId: statement.id,
    creditorId,
    statementId: statement.id,
    name: withLegalForm(name, companyName === null ? null : statement.corporateForm, language),
    person: personToAddress({ salutation, lastName, companyName }),
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

/** How the report reaches a creditor who was invited and filed nothing: by the way on which the invitation arrived. */
export function silentCreditor(
  invitation: Selectable<InvitationsTable>,
  attempts: readonly InvitationAttempt[],
  dossierLanguage: Language,
): CreditorToReach {
  const { id, creditorId, salutation, addressee, emails, language } = invitation;
  const [primaryEmail = null, ...extraEmails] = emails.filter((email) => !isDead(email, attempts));
  const letterAddress = findLetterAddress(invitation, attempts, primaryEmail !== null);
  return {
    addresseeId: id,
    creditorId,
    statementId: null,
    name: addressee ?? emails[0] ?? '',
    person: personToAddress({ salutation, lastName: addressee, companyName: null }),
    language: language ?? dossierLanguage,
    address: letterAddress,
    primaryEmail,
    extraEmails,
    sendOption: letterAddress === null ? 'EmailLink' : 'RegisteredLetter',
    isSentSeparately: false,
    isReportSentByEmail: false,
    isDistributionFileAttached: false,
    hasNoSecurityLink: false,
  };
}

/** The last mail to it came back. */
function isDead(email: string, attempts: readonly InvitationAttempt[]): boolean {
  const last = attempts.findLast((attempt) => attempt.email?.toLowerCase() === email.toLowerCase());
  return last !== undefined && hasFailed(last);
}

/** Where the letter that worked went; else where the office would send one. Null for whoever is reached by mail. */
function findLetterAddress(
  { sendMethod, address, fallbackAddress }: Selectable<InvitationsTable>,
  attempts: readonly InvitationAttempt[],
  hasEmail: boolean,
) {
  const worked = findLastEffective(attempts);
  if (worked?.sendMethod === 'RegisteredLetter') return worked.address;
  if (sendMethod === 'RegisteredLetter') return address;
  return hasEmail ? null : fallbackAddress;
}
