import type { PersonToAddress } from '@prorata/domain/person-to-address';
import type { Language, Salutation } from '@prorata/domain/vocabulary';
import type { Values } from './catalogue/variables.ts';

type ByPerson = Readonly<Record<Salutation | 'unknown', string>>;

/** How a letter begins. `{}` is the last name; French letters address nobody by name. */
export const SALUTATIONS: Readonly<Record<Language, ByPerson>> = {
  nl: { mr: 'Geachte heer {}', ms: 'Geachte mevrouw {}', unknown: 'Geachte mevrouw, geachte heer' },
  fr: { mr: 'Monsieur', ms: 'Madame', unknown: 'Madame, Monsieur' },
  de: {
    mr: 'Sehr geehrter Herr {}',
    ms: 'Sehr geehrte Frau {}',
    unknown: 'Sehr geehrte Damen und Herren',
  },
  en: { mr: 'Dear Mr {}', ms: 'Dear Ms {}', unknown: 'Dear Sir or Madam' },
};

/** What a bailiff is called behind the own name. In German there is no word for both: it is then left out. */
export const BAILIFF_TITLES: Readonly<Record<Language, ByPerson>> = {
  nl: same('gerechtsdeurwaarder'),
  fr: same('huissier de justice'),
  de: { mr: 'Gerichtsvollzieher', ms: 'Gerichtsvollzieherin', unknown: '' },
  en: same('bailiff'),
};

function same(title: string): ByPerson {
  return { mr: title, ms: title, unknown: title };
}

/** What every mail and letter says of whom it goes to. */
export function recipientValues(
  name: string,
  person: PersonToAddress | null,
  language: Language,
): Values<'recipient.name' | 'recipient.salutation' | 'recipient.isNamed'> {
  const salutation = SALUTATIONS[language][person?.salutation ?? 'unknown'];
  return {
    'recipient.name': name,
    'recipient.salutation': salutation.replace('{}', () => person?.surname ?? ''),
    'recipient.isNamed': person !== null,
  };
}
