import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import {
  type ContestationEvent,
  decideContestationMove,
} from '@prorata/domain/contestations/contestation-workflow';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Updateable } from 'kysely';
import type { ContestationsTable, Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { listKeptKinds, lockContestation, refusalOf } from './find-contestation.ts';

type Place = ParamsOf<typeof contestationsCalls.annul>;

/** For one that should never have been registered. */
export function annulContestation(
  db: Database,
  action: UserAction,
  place: Place,
  { version, reason }: BodyOf<typeof contestationsCalls.annul>,
): Promise<void> {
  const endedOn = brusselsDate(action.at);
  return end(db, action, place, { event: 'annul', version, endedOn, set: { endNote: reason } });
}

/** Whoever contested gives it up, in writing: the old term counts again. */
export function withdrawContestation(
  db: Database,
  action: UserAction,
  place: Place,
  { version, date }: BodyOf<typeof contestationsCalls.withdraw>,
): Promise<void> {
  return end(db, action, place, { event: 'withdraw', version, endedOn: date, set: {} });
}

/**
 * The parties agree (Judicial Code 1631). Where nobody else loses, that is the end of it; otherwise the money stays where
 * it is until another draft, with a term of its own, has taken the place of this one.
 */
export function settleContestation(
  db: Database,
  action: UserAction,
  place: Place,
  { version, date, doOthersLose, note }: BodyOf<typeof contestationsCalls.settle>,
): Promise<void> {
  const set = { needsNewDraft: doOthersLose, endNote: note };
  return end(db, action, place, { event: 'settle', version, endedOn: date, set });
}

interface Ending {
  readonly event: Exclude<ContestationEvent, 'refer'>;
  readonly version: number;
  readonly endedOn: IsoDate;
  readonly set: Pick<Updateable<ContestationsTable>, 'endNote' | 'needsNewDraft'>;
}

const EVENT_TYPES = {
  annul: 'contestation.annulled',
  withdraw: 'contestation.withdrawn',
  settle: 'contestation.settled',
} as const;

function end(
  db: Database,
  action: UserAction,
  place: Place,
  { event, version, endedOn, set }: Ending,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const contestation = await lockContestation(trx, place);
    await refuseStale(trx, contestation, version);
    const kept = await listKeptKinds(trx, { contestationId: contestation.id });
    const decision = decideContestationMove(contestation.state, event, kept);
    if (!decision.isAllowed) throw refusalOf(decision.reason);
    refuseWrongDay('date', endedOn, action.at, contestation.contestedOn);
    const ended = await trx
      .updateTable('contestations')
      .set({ ...set, state: decision.to, endedOn })
      .where('id', '=', contestation.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    const { contestant } = contestation;
    const { endNote: reason = null, needsNewDraft } = set;
    await recordEvent(trx, action, {
      dossier,
      type: EVENT_TYPES[event],
      subjectId: contestation.id,
      before: { contestant },
      after: { contestant, date: endedOn, reason, ...(event === 'settle' && { needsNewDraft }) },
      version: ended.version,
    });
  });
}
