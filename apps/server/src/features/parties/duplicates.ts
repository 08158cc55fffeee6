import type { BodyOf } from '@prorata/contract/call';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import { compareNumbers } from '@prorata/domain/creditors/identify-creditor';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { inPairOrder, joinParties } from './join-parties.ts';
import { lockParty, type PartyPlace } from './party-book.ts';
import { fieldsOf } from './present-party.ts';

/**
 * Makes one party of two that somebody knows to be the same, whatever their names; different numbers are never one. Nothing
 * undoes it: the other is forgotten.
 */
export async function joinBook(
  db: Database,
  action: UserAction,
  { organizationId, partyId }: PartyPlace,
  { version, otherId, otherVersion }: BodyOf<typeof partiesCalls.joinBook>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // In one order, so that two who join the same two the other way round do not wait for each other.
    const { partyId: first, otherPartyId: second } = inPairOrder(partyId, otherId);
    const locked = [
      await lockParty(trx, { organizationId, partyId: first }),
      await lockParty(trx, { organizationId, partyId: second }),
    ] as const;
    const [kept, other] = first === partyId ? locked : ([locked[1], locked[0]] as const);
    await refuseStale(trx, kept, version);
    await refuseStale(trx, other, otherVersion);
    if (kept.id === other.id || compareNumbers(kept, other) === 'different')
      throw new ProblemError('conflict');
    const joined = await joinParties(trx, kept, other);
    const { before, after } = findChanges(fieldsOf(kept), fieldsOf(joined)) ?? { before: null, after: null };
    const event = { organizationId, subjectId: kept.id, version: joined.version, before, after };
    await recordEvent(trx, action, { type: 'party.joined', ...event });
    await recordEvent(trx, action, {
      type: 'party.removed',
      organizationId,
      subjectId: other.id,
      version: null,
      before: null,
      after: null,
    });
  });
}

/** Remembers that two of the book are two, however alike: neither list nor page asks again. */
export async function tellApart(
  db: Database,
  action: UserAction,
  { organizationId, partyId }: PartyPlace,
  { otherId }: BodyOf<typeof partiesCalls.tellApart>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const pair = inPairOrder(partyId, otherId);
    await lockParty(trx, { organizationId, partyId: pair.partyId });
    await lockParty(trx, { organizationId, partyId: pair.otherPartyId });
    if (partyId === otherId) throw new ProblemError('conflict');
    const told = await trx
      .insertInto('distinctParties')
      .values(pair)
      .onConflict((conflict) => conflict.doNothing())
      .returning('partyId')
      .executeTakeFirst();
    if (told === undefined) return;
    const event = { organizationId, subjectId: partyId, version: null, before: null, after: null };
    await recordEvent(trx, action, { type: 'party.toldApart', ...event });
  });
}
