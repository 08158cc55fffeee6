import type { CreditorType, LegalEntityType } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { linkToParty, placeStatement, settleCreditors } from '../creditors/place-creditor.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { rememberParty } from '../parties/remember-party.ts';
import { checkStatement } from './check-statement.ts';
import { lockStatement } from './read-statements.ts';
import { recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';
import { columnsOf, fieldsOf, type StatementInput, storedColumns } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';
import { writeStatement } from './write-statement.ts';

/** Who enters a statement: somebody of the office, or the creditor who holds an invitation. */
type Author =
  | { readonly createdBy: string; readonly invitationId: null; readonly invitedCreditorId: null }
  | { readonly createdBy: null; readonly invitationId: string; readonly invitedCreditorId: string };

export async function addStatement(
  trx: Transaction,
  action: Action,
  { dossier, author }: { readonly dossier: DossierRecord; readonly author: Author },
  given: StatementInput,
): Promise<StatementRecord> {
  await checkStatement(trx, dossier, given);
  const id = newId();
  const columns = columnsOf(given);
  const { invitedCreditorId: ownId, ...by } = author;
  const creditorId = await placeStatement(trx, { dossierId: dossier.id, ownId }, columns);
  await trx
    .insertInto('statements')
    .values({ id, dossierId: dossier.id, creditorId, createdAt: action.at, ...by, ...storedColumns(columns) })
    .execute();
  await settleCreditors(trx, [creditorId]);
  const statement = await lockStatement(trx, { dossierId: dossier.id, statementId: id });
  await rememberCreditor(trx, dossier, statement, action);
  await outdateResults(trx, dossier.id, action.at);
  const told = { before: null, after: fieldsOf(statement), version: statement.version };
  await recordStatementEvent(trx, action, { dossier, statement }, { type: 'statement.created', ...told });
  return statement;
}

/** What the office decides about a statement while it saves what was typed. */
type Decisions = Partial<Pick<StatementRecord, 'validatedAt' | 'validatedBy' | 'explanationOfChange'>>;

export async function changeStatement(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  given: StatementInput,
  decisions: Decisions = {},
): Promise<StatementRecord> {
  await checkStatement(trx, place.dossier, given, place.statement);
  const columns = columnsOf(given);
  const { id: statementId, dossierId, creditorId: ownId } = place.statement;
  const creditorId = await placeStatement(trx, { dossierId, statementId, ownId }, columns);
  const statement = await writeStatement(trx, action, place, { ...columns, creditorId, ...decisions });
  await settleCreditors(trx, [ownId, creditorId]);
  await rememberCreditor(trx, place.dossier, statement, action);
  return statement;
}

/** Deleted statements stay until the dossier is closed, because results may quote them; nobody sees them any more. */
export async function removeStatement(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
): Promise<void> {
  const { dossier, statement } = place;
  await trx
    .updateTable('statements')
    .set({ deletedAt: action.at, validatedAt: null, validatedBy: null })
    .where('id', '=', statement.id)
    .execute();
  // A lot on which only a deleted claim draws can be deleted itself.
  await trx
    .updateTable('privilegedClaims')
    .set({ assetIds: [], isOnAllAssets: false })
    .where('statementId', '=', statement.id)
    .where('claimType', '=', 'specific')
    .execute();
  await outdateResults(trx, dossier.id, action.at);
  const told = { before: fieldsOf(statement), after: null, version: null };
  await recordStatementEvent(trx, action, place, { type: 'statement.removed', ...told });
}

const ENTITY_TYPES: Readonly<Partial<Record<CreditorType, LegalEntityType>>> = {
  person: 'naturalPerson',
  governmentInstance: 'government',
};

/**
 * A creditor whom the office met in a dossier is offered in its next ones. What an invited creditor says is not
 * remembered: a code that was passed on must not change what the office knows of others.
 */
async function rememberCreditor(
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
    salutation: creditor.salutation,
    nationalNumber: creditor.nationalNumber,
    enterpriseNumber: creditor.enterpriseNumber,
    corporateForm: creditor.corporateForm,
    legalEntityType: (creditor.creditorType && ENTITY_TYPES[creditor.creditorType]) ?? null,
    address: creditor.creditorAddress,
    email: creditor.primaryEmail,
    extraEmails: creditor.extraEmails,
    sendOption: creditor.sendOption,
    language: creditor.language,
    // Money goes there: only what the office typed or validated is offered again.
    paymentAccount:
      creditor.invitationId === null || creditor.validatedAt !== null ? creditor.paymentAccount : null,
  };
  const partyId = await rememberParty(trx, organizationId, party, at);
  if (partyId !== undefined) await linkToParty(trx, creditor.creditorId, partyId);
}
