import { findCreditor, type KnownCreditor } from '@prorata/domain/creditors/identify-creditor';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { CreditorsTable, InvitationsTable, Transaction } from '../../database/tables.ts';

/** Who a statement says that the creditor is. */
type Identity = Pick<
  Selectable<CreditorsTable>,
  | 'creditorType'
  | 'firstName'
  | 'lastName'
  | 'nationalNumber'
  | 'corporateName'
  | 'corporateForm'
  | 'enterpriseNumber'
>;

interface StatementPlace {
  readonly dossierId: string;
  /** Absent while it is not stored yet. */
  readonly statementId?: string;
  /** The creditor that it belongs to, or whose invitation it is filed with. */
  readonly ownId: string | null;
}

/** The creditor to whom a statement belongs, added when it needs one of its own. `settleCreditors` follows the writing. */
export async function placeStatement(
  trx: Transaction,
  { dossierId, statementId, ownId }: StatementPlace,
  identity: Identity,
): Promise<string> {
  const known = await listKnown(trx, dossierId, statementId ?? null);
  return findCreditor(identity, ownId, known) ?? addCreditor(trx, dossierId);
}

interface InvitationPlace {
  readonly dossierId: string;
  readonly invitationId?: string;
  readonly ownId: string | null;
}

type Recipient = Pick<Selectable<InvitationsTable>, 'sendMethod' | 'emails' | 'addressee' | 'address'>;

/** The creditor whom an invitation goes to: whoever was invited there before, else its own. */
export async function placeInvitation(
  trx: Transaction,
  { dossierId, invitationId, ownId }: InvitationPlace,
  { sendMethod, emails, addressee, address }: Recipient,
): Promise<string> {
  const others = await trx
    .selectFrom('invitations')
    .select('creditorId')
    .select(
      sql<boolean>`recipient_key is not distinct from recipient_key(
        ${sendMethod}, ${emails}::text[], ${addressee}, ${address}::jsonb
      )`.as('isSameRecipient'),
    )
    .where('dossierId', '=', dossierId)
    .$if(invitationId !== undefined, (query) => query.where('id', '<>', invitationId ?? ''))
    .orderBy('id')
    .execute();
  const invitedBefore = others.find(({ isSameRecipient }) => isSameRecipient);
  if (invitedBefore !== undefined) return invitedBefore.creditorId;
  const isOwn = ownId !== null && others.every(({ creditorId }) => creditorId !== ownId);
  return isOwn ? ownId : addCreditor(trx, dossierId);
}

async function addCreditor(trx: Transaction, dossierId: string): Promise<string> {
  const id = newId();
  await trx.insertInto('creditors').values({ id, dossierId }).execute();
  return id;
}

/** The creditors of a dossier with the numbers of their statements, but for the one that is placed. */
function listKnown(
  trx: Transaction,
  dossierId: string,
  placedId: string | null,
): Promise<readonly KnownCreditor[]> {
  const firstOf = (column: 'enterprise_number' | 'national_number') => {
    const number = sql.ref(`statement.${column}`);
    return sql<string | null>`(
      array_agg(${number}::text order by statement.deleted_at is not null, statement.id)
        filter (where ${number} is not null)
    )[1]`;
  };
  return trx
    .selectFrom('creditors as creditor')
    .leftJoin('statements as statement', (join) =>
      join
        .onRef('statement.creditorId', '=', 'creditor.id')
        .on(sql<boolean>`statement.id is distinct from ${placedId}::uuid`),
    )
    .select(['creditor.id', 'creditor.apartFromIds'])
    .select([
      firstOf('enterprise_number').as('enterpriseNumber'),
      firstOf('national_number').as('nationalNumber'),
      sql<boolean>`coalesce(bool_or(statement.id is not null and statement.deleted_at is null), false)`.as(
        'hasStatements',
      ),
    ])
    .where('creditor.dossierId', '=', dossierId)
    .groupBy('creditor.id')
    .orderBy('creditor.id')
    .execute();
}

/**
 * After statements or invitations moved: each creditor is described as the first of its statements says, or else its
 * invitation, and whoever is left without both goes.
 */
export async function settleCreditors(trx: Transaction, creditorIds: readonly string[]): Promise<void> {
  const ids = sql`any (${[...new Set(creditorIds)]}::uuid[])`;
  await sql`
    delete from creditors
    where id = ${ids}
      and not exists (select from statements where creditor_id = creditors.id)
      and not exists (select from invitations where creditor_id = creditors.id)
  `.execute(trx);
  await sql`
    update creditors set
      creditor_type = told.creditor_type, first_name = told.first_name, last_name = told.last_name,
      national_number = told.national_number, corporate_name = told.corporate_name,
      corporate_form = told.corporate_form, enterprise_number = told.enterprise_number
    from (
      select distinct on (creditor_id) creditor_id, creditor_type, first_name, last_name, national_number,
        corporate_name, corporate_form, enterprise_number
      from (
        select creditor_id, creditor_type, first_name, last_name, national_number, corporate_name, corporate_form,
          enterprise_number, case when deleted_at is null then 1 else 3 end as place, id
        from statements where creditor_id = ${ids}
        union all
        select creditor_id, null, null, null, null, addressee, null, null, 2, id
        from invitations where creditor_id = ${ids}
      ) as said
      order by creditor_id, place, id
    ) as told
    where told.creditor_id = creditors.id and (
      creditors.creditor_type, creditors.first_name, creditors.last_name, creditors.national_number,
      creditors.corporate_name, creditors.corporate_form, creditors.enterprise_number
    ) is distinct from (
      told.creditor_type, told.first_name, told.last_name, told.national_number,
      told.corporate_name, told.corporate_form, told.enterprise_number
    )
  `.execute(trx);
}

/** Keeps whom of the party book the office took a creditor for. */
export async function linkToParty(trx: Transaction, creditorId: string, partyId: string): Promise<void> {
  await trx
    .updateTable('creditors')
    .set({ partyId })
    .where('id', '=', creditorId)
    .where('partyId', 'is distinct from', partyId)
    .execute();
}
