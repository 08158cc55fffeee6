import type { Language } from '../vocabulary.ts';

/** What a cost is called where others read it: in the report and on the invoice. Dutch is always there. */
export interface CostNames {
  readonly displayName: string;
  readonly displayNameFrench: string | null;
  readonly displayNameGerman: string | null;
  readonly displayNameEnglish: string | null;
}

const FIELD_BY_LANGUAGE = {
  nl: 'displayName',
  fr: 'displayNameFrench',
  de: 'displayNameGerman',
  en: 'displayNameEnglish',
} as const satisfies Record<Language, keyof CostNames>;

/** The name in a language, or `null` where nobody has given one yet. */
export function findCostName(names: CostNames, language: Language): string | null {
  return names[FIELD_BY_LANGUAGE[language]];
}

/** The name in a language; the Dutch one rather than none. */
export function costNameIn(names: CostNames, language: Language): string {
  return findCostName(names, language) ?? names.displayName;
}
