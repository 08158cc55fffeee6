import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { type CoDefendant, coDefendantsSchema } from '@prorata/contract/dossiers/dossier';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { nameOf } from '../parties/defendant-names.ts';
import { nameBailiffs, refuseUnfitBailiffs } from './bailiffs.ts';
import { refuseDropped } from './defendants.ts';
import { auditedFieldsOf, columnsOf, fieldsOf } from './dossier-fields.ts';
import { type DossierRecord, lockDossierForChange } from './find-dossier.ts';
import { changeDossier } from './outdate-results.ts';
import { refuseRanking } from './refuse-ranking.ts';
import { rememberDefendants } from './remember-defendants.ts';

/** Changes what is known about a dossier. All of it stands in the report, so an older result is out of date then. */
export async function updateDossier(
  db: Database,
  action: UserAction,
  dossierId: string,
  { version, ...given }: BodyOf<typeof dossiersCalls.update>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockDossierForChange(trx, action.actor, dossierId);
    await refuseStale(trx, stored, version);
    await refuseRanking(trx, action.actor, given.distributionType, stored.distributionType);
    await refuseUnfitBailiffs(trx, stored.organizationId, given, stored);
    await refuseDropped(trx, stored, given);
    const { responsibleBailiffId: _, deputyBailiffId: __, ...fields } = given;
    const changes = findChanges(
      auditedFieldsOf(fieldsOf(stored), await nameBailiffs(trx, stored)),
      auditedFieldsOf(fields, await nameBailiffs(trx, given)),
    );
    if (changes === undefined) return;
    const dossier = await changeDossier(trx, dossierId, columnsOf(given), action.at);
    await rememberDefendants(trx, dossier, action.at);
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.changed',
      subjectId: dossierId,
      ...changes,
      version: dossier.version,
    });
  });
}

/** Somebody else against whom a dossier that the transaction has locked runs from now on. */
export async function addDefendant(
  trx: Transaction,
  action: UserAction,
  stored: DossierRecord,
  person: CoDefendant,
): Promise<DossierRecord> {
  const fields = fieldsOf(stored);
  const coDefendants = [...fields.coDefendants, person];
  const isRoomLeft = coDefendantsSchema.safeParse(coDefendants).success;
  const isNew = fields.coDefendants.every(({ id }) => id !== person.id);
  if (!isRoomLeft || !isNew || nameOf(person) === '') {
    throw new ProblemError('validation', { errors: [{ path: 'newDefendant', code: 'invalid' }] });
  }
  const columns = { coDefendants: JSON.stringify(coDefendants) };
  const dossier = await changeDossier(trx, stored.id, columns, action.at);
  await rememberDefendants(trx, dossier, action.at);
  const bailiffs = await nameBailiffs(trx, stored);
  const changes = findChanges(
    auditedFieldsOf(fields, bailiffs),
    auditedFieldsOf({ ...fields, coDefendants }, bailiffs),
  );
  if (changes === undefined) return dossier;
  const { version } = dossier;
  await recordEvent(trx, action, {
    ...{ dossier, type: 'dossier.changed', subjectId: dossier.id, ...changes, version },
  });
  return dossier;
}

/** Writes what the report says besides; a report that was drawn up before does not say it. */
export async function setExplanation(
  db: Database,
  action: UserAction,
  dossierId: string,
  { version, explanation }: BodyOf<typeof dossiersCalls.setExplanation>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stored = await lockDossierForChange(trx, action.actor, dossierId);
    await refuseStale(trx, stored, version);
    if (stored.explanation === explanation) return;
    const dossier = await changeDossier(trx, dossierId, { explanation }, action.at);
    await recordEvent(trx, action, {
      dossier,
      type: 'dossier.explanationChanged',
      subjectId: dossierId,
      before: { explanation: stored.explanation },
      after: { explanation },
      version: dossier.version,
    });
  });
}
