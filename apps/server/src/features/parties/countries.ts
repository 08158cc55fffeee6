import type { Country } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { neverChanges } from '../../http/calls/unchanging.ts';

interface Countries {
  readonly items: Country[];
}

/**
 * The countries of ISO 3166, in the order of the language. The names are those of the Unicode CLDR, which are the
 * ones that people use: "België" rather than "Koninkrijk België".
 */
export function listCountries(language: Language): readonly Country[] {
  return COUNTRIES[language].items;
}

/** The same as it is answered to whoever fills in an address. */
export function answerCountries(language: Language = 'nl'): Countries {
  return COUNTRIES[language];
}

const COUNTRIES: Readonly<Record<Language, Countries>> = {
  nl: namedIn('nl'),
  fr: namedIn('fr'),
  de: namedIn('de'),
  en: namedIn('en'),
};

function namedIn(language: Language): Countries {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const items = codes
    .map(([code = '']) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
  return neverChanges({ items });
}
