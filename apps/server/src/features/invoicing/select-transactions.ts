import type { InvoicingRow } from '@prorata/contract/invoicing/invoicing';
import type { IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { startOfMonth } from './months.ts';

/** Whose transactions of which month; all where one is left out. */
export interface InvoicingFilter {
  readonly organizationId?: string | undefined;
  /** `2026-10` */
  readonly month?: string | undefined;
}

/** The transactions that a filter asks for, as a condition on `charge`. */
export async function conditionOf(
  db: Database,
  { organizationId, month }: InvoicingFilter,
): Promise<RawBuilder<SqlBool>> {
  return sql.join<SqlBool>(
    [
      sql`true`,
      ...(organizationId === undefined ? [] : [sql`charge.organization_id = ${organizationId}`]),
      ...(month === undefined ? [] : [await inMonth(db, month)]),
    ],
    sql` and `,
  );
}

/**
 * A month that is closed has what its invoices have. In one that is open stands what happened in it, from midnight to
 * midnight in Belgium, and in the first that is open also what was told too late for the months before.
 */
async function inMonth(db: Database, month: string): Promise<RawBuilder<SqlBool>> {
  const { isClosed, isFirstOpen } = await db
    .selectNoFrom([
      sql<boolean>`exists (select from closed_months where month = ${`${month}-01`}::date)`.as('isClosed'),
      sql<boolean>`exists (
        select from closed_months where month = ${`${month}-01`}::date - interval '1 month'
      )`.as('isFirstOpen'),
    ])
    .executeTakeFirstOrThrow();
  if (isClosed) {
    return sql<SqlBool>`charge.invoice_id in (select id from invoices where month = ${`${month}-01`}::date)`;
  }
  const start = isFirstOpen ? sql`'-infinity'` : startOfMonth(month);
  return sql<SqlBool>`charge.invoice_id is null and charge.occurred_at >= ${start}
    and charge.occurred_at < ${startOfMonth(month, 1)}`;
}

export function selectTransactions(db: Database) {
  return db
    .selectFrom('platformTransactions as charge')
    .innerJoin('organizations', 'organizations.id', 'charge.organizationId')
    .select([
      'charge.id',
      'charge.organizationId',
      'organizations.name as organizationName',
      'charge.dossierId',
      'type',
      'extraInfo',
      'priceCents',
      'discountCents',
      'amountCents',
      'creditedId',
      'reason',
      sql<boolean>`exists (select from platform_transactions as credit where credit.credited_id = charge.id)`.as(
        'isCredited',
      ),
      'fileNumber',
      'defendantName',
      'occurredAt',
      'charge.createdAt',
    ]);
}

type StoredTransaction = Awaited<ReturnType<ReturnType<typeof selectTransactions>['execute']>>[number];

interface DossierDates {
  readonly dossierCreatedOn: IsoDate;
  readonly firstInvitationDate: IsoDate | null;
  readonly lastCalculationDate: IsoDate | null;
}

/** The lines as they are invoiced. What they say of their dossiers is read once for each of those. */
export async function presentTransactions(
  db: Database,
  transactions: readonly StoredTransaction[],
): Promise<InvoicingRow[]> {
  const ids = transactions.flatMap(({ dossierId }) => dossierId ?? []);
  const dates = ids.length === 0 ? new Map() : await readDossierDates(db, [...new Set(ids)]);
  return transactions.map((charge) => present(charge, dates.get(charge.dossierId ?? '')));
}

/** Those that a query finds, as they are invoiced, with the last of them as it is stored: from there the next go on. */
export async function readTransactions(
  db: Database,
  find: (db: Database) => ReturnType<typeof selectTransactions>,
): Promise<{ readonly rows: InvoicingRow[]; readonly last: StoredTransaction | undefined }> {
  const { found, dates } = await readTogether(db, (db) => {
    const dossierIds = find(db).clearSelect().select('charge.dossierId').$castTo<{ dossierId: string }>();
    return { found: find(db).execute(), dates: readDossierDates(db, dossierIds.$asScalar()) };
  });
  const rows = found.map((charge) => present(charge, dates.get(charge.dossierId ?? '')));
  return { rows, last: found.at(-1) };
}

async function readDossierDates(
  db: Database,
  dossierIds: readonly string[] | Expression<string>,
): Promise<Map<string, DossierDates>> {
  const rows = await db
    .selectFrom('dossiers')
    .select([
      'id',
      brusselsDay(sql`created_at`).as('dossierCreatedOn'),
      sql<IsoDate | null>`(
        select ${brusselsDay(sql`min(sent_at)`)} from invitations where dossier_id = dossiers.id
      )`.as('firstInvitationDate'),
      sql<IsoDate | null>`(
        select ${brusselsDay(sql`max(calculated_at)`)} from calculation_results where dossier_id = dossiers.id
      )`.as('lastCalculationDate'),
    ])
    .where('id', 'in', dossierIds)
    .execute();
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}

function brusselsDay(instant: RawBuilder<unknown>): RawBuilder<IsoDate> {
  return sql<IsoDate>`(${instant} at time zone 'Europe/Brussels')::date`;
}

function present(charge: StoredTransaction, dates: DossierDates | undefined): InvoicingRow {
  const sign = charge.creditedId === null ? 1 : -1;
  return {
    id: charge.id,
    organizationId: charge.organizationId,
    organizationName: charge.organizationName,
    event: charge.type,
    extraInfo: charge.extraInfo,
    transactionDate: charge.occurredAt.toISOString(),
    price: sign * eurosFromCents(charge.priceCents),
    discount: sign * eurosFromCents(charge.discountCents) || 0,
    amount: sign * eurosFromCents(charge.amountCents) || 0,
    isCredit: charge.creditedId !== null,
    isCredited: charge.isCredited,
    reason: charge.reason,
    dossierNumber: charge.fileNumber,
    defendant: charge.defendantName,
    dateCreated: charge.createdAt.toISOString(),
    dossierCreatedOn: dates?.dossierCreatedOn ?? null,
    firstInvitationDate: dates?.firstInvitationDate ?? null,
    lastCalculationDate: dates?.lastCalculationDate ?? null,
  };
}
