import type { ReplacedDraft } from '@prorata/documents/report/report';
import { brusselsDate } from '@prorata/domain/iso-date';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readTariff } from '../costs/read-tariff.ts';
import { readCreditors } from '../creditors/read-creditors.ts';
import { findLastConsultation } from '../dossiers/consultations.ts';
import { countForCosts } from '../dossiers/count-for-costs.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readSendingsOfDossier } from '../dossiers/invitation-sendings.ts';
import { readMoney } from '../dossiers/read-money.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import { findFollowUp } from '../dossiers/series.ts';
import { listStops } from '../dossiers/stops.ts';
import { readIncomeOrder } from '../income/income-order.ts';
import { readIncomeRun } from '../income/income-run.ts';
import { readRunReceipts } from '../income/run-receipts.ts';
import { readOfficeTexts } from '../organizations/office-texts.ts';
import { readInterestMethod } from '../parameters/read-interest-method.ts';
import { listWholeStatements } from '../statements/read-statements.ts';
import type { Bailiff, DossierContent, InvitationContent, Office, StatementContent } from './content.ts';

/** Reads all that a calculation stands on, of one moment. */
export async function readContent(db: Database, dossier: DossierRecord): Promise<DossierContent> {
  const { id: dossierId } = dossier;
  const content = await readTogether(db, (db) => ({
    bailiff: findBailiff(db, dossier.responsibleBailiffId),
    substitute: findBailiff(db, dossier.signer === 'deputy' ? dossier.deputyBailiffId : null),
    office: getOffice(db, dossier),
    officeTexts: readOfficeTexts(db, dossier.organizationId),
    money: readMoney(db, dossierId),
    receipts: readRunReceipts(db, dossierId),
    incomeRun: readIncomeRun(db, dossierId),
    incomeOrder: readIncomeOrder(db, dossierId),
    followUp: findFollowUp(db, dossierId),
    stops: listStops(db, dossierId),
    consultedAt: findLastConsultation(db, dossierId),
    counts: countForCosts(db, dossier),
    interest: readInterestMethod(db),
    tariff: readTariff(db, dossier.language ?? 'nl'),
    statements: listStatements(db, dossierId),
    creditors: readCreditors(db, dossierId),
    invitations: listInvitations(db, dossierId),
    replaced: listReplacedDrafts(db, dossierId),
    recipients: readRecipients(db, dossier),
  }));
  return { dossier, ...content };
}

async function findBailiff(db: Database, id: string | null): Promise<Bailiff | null> {
  if (id === null) return null;
  const bailiff = await db
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

async function getOffice(db: Database, { organizationId }: DossierRecord): Promise<Office> {
  const { sha256, storageKey, mediaType, ...office } = await db
    .selectFrom('organizations as office')
    .leftJoin('files as logo', 'logo.id', 'office.logoFileId')
    .select(['office.name', 'displayName', 'address', 'phone', 'email', 'enterpriseNumber'])
    .select(['thirdPartyAccount', 'logo.sha256', 'logo.storageKey', 'logo.mediaType'])
    .where('office.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const logo = sha256 && storageKey && mediaType ? { sha256, storageKey, mediaType } : null;
  return { ...office, logo };
}

async function listStatements(db: Database, dossierId: string): Promise<StatementContent[]> {
  const [statements, offices] = await readTogether(db, (db) => [
    listWholeStatements(db, dossierId),
    db
      .selectFrom('statements')
      .innerJoin('organizations as office', 'office.id', 'statements.bailiffsOfficeId')
      .select(['statements.id', 'office.name', 'office.displayName'])
      .where('dossierId', '=', dossierId)
      .execute(),
  ]);
  const names = new Map(offices.map(({ id, name, displayName }) => [id, displayName ?? name]));
  return statements.map((one) => ({ ...one, platformOfficeName: names.get(one.id) ?? null }));
}

/** Each with the way by which it arrived and the day on which the service took it over, as the ledger has them. */
async function listInvitations(db: Database, dossierId: string): Promise<InvitationContent[]> {
  const [invitations, sendingOf] = await readTogether(db, (db) => [
    db
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
      .execute(),
    readSendingsOfDossier(db, dossierId),
  ]);
  return invitations.map(({ openedAt, balanceStatementId, ...invitation }) => {
    const { sendMethod, sentAt, presentedAt } = sendingOf({ ...invitation, openedAt });
    return { ...invitation, sendMethod, sentAt, presentedAt, isBalanceRequest: balanceStatementId !== null };
  });
}

/** Those of which nothing has taken the place yet. */
async function listReplacedDrafts(db: Database, dossierId: string): Promise<ReplacedDraft[]> {
  const drafts = await db
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
