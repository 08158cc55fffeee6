import type { AnswerOf, BodyOf } from '@prorata/contract/call';
import type { usersCalls } from '@prorata/contract/users/calls';
import { handOver } from '@prorata/domain/hand-over';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { selectOpenDossiers } from '../users/open-dossiers.ts';
import { findRefusalToRemove } from '../users/policy.ts';
import { getUser } from '../users/queries.ts';
import { canDeputise, canRespond, nameBailiffs } from './bailiffs.ts';
import type { DossierRecord } from './find-dossier.ts';
import { changeDossier } from './outdate-results.ts';

/**
 * Leaves the open dossiers of somebody to a successor of the same office: all of them or none, each with its event. A
 * report that names the old bailiff is out of date then.
 */
export async function handOverDossiers(
  db: Database,
  action: UserAction,
  userId: string,
  { successorId }: BodyOf<typeof usersCalls.handOver>,
): Promise<AnswerOf<typeof usersCalls.handOver>> {
  return inTransaction(db, async (trx) => {
    refuse(findRefusalToRemove(action.actor, await getUser(trx, userId)));
    const dossiers = await selectOpenDossiers(trx, userId).selectAll().orderBy('id').forUpdate().execute();
    await refuseUnfitSuccessor(trx, dossiers, { userId, successorId });
    for (const dossier of dossiers) await handOverDossier(trx, action, dossier, { userId, successorId });
    return { dossiers: dossiers.length };
  });
}

interface Succession {
  readonly userId: string;
  readonly successorId: string;
}

async function refuseUnfitSuccessor(
  trx: Transaction,
  dossiers: readonly DossierRecord[],
  { userId, successorId }: Succession,
): Promise<void> {
  const isResponsible = dossiers.some(({ responsibleBailiffId }) => responsibleBailiffId === userId);
  const isFit = isResponsible ? canRespond : canDeputise;
  const offices = [...new Set(dossiers.map(({ organizationId }) => organizationId))];
  let isSuitable = successorId !== userId;
  for (const office of offices) isSuitable &&= await isFit(trx, office, successorId);
  if (isSuitable) return;
  throw new ProblemError('validation', { errors: [{ path: 'successorId', code: 'choice-invalid' }] });
}

async function handOverDossier(
  trx: Transaction,
  action: UserAction,
  stored: DossierRecord,
  { userId, successorId }: Succession,
): Promise<void> {
  const bailiffs = handOver(stored, userId, successorId);
  const changes = findChanges(
    { ...(await nameBailiffs(trx, stored)), signer: stored.signer },
    { ...(await nameBailiffs(trx, bailiffs)), signer: bailiffs.signer },
  );
  if (changes === undefined) return;
  const dossier = await changeDossier(trx, stored.id, bailiffs, action.at);
  await recordEvent(trx, action, {
    dossier,
    type: 'dossier.handedOver',
    subjectId: stored.id,
    ...changes,
    version: dossier.version,
  });
}
