import { createHash } from 'node:crypto';
import { type FoundCreditor, MAX_FOUND, MAX_PLACES } from '@prorata/contract/search/found';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { DOSSIER_COLUMNS, inScope, placeIn, type SearchScope } from './found-place.ts';

const STATEMENT_COLUMNS = [
  'statements.id as statementId',
  'statements.totalAmountClaimedCents as claimedCents',
  'statements.paymentAccount',
  'statements.declarant',
  'statements.primaryEmail',
  'statements.sendOption',
  'statements.creditorAddress',
] as const;

const NAME = sql<string | null>`coalesce(
  nullif(btrim(creditors.corporate_name), ''),
  nullif(btrim(coalesce(creditors.first_name, '') || ' ' || coalesce(creditors.last_name, '')), '')
)`;

/**
 * Creditors of all dossiers of the office, each once; the one of the last dossier first. Who they are is found among the words,
 * what they claim is added up only for those that are shown.
 */
export async function findCreditors(db: Database, scope: SearchScope, query: string | undefined) {
  const found = query === undefined ? [] : await findKeys(db, scope, query);
  if (found.length === 0) return { items: [], total: 0 };
  const keys = found.map(({ creditorKey }) => creditorKey);
  const places = await listPlaces(db, scope, keys);
  const items = keys.flatMap((key): FoundCreditor[] => {
    const ofKey = places.filter(({ creditorKey }) => creditorKey === key);
    const [latest] = ofKey;
    if (latest === undefined) return [];
    const nationalNumber = latest.nationalNumber && maskNationalNumber(latest.nationalNumber);
    return [
      {
        // The key may be a national number.
        key: createHash('sha256').update(key).digest('base64url'),
        name: latest.name ?? latest.enterpriseNumber ?? nationalNumber ?? '',
        isOrganization: latest.creditorType !== 'person' && latest.lastName === null,
        isByNameOnly: key.startsWith('name ') && latest.dossiers > 1,
        enterpriseNumber: latest.enterpriseNumber,
        nationalNumber,
        dossiers: latest.dossiers,
        claimed: eurosFromCents(BigInt(latest.claimed ?? 0)),
        lastFiledOn: latest.lastFiledAt && brusselsDate(latest.lastFiledAt),
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

function findKeys(db: Database, scope: SearchScope, query: string) {
  return db
    .with(
      (cte) => cte('entry').materialized(),
      (entries) =>
        entries
          .selectFrom('searchEntries')
          .select((eb) => ['dossierId', eb.ref('creditorKey').$notNull().as('creditorKey')])
          .where(sql<SqlBool>`words @@ (select ${query}::tsquery)`),
    )
    .selectFrom('entry')
    .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
    .select(['entry.creditorKey', sql<number>`count(*) over ()::integer`.as('total')])
    .where('entry.creditorKey', 'is not', null)
    .where(inScope(scope))
    .groupBy('entry.creditorKey')
    .orderBy(sql`max(dossiers.created_at)`, 'desc')
    .orderBy('entry.creditorKey')
    .limit(MAX_FOUND)
    .execute();
}

/**
 * Of each creditor the last few dossiers, with its last statement there or the invitation that it did not answer, and what it
 * claims in all of them. Some are in a large part of the dossiers of an office, so these are gone through once.
 */
function listPlaces(db: Database, scope: SearchScope, keys: readonly string[]) {
  return db
    .with(
      (cte) => cte('entries').materialized(),
      (query) =>
        query
          .selectFrom('searchEntries as entry')
          .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
          .select((eb) => [
            eb.ref('entry.creditorKey').$notNull().as('creditorKey'),
            'entry.thingId as creditorId',
            'entry.dossierId',
            'dossiers.createdAt',
            sql<number>`row_number() over (
              partition by entry.creditor_key order by dossiers.created_at desc, entry.thing_id
            )`.as('place'),
          ])
          .where('entry.organizationId', '=', scope.organizationId)
          // As many as there are, whatever they are: so the plan is kept.
          .where(sql<SqlBool>`entry.creditor_key = any(array(select unnest(${keys}::text[])))`)
          .where(inScope(scope)),
    )
    .with('sums', (query) =>
      query
        .selectFrom('entries')
        .leftJoin('statements', (join) =>
          join
            .onRef('statements.creditorId', '=', 'entries.creditorId')
            .on('statements.deletedAt', 'is', null),
        )
        .select([
          'entries.creditorKey',
          sql<number>`count(distinct entries.dossier_id)::integer`.as('dossiers'),
          sql<string | null>`sum(statements.total_amount_claimed_cents)::text`.as('claimed'),
          sql<Date | null>`max(coalesce(statements.submitted_at, statements.created_at))`.as('lastFiledAt'),
        ])
        .groupBy('entries.creditorKey'),
    )
    .selectFrom('entries')
    .innerJoin('sums', 'sums.creditorKey', 'entries.creditorKey')
    .innerJoin('dossiers', 'dossiers.id', 'entries.dossierId')
    .innerJoin('creditors', 'creditors.id', 'entries.creditorId')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('statements')
          .select(STATEMENT_COLUMNS)
          .whereRef('statements.creditorId', '=', 'entries.creditorId')
          .where('statements.deletedAt', 'is', null)
          .orderBy('statements.createdAt', 'desc')
          .limit(1)
          .as('statement'),
      (join) => join.onTrue(),
    )
    .select(DOSSIER_COLUMNS)
    .select([
      'entries.creditorKey',
      NAME.as('name'),
      'creditors.creditorType',
      'creditors.lastName',
      'creditors.enterpriseNumber',
      'creditors.nationalNumber',
      'sums.dossiers',
      'sums.claimed',
      'sums.lastFiledAt',
      'statement.claimedCents',
      'statement.paymentAccount',
      'statement.declarant',
      'statement.primaryEmail',
      'statement.sendOption',
      'statement.creditorAddress',
      sql<boolean>`statement.statement_id is null`.as('invitationOnly'),
      sql<string | null>`coalesce(statement.statement_id, (
        select invitations.id from invitations where creditor_id = entries.creditor_id order by id desc limit 1
      ))::text`.as('open'),
    ])
    .where('entries.place', '<=', MAX_PLACES)
    .orderBy('entries.creditorKey')
    .orderBy('entries.place')
    .execute();
}
