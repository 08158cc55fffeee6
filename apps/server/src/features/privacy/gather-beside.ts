import { eurosFromCents } from '@prorata/domain/money';
import type { privacy } from '@prorata/i18n/nl/privacy';
import type { Address, Database } from '../../database/tables.ts';
import { titlesOf } from '../statements/statement-fields.ts';
import type { KnownRecord } from './person-records.ts';

export type FieldKey = keyof (typeof privacy)['fields'];
export type Fields = [FieldKey, string | null | undefined][];

export function addressOf(address: Partial<Address> | null): string | null {
  if (address === null) return null;
  const line = [address.street, address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  const town = [address.zipcode, address.city].filter(Boolean).join(' ');
  return [address.address1, address.address2, line, town, address.country].filter(Boolean).join(', ');
}

type Said = string | number | Date | null | undefined;

/** What hangs together, on one line. */
function together(...parts: readonly Said[]): string {
  const said = parts.map((part) => (part instanceof Date ? part.toISOString() : part));
  return said.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');
}

/** What stands beside a record in a dossier and is about the same person: what was answered, decided, paid and noted. */
export async function gatherBeside(db: Database, record: KnownRecord): Promise<Fields> {
  const { kind, id, part, dossierId } = record;
  if (dossierId === null) return [];
  const own = kind === 'statement' || kind === 'invitation' ? await notesOn(db, id) : [];
  return [
    ...(kind === 'statement' ? [...(await titleFields(db, id)), ...(await paymentFields(db, id))] : []),
    ...(kind === 'invitation' ? await answerFields(db, id) : []),
    ...(await decisionFields(db, dossierId, part ?? id)),
    ...own,
  ];
}

async function titleFields(db: Database, statementId: string): Promise<Fields> {
  const statement = await db
    .selectFrom('statements')
    .select('titles')
    .where('id', '=', statementId)
    .executeTakeFirstOrThrow();
  return titlesOf(statement).map(({ documentId: _, ...title }) => [
    'legalTitle',
    together(...Object.values(title).filter((part) => typeof part !== 'boolean')),
  ]);
}

/** What they were to be paid, and what the bank said of it. */
async function paymentFields(db: Database, statementId: string): Promise<Fields> {
  const lines = await db
    .selectFrom('payoutLines')
    .select(['name', 'account', 'accountHolder', 'communication', 'amountCents', 'confirmedOn'])
    .select(['waiverReason', 'returnedOn', 'returnReason'])
    .where('statementId', '=', statementId)
    .orderBy('position')
    .execute();
  const movements = await db
    .selectFrom('bankMovements')
    .innerJoin('payoutLines', 'payoutLines.id', 'bankMovements.lineId')
    .select(['bookedOn', 'counterpartyName', 'counterpartyAccount', 'bankMovements.communication'])
    .select('bankMovements.amountCents')
    .where('payoutLines.statementId', '=', statementId)
    .orderBy('bookedOn')
    .execute();
  return [
    ...lines.map(({ amountCents, ...line }): Fields[number] => [
      'payment',
      together(eurosFromCents(amountCents), ...Object.values(line)),
    ]),
    ...movements.map(({ amountCents, ...movement }): Fields[number] => [
      'transfer',
      together(eurosFromCents(amountCents), ...Object.values(movement)),
    ]),
  ];
}

/** What they answered to an invitation, and the papers that they were given for it. */
async function answerFields(db: Database, invitationId: string): Promise<Fields> {
  const declarations = await db
    .selectFrom('noClaimDeclarations')
    .select([
      'declaredAt',
      'receiptNumber',
      'reason',
      'note',
      'declaredBy',
      'capacity',
      'email',
      'takenBackAt',
    ])
    .where('invitationId', '=', invitationId)
    .orderBy('declaredAt')
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(['issuedAt as at', 'receiptNumber', 'sha256'])
    .where('invitationId', '=', invitationId)
    .unionAll(
      db
        .selectFrom('balanceConfirmations')
        .select(['confirmedAt as at', 'receiptNumber', 'sha256'])
        .where('invitationId', '=', invitationId),
    )
    .execute();
  return [
    ...declarations.map((said): Fields[number] => ['declaration', together(...Object.values(said))]),
    ...receipts.map((receipt): Fields[number] => ['receipt', together(...Object.values(receipt))]),
  ];
}

async function decisionFields(db: Database, dossierId: string, addresseeId: string): Promise<Fields> {
  const decisions = await db
    .selectFrom('addresseeDecisions')
    .select(['decidedAt', 'way', 'addressee', 'email', 'address', 'reason'])
    .where('dossierId', '=', dossierId)
    .where('addresseeId', '=', addresseeId)
    .orderBy('decidedAt')
    .execute();
  return decisions.map(({ address, reason, ...decision }) => [
    'addresseeDecision',
    together(...Object.values(decision), addressOf(address), reason),
  ]);
}

async function notesOn(db: Database, subjectId: string): Promise<Fields> {
  const notes = await db
    .selectFrom('notes')
    .select(['writtenAt', 'body'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('subjectId', '=', subjectId),
        eb('subjectId', 'in', selectFrom('documents').select('id').where('statementId', '=', subjectId)),
      ]),
    )
    .orderBy('writtenAt')
    .execute();
  return notes.map(({ writtenAt, body }) => ['note', together(writtenAt, body)]);
}

export async function payerFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('payers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const receipts = await db
    .selectFrom('incomeReceipts')
    .select(['month', 'receivedOn', 'amountCents'])
    .where('payerId', '=', id)
    .orderBy('receivedOn')
    .execute();
  return [
    ['name', row.name],
    ['enterpriseNumber', row.enterpriseNumber],
    ['address', addressOf(row.address)],
    ['email', row.email],
    ['language', row.language],
    ['account', row.account],
    ['seizedOn', row.seizedAt?.toISOString()],
    ...receipts.map(({ month, receivedOn, amountCents }): Fields[number] => [
      'received',
      together(month.slice(0, -3), receivedOn, eurosFromCents(amountCents)),
    ]),
  ];
}

export async function contestationFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('contestations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [
    ['name', row.contestant],
    ['appearing', row.appearing],
    ['contested', together(row.contestedOn, row.against, row.requested, row.grounds)],
    ['status', row.state],
    ['closedOn', row.endedOn],
    ['explanation', row.endNote],
  ];
}

export async function stopFields(db: Database, id: string): Promise<Fields> {
  const row = await db.selectFrom('stops').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const former = await db
    .selectFrom('formerStopContacts')
    .select(['name', 'email', 'address', 'replacedAt'])
    .where('stopId', '=', id)
    .orderBy('replacedAt')
    .execute();
  return [
    ['name', row.contactName],
    ['email', row.contactEmail],
    ['address', addressOf(row.contactAddress)],
    ...former.map(({ name, email, address, replacedAt }): Fields[number] => [
      'formerContact',
      together(name, email, addressOf(address), replacedAt),
    ]),
  ];
}
