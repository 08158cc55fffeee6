import type { AnswerOf } from '@prorata/contract/call';
import type { incomeCalls } from '@prorata/contract/income/calls';
import type { Scale } from '@prorata/contract/income/income';
import { type KnownScale, knownScales } from '@prorata/domain/income/scales';
import { eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { toPublishedScale } from './published-scales.ts';

/** All amounts of the law that are known, the oldest first; to those who administer them also who took them over. */
export async function listScales(
  db: Database,
  user: Pick<ActingUser, 'id' | 'isPlatformAdmin'> | undefined,
): Promise<AnswerOf<typeof incomeCalls.listScales>> {
  const rows = await db
    .selectFrom('publishedScales as scale')
    .innerJoin('users as enterer', 'enterer.id', 'scale.enteredBy')
    .leftJoin('users as confirmer', 'confirmer.id', 'scale.confirmedBy')
    .selectAll('scale')
    .select(sql<string>`enterer.first_name || ' ' || enterer.last_name`.as('enterer'))
    .select(sql<string | null>`confirmer.first_name || ' ' || confirmer.last_name`.as('confirmer'))
    .orderBy('fromDay')
    .execute();
  const byDay = new Map(rows.map((row) => [row.fromDay, row]));
  const items = knownScales(rows.map(toPublishedScale)).map((scale): Scale => {
    const row = scale.isPublished ? byDay.get(scale.from) : undefined;
    const isTold = user?.isPlatformAdmin === true;
    return {
      ...presentScale(scale),
      enteredBy: isTold ? (row?.enterer ?? null) : null,
      confirmedBy: isTold ? (row?.confirmer ?? null) : null,
      canConfirm: isTold && row !== undefined && row.confirmedAt === null && row.enteredBy !== user.id,
    };
  });
  return { items };
}

function presentScale({
  from,
  value,
  ...rest
}: KnownScale): Omit<Scale, 'enteredBy' | 'confirmedBy' | 'canConfirm'> {
  const limits = value.brackets.map(({ upToCents }) => eurosFromCents(upToCents ?? 0n));
  const [free = 0, second = 0, third = 0, fourth = 0] = limits;
  return { from, free, second, third, fourth, perChild: eurosFromCents(value.perChildCents), ...rest };
}
