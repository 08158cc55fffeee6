import { READING_KINDS, type ReadingKind } from '@prorata/contract/audit/reading';
import type { RecordOfPerson } from '@prorata/contract/privacy/privacy';
import { eurosFromCents } from '@prorata/domain/money';
import { formatNationalNumber } from '@prorata/domain/national-number';
import type { Database } from '../../database/tables.ts';
import { defendantOf } from '../dossiers/dossier-fields.ts';
import { coDefendantsOf, nameOf } from '../parties/defendant-names.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { KeptFile } from '../uploads/pack-files.ts';
import {
  addressOf,
  contestationFields,
  type FieldKey,
  type Fields,
  gatherBeside,
  payerFields,
  stopFields,
} from './gather-beside.ts';
import type { KnownRecord } from './person-records.ts';
import { selectSendings } from './select-sendings.ts';

/** All that one record keeps of somebody. */
export interface GatheredRecord extends Pick<RecordOfPerson, 'kind' | 'id'> {
  readonly fileNumber: string | null;
  readonly fields: readonly { readonly key: FieldKey; readonly value: string }[];
  readonly documents: readonly {
    readonly fileName: string;
    readonly uploadedAt: string;
    readonly file: KeptFile;
  }[];
  readonly sendings: readonly {
    readonly at: string;
    readonly what: string;
    readonly to: string;
    readonly status: string;
  }[];
  readonly events: readonly { readonly at: string; readonly type: string }[];
  readonly readings: readonly { readonly at: string; readonly who: string; readonly what: ReadingKind }[];
}

export async function gatherRecord(db: Database, record: KnownRecord): Promise<GatheredRecord> {
  const { kind, id, dossierId, fileNumber } = record;
  const documents = kind === 'statement' ? await listDocuments(db, id) : [];
  return {
    ...{ kind, id, fileNumber },
    fields: [...(await readFields(db, record)), ...(await gatherBeside(db, record))].flatMap(
      ([key, value]) => (value === null || value === undefined || value === '' ? [] : [{ key, value }]),
    ),
    documents,
    sendings: dossierId === null ? [] : await listSendings(db, record),
    // A dossier tells of more than its defendant: what happened to it is not theirs alone.
    events: kind === 'defendant' ? [] : await listEvents(db, id),
    readings: await listReadings(db, [id, ...documents.map(({ documentId }) => documentId)]),
  };
}

async function readFields(db: Database, { kind, id, part }: KnownRecord): Promise<Fields> {
  if (kind === 'defendant') return defendantFields(db, id, part);
  if (kind === 'statement') return statementFields(db, id);
  if (kind === 'invitation') return invitationFields(db, id);
  if (kind === 'party') return partyFields(db, id);
  if (kind === 'standardInvitation') return standardFields(db, id);
  if (kind === 'payer') return payerFields(db, id);
  if (kind === 'contestation') return contestationFields(db, id);
  if (kind === 'stop') return stopFields(db, id);
  return userFields(db, id);
}

function numberOf(number: string | null): string | null {
  return number && formatNationalNumber(number);
}

async function defendantFields(db: Database, id: string, part: string | null): Promise<Fields> {
  const dossier = await db.selectFrom('dossiers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const person =
    part === null ? defendantOf(dossier) : coDefendantsOf(dossier).find((one) => one.id === part);
  if (person === undefined) return [];
  return [
    ['name', nameOf(person)],
    ['salutation', person.salutation],
    ['nationalNumber', numberOf(person.nationalNumber)],
    ['enterpriseNumber', person.kboNumber],
    ['address', addressOf(person.address)],
    ['email', person.email],
    ['phone', person.phone],
    ['status', dossier.status],
    ['title', dossier.title],
    ['explanation', dossier.explanation],
    ['seizedOn', dossier.seizureDate],
    ['soldOn', dossier.saleDate],
  ];
}

async function statementFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('statements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const claims = await db
    .selectFrom('privilegedClaims')
    .select([
      'claimType',
      'privilegeId',
      'amountDemandedCents',
      'assetDescription',
      'reservationReason',
      'rejectionNote',
    ])
    .where('statementId', '=', id)
    .orderBy('position')
    .execute();
  return [
    ['name', creditorNameOf(row)],
    ['salutation', row.salutation],
    ['nationalNumber', numberOf(row.nationalNumber)],
    ['enterpriseNumber', row.enterpriseNumber ?? row.foreignNumber],
    ['address', addressOf(row.creditorAddress)],
    ['email', [row.primaryEmail, ...row.extraEmails].filter(Boolean).join(' ')],
    ['language', row.language],
    ['declarant', row.declarant],
    ['reference', row.creditorReference],
    ['account', row.paymentAccount],
    ['accountHolder', row.accountHolder],
    ['paymentReference', row.paymentReference],
    ['amount', String(eurosFromCents(row.totalAmountClaimedCents))],
    ['explanation', row.explanationOfChange],
    ...claims.map((claim): Fields[number] => [
      'claim',
      [
        ...[claim.claimType, claim.privilegeId, eurosFromCents(claim.amountDemandedCents)],
        ...[claim.assetDescription, claim.reservationReason, claim.rejectionNote],
      ]
        .filter((part) => part !== null)
        .join(' · '),
    ]),
    ['filedOn', row.submittedAt?.toISOString()],
  ];
}

async function invitationFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [
    ['name', row.addressee],
    ['salutation', row.salutation],
    ['enterpriseNumber', row.enterpriseNumber],
    ['address', addressOf(row.address)],
    ['email', row.emails.join(' ')],
    ['language', row.language],
    ['reference', row.creditorReference],
    ['status', row.status],
    ['sentOn', row.sentAt?.toISOString()],
    ['openedOn', row.openedAt?.toISOString()],
    ['closedOn', row.closedAt?.toISOString()],
  ];
}

