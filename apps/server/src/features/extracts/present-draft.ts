import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { erasedOn } from '@prorata/domain/retention';
import { PLATFORM_COST_TYPES, type PlatformCostType } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { readPeriod } from '../parameters/read-period.ts';
import { compareWithDossier } from './compare-with-dossier.ts';
import { type ExtractRecord, getContent, type StoredContent } from './find-extract.ts';

/** A draft as the wizard shows it, on a day with its prices. */
export async function presentDraft(db: Database, draft: ExtractRecord, at: Date): Promise<ExtractDraft> {
  const content = getContent(draft);
  const { dossierId } = draft;
  return {
    ...content,
    extractId: draft.id,
    version: draft.version,
    dossierId,
    fileName: draft.fileName,
    comparison: dossierId === null ? null : await readComparison(db, dossierId, content),
    prices: await readPrices(db, draft, at),
    // Sound: it is stored only as the contract lets it in.
    progress: draft.progress as ExtractDraft['progress'],
    uploadedAt: draft.uploadedAt.toISOString(),
    uploadedBy: draft.uploaderName,
    erasedOn: erasedOn(brusselsDate(draft.updatedAt), await readPeriod(db, 'retention.extracts')),
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
  const prices: Partial<Record<PlatformCostType, number | null>> = {};
  for (const type of PLATFORM_COST_TYPES) {
    const cents = await findPlatformPrice(db, { type, organizationId, at });
    prices[type] = cents === undefined ? null : eurosFromCents(cents);
  }
  const { creation = null, analysis = null, emailPort = null, registeredLetterPort = null } = prices;
  return { creation, analysis, emailPort, registeredLetterPort };
}
