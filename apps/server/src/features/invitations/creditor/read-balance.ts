import type { BalanceConfirmation, InvitedBalance } from '@prorata/contract/invitations/invited-dossier';
import { reportFromJson } from '@prorata/documents/report/report';
import { answerToBalance } from '@prorata/domain/balance-request';
import { eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import { readTogether } from '../../../database/read-together.ts';
import type { Database } from '../../../database/tables.ts';
import { presentAmounts } from '../../statements/balance-of.ts';
import { readBalances } from '../../statements/read-balances.ts';
import { type ConfirmationRecord, findStandingConfirmation } from '../balance-confirmations.ts';
import type { LockedInvitation } from '../find-invitation.ts';
import { isWithinTerm } from './act-of-creditor.ts';

/** A creditor has a few addresses, not a list. */
const MAX_RECIPIENTS = 10;

/** What a creditor of an earlier run is asked about: what is left, and what was received; nothing for who is invited to file. */
export async function readInvitedBalance(
  db: Database,
  locked: LockedInvitation,
  now: Date,
): Promise<InvitedBalance | null> {
  const { id, dossierId, status, balanceStatementId } = locked.invitation;
  if (balanceStatementId === null) return null;
  const { balances, confirmation, carried, received } = await readTogether(db, (db) => ({
    balances: readBalances(db, dossierId, [balanceStatementId]),
    confirmation: findStandingConfirmation(db, id),
    carried: db
      .selectFrom('statements')
      .select('deletedAt')
      .where('id', '=', balanceStatementId)
      .executeTakeFirstOrThrow(),
    received: listReceived(db, locked),
  }));
  const balance = balances.get(balanceStatementId);
  if (balance === undefined) return null;
  return {
    ...presentAmounts(balance),
    until: balance.until,
    lines: balance.lines.map((line) => ({ privilegeId: line.privilegeId, ...presentAmounts(line) })),
    received,
    answer: answerToBalance({
      status,
      isConfirmed: confirmation !== undefined,
      isReplaced: carried.deletedAt !== null,
    }),
    confirmation: confirmation ? presentConfirmation(locked, confirmation, now) : null,
  };
}

/** The receipt as the creditor sees it. */
export function presentConfirmation(
  locked: LockedInvitation,
  { receiptNumber, confirmedAt, sha256 }: ConfirmationRecord,
  now: Date,
): BalanceConfirmation {
  return {
    receiptNumber,
    confirmedAt: confirmedAt.toISOString(),
    sha256,
    sentTo: recipientsOfConfirmation(locked.invitation),
    canTakeBack: isWithinTerm(locked, now),
  };
}

/** Where the receipt goes: to whom was asked by mail, each address once. */
export function recipientsOfConfirmation({
  emails,
}: Pick<LockedInvitation['invitation'], 'emails'>): string[] {
  const byAddress = new Map(emails.toReversed().map((address) => [address.toLowerCase(), address]));
  return [...byAddress.values()].toReversed().slice(0, MAX_RECIPIENTS);
}

/** What the own statement was given in each earlier run, by its report in force. */
async function listReceived(
  db: Database,
  { invitation: { id, balanceStatementId } }: LockedInvitation,
): Promise<InvitedBalance['received']> {
  const { rows } = await sql<EarlierRun>`
    with recursive earlier (id, carried_from_id, dossier_id, depth) as (
      select id, carried_from_id, dossier_id, 0 from statements
      where id = ${balanceStatementId}::uuid or invitation_id = ${id}::uuid and carried_from_id is not null
      union all
      select before.id, before.carried_from_id, before.dossier_id, depth + 1
      from earlier join statements as before on before.id = earlier.carried_from_id
    )
    select distinct earlier.id as "statementId", depth, file_number as "fileNumber", report_json as "reportJson",
      contestation_ends_on::text as "on"
    from earlier
    join dossiers on dossiers.id = earlier.dossier_id
    join calculation_results on calculation_results.dossier_id = dossiers.id
    where depth > 0 and signed_at is not null and voided_at is null
    order by depth desc`.execute(db);
  return rows.map(({ statementId, fileNumber, reportJson, on }) => {
    const own = reportFromJson(reportJson).declarants.find((one) => one.statementId === statementId);
    return { fileNumber, on, amount: eurosFromCents((own?.allottedCents ?? 0n) - (own?.borneCents ?? 0n)) };
  });
}

interface EarlierRun {
  readonly statementId: string;
  readonly depth: number;
  readonly fileNumber: string;
  readonly reportJson: string;
  readonly on: string | null;
}
