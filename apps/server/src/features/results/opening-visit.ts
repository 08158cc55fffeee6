import type { LinkAct } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Origin } from '../../http/authentication/actor.ts';
import type { LinkInDossier } from './secured-link.ts';

/** Somebody who comes with a link: from where, when, and under which id the log knows it. */
export interface Visit extends Pick<Action, 'at' | 'requestId' | 'claim'> {
  readonly origin: Origin;
}

/** What is done with a link is done by whom it is for, as far as the link says; from where stands beside it. */
export function actionOfVisitor(
  { at, requestId, claim, origin }: Visit,
  { link }: Pick<LinkInDossier, 'link'>,
  name: string | null = link.addressee,
): Action {
  return { actor: { kind: 'visitor', id: link.id, name }, origin, at, requestId, claim };
}

interface VisitToLog {
  readonly act: Exclude<LinkAct, 'signIn'>;
  readonly addresseeIds: readonly string[];
  readonly at: Date;
}

/** Gives the id of the visit; nothing when a letter has been asked for before. */
export async function logVisit(
  trx: Transaction,
  { link }: Pick<LinkInDossier, 'link'>,
  { act, addresseeIds, at }: VisitToLog,
): Promise<string | undefined> {
  const visit = await trx
    .insertInto('documentViewVisits')
    .values({ id: newId(), documentViewId: link.id, act, addresseeIds: [...addresseeIds], visitedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return visit?.id;
}
