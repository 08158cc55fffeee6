import type { Language, LegalForm } from '@prorata/domain/vocabulary';
import { vocabulary as de } from '@prorata/i18n/de/vocabulary';
import { vocabulary as en } from '@prorata/i18n/en/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';

const VOCABULARIES = { nl, fr, de, en };

/** These are no part of a name. */
const UNWRITTEN_FORMS: ReadonlySet<LegalForm> = new Set(['HANDELAAR', 'OV', 'AV', 'FV', 'VVZRL']);

/** A company as letters and reports name it: with its legal form, unless the name says it already. */
export function withLegalForm(name: string, form: LegalForm | null, language: Language): string {
  if (name === '' || form === null || UNWRITTEN_FORMS.has(form)) return name;
  const known = Object.values(VOCABULARIES).map((vocabulary) => vocabulary.legalFormAbbreviation[form]);
  const isWritten = [form, ...known].some((word) =>
    name
      .toUpperCase()
      .split(/[\s.,]+/)
      .includes(word.toUpperCase()),
  );
  return isWritten ? name : `${name} ${VOCABULARIES[language].legalFormAbbreviation[form]}`;
}
