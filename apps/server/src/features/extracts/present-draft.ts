import type { DraftOrSeal, ExtractDraft } from '@prorata/contract/extracts/draft';
import { isSealed } from '@prorata/contract/statements/document';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { erasedOn } from '@prorata/domain/retention';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { readPeriod } from '../parameters/read-period.ts';
import { compareWithDossier } from './compare-with-dossier.ts';
import { type ExtractRecord, getContent, type StoredContent } from './find-extract.ts';

/** A draft as the wizard shows it, on a day with its prices; what was read in it once the scanner has nothing against the file. */
export async function presentDraft(db: Database, draft: ExtractRecord, at: Date): Promise<DraftOrSeal> {
  const content = getContent(draft);
  const { id: extractId, version, dossierId, fileName } = draft;
  const verdict = draft.verdict ?? 'unscanned';
  if (isSealed(verdict))
    return { extractId, version, dossierId, docTypeId: draft.extractType, fileName, verdict };
  const { comparison, prices, period } = await readTogether(db, (db) => ({
    comparison: dossierId === null ? null : readComparison(db, dossierId, content),
    prices: readPrices(db, draft, at),
    period: readPeriod(db, 'retention.extracts'),
  }));
  return {
    ...content,
    ...{ extractId, version, dossierId, fileName, verdict },
    comparison,
    prices,
    // Sound: it is stored only as the contract lets it in.
    progress: draft.progress as ExtractDraft['progress'],
    uploadedAt: draft.uploadedAt.toISOString(),
    uploadedBy: draft.uploaderName,
    erasedOn: erasedOn(brusselsDate(draft.updatedAt), period),
  };
}

async function readComparison(db: Database, dossierId: string, content: StoredContent) {
  const dossier = await db
    .selectFrom('dossiers')
    .selectAll()
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
  return compareWithDossier(db, dossier, content);
}

async function readPrices(
  db: Database,
  { organizationId }: ExtractRecord,
  at: Date,
): Promise<ExtractDraft['prices']> {
  const priceOf = async (db: Database, type: PlatformCostType) => {
    const cents = await findPlatformPrice(db, { type, organizationId, at });
    return cents === undefined ? null : eurosFromCents(cents);
  };
  return readTogether(db, (db) => ({
    creation: priceOf(db, 'creation'),
    analysis: priceOf(db, 'analysis'),
    emailPort: priceOf(db, 'emailPort'),
    registeredLetterPort: priceOf(db, 'registeredLetterPort'),
  }));
}
