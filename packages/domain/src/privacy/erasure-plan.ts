import type { IsoDate } from '../iso-date.ts';
import { FINISHED_STATUSES } from '../retention.ts';
import type { DossierStatus } from '../vocabulary.ts';

/** In what somebody can be recognised. */
export const PERSON_RECORDS = [
  'defendant',
  'statement',
  'invitation',
  'party',
  'standardInvitation',
  'payer',
  'contestation',
  'stop',
  'user',
] as const;
export type PersonRecord = (typeof PERSON_RECORDS)[number];

/** What is kept of somebody in one of them. */
export const PERSONAL_PARTS = [
  'identity',
  'contact',
  'claims',
  'documents',
  'messages',
  'report',
  'account',
  'preferences',
] as const;
export type PersonalPart = (typeof PERSONAL_PARTS)[number];

/**
 * Why something stays, with its ground in Article 17(3) or 6 of the GDPR, or may go. What is the law's own to keep is
 * not weighed against the wish of who asks.
 */
export const ERASURE_REASONS = [
  /** 17(3)(b), 6(1)(c) and (e): a distribution that runs (Judicial Code 1627 and following). */
  'dossierRuns',
  /** 17(3)(b) and (e): an office answers for what it did until the period is over. */
  'keptUntil',
  /** 17(3)(b): a signed report is a deed. */
  'deed',
  /** 6(1)(b): somebody works with it. */
  'accountInUse',
  /** 17(3)(b): who signed or acted stays named in deeds and trail. */
  'namedInDeeds',
  /** 17(1)(a): nothing left the office, and nothing will. */
  'nothingSent',
  /** 17(1)(a): the dossier is over, and nobody is written to any more. */
  'nobodyIsReached',
  /** 17(1)(c): kept for convenience, to which one may object. */
  'convenience',
  /** 17(1)(a). */
  'accountClosed',
] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

export interface PlannedPart {
  readonly part: PersonalPart;
  readonly goes: boolean;
  readonly reason: ErasureReason;
  /** The day on which it goes by itself; only of what is kept until one. */
  readonly until?: IsoDate;
}

interface DossierFacts {
  readonly status: DossierStatus;
  readonly isErased: boolean;
  /** Somebody outside the office was sent something. */
  readonly isAnythingSent: boolean;
  readonly hasSignedReport: boolean;
  /** When it is erased by itself, once it is over. */
  readonly erasedOn: IsoDate;
}

export type RecordFacts =
  | {
      readonly kind: 'defendant' | 'invitation' | 'payer' | 'contestation' | 'stop';
      readonly dossier: DossierFacts;
    }
  | { readonly kind: 'statement'; readonly dossier: DossierFacts; readonly hasDocuments: boolean }
  | { readonly kind: 'party' | 'standardInvitation' }
  | { readonly kind: 'user'; readonly isRemoved: boolean };

/** Of each thing that a record keeps of somebody, whether it goes when they ask, and why or why not. */
export function planErasure(record: RecordFacts): PlannedPart[] {
  if ('dossier' in record) return planInDossier(record);
  if (record.kind === 'user') return planAccount(record.isRemoved);
  return goingParts(['identity', 'contact'], 'convenience');
}

function planAccount(isRemoved: boolean): PlannedPart[] {
  if (!isRemoved) return stayingParts(['identity', 'account', 'preferences'], 'accountInUse');
  return [
    ...stayingParts(['identity'], 'namedInDeeds'),
    ...goingParts(['account', 'preferences'], 'accountClosed'),
  ];
}

function planInDossier(record: Extract<RecordFacts, { readonly dossier: DossierFacts }>): PlannedPart[] {
  const { status, isErased, isAnythingSent, hasSignedReport, erasedOn } = record.dossier;
  const report: PlannedPart[] = hasSignedReport ? stayingParts(['report'], 'deed') : [];
  if (isErased) return report;
  const claims: PersonalPart[] = record.kind === 'statement' ? ['claims'] : [];
  const documents: PersonalPart[] = record.kind === 'statement' && record.hasDocuments ? ['documents'] : [];
  const lasting: PersonalPart[] = ['identity', ...claims, ...documents];
  // Of who contests nothing is kept by which they are reached.
  const passing: PersonalPart[] = record.kind === 'contestation' ? [] : ['contact', 'messages'];
  if (!FINISHED_STATUSES.some((finished) => finished === status)) {
    return [...stayingParts([...lasting, ...passing], 'dossierRuns'), ...report];
  }
  // A claim without a name is a sum of nobody: it stays with the amounts of the dossier.
  if (!isAnythingSent && !hasSignedReport) {
    return goingParts(['identity', ...documents, ...passing], 'nothingSent');
  }
  return [
    ...lasting.map((part) => ({ part, goes: false, reason: 'keptUntil' as const, until: erasedOn })),
    ...goingParts(passing, 'nobodyIsReached'),
    ...report,
  ];
}

function goingParts(parts: readonly PersonalPart[], reason: ErasureReason): PlannedPart[] {
  return parts.map((part) => ({ part, goes: true, reason }));
}

function stayingParts(parts: readonly PersonalPart[], reason: ErasureReason): PlannedPart[] {
  return parts.map((part) => ({ part, goes: false, reason }));
}
