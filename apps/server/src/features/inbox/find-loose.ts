import { EDITABLE_DOSSIER_STATUSES } from '@prorata/domain/dossier-workflow';
import { placeDocumentsBy } from '@prorata/domain/inbox/work';
import { brusselsDate } from '@prorata/domain/iso-date';

import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import type { FoundWork, Place, Seeker } from './found-work.ts';
import { ownership, scopesOf } from './whose-work.ts';

/**
 * The papers in the trays, by dossier, while they can be put in a place: the dossier is open, there is a statement, and the
 * scanner has nothing against them.
 */
export async function findLooseDocuments(
  db: Database | Transaction,
  worker: Seeker,
  { organizationId, dossierId }: Place,
): Promise<FoundWork[]> {
  const trays = await db
    .with('trays', (own) =>
      own
        .selectFrom('looseDocuments as loose')
        .innerJoin('files as file', 'file.id', 'loose.fileId')
        .select(['loose.dossierId', sql<number>`count(*)::integer`.as('documents')])
        .select(({ fn }) => [
          fn.min('loose.uploadedAt').as('firstAt'),
          fn.max('loose.uploadedAt').as('lastAt'),
        ])
        .where('file.verdict', 'in', ['unscanned', 'clean'])
        .groupBy('loose.dossierId'),
    )
    .selectFrom('trays')
    .innerJoin('dossiers', 'dossiers.id', 'trays.dossierId')
    .select(['dossiers.id', 'trays.documents', 'trays.firstAt', 'trays.lastAt', ...ownership(worker.id)])
    .where('dossiers.organizationId', '=', organizationId)
    .where('dossiers.status', 'in', EDITABLE_DOSSIER_STATUSES)
    .$if(dossierId !== undefined, (some) => some.where('dossiers.id', '=', dossierId ?? null))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('statements')
          .select('statements.id')
          .whereRef('statements.dossierId', '=', 'dossiers.id')
          .where('statements.deletedAt', 'is', null),
      ),
    )
    .execute();
  return trays.map(({ id, documents, firstAt, lastAt, isMine, isFollowed, handlerId }): FoundWork => {
    const since = brusselsDate(firstAt);
    return {
      ...{ key: 'placeDocuments', kind: 'placeDocuments', dossierId: id, occasion: lastAt.toISOString() },
      ...{ tab: 'statements', count: documents, since, dueOn: placeDocumentsBy(since), term: null },
      ...{ awaits: null, canAct: worker.canWrite, isPressing: false },
      scopes: scopesOf(Boolean(isMine), isFollowed),
      ...{ amountCents: null, failed: null, text: null, author: null, subjectId: null },
      assigneeId: handlerId,
    };
  });
}
