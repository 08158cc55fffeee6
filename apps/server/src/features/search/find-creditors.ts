import { createHash } from 'node:crypto';
import { type FoundCreditor, MAX_FOUND, MAX_PLACES } from '@prorata/contract/search/found';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { DOSSIER_COLUMNS, inScope, placeIn, type SearchScope } from './found-place.ts';

const NAME = sql<string | null>`coalesce(
  nullif(btrim(creditors.corporate_name), ''),
  nullif(btrim(coalesce(creditors.first_name, '') || ' ' || coalesce(creditors.last_name, '')), '')
)`;

/**
 * Creditors of all dossiers of the office, each once; the one of the last dossier first. Who they are is found among the words,
 * what they claim is added up only for those that are shown.
 */
export async function findCreditors(db: Database, scope: SearchScope, typed: string) {
  const found = await findKeys(db, scope, typed);
  if (found.length === 0) return { items: [], total: 0 };
  const keys = found.map(({ creditorKey }) => creditorKey);
  const [sums, places] = await Promise.all([addUp(db, scope, keys), listPlaces(db, scope, keys)]);
  const items = keys.flatMap((key): FoundCreditor[] => {
    const sum = sums.find(({ creditorKey }) => creditorKey === key);
    const ofKey = places.filter(({ creditorKey }) => creditorKey === key);
    const [latest] = ofKey;
    if (sum === undefined || latest === undefined) return [];
    const nationalNumber = latest.nationalNumber && maskNationalNumber(latest.nationalNumber);
    return [
      {
        // The key may be a national number.
        key: createHash('sha256').update(key).digest('base64url'),
        name: latest.name ?? latest.enterpriseNumber ?? nationalNumber ?? '',
        isOrganization: latest.creditorType !== 'person' && latest.lastName === null,
        isByNameOnly: key.startsWith('name ') && sum.dossiers > 1,
        enterpriseNumber: latest.enterpriseNumber,
        nationalNumber,
        dossiers: sum.dossiers,
        claimed: eurosFromCents(BigInt(sum.claimed ?? 0)),
        lastFiledOn: sum.lastFiledAt && brusselsDate(sum.lastFiledAt),
        account: latest.paymentAccount,
        declarant: latest.declarant,
        email: latest.primaryEmail,
        sendOption: latest.sendOption,
        city: latest.creditorAddress?.city ?? null,
        places: ofKey.map((row) => ({
          place: placeIn(row, row.invitationOnly ? 'invitations' : 'statements', row.open),
          claimed: row.claimedCents === null ? null : eurosFromCents(row.claimedCents),
        })),
      },
    ];
  });
  return { items, total: found[0]?.total ?? 0 };
}

function findKeys(db: Database, scope: SearchScope, typed: string) {
  return db
    .selectFrom('searchEntries as entry')
    .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
    .select((eb) => [
      eb.ref('entry.creditorKey').$notNull().as('creditorKey'),
      sql<number>`count(*) over ()::integer`.as('total'),
    ])
    .where(sql<boolean>`entry.words @@ entry_query(${scope.organizationId}::uuid, 'c', ${typed})`)
    .where('entry.creditorKey', 'is not', null)
    .where(inScope(scope))
    .groupBy('entry.creditorKey')
    .orderBy(sql`max(dossiers.created_at)`, 'desc')
    .orderBy('entry.creditorKey')
    .limit(MAX_FOUND)
    .execute();
}

function addUp(db: Database, scope: SearchScope, keys: readonly string[]) {
  return db
    .selectFrom('searchEntries as entry')
    .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
    .leftJoin('statements', (join) =>
      join.onRef('statements.creditorId', '=', 'entry.thingId').on('statements.deletedAt', 'is', null),
    )
    .select((eb) => [
      eb.ref('entry.creditorKey').$notNull().as('creditorKey'),
      sql<number>`count(distinct entry.dossier_id)::integer`.as('dossiers'),
      sql<string | null>`sum(statements.total_amount_claimed_cents)::text`.as('claimed'),
      sql<Date | null>`max(coalesce(statements.submitted_at, statements.created_at))`.as('lastFiledAt'),
    ])
    .where('entry.organizationId', '=', scope.organizationId)
    .where(sql<SqlBool>`entry.creditor_key = any(${keys}::text[])`)
    .where(inScope(scope))
    .groupBy('entry.creditorKey')
    .execute();
}

/** Of each creditor the last few dossiers, with its last statement there or the invitation that it did not answer. */
function listPlaces(db: Database, scope: SearchScope, keys: readonly string[]) {
  return db
    .selectFrom(sql<{ key: string }>`unnest(${keys}::text[])`.as<'wanted'>(sql`wanted (key)`))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('searchEntries as entry')
          .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
          .innerJoin('creditors', 'creditors.id', 'entry.thingId')
          .select(DOSSIER_COLUMNS)
          .select((eb) => [
            eb.ref('entry.creditorKey').$notNull().as('creditorKey'),
            'creditors.id as creditorId',
            NAME.as('name'),
            'creditors.creditorType',
            'creditors.lastName',
            'creditors.enterpriseNumber',
            'creditors.nationalNumber',
            'dossiers.createdAt',
          ])
          .where('entry.organizationId', '=', scope.organizationId)
          .whereRef('entry.creditorKey', '=', 'wanted.key')
          .where(inScope(scope))
          .orderBy('dossiers.createdAt', 'desc')
          .orderBy('creditors.id')
          .limit(MAX_PLACES)
          .as('place'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('statements')
          .select(['statements.id as statementId', 'statements.totalAmountClaimedCents as claimedCents'])
          .select(['paymentAccount', 'declarant', 'primaryEmail', 'sendOption', 'creditorAddress'])
          .whereRef('statements.creditorId', '=', 'place.creditorId')
          .where('statements.deletedAt', 'is', null)
          .orderBy('statements.createdAt', 'desc')
          .limit(1)
          .as('statement'),
      (join) => join.onTrue(),
    )
    .selectAll(['place', 'statement'])
    .select([
      sql<boolean>`statement.statement_id is null`.as('invitationOnly'),
      sql<string | null>`coalesce(statement.statement_id, (
        select invitations.id from invitations where creditor_id = place.creditor_id order by id desc limit 1
      ))::text`.as('open'),
    ])
    .orderBy('place.createdAt', 'desc')
    .execute();
}
