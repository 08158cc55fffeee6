import type { ReplacedDraft } from '@prorata/documents/report/report';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Transaction } from '../../database/tables.ts';
import { readTariff } from '../costs/read-tariff.ts';
import { readCreditors } from '../creditors/read-creditors.ts';
import { findLastConsultation } from '../dossiers/consultations.ts';
import { countForCosts } from '../dossiers/count-for-costs.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readInvitationSendings } from '../dossiers/invitation-sendings.ts';
import { readMoney } from '../dossiers/read-money.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import { findFollowUp } from '../dossiers/series.ts';
import { listStops } from '../dossiers/stops.ts';
import { readIncomeOrder } from '../income/income-order.ts';
import { readIncomeRun } from '../income/income-run.ts';
import { readRunReceipts } from '../income/run-receipts.ts';
import { readOfficeTexts } from '../organizations/office-texts.ts';
import { readInterestMethod } from '../parameters/read-interest-method.ts';
import { completeStatements, selectStatements } from '../statements/read-statements.ts';
import type { Bailiff, DossierContent, InvitationContent, Office, StatementContent } from './content.ts';

/** Reads all that a calculation stands on; whoever holds the dossier sees one state of it. */
export async function readContent(trx: Transaction, dossier: DossierRecord): Promise<DossierContent> {
  return {
    dossier,
    bailiff: await findBailiff(trx, dossier.responsibleBailiffId),
    substitute: await findBailiff(trx, dossier.signer === 'deputy' ? dossier.deputyBailiffId : null),
    office: await getOffice(trx, dossier),
    officeTexts: await readOfficeTexts(trx, dossier.organizationId),
    money: await readMoney(trx, dossier.id),
    receipts: await readRunReceipts(trx, dossier.id),
    incomeRun: await readIncomeRun(trx, dossier.id),
    incomeOrder: await readIncomeOrder(trx, dossier.id),
    followUp: await findFollowUp(trx, dossier.id),
    stops: await listStops(trx, dossier.id),
    consultedAt: await findLastConsultation(trx, dossier.id),
    counts: await countForCosts(trx, dossier),
    interest: await readInterestMethod(trx),
    tariff: await readTariff(trx, dossier.language ?? 'nl'),
    statements: await listStatements(trx, dossier.id),
    creditors: await readCreditors(trx, dossier.id),
    invitations: await listInvitations(trx, dossier.id),
    replaced: await listReplacedDrafts(trx, dossier.id),
    recipients: await readRecipients(trx, dossier),
  };
}

async function findBailiff(trx: Transaction, id: string | null): Promise<Bailiff | null> {
  if (id === null) return null;
  const bailiff = await trx
    .selectFrom('users')
    .select([
      'salutation',
      'firstName',
      'lastName',
      'userType',
      'dutchImmatriculation',
      'frenchImmatriculation',
    ])
    .select(['approval', 'removedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return bailiff ?? null;
}

async function getOffice(trx: Transaction, { organizationId }: DossierRecord): Promise<Office> {
  const { sha256, storageKey, mediaType, ...office } = await trx
    .selectFrom('organizations as office')
    .leftJoin('files as logo', 'logo.id', 'office.logoFileId')
    .select(['office.name', 'displayName', 'address', 'phone', 'email', 'enterpriseNumber'])
    .select(['thirdPartyAccount', 'logo.sha256', 'logo.storageKey', 'logo.mediaType'])
    .where('office.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const logo = sha256 && storageKey && mediaType ? { sha256, storageKey, mediaType } : null;
  return { ...office, logo };
}

async function listStatements(trx: Transaction, dossierId: string): Promise<StatementContent[]> {
  const rows = await selectStatements(trx)
    .where('statement.dossierId', '=', dossierId)
    .orderBy('statement.id')
    .execute();
  const offices = new Map(
    (
      await trx
        .selectFrom('statements')
        .innerJoin('organizations as office', 'office.id', 'statements.bailiffsOfficeId')
        .select(['statements.id', 'office.name', 'office.displayName'])
        .where('dossierId', '=', dossierId)
        .execute()
    ).map(({ id, name, displayName }) => [id, displayName ?? name]),
  );
  const statements = await completeStatements(trx, rows);
  return statements.map((one) => ({ ...one, platformOfficeName: offices.get(one.id) ?? null }));
}

/** Each with the way by which it arrived and the day on which the service took it over, as the ledger has them. */
async function listInvitations(trx: Transaction, dossierId: string): Promise<InvitationContent[]> {
  const invitations = await trx
    .selectFrom('invitations')
    .select([
      'id',
      'status',
      'sendMethod',
      'sentAt',
      'openedAt',
      'addressee',
      'emails',
      'closedAt',
      'closedBy',
      'balanceStatementId',
    ])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();
  const sendingOf = await readInvitationSendings(trx, invitations);
  return invitations.map(({ openedAt, balanceStatementId, ...invitation }) => {
    const { sendMethod, sentAt, presentedAt } = sendingOf({ ...invitation, openedAt });
    return { ...invitation, sendMethod, sentAt, presentedAt, isBalanceRequest: balanceStatementId !== null };
  });
}

/** Those of which nothing has taken the place yet. */
async function listReplacedDrafts(trx: Transaction, dossierId: string): Promise<ReplacedDraft[]> {
  const drafts = await trx
    .selectFrom('calculationResults')
    .select(['sequence', 'outcomeSha256', 'signedAt'])
    .where('dossierId', '=', dossierId)
    .where('voidKind', '=', 'replaced')
    .where('replacedBy', 'is', null)
    .orderBy('sequence', 'desc')
    .execute();
  return drafts.flatMap(({ sequence: number, outcomeSha256, signedAt }) =>
    signedAt === null ? [] : [{ on: brusselsDate(signedAt), number, outcomeSha256 }],
  );
}
