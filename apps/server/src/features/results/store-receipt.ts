import type { IsoDate } from '@prorata/domain/iso-date';
import type { OpeningProof } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { KnownAddressee } from './read-ledger.ts';

interface Receipt {
  readonly dossier: DossierRecord;
  readonly resultId: string;
  readonly entry: KnownAddressee;
  readonly receivedOn: IsoDate;
  readonly note: string | null;
  /** By which the addressee opened the draft; null when the office records their receipt. */
  readonly proof: OpeningProof | null;
}

/**
 * Writes a dated receipt into the ledger, whoever it comes from. In a dossier that the transaction has locked; whoever calls
 * settles the report afterwards.
 */
export async function storeReceipt(
  trx: Transaction,
  action: Action,
  { dossier, resultId, entry, receivedOn, note, proof }: Receipt,
): Promise<void> {
  const { addresseeId } = entry;
  await trx
    .insertInto('reportReceipts')
    .values({
      id: newId(),
      ...{ resultId, addresseeId, receivedOn, note, proof },
      recordedBy: proof === null ? action.actor.id : null,
      recordedAt: action.at,
    })
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'addressee.signed',
    subjectId: addresseeId,
    before: { receivedOn: entry.receivedOn },
    after: { addressee: entry.name, receivedOn, ...(proof === null ? { note } : { proof }) },
    version: null,
  });
}
