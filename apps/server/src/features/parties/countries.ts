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
  return answerCountries(language).items;
}

/** The same as it is answered to whoever fills in an address. */
export function answerCountries(language: Language = 'nl'): Countries {
  const named = COUNTRIES.get(language) ?? namedIn(language);
  COUNTRIES.set(language, named);
  return named;
}

/** Each when it is first asked for: to name and order them takes a start longer than to listen. */
const COUNTRIES = new Map<Language, Countries>();

function namedIn(language: Language): Countries {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const items = codes
    .map(([code = '']) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
  return neverChanges({ items });
}
