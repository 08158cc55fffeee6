import type { BodyOf } from '@prorata/contract/call';
import type { viewsCalls } from '@prorata/contract/views/calls';
import { MAX_OFFICE_VIEWS, MAX_OWN_VIEWS } from '@prorata/contract/views/view';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { canChangeForOffice, NAME_REFUSALS } from './find-view.ts';

/** Keeps a view, for oneself or for the whole office, and gives its id. What one keeps for oneself is not in the trail. */
export function createView(
  db: Database,
  action: UserAction,
  { list, name, content, isOffice }: BodyOf<typeof viewsCalls.create>,
): Promise<string> {
  const { actor } = action;
  if (isOffice && !canChangeForOffice(actor)) throw new ProblemError('insufficient-permissions');
  const organizationId = isOffice ? (actor.organization?.id ?? null) : null;
  const ownerId = isOffice ? null : actor.id;
  return inTransaction(db, async (trx) => {
    await refuseMore(trx, { list, organizationId, ownerId });
    const id = newId();
    await refuseViolations(NAME_REFUSALS, () =>
      trx
        .insertInto('listViews')
        .values({
          ...{ id, list, name, organizationId, ownerId },
          content: JSON.stringify(content),
          createdBy: actor.id,
          createdAt: action.at,
        })
        .execute(),
    );
    if (organizationId === null) {
      await action.claim?.(trx);
      return id;
    }
    await recordEvent(trx, action, {
      type: 'view.created',
      ...{ organizationId, subjectId: id, version: 1 },
      before: null,
      after: { name },
    });
    return id;
  });
}

interface Holder {
  readonly list: string;
  readonly organizationId: string | null;
  readonly ownerId: string | null;
}

/** Who adds the last one that fits keeps others waiting until it is there. */
async function refuseMore(trx: Transaction, { list, organizationId, ownerId }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${organizationId ?? ownerId}`}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom('listViews')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('list', '=', list)
    .where(({ eb }) =>
      ownerId === null ? eb('organizationId', '=', organizationId) : eb('ownerId', '=', ownerId),
    )
    .executeTakeFirstOrThrow();
  if (count >= (ownerId === null ? MAX_OFFICE_VIEWS : MAX_OWN_VIEWS)) throw new ProblemError('views-full');
}
