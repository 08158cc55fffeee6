import { hasEffect, timelinessOf } from '@prorata/domain/contestations/timeliness';
import { daysToContest } from '@prorata/domain/sending-ledger/report-ledger';
import type { Selectable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { ContestationsTable, Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { KnownLedger } from './read-ledger.ts';

interface Judged {
  readonly resultId: string;
  readonly ledger: KnownLedger;
}

/**
 * Whether somebody contests in time follows from their days, which move when the draft is deposited, presented, comes back or
 * is sent again (Judicial Code 53bis). So each change of the ledger finds it anew, for those that nothing has ended yet.
 */
export async function judgeContestations(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { resultId, ledger: { entries } }: Judged,
): Promise<void> {
  const contestations = await trx
    .selectFrom('contestations')
    .selectAll()
    .where('resultId', '=', resultId)
    .where('state', '=', 'registered')
    .orderBy('registeredAt')
    .execute();
  for (const contestation of contestations) {
    const days = daysToContest(entries, contestation.addresseeId);
    const found = {
      timeliness: timelinessOf(contestation.contestedOn, days),
      lastDay: days?.lastDay ?? null,
      cautiousDay: days?.cautiousDay ?? null,
    };
    const { timeliness, lastDay, cautiousDay } = contestation;
    const isSame =
      timeliness === found.timeliness && lastDay === found.lastDay && cautiousDay === found.cautiousDay;
    if (!isSame) await store(trx, action, dossier, { contestation, found });
  }
}

type Found = Pick<Selectable<ContestationsTable>, 'timeliness' | 'lastDay' | 'cautiousDay'>;

interface Moved {
  readonly contestation: Selectable<ContestationsTable>;
  readonly found: Found;
}

async function store(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { contestation, found }: Moved,
): Promise<void> {
  const { id: contestationId, way, resultId, contestant, timeliness, lastDay, cautiousDay } = contestation;
  await trx
    .insertInto('formerTimeliness')
    .values({
      ...{ id: newId(), contestationId, timeliness, lastDay, cautiousDay, foundUntil: action.at },
    })
    .execute();
  const isReferred =
    hasEffect({ way, timeliness: found.timeliness }) && (await isBeforeTheJudge(trx, resultId));
  const { version } = await trx
    .updateTable('contestations')
    .set({ ...found, ...(isReferred && { state: 'referred' }) })
    .where('id', '=', contestationId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'contestation.timelinessFound',
    subjectId: contestationId,
    before: { contestant, timeliness, lastDay },
    after: { contestant, timeliness: found.timeliness, lastDay: found.lastDay },
    version,
  });
}

/** The judge decides on all who contest one draft: whoever joins after the consignment goes where the others went. */
export async function isBeforeTheJudge(trx: Transaction, resultId: string): Promise<boolean> {
  const proceeding = await trx
    .selectFrom('proceedings')
    .select('id')
    .where('resultId', '=', resultId)
    .executeTakeFirst();
  return proceeding !== undefined;
}
