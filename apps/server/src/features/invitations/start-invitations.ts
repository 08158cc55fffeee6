import { canCreditorAct } from '@prorata/domain/invitation-workflow';
import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { readBalances } from '../statements/read-balances.ts';
import { closeInvitation, moveOnWhenAllClosed } from './close-invitation.ts';
import { type InvitationRecord, type LockedInvitation, lockInvitation } from './find-invitation.ts';
import { findStandingNoClaim } from './no-claim.ts';
import { balanceValues, languageOf, valuesOf } from './request-invitation.ts';

/** So many at a time; the rest follow at the next turn. */
const BATCH_SIZE = 500;

/** Starts what happens to invitations without anybody at a screen: terms that end, reminders, lost codes. */
export async function startInvitations(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('close-past-invitations', (_, action) => closePastInvitations(tools, action));
  await jobs.work('remind-creditors', (_, action) => remindCreditors(tools, action));
  await jobs.work('send-codes-again', ({ email }, action) => sendCodesAgain(tools, action, email));
  // A day ends at midnight; whoever was offline then does it at the next quarter.
  await jobs.repeat('close-past-invitations', '*/15 * * * *');
  // When people are at work to read it.
  await jobs.repeat('remind-creditors', '30 8-17 * * 1-5');
}

/** Closes the invitations whose last day is over. What a creditor left unclosed goes to the office as it is. */
export async function closePastInvitations(
  { db, logger }: Pick<Tools, 'db' | 'logger'>,
  action: Action,
): Promise<void> {
  const past = await db
    .selectFrom('invitations')
    .select('id')
    .where('status', 'in', ['Sent', 'Opened'])
    .where('validUntil', '<', brusselsDate(action.at))
    .orderBy('validUntil')
    .limit(BATCH_SIZE)
    .execute();
  const ids = past.map(({ id }) => id);
  await forEachLoggingErrors(ids, logger, 'an invitation past its last day could not be closed', (id) =>
    closePastInvitation(db, action, id),
  );
}

/** Looked at again once locked: it may have been sent again, or closed, since it was found. */
function closePastInvitation(db: Database, action: Action, invitationId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, invitationId);
    const { status, validUntil } = invitation;
    const isWaiting = status === 'Sent' || status === 'Opened';
    if (!isWaiting || validUntil === null || validUntil >= brusselsDate(action.at)) return;
    await closeInvitation(trx, action, dossier, invitation, 'term');
    await moveOnWhenAllClosed(trx, action, dossier);
  });
}

/**
 * Reminds creditors whose last day to file is near and who have not closed, once for each term. By mail only: a
 * registered letter would cost as much as the invitation and might come too late.
 */
export async function remindCreditors(tools: Tools, action: Action): Promise<void> {
  const days = await readParameter(tools.db, 'invitations.reminder');
  if (days === 0) return;
  const today = brusselsDate(action.at);
  const near = await tools.db
    .selectFrom('invitations')
    .select('id')
    .where('status', 'in', ['Sent', 'Opened'])
    .where('validUntil', '>=', today)
    .where('validUntil', '<=', addDays(today, days))
    .where(sql<boolean>`reminded_for is distinct from valid_until`)
    .where(IS_REACHABLE_BY_MAIL)
    .where(HAS_NOT_ANSWERED)
    .orderBy('validUntil')
    .limit(BATCH_SIZE)
    .execute();
  const ids = near.map(({ id }) => id);
  await forEachLoggingErrors(ids, tools.logger, 'a creditor could not be reminded', (id) =>
    remindCreditor(tools, action, id),
  );
}

/**
 * By an address that the office or the creditor gave: of the invitation, of a statement that was begun, or, of somebody
 * invited by letter, of the party book.
 */
const IS_REACHABLE_BY_MAIL = sql<boolean>`(
  cardinality(emails) > 0
  or exists (
    select from statements where invitation_id = invitations.id and deleted_at is null
      and (primary_email is not null or cardinality(extra_emails) > 0)
  )
  or exists (
    select from creditors join parties on parties.id = creditors.party_id
    where creditors.id = invitations.creditor_id
      and (parties.email is not null or cardinality(parties.extra_emails) > 0)
  )
)`;

/** Who said that there is nothing to claim has answered. */
const HAS_NOT_ANSWERED = sql<boolean>`not exists (
  select from no_claim_declarations where invitation_id = invitations.id and taken_back_at is null
)`;

/** A creditor has a few addresses, not a list. */
const MAX_REMINDED = 10;

/** Where a reminder goes, each address once: what the creditor gave comes before what the office keeps about others. */
async function listReminderEmails(trx: Transaction, invitation: InvitationRecord): Promise<string[]> {
  const statements = await trx
    .selectFrom('statements')
    .select(['primaryEmail', 'extraEmails'])
    .where('invitationId', '=', invitation.id)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  const given = [
    ...invitation.emails,
    ...statements.flatMap(({ primaryEmail, extraEmails }) => [primaryEmail, ...extraEmails]),
  ].filter((email) => email !== null);
  const all = given.length > 0 ? given : await listBookEmails(trx, invitation);
  const byAddress = new Map(all.toReversed().map((email) => [email.toLowerCase(), email]));
  return [...byAddress.values()].toReversed().slice(0, MAX_REMINDED);
}

