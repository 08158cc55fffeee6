import { recipientValues } from '@prorata/documents/form-of-address';
import { formatIban } from '@prorata/domain/iban';
import { personToAddress } from '@prorata/domain/person-to-address';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { filedOf } from './filed-statement.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { creditorNameOf } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';

/**
 * Mails a creditor that the office has changed the account to which the money goes: at every address that the creditor
 * or the office gave before, so that nobody who changes both account and address goes unnoticed.
 */
export async function tellAccountChange(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: Action,
  { dossier, statement }: StatementInDossier,
  before: StatementRecord,
): Promise<void> {
  if (statement.paymentAccount === before.paymentAccount) return;
  const filed = filedOf(statement)?.fields;
  const language = statement.language ?? dossier.language ?? 'nl';
  const name = creditorNameOf(statement);
  const values = {
    ...(await readOfficeValues(trx, dossier)),
    ...recipientValues(name, personOf(statement), language),
    'statement.filedAccount': writeAccount(filed?.paymentaccount),
    'statement.account': writeAccount(statement.paymentAccount),
    'statement.explanation': statement.explanationOfChange,
  };
  const addresses = [filed?.primaryEmail, before.primaryEmail, ...(await listInvited(trx, statement))];
  for (const email of distinct([...addresses, statement.primaryEmail])) {
    await requestDelivery(tools, trx, action, {
      template: 'account-changed-email',
      values,
      dossier,
      statementId: statement.id,
      language,
      addressee: name,
      email,
      occasion: `account of statement ${statement.id} in version ${statement.version}`,
    });
  }
}

export function personOf({
  salutation,
  lastName,
  corporateName: companyName,
}: Pick<StatementRecord, 'salutation' | 'lastName' | 'corporateName'>) {
  return personToAddress({ salutation, lastName, companyName });
}

function writeAccount(account: unknown): string | null {
  return typeof account === 'string' ? formatIban(account) : null;
}

export async function listInvited(
  trx: Transaction,
  { invitationId }: StatementRecord,
): Promise<readonly string[]> {
  const invitation = await trx
    .selectFrom('invitations')
    .select('emails')
    .where('id', '=', invitationId)
    .executeTakeFirst();
  return invitation?.emails ?? [];
}

/** Each address once, however it is written. */
export function distinct(addresses: readonly unknown[]): string[] {
  const known = addresses.filter((address) => typeof address === 'string');
  return [...new Map(known.map((email) => [email.toLowerCase(), email])).values()];
}
