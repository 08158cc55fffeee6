import { SHOWN_MONTHS } from '@prorata/contract/figures/figures';
import { addMonths, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { type RawBuilder, sql } from 'kysely';

export interface MonthSum {
  /** `2026-11` */
  readonly month: string;
  readonly cents: bigint;
  readonly dossiers: number;
}

/**
 * The money of the dossiers that are read, in cents. A dossier that follows because a reserve was decided distributes what
 * the first one held back: of it only the interest is new.
 */
export const DISTRIBUTED = sql<bigint>`coalesce(sum(
  case when follow_ups.kind = 'reserveDecided' then follow_ups.interest_cents
  else coalesce(dossiers.balance_to_distribute_cents, 0) end
), 0)::bigint`;

/** The day in Belgium at an instant. */
export function dayIn(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${instant} at time zone 'Europe/Brussels')::date`;
}

/** The instant at which a day begins in Belgium. */
export function midnightOf(day: IsoDate): RawBuilder<unknown> {
  return sql`(${day}::date::timestamp at time zone 'Europe/Brussels')`;
}

/** Each of the last months, the running one last; nothing was distributed in those that are not there. */
export function listMonths(rows: readonly MonthSum[], today: IsoDate) {
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return Array.from({ length: SHOWN_MONTHS }, (_, index) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, index + 1 - SHOWN_MONTHS).slice(0, 7);
    const found = byMonth.get(month);
    return { month, amount: eurosFromCents(found?.cents ?? 0n), dossiers: found?.dossiers ?? 0 };
  });
}
