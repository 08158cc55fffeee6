import type { AnswerOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import { eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import { type PageRequest, presentPage, readPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from './find-dossier.ts';

/** What the platform charged for a dossier, the last first, and the sum of all pages. */
export async function listPlatformTransactions(
  db: Database,
  user: ActingUser,
  dossierId: string,
  page: PageRequest,
): Promise<AnswerOf<typeof costsCalls.listPlatformTransactions>> {
  await getDossier(db, user, dossierId);
  const charges = db.selectFrom('platformTransactions').where('dossierId', '=', dossierId);
  const { sum } = await charges
    .select(sql<bigint>`coalesce(sum(amount_cents), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  const query = charges.selectAll().orderBy('occurredAt', 'desc').orderBy('id', 'desc');
  const listed = presentPage(await readPage(query, page), (charge) => ({
    id: charge.id,
    event: charge.type,
    extraInfo: charge.extraInfo,
    transactionDate: charge.occurredAt.toISOString(),
    price: eurosFromCents(charge.priceCents),
    discount: eurosFromCents(charge.discountCents),
    amount: eurosFromCents(charge.amountCents),
  }));
  return { ...listed, totalAmount: eurosFromCents(sum) };
}
