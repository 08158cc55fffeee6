import { sheet as germanWords } from '@prorata/i18n/de/sheet';
import { vocabulary as germanVocabulary } from '@prorata/i18n/de/vocabulary';
import { sheet as englishWords } from '@prorata/i18n/en/sheet';
import { vocabulary as englishVocabulary } from '@prorata/i18n/en/vocabulary';
import { sheet as frenchWords } from '@prorata/i18n/fr/sheet';
import { vocabulary as frenchVocabulary } from '@prorata/i18n/fr/vocabulary';
import { sheet as dutchWords } from '@prorata/i18n/nl/sheet';
import { vocabulary as dutchVocabulary } from '@prorata/i18n/nl/vocabulary';

/** The words of the sheets, in the language of who downloads one; a sheet that comes back is read in any of them. */
export const SHEET_WORDS = { nl: dutchWords, fr: frenchWords, de: germanWords, en: englishWords } as const;
export const VOCABULARIES = {
  nl: dutchVocabulary,
  fr: frenchVocabulary,
  de: germanVocabulary,
  en: englishVocabulary,
} as const;

/** The columns of the sheet with which statements are filed, in their order: what we know, and what is asked. */
export const MODEL_COLUMNS = [
  'invitationId',
  'office',
  'fileNumber',
  'defendant',
  'validUntil',
  'principal',
  'interest',
  'costs',
  'privilege',
  'assetDescription',
  'account',
  'reference',
  'communication',
  'titleKind',
  'titleDate',
  'titleIssuer',
  'titleNumber',
  'documentNames',
] as const;
export type ModelColumn = (typeof MODEL_COLUMNS)[number];

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
