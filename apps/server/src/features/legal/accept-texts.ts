import type { LegalText } from '@prorata/contract/legal/legal-text';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { legalTextVersion } from './legal-texts.ts';

interface Acceptance {
  readonly kinds: readonly LegalText['kind'][];
  readonly userId: string;
  /** Set when the licence agreement is accepted for a whole organization. */
  readonly organizationId: string | null;
  /** In which the texts were read. */
  readonly language: Language;
  readonly at: Date;
}

/**
 * Writes down that somebody accepted texts, in the versions that are served at this moment. Gives `false` when
 * these versions had been accepted before: the first time is the one that counts.
 */
export async function acceptTexts(
  trx: Transaction,
  { kinds, userId, organizationId, language, at }: Acceptance,
): Promise<boolean> {
  const rows = kinds.map((document) => ({
    id: newId(),
    userId,
    organizationId,
    document,
    documentVersion: legalTextVersion(document, brusselsDate(at)),
    language,
    acceptedAt: at,
  }));
  const accepted = await trx
    .insertInto('legalAcceptances')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return accepted.length > 0;
}
