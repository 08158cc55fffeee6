import type { Privilege } from '@prorata/law/privileges/privilege';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { PoolKind } from './input.ts';
import type { LineKind, LineLimit, LineStep, Turn } from './outcome.ts';

/** The calculation's own view of a pool: what is left in it goes down as turns are served. */
export interface Pool {
  readonly id: string;
  readonly kind: PoolKind;
  readonly grossCents: Cents;
  leftCents: Cents;
  ownCostsCents: Cents;
  commonCostsCents: Cents;
}

/** The calculation's own view of a cost, a claim or a chirographic part. */
export interface Line {
  /** Place in the canonical order. */
  readonly position: number;
  readonly kind: LineKind;
  readonly id: string;
  readonly statementId: string | undefined;
  readonly creditorId: string | undefined;
  readonly privilege: Privilege;
  readonly rank: number;
  readonly pool: Pool | undefined;
  readonly since: IsoDate | undefined;
  readonly limitCents: Cents | undefined;
  readonly reserved: boolean;
  readonly claimedCents: Cents;
  allottedCents: Cents;
  limit: LineLimit | undefined;
  readonly steps: LineStep[];
}

/** Claims of one general rank: one place in the walk. */
export interface GeneralRank {
  readonly rank: number;
  readonly lines: readonly Line[];
}

/** The story so far: every sharing appends its turn. */
export type Story = Turn[];

export function unpaidOf(line: Line): Cents {
  return line.claimedCents - line.allottedCents;
}

/** The protected part of an income is closed to everybody but maintenance (Judicial Code 1412). */
export function isOpen(pool: Pool): boolean {
  return pool.kind !== 'maintenanceOnly';
}

export function groupByPool(lines: readonly Line[]): Map<Pool, Line[]> {
  const byPool = new Map<Pool, Line[]>();
  for (const line of lines) {
    if (line.pool === undefined) continue;
    const known = byPool.get(line.pool);
    if (known === undefined) byPool.set(line.pool, [line]);
    else known.push(line);
  }
  return byPool;
}
