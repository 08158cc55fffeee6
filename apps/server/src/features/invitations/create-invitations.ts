import type { FieldError } from '@prorata/contract/field-errors';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { type SqlBool, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { linkToParty, placeInvitation, settleCreditors } from '../creditors/place-creditor.ts';
import { type DossierRecord, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { rememberAddressee } from '../parties/remember-addressee.ts';
import { type InvitationCodes, openInvitationCodes } from './invitation-codes.ts';
import { columnsOf, type InvitationInput } from './invitation-fields.ts';
import { findRefusalToInvite } from './policy.ts';
import { presentInvitations } from './present.ts';
import { selectInvitations } from './queries.ts';

/** Adds invitations, all or none of them. Whoever is already asked to file is not asked twice: each row that would is named. */
export async function createInvitations(
  tools: Tools,
  action: UserAction,
  dossierId: string,
  given: readonly InvitationInput[],
): Promise<Invitation[]> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const ids = await addInvitations(tools, trx, action, { dossier, given });
    const stored = await selectInvitations(trx)
      .where('invitation.id', 'in', ids)
      .orderBy('invitation.createdAt')
      .orderBy('invitation.id')
      .execute();
    return presentInvitations(trx, stored);
  });
}

/** The same in a dossier that the transaction has locked; gives their ids, in the order of what was given. */
export async function addInvitations(
  { settings }: Pick<Tools, 'settings'>,
  trx: Transaction,
  action: UserAction,
  { dossier, given }: { readonly dossier: DossierRecord; readonly given: readonly InvitationInput[] },
): Promise<string[]> {
  refusePastDays(
    given.map(({ validUntil }, index) => ({ path: `invitations.${index}.validUntil`, validUntil })),
    brusselsDate(action.at),
  );
  refuseUnserved(
    settings,
    given.map(({ sendMethod }, index) => ({ path: `invitations.${index}.sendMethod`, sendMethod })),
  );
  refuse(findRefusalToInvite(dossier));
  const codes = openInvitationCodes(settings.codeSecret);
  const ids: string[] = [];
  const errors: FieldError[] = [];
  for (const [index, invitation] of given.entries()) {
    const id = await insertInvitation(trx, action, dossier, invitation, codes);
    if (id === undefined) errors.push({ path: `invitations.${index}.${fieldOf(invitation)}`, code: 'taken' });
    else ids.push(id);
  }
  if (errors.length > 0) throw new ProblemError('duplicate-invitation', { errors });
  return ids;
}

/** Qualified delivery is a choice only where the platform has a provider: it would wait for ever. */
export function refuseUnserved(
  { qualifiedDelivery }: Pick<Tools['settings'], 'qualifiedDelivery'>,
  ways: readonly { readonly path: string; readonly sendMethod: SendMethod }[],
): void {
  if (qualifiedDelivery !== undefined) return;
  const errors = ways
    .filter(({ sendMethod }) => sendMethod === 'QualifiedDelivery')
    .map(({ path }) => ({ path, code: 'choice-invalid' as const }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

/** The field by which one sees who it is. */
export function fieldOf({ sendMethod }: Pick<InvitationInput, 'sendMethod'>): 'email' | 'addressee' {
  return sendMethod === 'RegisteredLetter' ? 'addressee' : 'email';
}

/** Nothing when the same creditor has an open invitation. */
async function insertInvitation(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  given: InvitationInput,
  codes: InvitationCodes,
): Promise<string | undefined> {
  const columns = columnsOf(given);
  const creditorId = await placeInvitation(trx, { dossierId: dossier.id, ownId: null }, columns);
  const stored = await trx
    .insertInto('invitations')
    .values({
      id: newId(),
      dossierId: dossier.id,
      creditorId,
      ...columns,
      ...codes.make(),
      createdBy: action.actor.id,
      createdAt: action.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['dossierId', 'recipientKey'])
        .where(sql<SqlBool>`status in ('Created', 'Sent', 'Opened') and balance_statement_id is null`)
        .doNothing(),
    )
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  await settleCreditors(trx, [creditorId]);
  await rememberInvited(trx, dossier.organizationId, { ...columns, creditorId }, action.at);
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.created',
    subjectId: stored.id,
    before: null,
    after: { ...given },
    version: stored.version,
  });
  return stored.id;
}

/** Whom the office invites is offered in its next forms, and taken for the one of that name in its party book. */
export async function rememberInvited(
  trx: Transaction,
  organizationId: string,
  { creditorId, ...invited }: ReturnType<typeof columnsOf> & { readonly creditorId: string },
  at: Date,
): Promise<void> {
  const { sendMethod, addressee, salutation, language } = invited;
  const [email = null, ...extraEmails] = invited.emails;
  const address = invited.address ?? invited.fallbackAddress;
  const party = { addressee, salutation, email, extraEmails, address, sendMethod, language };
  const partyId = await rememberAddressee(trx, organizationId, party, at);
  if (partyId !== undefined) await linkToParty(trx, creditorId, partyId);
}

/** A last day to file that is over already is a slip of the pen. */
export function refusePastDays(
  days: readonly { readonly path: string; readonly validUntil: IsoDate | null }[],
  today: IsoDate,
): void {
  const errors = days
    .filter(({ validUntil }) => validUntil !== null && validUntil < today)
    .map(({ path }) => ({ path, code: 'date-order' as const }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}
