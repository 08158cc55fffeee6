import type { InvoicingRow } from '@prorata/contract/invoicing/invoicing';
import type { IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Whose transactions of which month; all where one is left out. */
export interface InvoicingFilter {
  readonly organizationId?: string | undefined;
  /** `2026-10` */
  readonly month?: string | undefined;
}

/** The transactions that a filter asks for, as a condition on `charge`. */
export function isAskedFor({ organizationId, month }: InvoicingFilter): RawBuilder<SqlBool> {
  return sql.join<SqlBool>(
    [
      sql`true`,
      ...(organizationId === undefined ? [] : [sql`charge.organization_id = ${organizationId}`]),
      ...(month === undefined ? [] : [inMonth(month)]),
    ],
    sql` and `,
  );
}

/** A month begins and ends at midnight in Belgium. Compared as instants, so that the index is used. */
function inMonth(month: string): RawBuilder<SqlBool> {
  const start = sql`${`${month}-01`}::date`;
  return sql<SqlBool>`charge.occurred_at >= ${midnight(start)}
    and charge.occurred_at < ${midnight(sql`${start} + interval '1 month'`)}`;
}

function midnight(day: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`((${day})::timestamp at time zone 'Europe/Brussels')`;
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
  const dates = await readDossierDates(
    db,
    transactions.flatMap(({ dossierId }) => dossierId ?? []),
  );
  return transactions.map((charge) => present(charge, dates.get(charge.dossierId ?? '')));
}

async function readDossierDates(
  db: Database,
  dossierIds: readonly string[],
): Promise<Map<string, DossierDates>> {
  if (dossierIds.length === 0) return new Map();
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
    .where('id', 'in', [...new Set(dossierIds)])
    .execute();
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}

function brusselsDay(instant: RawBuilder<unknown>): RawBuilder<IsoDate> {
  return sql<IsoDate>`(${instant} at time zone 'Europe/Brussels')::date`;
}

function present(charge: StoredTransaction, dates: DossierDates | undefined): InvoicingRow {
  return {
    id: charge.id,
    organizationId: charge.organizationId,
    organizationName: charge.organizationName,
    event: charge.type,
    extraInfo: charge.extraInfo,
    transactionDate: charge.occurredAt.toISOString(),
    price: eurosFromCents(charge.priceCents),
    discount: eurosFromCents(charge.discountCents),
    amount: eurosFromCents(charge.amountCents),
    dossierNumber: charge.fileNumber,
    defendant: charge.defendantName,
    dateCreated: charge.createdAt.toISOString(),
    dossierCreatedOn: dates?.dossierCreatedOn ?? null,
    firstInvitationDate: dates?.firstInvitationDate ?? null,
    lastCalculationDate: dates?.lastCalculationDate ?? null,
  };
}