async function listBookEmails(trx: Transaction, { creditorId }: InvitationRecord): Promise<string[]> {
  const party = await trx
    .selectFrom('creditors')
    .innerJoin('parties', 'parties.id', 'creditors.partyId')
    .select(['parties.email', 'parties.extraEmails'])
    .where('creditors.id', '=', creditorId)
    .executeTakeFirst();
  return [party?.email ?? null, ...(party?.extraEmails ?? [])].filter((email) => email !== null);
}

function remindCreditor(tools: Tools, action: Action, invitationId: string): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, invitationId);
    const { validUntil, remindedFor } = locked.invitation;
    if (validUntil === null || remindedFor === validUntil) return;
    if (await findStandingNoClaim(trx, invitationId)) return;
    const emails = await listReminderEmails(trx, locked.invitation);
    const occasion = `reminder of ${validUntil} for invitation ${invitationId}`;
    await requestReminder(tools, trx, action, locked, { emails, occasion });
    await trx
      .updateTable('invitations')
      .set({ remindedFor: validUntil })
      .where('id', '=', invitationId)
      .execute();
  });
}

/** Nobody can fill a stranger's mailbox: so often in a day, and once an hour. */
const MAX_PER_DAY = 3;
const MAX_INVITATIONS = 20;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Mails the codes of the open invitations that were sent to an address, to that address. Who asked was told nothing
 * of what happens here.
 */
export async function sendCodesAgain(tools: Tools, action: Action, email: string): Promise<void> {
  const address = email.toLowerCase();
  const found = await tools.db
    .selectFrom('invitations')
    .innerJoin('dossiers', 'dossiers.id', 'invitations.dossierId')
    .select('invitations.id')
    .where('dossiers.status', '=', 'InvitesSent')
    .where('invitations.status', 'in', ['Sent', 'Opened'])
    .where('validUntil', '>=', brusselsDate(action.at))
    .where(sql<boolean>`exists (
      select from deliveries
      where invitation_id = invitations.id and purpose = 'invitation' and lower(email) = ${address}
    )`)
    // Whoever has more of them gets the others when they ask again.
    .orderBy(
      sql`(
        select max(created_at) from deliveries
        where invitation_id = invitations.id and purpose = 'invitation-reminder' and lower(email) = ${address}
      )`,
      (order) => order.asc().nullsFirst(),
    )
    .orderBy('validUntil')
    .orderBy('invitations.id')
    .limit(MAX_INVITATIONS)
    .execute();
  const ids = found.map(({ id }) => id);
  await forEachLoggingErrors(ids, tools.logger, 'a code could not be sent again', (id) =>
    sendCodeAgain(tools, action, id, email),
  );
}

function sendCodeAgain(tools: Tools, action: Action, invitationId: string, email: string): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, invitationId);
    const onFile = locked.invitation.emails.find((known) => known.toLowerCase() === email.toLowerCase());
    if (onFile === undefined) return;
    const { count } = await trx
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('invitationId', '=', invitationId)
      .where('purpose', '=', 'invitation-reminder')
      .where('email', '=', onFile)
      .where('createdAt', '>', new Date(action.at.getTime() - DAY_MILLISECONDS))
      .executeTakeFirstOrThrow();
    if (count >= MAX_PER_DAY) return;
    const occasion = `code of invitation ${invitationId} again in ${action.at.toISOString().slice(0, 13)}`;
    await requestReminder(tools, trx, action, locked, { emails: [onFile], occasion, isFree: true });
  });
}

interface Reminder {
  readonly emails: readonly string[];
  readonly occasion: string;
  /** The office pays for its reminders, not for what a stranger asks. */
  readonly isFree?: boolean;
}

/** Mails the way in again, without renewing the term. Says whether there was still something to file. */
async function requestReminder(
  tools: Tools,
  trx: Transaction,
  action: Action,
  { dossier, invitation }: LockedInvitation,
  { emails, occasion, isFree }: Reminder,
): Promise<boolean> {
  const { status, validUntil } = invitation;
  const isInviting = dossier.status === 'InvitesSent' && status !== 'Created' && validUntil !== null;
  if (!isInviting || !canCreditorAct(status, validUntil, brusselsDate(action.at))) return false;
  const office = await readOfficeValues(trx, dossier);
  const values = valuesOf(tools, { dossier, invitation, validUntil, office }, brusselsDate(action.at));
  const { balanceStatementId } = invitation;
  const balance =
    balanceStatementId && (await readBalances(trx, dossier.id, [balanceStatementId])).get(balanceStatementId);
  const text = balance
    ? ({ template: 'balance-reminder-email', values: balanceValues(values, balance) } as const)
    : ({ template: 'invitation-reminder-email', values } as const);
  for (const email of emails) {
    await requestDelivery(tools, trx, action, {
      ...text,
      dossier,
      invitationId: invitation.id,
      language: languageOf(invitation, dossier),
      addressee: invitation.addressee,
      email,
      occasion,
      ...(isFree === true && { isFree }),
    });
  }
  return true;
}
