import type { Language } from '@prorata/domain/vocabulary';
import type { Letterhead } from '../letter/compose-letter.ts';
import { sampleOf, VARIABLES, type Values, type VariableName } from './variables.ts';

/** Invented values for every variable, as the preview shows them and every test of a text fills them in. */
export function sampleValues(language: Language): Values {
  const names = Object.keys(VARIABLES) as VariableName[];
  // Sound: the sample of a variable is of its kind.
  return Object.fromEntries(names.map((name) => [name, sampleOf(name, language)])) as unknown as Values;
}

const ATTENTION: Readonly<Record<Language, string>> = {
  nl: 't.a.v. mevrouw Hilde Goossens',
  fr: 'à l’attention de Madame Hilde Goossens',
  de: 'z. Hd. Frau Hilde Goossens',
  en: 'for the attention of Ms Hilde Goossens',
};

/** Under the sample of a mail. */
export const SAMPLE_IMPRINT = {
  enterpriseNumber: '1999.001.135',
  genuineLink: 'https://app.prorata.example/genuine',
  privacyLink: 'https://app.prorata.example/privacy-policy',
};

/** What stands around the sample text, with the invented office and creditor of the sample values. */
export function sampleLetterhead(language: Language): Letterhead {
  const values = sampleValues(language);
  return {
    language,
    sender: {
      name: values['office.name'],
      address: values['office.address'],
      phone: values['office.phone'],
      email: values['office.email'],
      enterpriseNumber: SAMPLE_IMPRINT.enterpriseNumber,
      logo: null,
    },
    links: { genuine: SAMPLE_IMPRINT.genuineLink, privacy: SAMPLE_IMPRINT.privacyLink },
    addressee: [values['recipient.name'], ATTENTION[language], 'Haverwerf 27', '2800 Mechelen'],
    isRegistered: true,
    place: 'Mechelen',
    date: '2026-10-28',
    dossierNumber: values['dossier.number'],
    defendantName: values['defendant.name'],
    hasSeveralDefendants: values['defendant.isSeveral'],
  };
}