async function partyFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('parties').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [
    ['name', [row.firstName, row.lastName, row.name].filter(Boolean).join(' ')],
    ['salutation', row.salutation],
    ['nationalNumber', numberOf(row.nationalNumber)],
    ['enterpriseNumber', row.enterpriseNumber],
    ['address', addressOf(row.address)],
    ['email', [row.email, ...row.extraEmails].filter(Boolean).join(' ')],
    ['account', row.paymentAccount],
    ['language', row.language],
    ['otherNames', row.writtenAs.join(' · ')],
    ['firstMetOn', row.firstSeenAt.toISOString()],
    ['lastMetOn', row.lastSeenAt.toISOString()],
  ];
}

async function standardFields(db: Database, id: string): Promise<Fields> {
  const row = await db
    .selectFrom('standardInvitations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [
    ['name', row.addressee],
    ['salutation', row.salutation],
    ['address', addressOf(row.address)],
    ['email', row.email],
    ['language', row.language],
  ];
}

async function userFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const accepted = await db
    .selectFrom('legalAcceptances')
    .select(['document', 'documentVersion', 'acceptedAt'])
    .where('userId', '=', id)
    .orderBy('acceptedAt')
    .execute();
  const keys = await db
    .selectFrom('reportSigners')
    .select(['name', 'certificateSha256', 'fromDay', 'untilDay'])
    .where('userId', '=', id)
    .orderBy('fromDay')
    .execute();
  return [
    ['name', `${row.firstName} ${row.lastName}`],
    ['salutation', row.salutation],
    ['nationalNumber', numberOf(row.nationalNumber)],
    ['email', row.email],
    ['phone', row.phone],
    ['language', row.preferredLanguage],
    ['role', row.userType],
    ['status', row.approval],
    ['registration', [row.dutchImmatriculation, row.frenchImmatriculation].filter(Boolean).join(' · ')],
    ...accepted.map(({ document, documentVersion, acceptedAt }): Fields[number] => [
      'accepted',
      `${document} ${documentVersion} · ${acceptedAt.toISOString()}`,
    ]),
    ...keys.map(({ name, certificateSha256, fromDay, untilDay }): Fields[number] => [
      'signsWith',
      `${name} · SHA-256 ${certificateSha256} · ${fromDay} - ${untilDay ?? ''}`,
    ]),
    ['firstMetOn', row.createdAt.toISOString()],
    ['closedOn', row.removedAt?.toISOString()],
  ];
}

async function listDocuments(db: Database, statementId: string) {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.fileId')
    .select(['documents.id', 'fileName', 'uploadedAt', 'storageKey', 'sha256', 'sizeBytes', 'verdict'])
    .where('statementId', '=', statementId)
    .orderBy('uploadedAt')
    .execute();
  return rows.map(({ id, fileName, uploadedAt, ...file }) => ({
    documentId: id,
    fileName,
    uploadedAt: uploadedAt.toISOString(),
    file,
  }));
}

async function listSendings(db: Database, record: KnownRecord) {
  const rows = await selectSendings(db, record)
    .select(['createdAt', 'purpose', 'email', 'address', 'emailStatus', 'registeredLetterStatus'])
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({
    at: row.createdAt.toISOString(),
    what: row.purpose,
    to: row.email ?? addressOf(row.address) ?? '',
    status: row.emailStatus ?? row.registeredLetterStatus ?? '',
  }));
}

async function listEvents(db: Database, subjectId: string) {
  const rows = await db
    .selectFrom('auditEvents')
    .select(['occurredAt', 'type'])
    .where('subjectId', '=', subjectId)
    .orderBy('occurredAt')
    .orderBy('sequence')
    .execute();
  return rows.map(({ occurredAt, type }) => ({ at: occurredAt.toISOString(), type }));
}

async function listReadings(db: Database, subjectIds: readonly string[]) {
  const rows = await db
    .selectFrom('readings')
    .select(['readAt', 'actorName', 'kind'])
    .where('subjectId', 'in', subjectIds)
    .orderBy('readAt')
    .execute();
  return rows.map(({ readAt, actorName, kind }) => ({
    at: readAt.toISOString(),
    who: actorName ?? '',
    what: READING_KINDS.find((known) => known === kind) ?? ('document' as const),
  }));
}
