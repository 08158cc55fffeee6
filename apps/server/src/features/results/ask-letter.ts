import type { LinkState } from '@prorata/contract/results/opening';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Tools } from '../../tools.ts';
import { actionOfVisitor, logVisit, type Visit } from './opening-visit.ts';
import { presentLink } from './read-link.ts';
import { lockLinkInDossier } from './secured-link.ts';

/**
 * Tells the office, once, that somebody wants the registered letter that the law knows. It needs no second proof: whoever
 * cannot give one asks for it, and what follows goes to the address on file.
 */
export async function askLetter(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  visit: Visit,
  code: string,
): Promise<LinkState> {
  const { at } = visit;
  return inTransaction(db, async (trx) => {
    const found = await lockLinkInDossier(trx, code, { at, settings });
    const { dossier, entries } = found;
    const addresseeIds = entries.map(({ addresseeId }) => addresseeId);
    const visitId = await logVisit(trx, found, { act: 'letterAsked', addresseeIds, at });
    if (visitId !== undefined) {
      for (const { addresseeId, name } of entries) {
        await recordEvent(trx, actionOfVisitor(visit, found, name), {
          dossier,
          type: 'addressee.letterAsked',
          subjectId: addresseeId,
          before: null,
          after: { addressee: name },
          version: null,
        });
      }
    }
    return presentLink(trx, found, at);
  });
}
