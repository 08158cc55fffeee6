import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import { lastFilingDay } from '@prorata/domain/terms';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { PORT } from '../delivery/publish-events.ts';
import { type DossierRecord, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { readBalances } from '../statements/read-balances.ts';
import { findRefusalToInvite } from './policy.ts';
import { type StoredInvitation, selectInvitations } from './queries.ts';
import { requestInvitation } from './request-invitation.ts';

interface Accepted {
  readonly accepted: number;
  readonly requestedAt: string;
}

/**
 * Asks to send the invitations that nobody has yet, or those that are named, which also sends again and renews the
 * term. One that is on its way is left alone: a second click sends nothing twice.
 */
export async function sendInvitations(
  tools: Tools,
  action: UserAction,
  dossierId: string,
  invitationIds: readonly string[] | undefined,
): Promise<Accepted> {
  const maxDays = await readParameter(tools.db, 'invitations.validity');
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    refuse(findRefusalToInvite(dossier));
    const toSend = await lockInvitationsToSend(trx, dossier, invitationIds);
    if (toSend.length > 0) {
      refuseUnreadyDossier(dossier);
      await refuseWithoutPrice(
        trx,
        toSend.map(({ sendMethod }) => PORT[sendMethod]),
        {
          organizationId: dossier.organizationId,
          at: action.at,
        },
      );
      const office = await readOfficeValues(trx, dossier);
      const balances = await readBalances(trx, dossier.id, balancesIn(toSend));
      for (const invitation of toSend) {
        const today = brusselsDate(action.at);
        const validUntil = lastFilingDay(invitation, today, maxDays);
        const balance = balances.get(invitation.balanceStatementId ?? '') ?? null;
        await requestInvitation(tools, trx, action, { dossier, invitation, validUntil, office, balance });
        await storeSending(trx, action, dossier, { ...invitation, validUntil });
      }
      if (dossier.status === 'Created') {
        await moveDossier(trx, action, dossier, { event: 'sendInvitations' });
      }
    }
    return { accepted: toSend.length, requestedAt: action.at.toISOString() };
  });
}

/** Nobody is asked about a balance that was taken out of the distribution. */
const ASKS_FOR_SOMETHING = sql<boolean>`(
  balance_statement_id is null
  or exists (select from statements where statements.id = balance_statement_id and deleted_at is null)
)`;

function balancesIn(invitations: readonly StoredInvitation[]): string[] {
  return invitations.flatMap(({ balanceStatementId }) => balanceStatementId ?? []);
}

async function lockInvitationsToSend(
  trx: Transaction,
  dossier: DossierRecord,
  invitationIds: readonly string[] | undefined,
): Promise<StoredInvitation[]> {
  const query = selectInvitations(trx)
    .where('invitation.dossierId', '=', dossier.id)
    .where(ASKS_FOR_SOMETHING)
    .orderBy('invitation.createdAt')
    .orderBy('invitation.id')
    .forUpdate('invitation');
  if (invitationIds === undefined) return (await query.execute()).filter(({ isUnsent }) => isUnsent);
  const named = await query.where('invitation.id', 'in', invitationIds).execute();
  if (named.length < new Set(invitationIds).size) throw new ProblemError('not-found');
  if (named.some(({ status }) => !isInvitationOpen(status))) throw new ProblemError('invitation-closed');
  // Two who send it again at the same time send one letter more, not two.
  return named.filter(({ isOnItsWay }) => !isOnItsWay);
}

/** The status changes when the mail or post service has taken it: until then nothing was sent. */
async function storeSending(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { id, sendMethod, validUntil }: Pick<StoredInvitation, 'id' | 'sendMethod' | 'validUntil'>,
): Promise<void> {
  const { version } = await trx
    .updateTable('invitations')
    .set({ validUntil })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'invitation.sendingRequested',
    subjectId: id,
    before: null,
    after: { sendMethod, validUntil },
    version,
  });
}

/** An invitation names the bailiff who asks, the defendant, and what was sold or seized: without them it says nothing. */
function refuseUnreadyDossier(dossier: DossierRecord): void {
  const { responsibleBailiffId, transactionKinds, saleDate } = dossier;
  const missing = [
    ...(responsibleBailiffId === null ? ['responsibleBailiff'] : []),
    ...(defendantNameOf(dossier) === '' ? ['defendant'] : []),
    ...(transactionKinds.length === 0 ? ['transactionKind'] : []),
    ...(transactionKinds.includes('sale') && saleDate === null ? ['saleDate'] : []),
  ];
  if (missing.length === 0) return;
  const errors = missing.map((path) => ({ path, code: 'required' as const }));
  throw new ProblemError('dossier-not-ready-to-invite', { errors });
}
