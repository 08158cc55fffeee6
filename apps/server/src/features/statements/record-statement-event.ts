import type { Transaction } from '../../database/tables.ts';
import type { DossierDeed } from '../../events/dossier-deed.ts';
import { type DossierEvent, recordDossierEvent } from '../../events/record-dossier-event.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { creditorNameOf } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';

/** Where something happens: a statement, and the dossier that the transaction holds. */
export interface StatementInDossier {
  readonly dossier: DossierRecord;
  readonly statement: StatementRecord;
}

interface StatementEvent extends Pick<DossierEvent, 'type' | 'before' | 'after' | 'version'> {
  /** The claim or document that it is about; the statement itself when absent. */
  readonly subject?: DossierEvent['subject'];
}

/** Writes what happened to a statement or a part of it, with the creditor's name, so that a reader knows whose it is. */
export async function recordStatementEvent(
  trx: Transaction,
  deed: DossierDeed,
  { dossier, statement }: StatementInDossier,
  { subject = { type: 'statement', id: statement.id }, before, after, ...event }: StatementEvent,
): Promise<void> {
  const creditorName = creditorNameOf(statement);
  await recordDossierEvent(trx, deed, {
    ...event,
    dossier,
    subject,
    before: before && { creditorName, ...before },
    after: after && { creditorName, ...after },
  });
}
