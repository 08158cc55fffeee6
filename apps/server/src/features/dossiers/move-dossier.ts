import {
  type DossierCondition,
  type DossierMoveEvent,
  decideDossierMove,
} from '@prorata/domain/dossier-workflow';
import type { Facts } from '@prorata/domain/workflow';
import type { Updateable } from 'kysely';
import type { DossiersTable, Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from './find-dossier.ts';

interface Movement {
  readonly event: DossierMoveEvent;
  /** What the workflow's conditions ask and the caller found to hold. */
  readonly facts?: Facts<DossierCondition>;
  /** What the status brings with it, such as the reason for cancelling. */
  readonly set?: Pick<Updateable<DossiersTable>, 'cancelReason' | 'closedAt' | 'contestationEndsOn'>;
  readonly reason?: string;
}

/**
 * Moves a dossier as the workflow says, in one update that holds only while nobody else has moved it: of two people,
 * or of a click and a job, one wins and the other is told.
 */
export async function moveDossier(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { event, facts, set, reason }: Movement,
): Promise<DossierRecord> {
  const decision = decideDossierMove(dossier.status, event, facts);
  if (!decision.isAllowed) throw refusalOfMove(dossier, decision.reason);
  const moved = await trx
    .updateTable('dossiers')
    .set({
      ...set,
      ...(EVENTS_OF_READINESS.has(event) && { provisionedAt: action.at }),
      status: decision.to,
      statusChangedAt: action.at,
    })
    .where('id', '=', dossier.id)
    .where('status', '=', dossier.status)
    .returningAll()
    .executeTakeFirst();
  if (moved === undefined) throw refusalOfMove(dossier, 'notInThisStatus');
  await recordEvent(trx, action, {
    dossier,
    type: `dossier.${event}`,
    subjectId: dossier.id,
    before: { status: dossier.status },
    after: { status: moved.status, ...(reason !== undefined && { reason }) },
    version: moved.version,
  });
  return moved;
}

/** A dossier whose last calculation is deleted was ready before: the term of the draft does not start again. */
const EVENTS_OF_READINESS: ReadonlySet<DossierMoveEvent> = new Set([
  'moveToProvisioned',
  'allInvitationsClosed',
]);

function refusalOfMove({ status }: DossierRecord, reason: string): ProblemError {
  return new ProblemError('dossier-status', { params: { status }, detail: reason });
}
