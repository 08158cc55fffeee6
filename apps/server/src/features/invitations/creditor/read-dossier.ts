import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { readTogether } from '../../../database/read-together.ts';
import type { Database } from '../../../database/tables.ts';
import type { InvitationHolder } from '../../../http/authentication/actor.ts';
import type { Tools } from '../../../tools.ts';
import { forOutsider, listSendResults } from '../../delivery/list-send-results.ts';
import { readInvitationSending } from '../../dossiers/invitation-sendings.ts';
import { readOrganization } from '../../organizations/read-organization.ts';
import { defendantNameOf, listDefendantNames } from '../../parties/defendant-names.ts';
import { type LockedInvitation, readInvitation } from '../find-invitation.ts';
import { findStandingNoClaim } from '../no-claim.ts';
import { isOpen } from './act-of-creditor.ts';
import { readInvitedBalance } from './read-balance.ts';
import { readKnown } from './read-known.ts';
import { presentNoClaimReceipt } from './read-no-claim.ts';
import { readReceipt } from './read-receipt.ts';

/** More than any sale has. */
const MAX_LOTS = 1_000;

/** As many as anybody looks at; a send log has a few lines. */
const LAST_SEND_RESULTS = { page: 1, pageSize: 20 };

/** What a creditor may know: the case, the office and the invitation, but no other creditor and no amount. */
export async function readInvitedDossier(
  tools: Pick<Tools, 'db' | 'clock' | 'storage' | 'logger'>,
  { invitationCode, invitationId }: InvitationHolder,
): Promise<InvitedDossier> {
  const now = tools.clock();
  const found = await readInvitation(tools.db, invitationId);
  const { dossier, invitation } = found;
  const isStillOpen = isOpen(dossier, invitation, now);
  const { office, noClaim, sending, sendResults, ...parts } = await readTogether(tools.db, (db) => ({
    office: readOrganization({ ...tools, db }, dossier.organizationId),
    noClaim: findStandingNoClaim(db, invitationId),
    sending: readInvitationSending(db, invitation),
    sendResults: listSendResults(db, { dossierId: dossier.id, invitationId }, LAST_SEND_RESULTS),
    lots: listLots(db, dossier.id),
    bailiffName: findBailiffName(db, dossier.responsibleBailiffId),
    numberOfStatements: countStatements(db, invitationId),
    known: isStillOpen ? readKnown(db, found) : null,
    balance: readInvitedBalance(db, found, now),
    receipt: findReceipt(db, found),
  }));
  const { lots, bailiffName, numberOfStatements, known, balance, receipt } = parts;
  const { name, displayName, email, phone, website, address, logo } = office;
  // By the way on which it arrived, which is not always the one that was chosen.
  const { sendMethod, sentAt } = sending;
  return {
    fileNumber: dossier.fileNumber,
    dossierTitle: dossier.title,
    language: dossier.language,
    defendantName: defendantNameOf(dossier),
    defendantCity: dossier.defendantAddress?.city ?? null,
    defendants: listDefendantNames(dossier),
    transactionKind: [...dossier.transactionKinds],
    saleDate: dossier.saleDate,
    dateSeizure: dossier.seizureDate,
    lots,
    bailiffName,
    office: { name: displayName ?? name, email, phone, website, address, logo },
    invitation: {
      code: formatInvitationCode(invitationCode),
      status: invitation.status,
      sendMethod,
      addressee: invitation.addressee,
      email: invitation.emails[0] ?? null,
      language: invitation.language,
      sendDate: sentAt?.toISOString() ?? null,
      validUntil: invitation.validUntil,
      closedAt: invitation.closedAt?.toISOString() ?? null,
      closedBy: invitation.closedBy,
      creditorReference: invitation.creditorReference,
      numberOfStatements,
      isOpen: isStillOpen,
    },
    sendResults: sendResults.items.map(forOutsider),
    known,
    nothingToClaim: noClaim ? presentNoClaimReceipt(found, noClaim, now) : null,
    balance,
    receipt,
  };
}

/** By their names alone, in the order of the sale: what they brought is not for creditors. */
async function listLots(db: Database, dossierId: string): Promise<InvitedDossier['lots']> {
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'name'])
    .where('dossierId', '=', dossierId)
    .where('poolKind', '=', 'asset')
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_LOTS)
    .execute();
  return assets.map(({ id, name }, place) => ({ id, number: place + 1, name }));
}

async function findReceipt(db: Database, found: LockedInvitation): Promise<InvitedDossier['receipt']> {
  const { status, closedBy } = found.invitation;
  const hasFiled = status === 'ClosedAndSubmitted' || status === 'Finished';
  const receipt = hasFiled || closedBy === 'creditor' ? await readReceipt(db, found) : null;
  // Who confirmed a balance filed nothing, and has a receipt of another kind.
  return receipt?.receiptNumber === null && found.invitation.balanceStatementId !== null ? null : receipt;
}

async function countStatements(db: Database, invitationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('statements')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('invitationId', '=', invitationId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function findBailiffName(db: Database, userId: string | null): Promise<string | null> {
  const bailiff = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return bailiff ? `${bailiff.firstName} ${bailiff.lastName}` : null;
}
