import { OPEN_INVITATION_STATUSES } from '@prorata/domain/invitation-workflow';
import type { Cents } from '@prorata/domain/money';
import type { ReviewState } from '@prorata/domain/statement-parts';
import type { ClaimPart, DocumentType } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { selectStatements } from './read-statements.ts';

/** As `partyName` of the domain puts it together. */
const CREDITOR_NAME = sql<string>`coalesce(
  nullif(btrim(statement.corporate_name), ''),
  concat_ws(' ', nullif(btrim(statement.first_name), ''), nullif(btrim(statement.last_name), ''))
)`;

const HAS_COMPANY = sql<boolean>`coalesce(statement.corporate_name ~ '\\S', false)`;
const HAS_PERSON = sql<boolean>`coalesce(statement.first_name ~ '\\S' and statement.last_name ~ '\\S', false)`;

/** As `isCreditorComplete` of the domain; the numbers are right, or they would not be stored. */
const IS_CREDITOR_COMPLETE = sql<boolean>`case statement.creditor_type
  when 'person' then ${HAS_PERSON}
  when 'trader' then ${HAS_COMPANY} or ${HAS_PERSON}
  else statement.creditor_type is not null and ${HAS_COMPANY}
end`;

/** As `isAddressComplete` of the domain. */
const IS_ADDRESS_COMPLETE = sql<boolean>`coalesce(
  concat(statement.creditor_address ->> 'address1', statement.creditor_address ->> 'street') ~ '\\S'
    and statement.creditor_address ->> 'city' ~ '\\S'
    and case statement.creditor_address ->> 'country'
      when 'BE' then btrim(statement.creditor_address ->> 'zipcode') ~ '^[1-9][0-9]{3}$'
      else statement.creditor_address ->> 'country' ~ '\\S' and statement.creditor_address ->> 'zipcode' ~ '\\S'
    end,
  false
)`;

/** What `canBeValidated` of the domain asks for, without looking at each statement apart. */
const IS_COMPLETE = sql<boolean>`${IS_CREDITOR_COMPLETE}
  and ${IS_ADDRESS_COMPLETE}
  and statement.total_amount_claimed_cents > 0
  and array['settlement', 'title'] <@ documents.types
  and not coalesce(claims.is_unproven, false)`;

const REVIEW_STATE = sql<ReviewState>`case
  when invitation.status in (${sql.join(OPEN_INVITATION_STATUSES)}) then 'filing'
  when statement.validated_at is not null then 'validated'
  when statement.total_amount_claimed_cents = 0
    and (statement.invitation_id is not null or statement.declared_total_cents > 0) then 'invalid'
  when ${IS_COMPLETE} then 'toReview'
  else 'incomplete'
end`;

/** As `rejectedOf`, `declaredTotalOf` of claim-amounts.ts. */
const REJECTED = sql<Cents>`greatest(0, coalesce(original_amount_demanded_cents, declared_cents, 0)
  - amount_demanded_cents - reserved_cents)`;
const DECLARED = sql<Cents>`greatest(
  statement.total_amount_claimed_cents,
  coalesce(
    statement.original_total_amount_claimed_cents,
    statement.declared_total_cents,
    statement.total_amount_claimed_cents + claims.rejected_cents
  )
)::bigint`;
const RESERVED = sql<Cents>`case
  when statement.is_reserved then statement.total_amount_claimed_cents
  else least(statement.total_amount_claimed_cents, claims.reserved_cents)
end::bigint`;

/** What is declared as interest, and as something else beside the principal, in the parts of each claim. */
const DECLARED_PARTS = sql<{ kind: ClaimPart; declared: number }>`jsonb_to_recordset(
  coalesce(details -> 'parts', '[]')) as part (kind text, declared numeric)`;
const INTEREST = sql<Cents>`(select sum(declared) from ${DECLARED_PARTS} where kind = 'interest')`;
const COSTS = sql<Cents>`(select sum(declared) from ${DECLARED_PARTS} where kind not in ('principal', 'interest'))`;

/** As `hasEffect` of the domain, as long as it has not ended. */
const IS_CONTESTED = sql<boolean>`exists (
  select from contestations
  where contestations.statement_id = statement.id
    and way <> 'letter' and timeliness <> 'late' and state in ('registered', 'referred')
)`;

/** The statements of a dossier with what their claims and documents come to, in one query. */
export function selectOverview(db: Database | Transaction, dossierId: string) {
  return selectStatements(db)
    .where('statement.dossierId', '=', dossierId)
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('documents')
          .select(({ fn }) => fn.countAll<bigint>().as('number'))
          .select(sql<DocumentType[]>`coalesce(array_agg(distinct document_type::text), '{}')`.as('types'))
          .whereRef('documents.statementId', '=', 'statement.id')
          .as('documents'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('privilegedClaims')
          .select(({ fn }) => fn.countAll<bigint>().as('number'))
          .select([
            sql<Cents>`coalesce(sum(amount_demanded_cents + reserved_cents) filter (where claim_type <> 'chirographic'), 0)::bigint`.as(
              'privilegedCents',
            ),
            sql<Cents>`coalesce(sum(reserved_cents), 0)::bigint`.as('reservedCents'),
            sql<Cents>`coalesce(sum(${REJECTED}), 0)::bigint`.as('rejectedCents'),
            sql<Cents>`coalesce(round(sum(100 * ${INTEREST})), 0)::bigint`.as('interestCents'),
            sql<Cents>`coalesce(round(sum(100 * ${COSTS})), 0)::bigint`.as('costsCents'),
            sql<boolean | null>`bool_or(document_id is null)`.as('isUnproven'),
          ])
          .whereRef('privilegedClaims.statementId', '=', 'statement.id')
          .as('claims'),
      (join) => join.onTrue(),
    )
    .select([
      CREDITOR_NAME.as('creditorName'),
      REVIEW_STATE.as('reviewState'),
      sql<DocumentType[]>`documents.types`.as('documentTypes'),
      sql<bigint>`documents.number`.as('numberOfDocuments'),
      sql<bigint>`claims.number`.as('numberOfClaims'),
      sql<Cents>`claims.privileged_cents`.as('privilegedCents'),
      DECLARED.as('declaredCents'),
      RESERVED.as('reservedCents'),
      sql<Cents>`claims.interest_cents`.as('interestCents'),
      sql<Cents>`claims.costs_cents`.as('costsCents'),
      IS_CONTESTED.as('isContested'),
      sql<boolean>`not coalesce(claims.is_unproven, false)`.as('hasEveryProof'),
    ]);
}
