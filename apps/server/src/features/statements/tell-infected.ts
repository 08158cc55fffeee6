import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { tell } from '../notifications/tell.ts';
import { listWatchers } from '../notifications/watchers.ts';

export interface InfectedFile {
  /** The document, or whatever else the file belongs to. */
  readonly subjectId: string;
  readonly statementId: string | null;
  readonly fileName: string;
  readonly sha256: string;
  readonly virus: string;
}

/** Writes down that a virus was found in a file of a dossier, and tells those who watch it, of the same bytes once. */
export async function tellInfected(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { subjectId, statementId, fileName, sha256, virus }: InfectedFile,
): Promise<void> {
  await recordEvent(trx, action, {
    ...{ type: 'document.infected', dossier, subjectId, version: null },
    before: null,
    after: { fileName, sha256, virus },
  });
  const watchers = await listWatchers(trx, dossier);
  const occasion = `virus in ${sha256} of dossier ${dossier.id}`;
  await tell(
    trx,
    action.at,
    { kind: 'infected', dossierId: dossier.id, occasion, about: fileName, statementId },
    watchers.map(({ id }) => id),
  );
}
