import type { CreditorType, LegalEntityType } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { rememberParty } from '../parties/remember-party.ts';
import type { StatementRecord } from './statement-record.ts';

const ENTITY_TYPES: Readonly<Partial<Record<CreditorType, LegalEntityType>>> = {
  person: 'naturalPerson',
  governmentInstance: 'government',
};

/**
 * A creditor whom the office met in a dossier is offered in its next ones. What an invited creditor says is not
 * remembered: a code that was passed on must not change what the office knows of others.
 */
export async function rememberCreditor(
  trx: Transaction,
  { organizationId }: Pick<DossierRecord, 'organizationId'>,
  creditor: StatementRecord,
  { actor, at }: Action,
): Promise<void> {
  if (actor.kind !== 'user') return;
  const party = {
    name: creditor.corporateName,
    firstName: creditor.firstName,
    lastName: creditor.lastName,
    nationalNumber: creditor.nationalNumber,
    enterpriseNumber: creditor.enterpriseNumber,
    corporateForm: creditor.corporateForm,
    legalEntityType: (creditor.creditorType && ENTITY_TYPES[creditor.creditorType]) ?? null,
    address: creditor.creditorAddress,
  };
  await rememberParty(trx, organizationId, party, at);
}
