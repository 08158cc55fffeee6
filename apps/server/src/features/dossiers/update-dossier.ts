import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { nameBailiffs, refuseUnfitBailiffs } from './bailiffs.ts';
import { refuseDropped } from './defendants.ts';
import { auditedFieldsOf, columnsOf, fieldsOf } from './dossier-fields.ts';
import { lockDossierForChange } from './find-dossier.ts';
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
